/** The off-season ledger: every die and dollar of a year, team by team. Its sentences are the template's. */
import { DASH, MINUS } from "../../../kernel/words/index.js";
import type { OffSeasonEntry } from "../off-season/index.js";
import { marketOf, STATS, type PenAndPaperRules } from "../rules/index.js";
import { money } from "../sheet.js";
import { fullName } from "../teams/types.js";
import type { Book } from "./index.js";
import { recordWords } from "./results.js";
import type { BookYear } from "./years.js";

export function offSeasonFacts(book: Book, year: BookYear) {
  const { offSeason, classes } = year.summary!;
  const names = namesOf(book, year);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const classOf = (id: string): string =>
    book.rules.tables.seasonClasses.find((one) => one.id === classes[id])?.title ?? "";
  return {
    teams: [...year.standings]
      .sort((a, b) => a.leagueRank - b.leagueRank)
      .map((row) => ({
        name: nameOf(row.team),
        class: classOf(row.team),
        record: recordWords(row),
        lines: offSeason
          .filter(({ team }) => team === row.team)
          .flatMap((entry) => entryFacts(entry, book.rules, nameOf) ?? []),
      })),
  };
}

/** Names as they were that year, and of teams that came later. */
function namesOf({ league, years }: Book, { summary }: BookYear): ReadonlyMap<string, string> {
  const names = new Map(league.teams.map(({ team }) => [team.id, fullName(team)]));
  for (const { summary: other } of years)
    for (const [id, name] of Object.entries(other?.names ?? {})) names.set(id, names.get(id) ?? name);
  for (const [id, name] of Object.entries(summary!.names)) names.set(id, name);
  return names;
}

const market = (code: string): string => marketOf(code)?.name ?? code;
/** Names while there are few, else codes. */
const list = (codes: readonly string[]): string =>
  codes.length > 3 ? codes.slice(0, 14).join(" ") : codes.map(market).join(", ");

/** One line of the ledger: its kind and what the line names, in words and numbers; undefined where there is nothing to tell. */
function entryFacts(entry: OffSeasonEntry, rules: PenAndPaperRules, nameOf: (id: string) => string) {
  switch (entry.type) {
    case "class":
      return undefined;
    case "fanBase":
      return { type: entry.type, rolled: entry.die, change: entry.change };
    case "grew":
      return {
        type: entry.type,
        market: market(entry.market),
        how: entry.how,
        from: entry.from ? nameOf(entry.from) : "",
      };
    case "challenge":
      return {
        ...{ type: entry.type, market: market(entry.market), rival: nameOf(entry.rival), won: entry.won },
        score: `${entry.game.awayPoints}${DASH}${entry.game.homePoints}`,
      };
    case "shrank":
      return { type: entry.type, market: market(entry.market) };
    case "event":
      return { type: entry.type, rolled: entry.dice.join(" + "), event: entry.event };
    case "stayed":
      return { type: entry.type, paid: money(entry.paid), bank: money(entry.bank) };
    case "moved":
      return {
        ...{ type: entry.type, from: market(entry.from), to: market(entry.to) },
        takenFrom: entry.takenFrom ? nameOf(entry.takenFrom) : "",
      };
    case "folded":
      return { type: entry.type, lost: list(entry.lost) };
    case "replaced":
      return { type: entry.type, by: nameOf(entry.by), market: market(entry.market) };
    case "setback": {
      const taken = STATS.flatMap((stat) => (entry.taken[stat] ? [`${stat} ${MINUS}${entry.taken[stat]}`] : []));
      return {
        type: entry.type,
        rolled: entry.die,
        points: entry.points,
        one: entry.points === 1,
        taken: taken.join(", "),
      };
    }
    case "income":
      return {
        ...{ type: entry.type, markets: entry.markets.length, one: entry.markets.length === 1, rolled: entry.die ?? 0 },
        ...{ base: money(entry.base), income: money(entry.income), bank: money(entry.bank) },
      };
    case "spent":
      if (entry.extra === 0) return undefined;
      return {
        type: entry.type,
        paid: money(entry.paid),
        extra: entry.extra,
        one: entry.extra === 1,
        bank: money(entry.bank),
      };
    case "improvement":
      return { ...entry, rolled: entry.die, same: entry.from === entry.to };
    case "star": {
      const title = rules.tables.stars.find(({ position }) => position === entry.position)?.title ?? entry.position;
      return { ...entry, rolled: entry.die, title };
    }
    case "starLost":
      return { ...entry, to: nameOf(entry.to) };
  }
}
