/** The checker of game charts: the standard ones and house-rule replacements. */
import { nowhereKnown, type Issue, type Locate } from "../../../kernel/issue/index.js";
import { CALL_ROWS, PENALTY_ROWS, type PenaltyRow } from "./chart.js";
import { ChartFindings } from "./check-cells.js";
import { PLAIN_COLUMNS, SITUATION_COLUMNS, type GameCharts } from "./game-charts.js";
import type { FiveD20Rules } from "./rules.js";

/** Two cells fixed by the rulebook's worked examples. */
const MP_AT_5 = 12;
const INT2_AT_4 = 2;
/** A field goal from the own 1, with the goal posts on the end line. */
const LONGEST_KICK = 116;

export function checkRules({ name, tables }: FiveD20Rules, locate: Locate = nowhereKnown): Issue[] {
  const found = new ChartFindings({ locate, base: ["tables"] });
  checkYards(tables, found);
  checkFouls(tables, found);
  checkOthers(tables, found);
  // A house may use other columns; the rulebook's examples only apply to the standard ones.
  if (name === "standard") {
    const { yardage, interceptions } = tables;
    if (yardage.MP[4] !== MP_AT_5)
      found.error("chart-example", ["yardage", "MP", 4], `MP 5 is ${yardage.MP[4]}; expected ${MP_AT_5}`);
    const second = interceptions[1][3];
    if (second !== INT2_AT_4)
      found.error("chart-example", ["interceptions", 1, 3], `INT 2 at 4 is ${second}; expected ${INT2_AT_4}`);
  }
  return found.issues;
}

function checkYards(
  { yardage, longGains, interceptions, fumbleReturn, sackFumbles }: GameCharts,
  found: ChartFindings,
): void {
  const column = (path: (string | number)[], words: string, yards: readonly number[]): void => {
    if (yards.length !== 20) found.error("chart-rows", path, `${words} has ${yards.length} rows; expected 20`);
    yards.forEach((value, i) => {
      found.within([...path, i], `${words} ${i + 1}`, value, -30, 99);
      if (i === 0 || value >= yards[i - 1]) return;
      found.error("chart-rise", [...path, i], `${words} ${i + 1} is ${value} after ${yards[i - 1]}; columns rise`);
    });
  };
  const rated = (path: (string | number)[], words: string, columns: readonly (readonly number[])[]): void => {
    if (columns.length !== 10) found.error("chart-rows", path, `${words} has ${columns.length} columns; expected 10`);
    columns.forEach((yards, i) => column([...path, i], `${words} ${i + 1}`, yards));
  };
  for (const name of PLAIN_COLUMNS) column(["yardage", name], name, yardage[name]);
  rated(["yardage", "BRK"], "BRK", yardage.BRK);
  rated(["yardage", "LP"], "LP", yardage.LP);
  longGains.forEach(({ from, yards }, i) => {
    const words = `the long gains from ${from}`;
    column(["longGains", i, "yards"], words, yards);
    if (from + yards[0] < 1)
      found.error("chart-range", ["longGains", i, "yards", 0], `${words} lose ${-yards[0]}; expected a gain`);
    if (i === 0 || from > longGains[i - 1].from) return;
    const after = `the long gains from ${from} come after those from ${longGains[i - 1].from}; they rise`;
    found.error("chart-rise", ["longGains", i, "from"], after);
  });
  rated(["interceptions"], "interception returns", interceptions);
  column(["fumbleReturn", "yards"], "fumble returns", fumbleReturn.yards);
  found.within(["fumbleReturn", "no"], "NO", fumbleReturn.no, 0, 20);
  sackFumbles.forEach((k, i) => {
    found.within(["sackFumbles", i], "a row of SACK marked f", k, 1, 20);
    if (i === 0 || k > sackFumbles[i - 1]) return;
    const words = `rows of SACK marked f: ${k} after ${sackFumbles[i - 1]}; numbers rise`;
    found.error("chart-rise", ["sackFumbles", i], words);
  });
}

/**
 * Valid flags, by row and side. A foul at the snap kills it: nothing is added and no down is used. First
 * downs are for the offense, so only on fouls by the defense; lost downs only on fouls by the offense. Kicks lose no
 * down; & is for kicks that may be returned, and on kickoffs every foul is added to the return.
 */
const FLAGS: Readonly<Record<PenaltyRow, Readonly<Record<"off" | "def", string>>>> = {
  SNAP: { off: "", def: "f" },
  RUNNING: { off: "ad", def: "af" },
  COMPLETIONS: { off: "ad", def: "af" },
  INC: { off: "ad", def: "af" },
  SACK: { off: "ad", def: "af" },
  PUNTING: { off: "a&", def: "af&" },
  KICKOFF: { off: "a&", def: "a&" },
  FIELD_GOALS: { off: "a", def: "af" },
};
const PASS_ROWS: readonly PenaltyRow[] = ["COMPLETIONS", "INC", "SACK"];

function checkFlags(flags: string, row: PenaltyRow, side: "off" | "def"): string | undefined {
  const allowed = FLAGS[row][side];
  const some = allowed === "" ? "none" : `some of ${[...allowed].join(", ")}`;
  if ([...flags].some((flag) => !allowed.includes(flag))) return `expected ${some}`;
  if (new Set(flags).size < flags.length) return "expected each flag once";
  if (flags.includes("a") && flags.includes("d"))
    return "expected a or d: yards are added to the play, or the play is lost";
  if (row === "KICKOFF" && !flags.includes("a")) return "expected a: yards on kickoffs are added to the return";
  return undefined;
}

/** PASS is a spot foul by the defense on a pass; SCK is grounding by the offense, which also loses the down. */
function checkYardWord(yards: "PASS" | "SCK", flags: string, row: PenaltyRow, side: "off" | "def"): string | undefined {
  if (yards === "PASS")
    return side === "def" && (row === "INC" || row === "COMPLETIONS")
      ? undefined
      : "PASS is for fouls of the defense in rows of passes";
  const fits = side === "off" && PASS_ROWS.includes(row) && flags.includes("d");
  return fits ? undefined : "SCK is for fouls of the offense in rows of passes, with d";
}

function checkFouls({ penalties }: GameCharts, found: ChartFindings): void {
  for (const row of PENALTY_ROWS) {
    for (const side of ["off", "def"] as const) {
      const list = penalties[row][side];
      const words = `fouls ${row} ${side}`;
      let last = 0;
      list.forEach(({ upTo, name, yards, flags }, i) => {
        const path = ["penalties", row, side, i];
        if (upTo <= last || upTo > 20) {
          found.error("chart-rise", [...path, "upTo"], `${words}, ${name}: ${upTo} after ${last}; numbers rise to 20`);
        }
        last = upTo;
        if (typeof yards === "number") found.within([...path, "yards"], `${words}, ${name},`, yards, 1, 99);
        else {
          const odd = checkYardWord(yards, flags, row, side);
          if (odd) found.error("chart-foul", [...path, "yards"], `${words}, ${name}: ${odd}`);
        }
        const wrong = checkFlags(flags, row, side);
        if (wrong) found.error("chart-flags", [...path, "flags"], `${words}, ${name}: flags "${flags}"; ${wrong}`);
      });
      if (last !== 20) found.error("chart-end", ["penalties", row, side], `${words} ends at ${last}; expected 20`);
    }
  }
}

function checkOthers(
  { situation, kickBlocks, blocked, fronts, outOfBounds, timing }: GameCharts,
  found: ChartFindings,
): void {
  for (const column of SITUATION_COLUMNS) {
    if (situation[column].length !== 5)
      found.error(
        "chart-rows",
        ["situation", column],
        `situation ${column} has ${situation[column].length} rows; expected 5`,
      );
    situation[column].forEach((value, i) =>
      found.within(["situation", column, i], `situation ${column}, row ${i + 1},`, value, -20, 20),
    );
  }
  kickBlocks.forEach(({ under, upTo }, i) => {
    found.within(["kickBlocks", i, "upTo"], "kick blocks", upTo, 0, 20);
    if (i > 0 && under <= kickBlocks[i - 1].under) {
      found.error(
        "chart-rise",
        ["kickBlocks", i, "under"],
        `kick blocks: ${under} after ${kickBlocks[i - 1].under}; lengths rise`,
      );
    }
  });
  const end = kickBlocks[kickBlocks.length - 1].under;
  if (end <= LONGEST_KICK) {
    const words = `kick blocks end under ${end} yards, and longer kicks would never be blocked`;
    const hint = `the last row is for all kicks: under ${LONGEST_KICK + 1} or more`;
    found.error("chart-end", ["kickBlocks", kickBlocks.length - 1, "under"], words, hint);
  }
  found.within(["blocked", "dead"], "blocked kicks, dead", blocked.dead, 0, 20);
  found.within(["blocked", "offense"], "blocked kicks, offense", blocked.offense, blocked.dead, 20);
  for (const row of CALL_ROWS)
    found.within(["fronts", row, "adjust"], `${fronts[row].name}`, fronts[row].adjust, -10, 10);
  found.within(["outOfBounds", "run"], "out of bounds on runs", outOfBounds.run, 1, 21);
  found.within(["outOfBounds", "pass"], "out of bounds on passes", outOfBounds.pass, 1, 21);
  // Every play takes time, and every quarter has some; otherwise a game would never end.
  for (const key of Object.keys(timing) as (keyof typeof timing)[])
    found.within(["timing", key], key, timing[key], 1, 3600);
}
