/** Facts of a division's table, and of the pages that show where everybody stands: opener, clubs, title race. */
import { minusText, signedText } from "../../../kernel/words/index.js";
import { leagueTeam, type Standing } from "../league/index.js";
import { STATS, type PenAndPaperRules, type Stat } from "../rules/index.js";
import { money } from "../sheet.js";
import { ratingsOf } from "../teams/ratings.js";
import { fullName } from "../teams/types.js";
import {
  aboveEven,
  helmetOf,
  nameIn,
  nickname,
  playedWeeks,
  playoffsOf,
  recordWords,
  scoreWords,
  standingsAfter,
} from "./results.js";
import type { BookYear } from "./years.js";

/** Markets that stand by their codes; a club that holds half the country says how many more. */
const MARKETS_SHOWN = 8;
/** Two games: the steps of the numbers beside a plot. */
const STEP = 2;

const divisionsOf = (rows: readonly Standing[]): string[] => [...new Set(rows.map(({ division }) => division))];

/** Tables of all divisions; `wide` where two of them share a line and names are written in full. */
export function standingsFacts(year: BookYear, rows: readonly Standing[]) {
  const names = divisionsOf(rows);
  return {
    wide: names.length !== 3,
    divisions: names.map((name) => ({
      name,
      rows: rows
        .filter(({ division }) => division === name)
        .map((row) => ({
          rank: row.divisionRank,
          team: nameIn(year.league, row.team),
          nickname: nickname(year.league, row.team),
          w: row.wins,
          l: row.losses,
          t: row.ties,
          division: recordWords({ wins: row.divisionWins, losses: row.divisionLosses, ties: row.divisionTies }),
          pf: row.pointsFor,
          pa: row.pointsAgainst,
          league: row.leagueRank,
        })),
    })),
  };
}

export function openerFacts(year: BookYear) {
  const { league, standings } = year;
  return {
    teams: standings.length,
    divisions: divisionsOf(standings).length,
    games: league.results.length,
    weeks: playedWeeks(year).length,
    playoffs: playoffsOf(year).length > 0,
    champion: championFacts(year) ?? false,
    standings: standingsFacts(year, standings),
  };
}

/** The champion with record and final; undefined while there is none. */
export function championFacts(year: BookYear) {
  const { champion, finalist } = year.bracket;
  const row = year.standings.find(({ team }) => team === champion);
  if (champion === undefined || finalist === undefined || !row) return undefined;
  const final = playoffsOf(year).find(({ game }) => game === "final");
  return {
    ...helmetOf(year.league, champion),
    record: recordWords(row),
    pf: row.pointsFor,
    pa: row.pointsAgainst,
    score: final ? scoreWords(final) : "",
    finalist: nameIn(year.league, finalist),
  };
}

/** The clubs as they were at the start of the season; only for seasons whose teams were kept. */
export function clubsFacts(rules: PenAndPaperRules, year: BookYear) {
  const clubs = year.league.teams.map(({ team: { id } }) => clubFacts(rules, year, id));
  return {
    offense: STATS.slice(0, 3),
    defense: STATS.slice(3),
    divisions: divisionsOf(year.standings).map((name) => ({
      name,
      rows: clubs.filter(({ id }) => year.standings.some((row) => row.team === id && row.division === name)),
    })),
  };
}

function clubFacts(rules: PenAndPaperRules, year: BookYear, id: string) {
  const { team, bank } = leagueTeam(year.league, id);
  const { modifiers, off, def } = ratingsOf(rules, team);
  const cell = (stat: Stat): string => `${team.scores[stat]} ${signedText(modifiers[stat])}`;
  const more = team.markets.length > MARKETS_SHOWN ? team.markets.length - MARKETS_SHOWN : 0;
  return {
    id,
    ...helmetOf(year.league, id),
    team: fullName(team),
    offense: STATS.slice(0, 3).map(cell),
    off: signedText(off),
    defense: STATS.slice(3).map(cell),
    def: signedText(def),
    stars: team.stars.join(" "),
    home: team.home,
    markets: team.markets.slice(0, MARKETS_SHOWN).join(" "),
    more,
    bank: money(bank),
  };
}

/** The title race: a plot a division, all on one scale so that they can be compared. */
export function raceFacts(year: BookYear) {
  const weeks = playedWeeks(year);
  const lines = new Map(year.standings.map(({ team }) => [team, aboveEven(year, team)]));
  const all = [...lines.values()].flat();
  const low = Math.floor(Math.min(-STEP, ...all) / STEP) * STEP;
  const high = Math.ceil(Math.max(STEP, ...all) / STEP) * STEP;
  const names = divisionsOf(year.standings);
  const wide = names.length > 3;
  const { champion } = year.bracket;
  return {
    wide,
    champion: champion !== undefined,
    steps: Math.max(1, weeks.length),
    low,
    high,
    // Half as wide, every other week has a number.
    across: weeks.flatMap((week, i) => (!wide || i % 2 === 1 ? [{ at: i + 1, label: `${week}` }] : [])),
    up: Array.from({ length: (high - low) / STEP + 1 }, (_, i) => {
      const at = low + STEP * i;
      return { at, label: at > 0 ? `+${at}` : minusText(at) };
    }),
    weeks: weeks.length,
    divisions: names.map((name) => {
      const rows = year.standings.filter(({ division }) => division === name);
      const first = rows.find(({ divisionRank }) => divisionRank === 1)?.team ?? "";
      const leads = (week: number): boolean =>
        standingsAfter(year, week).some((row) => row.team === first && row.divisionRank === 1);
      return {
        name,
        first: nickname(year.league, first),
        led: weeks.filter(leads).length,
        series: rows.map(({ team }) => ({
          label: nickname(year.league, team),
          values: lines.get(team) ?? [],
          strong: team === champion,
        })),
      };
    }),
  };
}
