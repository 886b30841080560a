/** The tables in force as words and signs: mat, reference card and large print say them alike. */
import { fault, UserError } from "../../../kernel/issue/index.js";
import { forEachRoll } from "../../../kernel/dice/index.js";
import {
  fittingRows,
  regularRow,
  type DynastyRules,
  type Effect,
  type FrontOfficeRow,
  type OffSeasonRow,
  type PlayoffEntry,
  type Round,
} from "../rules/index.js";
import { DASH, PATTERN_DICE, PATTERN_NAMES, ROUND_NAMES, signed } from "./shared.js";

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** `three`; figures above ten. */
export const countWord = (n: number): string => COUNTS[n] ?? `${n}`;
/** `fourth`; `11th` above ten. */
export const ordinalWord = (n: number): string => ORDINALS[n] ?? `${n}th`;
/** `4–6`, or one number when both ends are the same. */
export const rangeText = (from: number, to: number): string => (from === to ? `${from}` : `${from}${DASH}${to}`);
/** `a, b or c`. */
export const listOr = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items[items.length - 1]}`;
export const plural = (n: number, one: string, many: string): string => (Math.abs(n) === 1 ? one : many);
export const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

/**
 * Height of the rows that share `room` millimetres.
 * @throws UserError `rows-too-many` when a table of house rules leaves them less than `least`, too low to read.
 */
export function rowHeight(room: number, count: number, least: number, table: string): number {
  if (room / count >= least) return room / count;
  const most = Math.floor(room / least);
  throw new UserError(
    fault("rows-too-many", `the ${table} table takes ${count} rows; this sheet holds ${most}`, {
      path: `tables.${table}`,
      hint: "shorten the table, or print the sheet with --theme large-print",
    }),
  );
}

/** All dice on the table: Team Dice, the influence die and two for the off-season. */
export const diceInAll = (rules: DynastyRules): number => rules.tables.setup.diceMax + 3;

/**
 * The fewest Team Dice that can show each row of the season table, by enumeration of every roll;
 * undefined for a row that no number of dice in these rules can reach.
 */
export function diceNeeded(rules: DynastyRules): (number | undefined)[] {
  const { regularSeason, setup } = rules.tables;
  const needed = new Array<number | undefined>(regularSeason.length).fill(undefined);
  for (let count = setup.diceMin; count <= setup.diceMax && needed.includes(undefined); count++) {
    forEachRoll(count, 6, (faces) => {
      for (const first of [true, false]) {
        const found = rules.switches.mustTakeBest
          ? [regularRow(rules, faces[0], faces, first)]
          : fittingRows(rules, faces[0], faces, first);
        for (const row of found) needed[row] ??= count;
      }
    });
  }
  return needed;
}

export interface PrintedRegularRow {
  readonly name: string;
  /** `on the first roll, nothing spent`; empty for the others. */
  readonly first: string;
  /** Coach Die faces: `4–6`; empty when any will do. */
  readonly coach: string;
  readonly dice: readonly number[];
  /** `16–0`; two lines where the Coach Die decides. */
  readonly record: readonly string[];
  readonly coachWins: boolean;
  readonly entry: PlayoffEntry;
  /** Fewest dice; empty when the row cannot come up. */
  readonly needs: string;
}

export function regularRows(rules: DynastyRules): PrintedRegularRow[] {
  const { games } = rules.tables.setup;
  const needed = diceNeeded(rules);
  const first = rules.switches.firstRollSurvivesCoachChange
    ? "on the first roll, nothing rolled again"
    : "on the first roll, nothing spent";
  return rules.tables.regularSeason.map((row, i) => {
    const record = (wins: number): string => `${wins}${DASH}${row.losses === "rest" ? games - wins : row.losses}`;
    const [low, high] = row.coach ?? [1, 6];
    return {
      name: PATTERN_NAMES[row.pattern],
      first: row.firstRoll ? first : "",
      coach: row.coach ? rangeText(low, high) : "",
      dice: PATTERN_DICE[row.pattern],
      record: row.wins === "coach" ? [record(low), `to ${record(high)}`] : [record(row.wins)],
      coachWins: row.wins === "coach",
      entry: row.playoffs,
      needs: needed[i] === undefined ? "" : `${needed[i]}`,
    };
  });
}

/** `9–7`, or `1–15 to 6–10`. */
export const recordOf = (row: PrintedRegularRow): string => row.record.join(" ");
/** How wins are read when nothing scores (D7). */
export const coachWinsText = (rules: DynastyRules): string =>
  rules.switches.nothingWins === "natural" ? "Coach Die as rolled = wins" : "Coach Die = wins";

/** Total of an off-season row; the last one holds for all above it. */
export function totalText(rows: readonly OffSeasonRow[], i: number): string {
  const { from, to } = rows[i];
  return i === rows.length - 1 ? `${from}+` : rangeText(from, to);
}

/** `+1 die, +3 influence`; `nothing` when neither moves. */
export function effectText({ dice, influence }: Effect): string {
  const parts = [
    dice === 0 ? "" : `${signed(dice)} ${plural(dice, "die", "dice")}`,
    influence === 0 ? "" : `${signed(influence)} influence`,
  ];
  return parts.filter((part) => part !== "").join(", ") || "nothing";
}

/** A row's effect in words, the coach's choice included. */
export function rowEffectText(row: OffSeasonRow | FrontOfficeRow): string {
  if ("frontOffice" in row && row.frontOffice) return "roll on Front Office Drama";
  if (!("choice" in row) || !row.choice) return effectText(row);
  return row.choice.map((option) => (option === "rollAgain" ? "roll again" : effectText(option))).join(" or ");
}

/** `+1, from season 11 on +2`. */
export function gainText(rules: DynastyRules): string {
  const { influenceGain, setup } = rules.tables;
  return influenceGain
    .filter((gain) => gain.from <= setup.seasons)
    .map((gain, i) => (i === 0 ? `+${gain.gain}` : `from season ${gain.from} on +${gain.gain}`))
    .join(", ");
}

/** `7 wins or fewer` (D8). */
export function losingText(rules: DynastyRules): string {
  const { losingWins, games } = rules.tables.setup;
  const even = rules.switches.evenIsLosing && games % 2 === 0 && losingWins < games / 2;
  return `${losingWins} wins or fewer${even ? `, or ${games / 2}${DASH}${games / 2}` : ""}`;
}

/** True when the season before the first counts as losing: its +1 is there from the start (D24). */
export const losingStart = ({ tables: { setup } }: DynastyRules): boolean => setup.previousWins <= setup.losingWins;

export interface InfluenceUse {
  readonly id: "reroll" | "coach" | "modifier" | "extend";
  readonly strong: string;
  readonly text: string;
  /** Off-season, regular season, playoffs. */
  readonly phases: readonly [boolean, boolean, boolean];
}

/** What a point of influence buys, and when; uses that the rules in force switch off are left out. */
export function influenceUses(rules: DynastyRules): InfluenceUse[] {
  const { switches, tables } = rules;
  const scope = {
    any: "any dice of that roll",
    all: switches.offSeasonReroll === "both" ? "all dice of that roll" : "all dice (in the off-season one or both)",
  };
  const one =
    switches.rerollScope === "any" && switches.offSeasonReroll === "both"
      ? "any dice (in the off-season both)"
      : scope[switches.rerollScope];
  const window = { anyDecision: "", duringPhasesOnly: ", during a phase", notAfterLastRoll: ", before a roll" }[
    switches.extendWindow
  ];
  const uses: InfluenceUse[] = [
    { id: "reroll", strong: "re-roll", text: one, phases: [true, true, true] },
    { id: "coach", strong: "turn the Coach Die", text: "to a face you like", phases: [false, true, true] },
    { id: "modifier", strong: "add 1", text: "to the 2d6, before rolling", phases: [true, false, false] },
    {
      id: "extend",
      strong: "extend the contract",
      text: `by ${tables.extension.bought} ${plural(tables.extension.bought, "season", "seasons")}${window}`,
      phases: [true, true, true],
    },
  ];
  const sold = switches.boughtExtensions === "allowed" && switches.contract === "normal";
  return uses.filter(({ id }) => (id === "coach" ? switches.coachChange === "allowed" : id === "extend" ? sold : true));
}

/** Behind the words "Natural 6". */
export const naturalSixText = (rules: DynastyRules): string =>
  rules.switches.naturalSix === "everyRoll"
    ? "on the Coach Die in phase 2 or 3: take 1 at once"
    : "on a first roll\u2019s Coach Die (phase 2 or 3): take 1";

/** Which hands win a round besides those named (D5). */
export const playoffNote = (rules: DynastyRules): string =>
  rules.switches.playoffMatch === "contains"
    ? "A bigger hand wins only if it contains the one named: four of a kind holds three; a full house holds both two pair and three."
    : "A better hand wins too: every hand that stands as high in the season table as the lower one named, or higher.";

/** How a row of the season table is found (D6). */
export const takeRowText = (rules: DynastyRules): string =>
  rules.switches.mustTakeBest ? "take the first row that fits" : "take any row that fits";

/** Rounds as printed: name, winning hands, what the win brings. */
export function playoffRows(rules: DynastyRules) {
  const byes = rules.tables.regularSeason.some((row) => row.playoffs === "bye");
  return rules.tables.playoffs.map((row, i) => ({
    round: row.round,
    name: ROUND_NAMES[row.round].long,
    wins: row.win.map((pattern) => ({ name: PATTERN_NAMES[pattern].toLowerCase(), dice: PATTERN_DICE[pattern] })),
    influence: row.influence === 0 ? "" : `${signed(row.influence)} influence`,
    /** A bye is worth the first round's points (D9) and starts in the second. */
    byeScores: byes && i === 0,
    byeStarts: byes && i === 1,
    points: row.points,
    last: i === rules.tables.playoffs.length - 1,
  }));
}

/** Seasons that a result adds to the contract. */
export function extensionRows({
  tables: { extension },
}: DynastyRules): { readonly plus: string; readonly name: string; readonly years: number }[] {
  return [
    { plus: `+${extension.betterResult}`, name: "A better result\nthan last season", years: extension.betterResult },
    { plus: `+${extension.conferenceTitle}`, name: "Conference title", years: extension.conferenceTitle },
    { plus: `+${extension.bigGame}`, name: "Big Game won", years: extension.bigGame },
  ];
}

/** Points of a season: name and points, in the order they are earned. */
export function scoringRows({ tables }: DynastyRules): { readonly name: string; readonly points: number }[] {
  const names: Record<Round, string> = {
    wildCard: "Wild Card bye or win",
    divisional: "Divisional win",
    conference: "Conference title",
    bigGame: "Big Game win",
  };
  return [
    { name: `Winning season, ${tables.setup.winningWins} wins or more`, points: tables.scoring.winningSeason },
    ...tables.playoffs.map((row) => ({ name: names[row.round], points: row.points })),
  ];
}
