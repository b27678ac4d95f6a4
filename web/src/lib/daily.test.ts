import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { dailyKept, noteDaily } from "./daily";

const secret = "ab".repeat(32);
const commitment = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a secret is compared with what this device noted first", () => {
  expect(dailyKept("2026-11-16", secret, commitment)).toBe("fits");
  noteDaily("2026-11-16", commitment);
  expect(dailyKept("2026-11-16", secret, commitment)).toBe("kept");
  noteDaily("2026-11-17", "00".repeat(32));
  noteDaily("2026-11-17", commitment);
  expect(dailyKept("2026-11-17", secret, commitment)).toBe("broken");
  expect(dailyKept("2026-11-18", "cd".repeat(32), commitment)).toBe("broken");
});
