// The little Markdown that the rules pages are written in, as data for a component.

export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const kind = match[1] ? "strong" : match[2] ? "em" : "code";
    found.push({ kind, text: (match[1] ?? match[2] ?? match[3])! });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

export function blocks(source: string): Block[] {
  return source
    .split(/\n(?:\s*\n)+|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => block(part.split("\n")));
}

function block(lines: string[]): Block[] {
  const [first = ""] = lines;
  const heading = /^(#+)\s+(.*)/.exec(first);
  if (heading) return [{ kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) }];
  if (first.startsWith("|")) return [table(lines)];
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start < 0) return [{ kind: "paragraph", spans: spans(lines.map((line) => line.trim()).join(" ")) }];
  const before: Block[] = start > 0 ? block(lines.slice(0, start)) : [];
  return [...before, list(lines.slice(start))];
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: Boolean(ITEM.exec(lines[0]!)?.[1]), items: items.map(spans) };
}

function table(lines: string[]): Block {
  const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}
