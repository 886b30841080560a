/** Checks of the tables, for both standard and house rules. */
import { checkRangeRows } from "../../../kernel/chart/index.js";
import {
  fault,
  nowhereKnown,
  parsePath,
  placeOf,
  warning,
  type Issue,
  type Locate,
} from "../../../kernel/issue/index.js";
import { TABLE_SOURCES } from "./tables.js";
import {
  POSITIONS,
  SEASON_CLASSES,
  STATS,
  type PenAndPaperRules,
  type PenAndPaperTables,
  type Range,
} from "./types.js";

/** Tables that must cover every possible total of their dice. */
const SPANS = [
  ["modifier", 3, 18],
  ["classicPoints", 1, 6],
  ["kickoff", 2, 12],
  ["punt", 2, 12],
  ["mishaps", 2, 12],
  ["fouls", 1, 20],
  ["injuries", 1, 6],
  ["events", 2, 12],
  ["setback", 1, 20],
  ["improvement", 1, 20],
  ["starPositions", 1, 6],
] as const satisfies readonly (readonly [keyof PenAndPaperTables, number, number])[];

/** Tables whose numbers never decrease. */
const RISING: readonly (readonly [keyof PenAndPaperTables, string])[] = [
  ["modifier", "value"],
  ["leaguePoints", "points"],
  ["classicPoints", "points"],
  ["kickoff", "value"],
  ["punt", "value"],
  ["fieldGoal", "above"],
  ["setback", "value"],
];

/** All faults of these rules; with only warnings they are playable. */
export function validateRules(rules: PenAndPaperRules, locate: Locate = nowhereKnown): Issue[] {
  const { tables } = rules;
  const issues: Issue[] = [];
  for (const [key, low, high] of SPANS) {
    issues.push(...checkRangeRows(tables[key], low, high, `tables.${key}`, TABLE_SOURCES[key]));
  }
  const open = (key: "leaguePoints" | "fieldGoal"): void => {
    const rows: readonly Range[] = tables[key];
    const [low, high] = [Math.min(...rows.map((r) => r.from)), Math.max(...rows.map((r) => r.to))];
    issues.push(...checkRangeRows(rows, low, high, `tables.${key}`, TABLE_SOURCES[key]));
  };
  open("leaguePoints");
  open("fieldGoal");
  tables.seasonClasses.forEach((row, i) => {
    issues.push(
      ...checkRangeRows(row.fanBase, 1, 6, `tables.seasonClasses[${i}].fanBase`, TABLE_SOURCES.seasonClasses),
    );
  });
  issues.push(...checkRising(tables), ...checkLists(tables));
  return issues.map((issue) => ({ ...issue, ...placeOf(locate, parsePath(issue.path ?? "")) }));
}

function checkRising(tables: PenAndPaperTables): Issue[] {
  return RISING.flatMap(([key, field]) => {
    const rows = tables[key] as unknown as readonly (Range & Readonly<Record<string, number>>)[];
    return rows.slice(1).flatMap((row, i) => {
      if (row[field] >= rows[i][field]) return [];
      const message = `${field} ${row[field]} comes after ${rows[i][field]}; expected it to rise down the table`;
      return [warning("table-falls", message, { path: `tables.${key}[${i + 1}]`, rule: TABLE_SOURCES[key] })];
    });
  });
}

/** Checks lists for duplicate ids, and that prices rise. */
function checkLists(tables: PenAndPaperTables): Issue[] {
  const issues: Issue[] = [];
  const demand = (key: keyof PenAndPaperTables, expected: readonly string[], found: readonly string[]): void => {
    const missing = expected.filter((id) => found.filter((f) => f === id).length !== 1);
    if (missing.length === 0) return;
    const message = `expected each of ${expected.join(", ")} once; wrong: ${missing.join(", ")}`;
    issues.push(fault("table-list", message, { path: `tables.${key}`, rule: TABLE_SOURCES[key] }));
  };
  demand(
    "seasonClasses",
    SEASON_CLASSES,
    tables.seasonClasses.map((row) => row.id),
  );
  demand(
    "stars",
    POSITIONS,
    tables.stars.map((star) => star.position),
  );
  demand(
    "injuries",
    STATS,
    tables.injuries.map((row) => row.stat),
  );
  demand(
    "defenses",
    ["none", "blitz", "goalLineStand", "prevent"],
    tables.defenses.map((row) => row.id),
  );
  const calls = [...tables.passPlays, ...tables.rushPlays].map((play) => play.id);
  const twice = calls.filter((id, i) => calls.indexOf(id) !== i);
  for (const id of twice) {
    issues.push(
      fault("play-twice", `the play ${id} appears twice`, { path: "tables.passPlays", rule: TABLE_SOURCES.passPlays }),
    );
  }
  const { prices } = tables.improvementRolls;
  prices.slice(1).forEach((price, i) => {
    if (price > prices[i]) return;
    const message = `${i + 2} extra abilities cost $${price}M, ${i + 1} cost $${prices[i]}M; expected prices to rise`;
    const place = { path: `tables.improvementRolls.prices[${i + 1}]`, rule: TABLE_SOURCES.improvementRolls };
    issues.push(warning("price-falls", message, place));
  });
  return issues;
}
