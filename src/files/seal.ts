/** Checksums of the parts of a kept file that people do not edit: any accidental change is reported. */
import { fnv1aText } from "../kernel/hash/index.js";
import { fault, type Issue } from "../kernel/issue/index.js";
import type { LocateValue } from "../text/data-file.js";

type Parts = Readonly<Record<string, unknown>>;
type Seal = Readonly<Record<string, string>>;

const sums = new WeakMap<object, string>();

/** Eight hex digits; parts that steps pass on unchanged are hashed once. */
function sumOf(part: unknown): string {
  const known = sums.get(part as object);
  if (known !== undefined) return known;
  const sum = fnv1aText(JSON.stringify(part)).toString(16).padStart(8, "0");
  if (typeof part === "object" && part !== null) sums.set(part, sum);
  return sum;
}

const sealOf = (parts: Parts): Seal =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, sumOf(part)]));

/** The same data with its checksums at the end. */
export function withSeal(data: object, sealed: Parts): object {
  const rest = Object.entries(data).filter(([key]) => key !== "seal");
  return { ...Object.fromEntries(rest), seal: sealOf(sealed) };
}

/** Parts changed since the file was written; none if the checksums were removed, which someone did on purpose. */
export function sealIssues(data: unknown, sealed: Parts, locate: LocateValue): Issue[] {
  const { seal } = data as { readonly seal?: Seal };
  if (seal === undefined) return [];
  return Object.entries(sealOf(sealed)).flatMap(([key, sum]) => {
    if (seal[key] === sum) return [];
    const hint = "undo the change or, if you meant it, delete the last line (seal)";
    const what = Object.hasOwn(data as object, key) ? `"${key}"` : "rules, seed, dice, week or schedule";
    const path = Object.hasOwn(data as object, key) ? [key] : [];
    return [fault("file-changed", `${what} changed since Pressbox wrote this file`, { ...locate(path), hint })];
  });
}
