import { expect, test } from "vitest";
import { blocks, spans } from "./markdown";

test("rules are read as headings, paragraphs, lists and tables", () => {
  const kinds = blocks("# Title\nSome **bold** text\n\n- one\n- two\n  more\n\n| a | b |\n|---|---|\n| 1 | 2 |").map((block) => block.kind);
  expect(kinds).toEqual(["heading", "paragraph", "list", "table"]);
  expect(spans("a **b** `c`").map((span) => span.kind)).toEqual(["text", "strong", "text", "code"]);
});
