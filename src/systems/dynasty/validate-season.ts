/** Checks of the regular-season table: records, order, Coach Die faces. */
import { fault, warning, type Issue } from "../../kernel/issue/index.js";
import {
  PATTERN_NAMES,
  PATTERNS,
  TABLE_SOURCES,
  type DynastyRules,
  type Pattern,
  type RegularRow,
} from "./rules/index.js";

const RULE = TABLE_SOURCES.regularSeason;
const pathOf = (row: number): string => `tables.regularSeason[${row}]`;

export function checkSeasonRows(rules: DynastyRules): Issue[] {
  const rows = rules.tables.regularSeason;
  return [
    ...checkIds(rows),
    ...rows.flatMap((row, i) => checkRecord(row, i, rules.tables.setup.games)),
    ...checkFalling(rows),
    ...PATTERNS.flatMap((pattern) => checkFaces(rows, pattern)),
    ...checkFirstRolls(rows),
  ];
}

function checkIds(rows: readonly RegularRow[]): Issue[] {
  return rows.flatMap((row, i) => {
    const before = rows.findIndex((other) => other.id === row.id);
    if (before === i) return [];
    return [
      fault("row-id", `id "${row.id}" appears in ${pathOf(before)} too; expected one row per id`, {
        path: pathOf(i),
        rule: RULE,
      }),
    ];
  });
}

/** Wins and losses must add up to the season's games. */
function checkRecord(row: RegularRow, i: number, games: number): Issue[] {
  const at = { path: pathOf(i), rule: RULE };
  if (row.losses === "rest") return [];
  if (row.wins === "coach") {
    return [fault("record-sum", `wins follow the Coach Die but losses are ${row.losses}; expected losses: rest`, at)];
  }
  if (row.wins + row.losses === games) return [];
  const hint = `write ${row.wins}-${games - row.wins}, or losses: rest`;
  const message = `${row.wins}-${row.losses} makes ${row.wins + row.losses} games; expected ${games}`;
  return [fault("record-sum", message, { ...at, ...(row.wins <= games ? { hint } : {}) })];
}

/** Wins must not rise down the table: a better row is a better season. */
function checkFalling(rows: readonly RegularRow[]): Issue[] {
  return rows.slice(1).flatMap((row, i) => {
    const above = lowest(rows[i]);
    if (highest(row) <= above) return [];
    const message = `${highest(row)} wins are below ${above}; expected wins to fall down the table`;
    const hint = "the first row that fits counts, so better seasons go higher";
    return [fault("wins-rise", message, { path: pathOf(i + 1), hint, rule: RULE })];
  });
}

const highest = (row: RegularRow): number => (row.wins === "coach" ? 6 : row.wins);
const lowest = (row: RegularRow): number => (row.wins === "coach" ? 1 : row.wins);

/** The rows of a pattern must cover each face of the Coach Die exactly once. First-roll rows may omit faces. */
function checkFaces(rows: readonly RegularRow[], pattern: Pattern): Issue[] {
  const of = (first: boolean): number[] =>
    rows.flatMap((row, i) => (row.pattern === pattern && (row.firstRoll ?? false) === first ? [i] : []));
  const issues = [...overlaps(rows, of(true)), ...overlaps(rows, of(false))];
  const name = PATTERN_NAMES[pattern].toLowerCase();
  const plain = of(false);
  if (plain.length === 0) {
    const at = { path: "tables.regularSeason", rule: RULE };
    const message = `no row is for ${name}; expected one`;
    if (pattern === "nothing")
      issues.push(fault("pattern-missing", message, { ...at, hint: "dice without a pattern need a row" }));
    else issues.push(warning("pattern-missing", message, { ...at, hint: "such dice fall to the next row that fits" }));
    return issues;
  }
  const open = [1, 2, 3, 4, 5, 6].filter((face) => !plain.some((i) => holds(rows[i], face)));
  if (open.length > 0) {
    const message = `no row is for ${name} with Coach Die ${open.join(", ")}; expected the rows to share out faces 1 to 6`;
    issues.push(fault("coach-gap", message, { path: pathOf(plain[plain.length - 1]), rule: RULE }));
  }
  return issues;
}

function overlaps(rows: readonly RegularRow[], indices: readonly number[]): Issue[] {
  return indices.flatMap((i, n) => {
    const [from, to] = rows[i].coach ?? [1, 6];
    if (from > to) {
      const message = `Coach Die ${from}-${to} runs backwards; expected ${to}-${from}`;
      return [fault("coach-order", message, { path: `${pathOf(i)}.coach`, rule: RULE })];
    }
    const twice = [1, 2, 3, 4, 5, 6].filter(
      (f) => holds(rows[i], f) && indices.slice(0, n).some((j) => holds(rows[j], f)),
    );
    if (twice.length === 0) return [];
    const message = `Coach Die ${twice.join(", ")} is taken by a row above; expected every face once`;
    return [fault("coach-overlap", message, { path: `${pathOf(i)}.coach`, rule: RULE })];
  });
}

const holds = (row: RegularRow, face: number): boolean => !row.coach || (face >= row.coach[0] && face <= row.coach[1]);

/** A first-roll row below a row of the same pattern without that condition is never reached. */
function checkFirstRolls(rows: readonly RegularRow[]): Issue[] {
  return rows.flatMap((row, i) => {
    if (!row.firstRoll) return [];
    const above = rows.findIndex(
      (other, j) => j < i && other.pattern === row.pattern && !other.firstRoll && !other.coach,
    );
    if (above < 0) return [];
    const message = `the first-roll row is below ${pathOf(above)}, which takes the same dice; expected it above`;
    return [fault("first-roll-order", message, { path: pathOf(i), rule: RULE })];
  });
}
