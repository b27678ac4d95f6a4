// A set's cards as written in notation, and back.

export interface Shape {
  plain: number;
  double: number;
  half: number;
  wild: number;
}

/** A set's cards in notation: 2+double+half+wild1. */
export function shapeText({ plain, double, half, wild }: Shape): string {
  return [`${plain}`, ...(double ? ["double"] : []), ...(half ? ["half"] : []), ...(wild ? [`wild${wild}`] : [])].join(
    "+",
  );
}

export function shapeOf(text: string): Shape {
  const [plain, ...rest] = text.split("+");
  const wild = rest.find((part) => part.startsWith("wild"));
  return {
    plain: Number(plain),
    double: rest.includes("double") ? 1 : 0,
    half: rest.includes("half") ? 1 : 0,
    wild: wild ? Number(wild.slice(4)) : 0,
  };
}

/** A set's cards one by one, the butler first. */
export function cardsOf(type: string, text: string): string[] {
  const { plain, double, half, wild } = shapeOf(text);
  const many = (id: string, count: number) => Array<string>(count).fill(id);
  return [
    "butler",
    ...many(type, plain),
    ...many(`${type}-double`, double),
    ...many(`${type}-half`, half),
    ...many("wild", wild),
  ];
}

/** The size used to compare sets and to count the bonus. */
export function sizeOf(shape: Shape): number {
  return 1 + shape.plain + 2 * shape.double + shape.half + shape.wild;
}
