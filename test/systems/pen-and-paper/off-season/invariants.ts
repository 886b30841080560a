/** What must hold in every league at all times; a fault is told in words, undefined is sound. */
import { resumeRoller, seededRoller, type Roller } from "../../../../src/kernel/dice/index.js";
import {
  createLeague,
  parseLeague,
  playWeek,
  standings,
  type League,
} from "../../../../src/systems/pen-and-paper/league/index.js";
import {
  MANAGERS,
  runOffSeason,
  type GeneralManager,
  type OffSeasonEntry,
} from "../../../../src/systems/pen-and-paper/off-season/index.js";
import {
  LEAGUE_SIZES,
  marketOf,
  STATS,
  type PenAndPaperRules,
  type Stat,
} from "../../../../src/systems/pen-and-paper/rules/index.js";
import { sampleTeams } from "../../../../src/systems/pen-and-paper/teams/index.js";
import { playOffSeason } from "../play-on.js";

/** Answers by dice of its own: reaches corners that no sensible manager does. */
export function chaosManager(roller: Roller): GeneralManager {
  const pick = <T>(list: readonly T[]): T => list[roller.die(list.length) - 1];
  return {
    id: "chaos",
    title: "Rolls for everything",
    decide(question, view) {
      switch (question.kind) {
        case "grow":
          return { kind: "grow", market: pick([null, ...question.options.map((o) => o.market)]) };
        case "shrink":
          return { kind: "shrink", market: pick(question.options) };
        case "stay":
          return { kind: "stay", pay: roller.die(2) === 1 };
        case "spend":
          return {
            kind: "spend",
            extra: pick([0, 1, 2, 3].filter((n) => n === 0 || question.prices[n - 1] <= question.bank)),
          };
        case "setback": {
          const points: Partial<Record<Stat, number>> = {};
          const { scores } = view.teamOf(question.team).team;
          for (let i = 0; i < question.points; i++) {
            const stat = pick(STATS.filter((s) => scores[s] - (points[s] ?? 0) > 3));
            points[stat] = (points[stat] ?? 0) + 1;
          }
          return { kind: "setback", points };
        }
        case "improve": {
          const left = [...STATS];
          const stats = Array.from({ length: question.rolls }, () => left.splice(roller.die(left.length) - 1, 1)[0]);
          return { kind: "improve", stats };
        }
      }
    },
  };
}

/** A league of teams drawn by the seed; sizes and managers take turns. */
export function leagueOf(seed: number, rules?: PenAndPaperRules): League {
  const roller = seededRoller(seed);
  const size = LEAGUE_SIZES[seed % LEAGUE_SIZES.length];
  const left = [...sampleTeams()];
  const teams = Array.from({ length: size }, () => left.splice(roller.die(left.length) - 1, 1)[0]);
  const managers = Object.fromEntries(
    teams.map(({ id }, i) => [id, i % 2 ? ("strong" as const) : ("simple" as const)]),
  );
  return createLeague({ teams, seed, managers, ...(rules ? { rules } : {}) });
}

/** Plays seasons and gives the first broken invariant. */
export function brokenIn(
  seed: number,
  seasons: number,
  { chaos = false, rules }: { chaos?: boolean; rules?: PenAndPaperRules } = {},
): string | undefined {
  let league = leagueOf(seed, rules);
  const gm = chaosManager(seededRoller(seed + 1));
  const managers = chaos ? { simple: gm, strong: gm } : MANAGERS;
  for (let season = 1; season <= seasons; season++) {
    while (league.phase !== "offSeason") {
      league = playWeek(league);
      const fault = brokenSeason(league);
      if (fault) return `seed ${seed}, season ${season}, week ${league.week}: ${fault}`;
    }
    const before = league;
    league = playOffSeason(league, { managers });
    const fault = brokenOffSeason(before, league) ?? brokenState(league);
    if (fault) return `seed ${seed}, season ${season}: ${fault}`;
  }
  return undefined;
}

/** Standings are a fold of the results: sums agree with the games played. */
function brokenSeason(league: League): string | undefined {
  const rows = standings(league);
  const games = league.results.filter((r) => /^w\d/.test(r.game));
  const sum = (value: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + value(row), 0);
  if (sum((r) => r.wins + r.losses + r.ties) !== 2 * games.length) return "games in the standings";
  if (sum((r) => r.wins) !== sum((r) => r.losses)) return "wins and losses";
  if (sum((r) => r.divisionWins) !== sum((r) => r.divisionLosses)) return "division wins and losses";
  const points = games.reduce((total, g) => total + g.awayPoints + g.homePoints, 0);
  if (sum((r) => r.pointsFor) !== points || sum((r) => r.pointsAgainst) !== points) return "points";
  if (
    [...rows]
      .map((r) => r.leagueRank)
      .sort((a, b) => a - b)
      .some((rank, i) => rank !== i + 1)
  )
    return "ranks";
  return undefined;
}

/** Money comes from income alone and goes where the ledger says. */
function brokenOffSeason(before: League, after: League): string | undefined {
  const ledger = after.history.at(-1)!.offSeason;
  for (const [place, { team, bank }] of before.teams.entries()) {
    const own = ledger.filter((line) => line.team === team.id);
    const flow = own.reduce((sum, line) => sum + moneyOf(line), 0);
    const folded = own.some((line) => line.type === "folded");
    const left = after.teams[place].bank;
    if (folded ? left !== 0 : left !== bank + flow) return `${team.id} had ${bank}, moved ${flow}, has ${left}`;
    for (const line of own) {
      if ("bank" in line && line.bank < 0) return `${team.id} is in debt`;
      if (line.type === "income" && line.income !== line.base * (line.die ?? 1)) return `${team.id} income`;
      if (line.type === "setback" && Object.values(line.taken).reduce((a, b) => a + b, 0) !== line.points)
        return `${team.id} setback`;
    }
    if (!folded && own.filter((line) => line.type === "class").length !== 1) return `${team.id} has no season class`;
  }
  return undefined;
}

function moneyOf(line: OffSeasonEntry): number {
  if (line.type === "income") return line.income;
  return line.type === "spent" || line.type === "stayed" ? -line.paid : 0;
}

/** Scores, stars and markets; the file check says the same of a saved league. */
function brokenState(league: League): string | undefined {
  const stars = league.teams.flatMap(({ team }) => team.stars);
  if (new Set(stars).size !== stars.length) return `stars ${stars.join(" ")}`;
  const holders = new Map<string, string>();
  for (const { team } of league.teams) {
    for (const stat of STATS)
      if (!(team.scores[stat] >= 3 && team.scores[stat] <= 18)) return `${team.id} ${stat} ${team.scores[stat]}`;
    for (const code of [team.home, ...team.markets]) {
      const market = marketOf(code);
      if (!market) return `${team.id} holds ${code}`;
      if (market.kind === "minor" && holders.has(code)) return `${code} belongs to ${holders.get(code)} and ${team.id}`;
      holders.set(code, team.id);
    }
  }
  const { issues } = parseLeague(JSON.parse(JSON.stringify(league)));
  return issues.find((issue) => issue.severity === "error")?.message;
}

/** The same offseason again gives the same league. */
export function replays(league: League): boolean {
  const [once, twice] = [runOffSeason(league), runOffSeason(JSON.parse(JSON.stringify(league)) as League)];
  return JSON.stringify(once) === JSON.stringify(twice) && resumeRoller(league.roller).state() !== undefined;
}
