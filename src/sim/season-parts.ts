/** Splits one replay run into parts that add up to it. All counts are whole numbers, so the merged output is identical to the byte. */
import { fingerprint } from "../kernel/hash/index.js";
import { fault, type Issue } from "../kernel/issue/index.js";
import { readPart, type PartOf } from "./part-of.js";
import { addSeasons, type SeasonCounts } from "./replayed.js";

export const PART_FORMAT = "pressbox/replay-part";
const AGAIN = "make the part again: pressbox replay-season ... --part";
/** Missing parts to name one by one. */
const MOST_NAMED = 8;

/** What all parts of a run share; `run` is any JSON value. */
export interface SeasonPart<Run> extends PartOf {
  readonly format: string;
  /** Version of Pressbox that played it; earlier ones wrote none. */
  readonly pressbox?: string;
  readonly run: Run;
  readonly counts: SeasonCounts;
  /** Of everything else in the file: a changed count would change every figure of the merge. */
  readonly checksum: string;
}

const checksumOf = ({ part, of, pressbox, run, counts }: Omit<SeasonPart<unknown>, "checksum" | "format">): string =>
  fingerprint(JSON.parse(JSON.stringify({ part, of, pressbox, run, counts })));

/** @param pressbox version that played the part */
export function partFile<Run>(of: PartOf, run: Run, counts: SeasonCounts, pressbox: string): SeasonPart<Run> {
  const part = { ...of, pressbox, run, counts };
  return { format: PART_FORMAT, ...part, checksum: checksumOf(part) };
}

/** A part, read from its file. */
export interface ReadPart<Run> {
  readonly file: string;
  readonly value: SeasonPart<Run>;
}

type Tree = Readonly<Record<string, unknown>> | readonly unknown[] | number;

/** True if a tree has the keys and lengths of another, and whole numbers in the same places. */
function isLike(tree: unknown, other: Tree): boolean {
  if (typeof other === "number") return Number.isSafeInteger(tree);
  if (tree === null || typeof tree !== "object" || Array.isArray(tree) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(tree), Object.keys(other)];
  return (
    keys.length === others.length &&
    others.every((key) => isLike((tree as Record<string, unknown>)[key], (other as Record<string, Tree>)[key]))
  );
}

/** Reads a part of a run from its file's text, whatever season it is of; returns the error if it is invalid. */
export function readPartFile<Run>(text: string, file: string): ReadPart<Run> | Issue {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (text.includes(PART_FORMAT))
      return fault("part-cut", "the part is incomplete or was changed: it is not valid JSON", { file, hint: AGAIN });
  }
  const part = value as Partial<SeasonPart<Run>> | null | undefined;
  if (part?.format !== PART_FORMAT)
    return fault("part-file", "this file is not a part of a replayed season", {
      file,
      hint: "pressbox replay-season ... --part i/n writes such files",
    });
  const { part: number, of, run, counts, checksum } = part;
  if (readPart(`${number}/${of}`) === undefined || run === undefined || counts === undefined)
    return fault("part-file", `expected a part such as 3/16, its run and its counts; found ${number}/${of}`, {
      file,
      hint: AGAIN,
    });
  if (checksum !== checksumOf(part as SeasonPart<Run>)) {
    const message = "the part was changed, or another version of Pressbox wrote it: its checksum is wrong";
    return fault("part-changed", message, { file, hint: AGAIN });
  }
  return { file, value: part as SeasonPart<Run> };
}

/** Reads a part of this season; returns the error if it is invalid. @param like counts with the expected shape */
export function parsePart<Run>(text: string, file: string, like: SeasonCounts): ReadPart<Run> | Issue {
  const read = readPartFile<Run>(text, file);
  if (!("value" in read)) return read;
  const { shape, ...others } = read.value.counts;
  const { shape: likeShape, ...likeOthers } = like;
  if (!isLike(others, likeOthers as unknown as Tree) || (shape && !isLike(shape, likeShape as unknown as Tree)))
    return fault("part-counts", "the counts in the part do not fit this season's teams", {
      file,
      hint: "make the part again with the same statistics and the same version of Pressbox",
    });
  return read;
}

/** Parts of several versions: those that the version in use did not play, or else those unlike the first. */
export function versionIssues(parts: readonly ReadPart<unknown>[], running: string): Issue[] {
  const versions = parts.map(({ value }) => value.pressbox);
  if (new Set(versions).size < 2) return [];
  const wanted = versions.includes(running) ? running : versions[0];
  const words = (version: string | undefined): string =>
    version === undefined ? "an earlier Pressbox" : `Pressbox ${version}`;
  const like = parts[versions.indexOf(wanted)].file;
  return parts
    .filter(({ value }) => value.pressbox !== wanted)
    .map(({ file, value }) =>
      fault("part-version", `${words(value.pressbox)} played the part; ${words(wanted)} played ${like}`, {
        file,
        hint: "make all parts with the same version",
      }),
    );
}

/** Adds up all parts, or returns the issues: missing and repeated parts, and those of another run. */
export function mergeParts<Run>(parts: readonly ReadPart<Run>[]): {
  readonly counts?: SeasonCounts;
  readonly issues: Issue[];
} {
  const [first] = parts;
  const { of } = first.value;
  const issues: Issue[] = [];
  const run = JSON.stringify(first.value.run);
  const shaped = first.value.counts.shape !== undefined;
  const files = new Map<number, string>();
  for (const { file, value } of parts) {
    const twin = files.get(value.part);
    if (value.of !== of)
      issues.push(
        fault("part-of", `expected a part of ${of}, like ${first.file}; found ${value.part}/${value.of}`, { file }),
      );
    else if (twin !== undefined)
      issues.push(
        fault("part-twice", `part ${value.part}/${of} is also in ${twin}`, { file, hint: "name each part once" }),
      );
    else {
      files.set(value.part, file);
      if (JSON.stringify(value.run) !== run)
        issues.push(
          fault(
            "part-run",
            `the part is not from the same run as ${first.file}${otherwise(first.value.run, value.run)}`,
            {
              file,
              hint: "make all parts with the same statistics, rules, coach, seed, times and options",
            },
          ),
        );
      else if ((value.counts.shape !== undefined) !== shaped)
        issues.push(
          fault("part-shape", `the part was made ${shaped ? "without" : "with"} --shape, unlike ${first.file}`, {
            file,
            hint: "make all parts with --shape, or all without it",
          }),
        );
    }
  }
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((part) => !files.has(part));
  if (missing.length > 0 && parts.every(({ value }) => value.of === of)) {
    const named = missing.slice(0, MOST_NAMED).map((part) => `${part}/${of}`);
    if (missing.length > MOST_NAMED) named.push(`and ${missing.length - MOST_NAMED} more`);
    const hint = `run pressbox replay-season ... --part ${missing[0]}/${of}`;
    issues.push(fault("part-missing", `parts are missing: ${named.join(", ")}`, { file: first.file, hint }));
  }
  if (issues.length > 0) return { issues };
  const inOrder = [...parts].sort((a, b) => a.value.part - b.value.part);
  return { counts: addSeasons(inOrder.map(({ value }) => value.counts)), issues };
}

/** What differs between the heads of two runs: `: seed 4, not 3`. */
function otherwise(first: unknown, other: unknown): string {
  const headOf = (run: unknown): Readonly<Record<string, unknown>> =>
    (run as { head?: Record<string, unknown> }).head ?? {};
  const [one, two] = [headOf(first), headOf(other)];
  const found = Object.keys(one).filter((key) => one[key] !== two[key]);
  return found.length === 0
    ? ""
    : `: ${found.map((key) => `${key} ${String(two[key])}, not ${String(one[key])}`).join("; ")}`;
}
