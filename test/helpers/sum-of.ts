/** A short sum of data, for goldens that say what moved where all of it would be too long to read. */
import { createHash } from "node:crypto";

/** Digits that every machine gets from the same steps. */
const DIGITS = 9;
const rounded = (_: string, value: unknown): unknown =>
  typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;

/** @returns twelve hexadecimal digits; functions count as nothing */
export const sumOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value, rounded) ?? "nothing")
    .digest("hex")
    .slice(0, 12);
