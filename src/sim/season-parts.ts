/** One run of a season that is played again, in parts that add up to it: whole numbers, so that the parts make the same to the byte. */
import { fault, type Issue } from "../kernel/issue/index.js";
import { addSeasons, type SeasonCounts } from "./replayed.js";

/** Seasons that are played when no one says how many. */
export const USUAL_TIMES = 10;

const FORMAT = "pressbox/replay-part";

/** The i-th of n parts, both from 1. */
export interface PartOf {
  readonly part: number;
  readonly of: number;
}

/** `3/16`; undefined for anything else. */
export function readPart(text: string): PartOf | undefined {
  const [, i, n] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim()) ?? [];
  const [part, of] = [Number(i), Number(n)];
  return part >= 1 && part <= of ? { part, of } : undefined;
}

/** Seasons of a part: its first one, and how many; they differ by one at most. */
export function seasonsOfPart({ part, of }: PartOf, times: number): { readonly from: number; readonly count: number } {
  const from = Math.floor(((part - 1) * times) / of);
  return { from, count: Math.floor((part * times) / of) - from };
}

/** What all parts of a run have in common; `run` is anything that JSON holds. */
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

/** A part as its file says. */
export interface ReadPart<Run> {
  readonly file: string;
  readonly value: SeasonPart<Run>;
}

type Tree = Readonly<Record<string, unknown>> | readonly unknown[] | number;

/** True where a tree has the keys and lengths of another one, and whole numbers in their places. */
function isLike(tree: unknown, other: Tree): boolean {
  if (typeof other === "number") return Number.isSafeInteger(tree);
  if (tree === null || typeof tree !== "object" || Array.isArray(tree) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(tree), Object.keys(other)];
  return (
    keys.length === others.length &&
    others.every((key) => isLike((tree as Record<string, unknown>)[key], (other as Record<string, Tree>)[key]))
  );
}

/** A part of a run, from the text of its file, or what is wrong with it. @param like counts of such a run */
export function parsePart<Run>(text: string, file: string, like: SeasonCounts): ReadPart<Run> | Issue {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const part = value as Partial<SeasonPart<Run>> | undefined;
  const hint = "pressbox replay-season ... --part i/n writes such files";
  if (part?.format !== FORMAT) return fault("part-file", "the file is not a part of a replayed season", { file, hint });
  if (readPart(`${part.part}/${part.of}`) === undefined || part.run === undefined)
    return fault("part-file", `expected a part such as 3/16, found ${part.part}/${part.of}`, { file, hint });
  const { shape, ...counts } = part.counts ?? ({} as SeasonCounts);
  const { shape: shaped, ...others } = like;
  if (!isLike(counts, others as unknown as Tree) || (shape !== undefined && !isLike(shape, shaped as unknown as Tree)))
    return fault("part-counts", "the counts of the part are not those of this season's teams", {
      file,
      hint: "write the part again, with the same statistics and the same version of Pressbox",
    });
  return { file, value: part as SeasonPart<Run> };
}

/** All parts added up, or what is missing, twice or of another run: an issue for each file. */
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
        fault("part-of", `expected a part of ${of}, as ${first.file} is, found ${value.part}/${value.of}`, { file }),
      );
    else if (twin !== undefined)
      issues.push(
        fault("part-twice", `part ${value.part}/${of} is in ${twin}, too`, { file, hint: "name each part once" }),
      );
    else if (JSON.stringify(value.run) !== run)
      issues.push(
        fault("part-run", `the part is of another run than ${first.file}`, {
          file,
          hint: "write all parts with the same statistics, rules, coach, seed, times and options",
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
