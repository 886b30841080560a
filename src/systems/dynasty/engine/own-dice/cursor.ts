/** Current position in a dice file: which lines of the season are used, and what is wrong with the current one. */
import { fault, UserError } from "../../../../kernel/issue/index.js";
import type { Path } from "../../rules/index.js";
import type { LogLine, SeasonLog } from "./lines.js";
import { SECTIONS, type Section } from "./schema.js";

/** A location in the file: in words for people, as keys for the line number. */
export interface LogPlace {
  readonly at: string;
  readonly path: Path;
}

/** An error that ends reading; `detail.path` becomes file, line and column. */
export function logFault(
  code: string,
  message: string,
  { at, path }: LogPlace,
  more: { readonly rule?: string; readonly hint?: string } = {},
): UserError {
  return new UserError(fault(code, message, { ...more, path: at, detail: { path } }));
}

export class Cursor {
  season = 0;
  /** Lines of the current season used so far, by section. */
  private used = new Map<Section, number>();

  constructor(private readonly seasons: readonly SeasonLog[]) {}

  startSeason(season: number): void {
    this.season = season;
    this.used = new Map();
  }

  get seasonCount(): number {
    return this.seasons.length;
  }

  has(section: Section): boolean {
    return this.seasons[this.season - 1][section] !== undefined;
  }

  /** The next unused line. */
  current(section: Section): LogLine | undefined {
    return this.seasons[this.season - 1][section]?.[this.used.get(section) ?? 0];
  }

  /** The last line used. */
  last(section: Section): LogLine {
    return this.seasons[this.season - 1][section]![(this.used.get(section) ?? 1) - 1];
  }

  advance(section: Section): void {
    this.used.set(section, (this.used.get(section) ?? 0) + 1);
  }

  place(section: Section): LogPlace {
    return { at: `season ${this.season} ${section}`, path: ["seasons", this.season - 1, section] };
  }

  missing(section: Section, message: string): UserError {
    return logFault("dice-missing", message, this.place(section), { hint: `add ${section}: to season ${this.season}` });
  }

  /** The first roll of a section: all its dice, without marks. */
  takeFirstRoll(section: Section, dice: number): LogLine {
    const line = this.current(section);
    if (!line) throw this.missing(section, `the roll of ${dice} dice is missing`);
    const hint =
      section === "offSeason"
        ? "the offseason takes two dice"
        : `the team has ${dice} dice in this part of the season, by its offseason and Front Office rows`;
    checkCount(line, dice, hint);
    if (line.rerolled.length + line.turned.length > 0) {
      throw logFault("dice-play", "the first roll has no marked dice", line, { rule: "section 3" });
    }
    this.advance(section);
    return line;
  }

  /** Nothing may be left over once a season is finished. */
  checkUsedUp(): void {
    for (const section of SECTIONS) {
      const line = this.current(section);
      if (!line) continue;
      const sent = "the offseason total did not lead there";
      const hint = section === "frontOffice" ? sent : "the season did not reach this roll";
      throw logFault("dice-left", `${line.faces.length || "no"} dice are left over`, line, { hint });
    }
  }
}

/** Marked positions of a later line; dice without a mark must be unchanged. */
export function changedDice(line: LogLine, before: readonly number[], mark: "rerolled" | "turned"): readonly number[] {
  checkCount(line, before.length, "write all dice of the roll again, those that stay included");
  const marked = line[mark];
  const moved = line.faces.findIndex((face, i) => face !== before[i] && !marked.includes(i));
  if (moved >= 0) {
    const message = `die ${moved + 1} changed from ${before[moved]} to ${line.faces[moved]} without a mark`;
    const hint = "mark dice that were rolled again with *, a turned Coach Die with =";
    throw logFault("dice-play", message, line, { rule: "section 3", hint });
  }
  if (marked.length === 0) {
    const message = "no die is marked; expected * on every die rolled again, or = on a turned Coach Die";
    throw logFault("dice-play", message, line, { rule: "D2" });
  }
  return marked;
}

function checkCount(line: LogLine, dice: number, hint: string): void {
  const { length } = line.faces;
  if (length === dice) return;
  const message = `found ${length} ${length === 1 ? "die" : "dice"}; expected ${dice}`;
  throw logFault("dice-play", message, line, { rule: "section 3", hint });
}
