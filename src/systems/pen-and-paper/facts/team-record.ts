/** PP-2, the team record: the team, and a row for each of its seasons. */
import { chunks, keyed, numbered, sumOf } from "../../../kernel/lists/index.js";
import { decalOf, ownOf, type Own } from "../../../kernel/own/index.js";
import { signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { CapacityOf, Copy } from "../../../contract/sheet.js";
import { bookYears, type BookYear } from "../league/years.js";
import type { League } from "../league/index.js";
import { STATS, type PenAndPaperRules, type Stat } from "../rules/index.js";
import { rangeText, STAT_NAMES } from "../sheet.js";
import { ratingsOf } from "../teams/ratings.js";
import { fullName, type FullTeam } from "../teams/types.js";
import { changeOf } from "./off-season.js";
import { accentOf, bankAfter, leagueSheet, marketWords, standingValues } from "./league.js";

/** Seasons per page; the original number is lost. */
const SEASONS = 20;

const SIDES = [
  { id: "offense", total: "OFF", stats: STATS.slice(0, 3) },
  { id: "defense", total: "DEF", stats: STATS.slice(3) },
];

/** `3: +0 · 4–5: +1 ...`: the modifier table in one line. */
const modifierLine = ({ tables }: PenAndPaperRules): string =>
  tables.modifier.map((row) => `${rangeText(row)}: ${signedText(row.value)}`).join("  \u00b7  ");

const teamRecordFacts = (rules: PenAndPaperRules) => ({
  modifiers: modifierLine(rules),
  sides: SIDES.map(({ id, total, stats }) => ({
    id,
    total,
    sum: stats.join(" + "),
    rows: [
      ...stats.map((stat) => ({ key: stat, name: STAT_NAMES[stat], isTotal: false })),
      { key: total, name: total, isTotal: true },
    ],
  })),
  seasons: SEASONS,
  own: ownOf(undefined) as Own,
  /** Monogram and colors of the team; null on a blank. */
  helmet: null as null | (Pick<FullTeam, "monogram" | "colors"> & { readonly decal: string }),
});

/** The team's identity and ratings. */
function teamValues(rules: PenAndPaperRules, team: FullTeam, years: readonly BookYear[]): Values {
  const ratings = ratingsOf(rules, team);
  const philosophy = rules.tables.philosophies.find(({ id }) => id === team.philosophy);
  return {
    team: fullName(team),
    homeMarket: marketWords([team.home]),
    stadium: team.stadium,
    otherMarkets: marketWords(team.markets),
    stars: team.stars.join(", "),
    colors: team.monogram,
    philosophy: team.philosophy === "none" ? "" : (philosophy?.title ?? ""),
    ...Object.fromEntries(
      SIDES.map(({ id, total, stats }) => [
        id,
        {
          ...keyed(stats, (stat) => ({
            score: team.scores[stat],
            bonus: signedText(ratings.modifiers[stat]),
            changes: changesOf(stat, years, team.id),
          })),
          [total]: { bonus: signedText(id === "offense" ? ratings.off : ratings.def) },
        },
      ]),
    ),
  };
}

/** Number of offseasons that fit in a line of changes. */
const CHANGES = 5;

/** Changes of a score in the last offseasons, oldest first. */
function changesOf(stat: Stat, years: readonly BookYear[], id: string): string {
  const ledgers = years
    .flatMap(({ summary }) => (summary ? [summary.offSeason.filter(({ team }) => team === id)] : []))
    .filter(({ length }) => length > 0)
    .slice(-CHANGES);
  return ledgers.map((ledger) => signedText(sumOf(ledger.map((entry) => changeOf(entry, stat))), "0")).join(", ");
}

/** A season's row; undefined before the team existed. The bank is known after the following offseason. */
function seasonValues({ season, standings, bracket, summary }: BookYear, id: string): Values | undefined {
  const row = standings.find(({ team }) => team === id);
  if (!row) return undefined;
  return {
    season,
    ...standingValues(row),
    playoffs: bracket.champion === undefined ? "" : playoffWords(bracket, id),
    bank: summary && bankAfter(summary, id),
  };
}

function playoffWords({ champion, finalist, qualifiers }: BookYear["bracket"], id: string): string {
  if (champion === id) return "champion";
  if (finalist === id) return "lost the final";
  return qualifiers.includes(id) ? "in the playoffs" : "";
}

/** Sheets of a team: one, or more if it has more seasons than a sheet has rows. */
function copiesOf(rules: PenAndPaperRules, league: League, team: FullTeam, capacity: CapacityOf): Copy[] {
  const years = bookYears(league);
  const seasons = years.flatMap((year) => seasonValues(year, team.id) ?? []);
  const helmet = { monogram: team.monogram, colors: team.colors, decal: decalOf(team) };
  const look = { facts: { ...teamRecordFacts(rules), helmet, own: ownOf(team) }, ...accentOf(team) };
  return chunks(seasons.length > 0 ? seasons : [{}], capacity("season", look)).map((own) => ({
    values: { ...teamValues(rules, team, years), season: numbered(own) },
    title: `Team record: ${fullName(team)}`,
    ...look,
  }));
}

export const teamRecord = leagueSheet({
  form: ({ rules }) => teamRecordFacts(rules),
  fill: (league, { rules, capacity }) => league.teams.flatMap(({ team }) => copiesOf(rules, league, team, capacity)),
});
