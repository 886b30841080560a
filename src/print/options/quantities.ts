/** `--copies 3` for all cards, `--copies team-cards=2` for the cards of one sheet. */
import { usageError, type OptionSpec } from "./option.js";

export interface Quantities {
  readonly all?: number;
  /** By sheet name, as typed. */
  readonly of: ReadonlyMap<string, number>;
}

const MOST = 1000;

export const quantities: OptionSpec<Quantities> = {
  summary: "how many of each card, or of the cards of one sheet (default: as the sheet says); may be repeated",
  value: "N|SHEET=N",
  default: { of: new Map() },
  repeats: true,
  parse(given, flag, before = { of: new Map() }) {
    const at = given.lastIndexOf("=");
    const sheet = given.slice(0, Math.max(0, at)).trim();
    const count = given.slice(at + 1).trim();
    const number = /^[-+]?\d+$/.test(count) ? Number(count) : NaN;
    if (!(number >= 1 && number <= MOST) || (at >= 0 && sheet === ""))
      throw usageError(
        `${flag} cannot be "${given}"; expected a whole number from 1 to ${MOST}, or a sheet and its number`,
        "write for example --copies 2, or --copies team-cards=2",
      );
    if (sheet === "" ? before.all !== undefined : before.of.has(sheet))
      throw usageError(
        `${flag} says twice how many ${sheet === "" ? "of each card" : `${sheet} there are`}`,
        "say it once",
      );
    return sheet === "" ? { ...before, all: number } : { ...before, of: new Map([...before.of, [sheet, number]]) };
  },
};
