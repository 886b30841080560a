/** PP-18, the playoff bracket: who meets whom after the last week; a blank has a page a league size. */
import { SIDES, type Side } from "../../../kernel/football/index.js";
import { keyed, sumOf } from "../../../kernel/lists/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { seasonBracket, specOf, standings, type GameResult } from "../league/index.js";
import { LEAGUE_SIZES, SCHEDULES, type PlayoffGame, type ScheduleSpec } from "../rules/index.js";
import { bracketLines, type BracketLine } from "../../../league/figures/bracket-lines.js";
import { leagueIn, nameIn, recordText, type LeagueContent } from "./league.js";
import { onEverySize, playoffValues, playoffYear, prefixOf, sidesOf, type Year } from "./season-view.js";

/** Quarters of a line score before overtime. */
const QUARTERS = [1, 2, 3, 4];

/** Games that a game waits for. */
const feeders = ({ away, home }: PlayoffGame): string[] =>
  [...away.from, ...home.from].flatMap((candidate) => ("winner" in candidate ? [candidate.winner] : []));

const middle = (i: number, count: number): number => (i + 0.5) / count;

function pageFacts(spec: ScheduleSpec) {
  const { playoffs, divisions } = spec;
  /** A final alone is met by the division champions: they stand before it. */
  const entrants = playoffs.length === 1 ? divisions.map(({ name }) => ({ id: name, name })) : [];
  const columns = playoffs.map(({ title, week, games }, r) => {
    const next = playoffs.at(r + 1)?.games ?? [];
    const lines = games.flatMap(({ id }, i): BracketLine[] =>
      r + 1 === playoffs.length
        ? [{ from: 0.5, to: 0.5 }]
        : next.flatMap((game, n) =>
            feeders(game).includes(id) ? [{ from: middle(i, games.length), to: middle(n, next.length) }] : [],
          ),
    );
    return { title, week, lines, games: games.map((game) => ({ id: game.id, sides: sidesOf(game) })) };
  });
  return {
    id: prefixOf(spec.size),
    size: spec.size,
    qualifiers: spec.qualifiers,
    /** No round has more games than two. */
    roomy: playoffs.every(({ games }) => games.length <= 2),
    entrants,
    entrantLines: entrants.map((_, i): BracketLine => ({ from: middle(i, entrants.length), to: 0.5 })),
    columns,
  };
}

const facts = (specs: readonly ScheduleSpec[]) => ({
  pages: specs.map(pageFacts),
  lineRows: [{ key: "away" }, { key: "home" }],
});

/** A side's line in the final. */
function finalLine(year: Year, final: GameResult, side: Side): Values {
  const quarters = final.line?.[side].map(({ points }) => points) ?? [];
  const extra = quarters.slice(QUARTERS.length);
  return {
    team: nameIn(year, final[side]),
    ...Object.fromEntries(QUARTERS.map((q) => [`q${q}`, quarters[q - 1]])),
    overtime: extra.length > 0 ? sumOf(extra) : undefined,
    total: final[`${side}Points`],
  };
}

function bracketValues(year: Year, spec: ScheduleSpec): Values {
  const { league, season } = year;
  const over = league.phase !== "regular";
  const final = league.results.find(({ game }) => game === "final");
  const first = over && spec.playoffs.length === 1 ? standings(league).filter((row) => row.divisionRank === 1) : [];
  return {
    league: league.name,
    season,
    champion: Object.fromEntries(
      first.map((row) => [row.division, { team: nameIn(year, row.team), record: recordText(row) }]),
    ),
    winner: over ? nameIn(year, seasonBracket(league).champion) : undefined,
    line: final && keyed(SIDES, (side) => finalLine(year, final, side)),
    ...playoffValues(year, false),
  };
}

export const bracket: LeagueContent = {
  form: () => facts(LEAGUE_SIZES.map((size) => SCHEDULES[size])),
  head: onEverySize,
  fill(records) {
    const league = leagueIn(records);
    if (!league) return [];
    const spec = specOf(league);
    const year = playoffYear(league);
    return [
      {
        values: { [prefixOf(spec.size)]: bracketValues(year, spec) },
        facts: facts([spec]),
        title: `Playoff bracket, season ${year.season}`,
      },
    ];
  },
  figures: { bracketLines },
};
