/** Leagues in which people have a hand: results from the table, teams they manage, games head to head, new names and stadiums. */
import { MANAGERS, runOffSeason } from "../../../src/systems/pen-and-paper/off-season/index.js";
import type { League } from "../../../src/systems/pen-and-paper/league/index.js";
import type { ManagerId } from "../../../src/systems/pen-and-paper/league/league-team.js";
import type { PenAndPaperRules } from "../../../src/systems/pen-and-paper/rules/index.js";
import { seasons } from "../../../src/systems/pen-and-paper/seasons.js";
import { answerOffSeason } from "./play-on.js";

interface People {
  readonly rules: PenAndPaperRules;
  readonly size: League["size"];
  readonly seed: number;
  readonly years: number;
  /** Further weeks of the season after them. */
  readonly weeks?: number;
}

const MANAGED: readonly ManagerId[] = ["simple", "strong", "hand"];

/** As a file holds it, without its seal. */
export function leagueOfPeople({ weeks = 0, years, ...request }: People): League {
  let league = seasons.create(request);
  while (league.season <= years || league.week <= weeks) {
    if (league.phase === "offSeason") league = answered(league);
    const before = league.season;
    league = seasons.step(entered(league)).league;
    if (league.season > before) league = taken(league);
  }
  return JSON.parse(JSON.stringify(league)) as League;
}

/** A week has games head to head between three teams, and a result from the table. */
function entered(league: League): League {
  if (league.phase === "offSeason") return league;
  const [first, second, third] = league.teams.map(({ team }) => team.id);
  const chosen = seasons.withModes!(league, { headToHead: [first, second, third] });
  const hosts = seasons.withModes!(chosen, { byHand: league.week % 3 === 0 ? [league.teams[3].team.id] : [] });
  return seasons
    .status(hosts)
    .open.reduce<League>(
      (now, { game }) => seasons.enter(now, { game, away: 7, home: 10, correct: false }).league,
      hosts,
    );
}

function answered(league: League): League {
  let now = league;
  for (;;) {
    const run = runOffSeason(now);
    if (run.done) return now;
    now = answerOffSeason(now, MANAGERS.simple.decide(run.question, run.view));
  }
}

/** Between two seasons others take teams over, and one gives its team other clothes. */
const taken = (league: League): League => ({
  ...league,
  teams: league.teams.map((entry, place) => ({
    ...entry,
    manager: MANAGED[(place + league.season) % MANAGED.length],
    ...(place === league.season % league.size && {
      team: { ...entry.team, stadium: `Field ${league.season}`, colors: ["#101010", "#FAFAFA"] },
    }),
  })),
});
