import { expect, test } from "vitest";
import { clockText } from "./clock";

const days = (count: number, hours: number) => `${count}d${hours}h`;

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [59_001, "1:00"],
  [65_000, "1:05"],
  [3_725_000, "1:02:05"],
  [90_000_000, "1d1h"],
])("%i milliseconds are %s", (milliseconds, text) => expect(clockText(milliseconds, days)).toBe(text));
