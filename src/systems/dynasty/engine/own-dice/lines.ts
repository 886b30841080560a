/** Parses the lines of a dice file: `6 2 3* 1*`, `4= 2 3`, `3 4 +1`, `5* 4 extend`, `5 die`, `extend`. */
import { fault, type Issue } from "../../../../kernel/issue/index.js";
import { placeOf, type Locate, type Path } from "../../rules/index.js";
import { SECTIONS, type DiceLog, type Section } from "./schema.js";

/** One line of a section. */
export interface LogLine {
  /** Its location, for messages: `season 3 regular[1]`. */
  readonly at: string;
  readonly path: Path;
  /** The dice, in position. Empty on an `extend` line. */
  readonly faces: readonly number[];
  /** Positions marked `*`: rerolled. */
  readonly rerolled: readonly number[];
  /** Positions marked `=`: turned. */
  readonly turned: readonly number[];
  /** `+n` after offseason dice: modifiers bought for this roll. */
  readonly modifiers: number;
  /** `extend`: extensions bought here, before anything else. */
  readonly extensions: number;
  /** `extend` after offseason dice: extensions bought after the reroll was paid, before it was rolled. */
  readonly extendedBetween: number;
  /** Front Office: the option taken: `die`, `again`, `+3`. */
  readonly taken?: string;
}

export type SeasonLog = Readonly<Record<Section, readonly LogLine[] | undefined>>;

/** All lines of all seasons, or every error in them. */
export function readLines(
  log: DiceLog,
  locate: Locate,
): { readonly seasons: readonly SeasonLog[]; readonly issues: Issue[] } {
  const issues: Issue[] = [];
  const seasons = log.seasons.map((season, s) =>
    Object.fromEntries(SECTIONS.map((section) => [section, readSection(season[section], section, s, locate, issues)])),
  ) as unknown as SeasonLog[];
  return { seasons, issues };
}

type Written = DiceLog["seasons"][number]["offSeason"];

function readSection(
  written: Written | undefined,
  section: Section,
  season: number,
  locate: Locate,
  issues: Issue[],
): LogLine[] | undefined {
  if (written === undefined) return undefined;
  const path = ["seasons", season, section];
  const name = `season ${season + 1} ${section}`;
  // A list of bare numbers is a single roll: [6, 2, 3]. In the Front Office it is one die after another.
  const oneRoll =
    Array.isArray(written) && section !== "frontOffice" && written.every((entry) => typeof entry === "number");
  const list = !Array.isArray(written) ? [written] : oneRoll ? [written.join(" ")] : written;
  return list.flatMap((entry, i) => {
    const many = Array.isArray(written) && !oneRoll;
    const at = many ? `${name}[${i}]` : name;
    const line = readLine(String(entry), section, at, many ? [...path, i] : path);
    if ("line" in line) return [line.line];
    issues.push(
      fault("dice-line", line.problem, {
        ...placeOf(locate, many ? [...path, i] : path),
        path: at,
        hint: hintFor(section),
      }),
    );
    return [];
  });
}

type Read = { readonly line: LogLine } | { readonly problem: string };

function readLine(text: string, section: Section, at: string, path: Path): Read {
  const [faces, rerolled, turned] = [[] as number[], [] as number[], [] as number[]];
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const empty = { at, path, faces, rerolled, turned, modifiers: 0, extensions: 0, extendedBetween: 0 };
  if (words[0] === "extend") {
    const extensions = words.length === 1 ? 1 : Number(words[1]);
    if (section === "frontOffice") return { problem: "no extension is for sale in the Front Office (D12)" };
    if (words.length > 2 || !Number.isInteger(extensions) || extensions < 1) {
      return { problem: `"${text}" is not a purchase; expected extend, or extend 2` };
    }
    return { line: { ...empty, extensions } };
  }
  let modifiers = 0;
  let extendedBetween = 0;
  let taken: string | undefined;
  for (const word of words) {
    const die = /^(-?\d+)([*=]?)$/.exec(word);
    if (section === "frontOffice" && faces.length === 1) {
      if (taken !== undefined) return { problem: `"${text}" says twice what was taken` };
      taken = word;
    } else if (die) {
      const face = Number(die[1]);
      if (face < 1 || face > 6) return { problem: `a d6 cannot show ${face}; expected 1 to 6` };
      if (die[2] === "*") rerolled.push(faces.length);
      if (die[2] === "=") turned.push(faces.length);
      faces.push(face);
    } else if (section === "offSeason" && /^\+\d+$/.test(word)) modifiers += Number(word);
    else if (section === "offSeason" && word === "extend" && rerolled.length > 0) extendedBetween++;
    else if (word === "extend") return { problem: `"${text}" holds dice; expected extend on a line of its own` };
    else return { problem: `"${word}" cannot be read in "${text}"` };
  }
  if (faces.length === 0) return { problem: `"${text}" shows no dice` };
  return { line: { ...empty, modifiers, extendedBetween, ...(taken === undefined ? {} : { taken }) } };
}

function hintFor(section: Section): string {
  if (section === "offSeason") return "write the two dice, for example 3 4, or 3 4 +1 with a bought modifier";
  if (section === "frontOffice") return "write the die and what was taken, for example 5 die";
  return "write all dice, Coach Die first, for example 6 2 3; mark rolled-again dice with * and a turned Coach Die with =";
}
