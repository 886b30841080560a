/** Checks across all teams: one star per position, one team per minor market, stadiums, copied cards. */
import { eachValid, fault, warning, whereValid } from "../../../kernel/issue/index.js";
import { marketOf, STATS, type Stat } from "../rules/index.js";
import type { Report } from "./report.js";
import { fullName, type Team } from "./types.js";

/** Number of equal scores that makes two cards near-duplicates. */
const ALIKE = 4;

export function checkTogether(teams: readonly Team[], reporter: (index: number) => Report): void {
  const checks = [checkNames, checkStarHolders, checkMinorMarkets, checkStadiums, checkCopies];
  eachValid(checks, (check) => check(teams, reporter));
}

function checkNames(teams: readonly Team[], reporter: (index: number) => Report): void {
  const seen = new Map<string, number>();
  eachValid(teams, (team, i) => {
    const first = seen.get(team.id);
    if (first === undefined) return void seen.set(team.id, i);
    const at = { field: "id", printed: team.id, expected: "every id once" };
    reporter(i)(fault, "team-twice", at, `the id ${team.id} belongs to ${nameOf(teams, first)} already`);
  });
}

const nameOf = (teams: readonly Team[], index: number): string =>
  whereValid(() => fullName(teams[index])) ?? `team ${index + 1}`;

/** Checks that the league has one star per position. */
function checkStarHolders(teams: readonly Team[], reporter: (index: number) => Report): void {
  const holders = new Map<string, number>();
  eachValid(teams, (team, i) => {
    for (const star of new Set(team.stars)) {
      const holder = holders.get(star);
      if (holder === undefined) holders.set(star, i);
      else {
        const at = { field: "stars", printed: star, expected: "one star a position", rule: "section 2.6" };
        reporter(i)(fault, "star-held", at, `the star ${star} is held by ${nameOf(teams, holder)} already`);
      }
    }
  });
}

/** Checks that each minor market belongs to one team. */
function checkMinorMarkets(teams: readonly Team[], reporter: (index: number) => Report): void {
  const holders = new Map<string, number>();
  eachValid(teams, (team, i) => {
    for (const code of new Set([team.home, ...team.markets])) {
      if (marketOf(code)?.kind !== "minor") continue;
      const holder = holders.get(code);
      if (holder === undefined || holder === i) holders.set(code, i);
      else {
        const field = code === team.home ? "home" : "markets";
        const at = { field, printed: code, expected: "one team per minor market", rule: "section 2.9" };
        reporter(i)(fault, "minor-held", at, `the minor market ${code} belongs to ${nameOf(teams, holder)} already`);
      }
    }
  });
}

/** Checks that no stadium is in two markets. */
function checkStadiums(teams: readonly Team[], reporter: (index: number) => Report): void {
  const seen = new Map<string, number>();
  eachValid(teams, (team, i) => {
    const key = team.stadium.toLowerCase().replace(/^the /, "");
    if (key === "") return;
    const first = seen.get(key);
    if (first === undefined) return void seen.set(key, i);
    if (teams[first].home === team.home) return;
    const at = { field: "stadium", printed: team.stadium, expected: "teams of one market" };
    const other = `${nameOf(teams, first)} of ${teams[first].home}`;
    reporter(i)(warning, "stadium-shared", at, `plays at ${team.stadium} in ${team.home}, like ${other}`);
  });
}

/** Cards with four or more equal scores, reported once per group (E36). */
function checkCopies(teams: readonly Team[], reporter: (index: number) => Report): void {
  const grouped = new Set<number>();
  eachValid(teams, (team, i) => {
    if (grouped.has(i)) return;
    const twins = teams.flatMap((other, k) => (k > i && equalStats(team, other).length >= ALIKE ? [k] : []));
    if (twins.length === 0) return;
    for (const k of twins) grouped.add(k);
    const shared = twins.reduce<readonly Stat[]>((stats, k) => {
      const equal = equalStats(team, teams[k]);
      return stats.filter((stat) => equal.includes(stat));
    }, STATS);
    const names = twins.map((k) => fullName(teams[k])).join(" and ");
    const scores = shared.map((stat) => `${stat} ${team.scores[stat]}`).join(", ");
    const at = { field: "scores", printed: scores, expected: "cards of their own", rule: "E36" };
    reporter(i)(warning, "card-copied", at, `shares ${scores} with ${names}: perhaps a copied card`);
  });
}

const equalStats = (a: Team, b: Team): Stat[] =>
  STATS.filter((stat) => typeof a.scores[stat] === "number" && a.scores[stat] === b.scores[stat]);
