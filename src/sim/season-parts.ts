/** Splits one replay run into parts that add up to it. All counts are whole numbers, so the merged output is identical to the byte. */
import { fault, type Issue } from "../kernel/issue/index.js";
import { readPart, type PartOf } from "./part-of.js";
import { addSeasons, type SeasonCounts } from "./replayed.js";

const FORMAT = "pressbox/replay-part";

/** What all parts of a run share; `run` is any JSON value. */
export interface SeasonPart<Run> extends PartOf {
  readonly format: string;
  readonly run: Run;
  readonly counts: SeasonCounts;
}

export const partFile = <Run>(of: PartOf, run: Run, counts: SeasonCounts): SeasonPart<Run> => ({
  format: FORMAT,
  ...of,
  run,
  counts,
});

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

/** Reads a part of a run from its file's text; returns the error if it is invalid. @param like counts with the expected shape */
export function parsePart<Run>(text: string, file: string, like: SeasonCounts): ReadPart<Run> | Issue {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const part = value as Partial<SeasonPart<Run>> | undefined;
  const hint = "pressbox replay-season ... --part i/n writes such files";
  if (part?.format !== FORMAT)
    return fault("part-file", "this file is not a part of a replayed season", { file, hint });
  if (readPart(`${part.part}/${part.of}`) === undefined || part.run === undefined)
    return fault("part-file", `expected a part such as 3/16; found ${part.part}/${part.of}`, { file, hint });
  const { shape, ...counts } = part.counts ?? ({} as SeasonCounts);
  const { shape: shaped, ...others } = like;
  if (!isLike(counts, others as unknown as Tree) || (shape !== undefined && !isLike(shape, shaped as unknown as Tree)))
    return fault("part-counts", "the counts in the part do not fit this season's teams", {
      file,
      hint: "make the part again with the same statistics and the same version of Pressbox",
    });
  return { file, value: part as SeasonPart<Run> };
}

/** Adds up all parts, or returns an issue per file: missing, repeated, or from another run. */
export function mergeParts<Run>(parts: readonly ReadPart<Run>[]): {
  readonly counts?: SeasonCounts;
  readonly issues: Issue[];
} {
  const [first] = parts;
  const { of } = first.value;
  const issues: Issue[] = [];
  const run = JSON.stringify(first.value.run);
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
    else if (JSON.stringify(value.run) !== run)
      issues.push(
        fault("part-run", `the part is not from the same run as ${first.file}`, {
          file,
          hint: "make all parts with the same statistics, rules, coach, seed, times and options",
        }),
      );
    else files.set(value.part, file);
  }
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((part) => !files.has(part));
  if (issues.length === 0 && missing.length > 0) {
    const named = missing.map((part) => `${part}/${of}`).join(", ");
    const hint = `run pressbox replay-season ... --part ${missing[0]}/${of}`;
    issues.push(fault("part-missing", `parts are missing: ${named}`, { file: first.file, hint }));
  }
  if (issues.length > 0) return { issues };
  const inOrder = [...parts].sort((a, b) => a.value.part - b.value.part);
  return { counts: addSeasons(inOrder.map(({ value }) => value.counts)), issues };
}
