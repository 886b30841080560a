/** Paths into data, and the file locations they lead to. */
import type { Place } from "./issue.js";

/** Keys and indices from the top: `["teams", 3, "scores"]`. */
export type Path = readonly (string | number)[];

/** Finds the location of a value (or its key) in the file it was read from; only the data layer can. */
export type Locate = (path: Path, part?: "key" | "value") => Place;

/** For values that did not come from a file. */
export const nowhereKnown: Locate = () => ({});

/** `teams[3].scores`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? key : `${text}.${key}`;
  }, "");
}

/** `teams[3].scores` -> the path it was written from. */
export function parsePath(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map((part) => (part[1] === undefined ? part[0] : Number(part[1])));
}

/** Location and path of a value, ready to spread into an issue. */
export function placeOf(locate: Locate, path: Path, part: "key" | "value" = "value"): Place {
  return { ...locate(path, part), path: formatPath(path) };
}

/** True for data with keys, as files usually are. */
export const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && !Array.isArray(data);
