/** Checks of team data: each card separately, then the league as a whole. Nothing is repaired. */
import { type LocateTeam, type Report } from "./report.js";
import { eachValid, fault, suggestHint, warning, whereValid, type Issue } from "../../../kernel/issue/index.js";
import {
  DEFENSE_STATS,
  MARKETS,
  marketOf,
  modifierOf,
  OFFENSE_STATS,
  POSITIONS,
  STANDARD_RULES,
  STATS,
  type PenAndPaperRules,
  type Stat,
} from "../rules/index.js";
import { checkTogether } from "./check-together.js";
import { contrastOf, LEAST_CONTRAST } from "./colors.js";
import { fullName, type Team } from "./types.js";

const nowhere: LocateTeam = (index, field) => ({ path: `teams[${index}].${field}` });

/** Details of every issue, for programs. */
export interface TeamDetail {
  readonly team: string;
  readonly field: string;
  readonly printed: unknown;
  readonly expected: unknown;
}

/** All faults of these teams; with only warnings they are playable. */
export function checkTeams(
  teams: readonly Team[],
  { rules = STANDARD_RULES, locate = nowhere }: { rules?: PenAndPaperRules; locate?: LocateTeam } = {},
): Issue[] {
  const issues: Issue[] = [];
  const reporter =
    (index: number): Report =>
    (make, code, { field, printed, expected, rule = "section 8" }, message, hint) => {
      const team = whereValid(() => teams[index].id) ?? "";
      const name = whereValid(() => fullName(teams[index])) ?? `team ${index + 1}`;
      const detail = { team, field, printed, expected } satisfies TeamDetail;
      const more = { ...locate(index, field), rule, detail, ...(hint ? { hint } : {}) };
      issues.push(make(code, `${name}: ${message}`, more));
    };
  eachValid(teams, (team, i) => eachValid(CHECKS, (check) => check(rules, team, reporter(i))));
  checkTogether(teams, reporter);
  return issues;
}

type Check = (rules: PenAndPaperRules, team: Team, report: Report) => void;
const CHECKS: readonly Check[] = [
  checkScores,
  checkPrinted,
  checkStars,
  checkMarks,
  (_, team, report) => checkHome(team, report),
  (_, team, report) => checkMonogram(team, report),
  (_, team, report) => checkColors(team, report),
];

function checkScores({ tables }: PenAndPaperRules, team: Team, report: Report): void {
  const { low, high } = tables.creation;
  const missing = STATS.filter((stat) => whereValid(() => team.scores[stat] === null));
  if (missing.length > 0) {
    const what = missing.length === STATS.length ? "all six scores are" : `the ${missing.join(", ")} score is`;
    const field = missing.length === STATS.length ? "scores" : missing.map((stat) => `scores.${stat}`).join(", ");
    const expected = missing.map((stat) => bracketOf(tables, team.printed?.modifiers?.[stat]));
    const words = missing.length === 1 ? expected[0] : `${low}-${high}`;
    report(
      fault,
      "score-missing",
      { field, printed: null, expected: words, rule: "A6" },
      `${what} missing; expected ${words}`,
      "until it is filled in, the printed modifier or total stands for it",
    );
  }
  eachValid(STATS, (stat) => {
    const score = team.scores[stat];
    if (score === null || score === undefined || (Number.isInteger(score) && score >= low && score <= high)) return;
    const at = { field: `scores.${stat}`, printed: score, expected: `${low}-${high}`, rule: "section 2.1" };
    report(fault, "score-range", at, `${stat} is ${score}; expected a whole number from ${low} to ${high}`);
  });
}

/** `9-12` for +3. */
function bracketOf({ modifier }: PenAndPaperRules["tables"], value: number | undefined): string {
  const row = modifier.find((r) => r.value === value);
  if (!row) return "3-18";
  return row.from === row.to ? `${row.from}` : `${row.from}-${row.to}`;
}

/** Compares modifiers with scores, and totals with the modifiers from the scores. */
function checkPrinted(rules: PenAndPaperRules, team: Team, report: Report): void {
  const { printed } = team;
  if (!printed) return;
  const inRange = (score: number | null): score is number =>
    score !== null && Number.isInteger(score) && score >= 3 && score <= 18;
  const expectedOf = (stat: Stat): number | undefined => {
    const score = team.scores[stat];
    return inRange(score) ? modifierOf(rules, score) : undefined;
  };
  eachValid(STATS, (stat) => {
    const [found, expected] = [printed.modifiers?.[stat], expectedOf(stat)];
    if (found === undefined || expected === undefined || found === expected) return;
    const at = { field: `modifiers.${stat}`, printed: found, expected, rule: "section 2.1" };
    const message = `${stat} ${team.scores[stat]} is printed with ${signed(found)}; expected ${signed(expected)}`;
    report(fault, "modifier-wrong", at, message);
  });
  const checkTotal = (name: "OFF" | "DEF", found: number | undefined, stats: readonly Stat[]): void => {
    const parts = stats.map((stat) => expectedOf(stat) ?? printed.modifiers?.[stat]);
    if (found === undefined || parts.some((part) => part === undefined)) return;
    const expected = parts.reduce<number>((sum, part) => sum + part!, 0);
    if (found === expected) return;
    const at = { field: name, printed: found, expected, rule: "section 2.1" };
    const sum = `${stats.join(" + ")} make ${signed(expected)}`;
    report(fault, "total-wrong", at, `${name} is printed as ${signed(found)}; ${sum}`);
  };
  whereValid(() => checkTotal("OFF", printed.off, OFFENSE_STATS));
  whereValid(() => checkTotal("DEF", printed.def, DEFENSE_STATS));
}

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/** Checks that star codes are known and unique. */
function checkStars(_: PenAndPaperRules, team: Team, report: Report): void {
  const rule = "section 2.6";
  eachValid(team.stars, (star, i) => {
    if (!(POSITIONS as readonly string[]).includes(star)) {
      const at = { field: `stars[${i}]`, printed: star, expected: POSITIONS.join(", "), rule };
      report(fault, "star-unknown", at, `"${star}" is not a star position`, suggestHint(String(star), POSITIONS));
    } else if (team.stars.indexOf(star) < i) {
      const at = { field: `stars[${i}]`, printed: star, expected: "each position once", rule };
      report(fault, "star-twice", at, `the star ${star} appears twice`);
    }
  });
}

/** Checks that markers and list agree if the card has markers. */
function checkMarks({ tables }: PenAndPaperRules, team: Team, report: Report): void {
  const rule = "section 2.6";
  const marks = team.printed?.marks;
  if (!marks) return;
  const wanted = new Set(tables.stars.filter((s) => team.stars.includes(s.position)).map((s) => s.stat));
  for (const stat of STATS) {
    const marked = marks.includes(stat);
    if (marked === wanted.has(stat)) continue;
    const [found, expected] = marked ? [`${stat}*`, stat] : [stat, `${stat}*`];
    const message = marked
      ? `the ${stat} row carries a star marker, but no star plays there`
      : `a star plays at ${stat}, but the row carries no star marker`;
    report(fault, "star-marker", { field: `marks.${stat}`, printed: found, expected, rule }, message);
  }
}

const CODES = MARKETS.map((market) => market.code);
/** Other spellings of market names (E24). */
export const MARKET_ALIASES: ReadonlyMap<string, string> = new Map([["N. California", "NCA"]]);

function checkHome(team: Team, report: Report): void {
  const rule = "section 2.9";
  const unknown = (field: string, code: string): void =>
    report(
      fault,
      "market-unknown",
      { field, printed: code, expected: "a market code", rule },
      `"${code}" is not a market code`,
      suggestHint(code, CODES),
    );
  const home = marketOf(team.home);
  if (!home) unknown("home", team.home);
  eachValid(team.markets, (code, i) => {
    if (!marketOf(code)) unknown(`markets[${i}]`, code);
    else if (code === team.home || team.markets.indexOf(code) < i) {
      const at = { field: `markets[${i}]`, printed: code, expected: "each market once", rule };
      report(fault, "market-twice", at, `the market ${code} appears twice`);
    }
  });
  if (!home) return;
  if (home.ours) {
    const at = { field: "home", printed: home.name, expected: "a listed market", rule: "E21" };
    report(warning, "market-added", at, `${home.name} is in neither market list; ${home.code} was added for it`);
  }
  const wording = team.printed?.market;
  if (wording !== undefined && wording !== home.name) {
    const other = MARKETS.find((market) => market.name === wording);
    const at = { field: "market", printed: wording, expected: home.name, rule: other ? "E22" : "E24" };
    const message = other
      ? `"${wording}" is market ${other.code} (${other.cities.join(", ")}); ${home.code}, ${home.name}, is meant`
      : `"${wording}" is another wording of ${home.name}`;
    report(warning, "market-wording", at, message);
  }
  checkTown(team, home, report);
}

/** The stadium's town is listed under another market (E23). */
function checkTown(team: Team, home: (typeof MARKETS)[number], report: Report): void {
  const town = team.town ?? team.city;
  if (home.cities.includes(town)) return;
  const other = MARKETS.find((market) => market.cities.includes(town));
  if (!other) return;
  const at = { field: "home", printed: home.code, expected: other.code, rule: "E23" };
  report(warning, "market-town", at, `${town} is listed under ${other.name}, the home market is ${home.name}`);
}

function checkMonogram({ monogram }: Team, report: Report): void {
  if (/^[A-Z]{1,3}$/.test(monogram)) return;
  const at = { field: "monogram", printed: monogram, expected: "1 to 3 capital letters" };
  report(fault, "monogram", at, `the monogram is "${monogram}"; expected 1 to 3 capital letters`);
}

function checkColors(team: Team, report: Report): void {
  const contrast = contrastOf(...team.colors);
  if (contrast >= LEAST_CONTRAST) return;
  const at = { field: "colors", printed: contrast.toFixed(1), expected: `${LEAST_CONTRAST} or more` };
  const words = `the two colors are too alike (contrast ${contrast.toFixed(1)}, expected ${LEAST_CONTRAST} or more)`;
  report(warning, "color-contrast", at, words, "make one of them lighter or darker");
}
