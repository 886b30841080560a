/** PP-18, the playoff bracket: who meets whom after the last week; a blank has a page a league size. */
import type { Values } from "../../../sheet/layout/form.js";
import { seasonBracket, specOf, standings } from "../league/index.js";
import { LEAGUE_SIZES, SCHEDULES, type PlayoffGame, type ScheduleSpec } from "../rules/index.js";
import { bracketLines, type BracketLine } from "../../../league/book/bracket-lines.js";
import { leagueIn, nameIn, type LeagueContent } from "./league.js";
import { onEverySize, playoffValues, playoffYear, prefixed, prefixOf, sidesOf, type Year } from "./season-view.js";

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

function bracketValues(year: Year): Values {
  const { league, season } = year;
  const values: Record<string, string | number | undefined> = { league: league.name, season };
  const over = league.phase !== "regular";
  if (over) {
    for (const row of standings(league))
      if (row.divisionRank === 1) {
        values[`champion.${row.division}.team`] = nameIn(year, row.team);
        values[`champion.${row.division}.record`] = [row.wins, row.losses, row.ties].join("\u2013");
      }
    values.winner = nameIn(year, seasonBracket(league).champion);
  }
  const final = league.results.find(({ game }) => game === "final");
  for (const side of ["away", "home"] as const) {
    if (!final) continue;
    const quarters = final.line?.[side].map(({ points }) => points) ?? [];
    values[`line.${side}.team`] = nameIn(year, final[side]);
    QUARTERS.forEach((q) => (values[`line.${side}.q${q}`] = quarters[q - 1]));
    if (quarters.length > QUARTERS.length)
      values[`line.${side}.overtime`] = quarters.slice(QUARTERS.length).reduce((sum, points) => sum + points, 0);
    values[`line.${side}.total`] = final[`${side}Points`];
  }
  return { ...values, ...playoffValues(year, false) };
}

/** Slots that a page of this size has. */
function forSize(spec: ScheduleSpec, values: Values): Values {
  const few = spec.playoffs.length === 1;
  return prefixed(
    spec.size,
    Object.fromEntries(Object.entries(values).filter(([slot]) => few || !slot.startsWith("champion."))),
  );
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
        values: forSize(spec, bracketValues(year)),
        facts: facts([spec]),
        title: `Playoff bracket, season ${year.season}`,
      },
    ];
  },
  figures: { bracketLines },
};
