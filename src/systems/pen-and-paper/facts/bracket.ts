/** PP-18, the playoff bracket: who meets whom after the last week; a blank has a page a league size. */
import { pointCells, SIDES, type Side } from "../../../kernel/football/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import { linesTo } from "../../../league/book/parts.js";
import type { Values } from "../../../sheet/layout/form.js";
import { seasonBracket, specOf, standings, type GameResult } from "../league/index.js";
import { LEAGUE_SIZES, SCHEDULES, type ScheduleSpec } from "../rules/index.js";
import { bracketLines } from "../../../league/figures/bracket-lines.js";
import { leagueSheet, nameIn, recordText } from "./league.js";
import { onEverySize, playoffValues, playoffYear, prefixOf, roundsOf, type Year } from "./season-view.js";

/** Quarters before overtime. */
const QUARTERS = 4;

function pageFacts(spec: ScheduleSpec) {
  const { playoffs, divisions, size, qualifiers } = spec;
  /** A final alone is met by the division champions: they stand before it. */
  const entrants = playoffs.length === 1 ? divisions.map(({ name }) => ({ id: name, name })) : [];
  const ids = entrants.map(({ id }) => id);
  return {
    id: prefixOf(size),
    size,
    qualifiers,
    /** No round has more games than two. */
    roomy: playoffs.every(({ games }) => games.length <= 2),
    entrants,
    entrantLines: linesTo(ids, [ids]),
    columns: roundsOf(spec),
  };
}

/** A side's line in the final. */
const finalLine = (year: Year, final: GameResult, side: Side): Values => ({
  team: nameIn(year, final[side]),
  ...pointCells(final.line?.[side].map(({ points }) => points) ?? [], QUARTERS),
  total: final[`${side}Points`],
});

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

export const bracket = leagueSheet({
  form: () => ({ pages: LEAGUE_SIZES.map((size) => pageFacts(SCHEDULES[size])) }),
  head: onEverySize,
  fill(league) {
    const spec = specOf(league);
    const year = playoffYear(league);
    return [
      {
        values: { [prefixOf(spec.size)]: bracketValues(year, spec) },
        facts: { pages: [pageFacts(spec)] },
        title: `Playoff bracket, season ${year.season}`,
      },
    ];
  },
  figures: { bracketLines },
});
