/** The off-season ledger: every die and dollar of a year, team by team. Its sentences are the template's. */
import { recordText } from "../../../league/results.js";
import { DASH, MINUS } from "../../../kernel/words/index.js";
import type { BookYear } from "../league/years.js";
import type { OffSeasonEntry } from "../off-season/index.js";
import { marketOf, STATS, type PenAndPaperRules } from "../rules/index.js";
import { money } from "../sheet.js";
import { fullName } from "../teams/types.js";
import type { Book } from "./frame.js";

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
        record: recordText(row),
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
/** Facts of entries that are sums of money. */
const MONEY = ["base", "income", "paid", "bank"];

/** One line of the ledger: its kind and what the line names, in words and numbers; undefined where there is nothing to tell. */
function entryFacts(entry: OffSeasonEntry, rules: PenAndPaperRules, nameOf: (id: string) => string) {
  const facts = Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      MONEY.includes(key) ? money(value as number) : (value as unknown),
    ]),
  );
  const more = (own: object = {}) => ({ ...facts, ...("die" in entry && { rolled: entry.die ?? 0 }), ...own });
  switch (entry.type) {
    case "class":
      return undefined;
    case "grew":
      return more({ market: market(entry.market), from: entry.from ? nameOf(entry.from) : "" });
    case "challenge": {
      const { awayPoints, homePoints } = entry.game;
      return more({ market: market(entry.market), rival: nameOf(entry.rival), score: awayPoints + DASH + homePoints });
    }
    case "shrank":
      return more({ market: market(entry.market) });
    case "event":
      return more({ rolled: entry.dice.join(" + ") });
    case "moved": {
      const takenFrom = entry.takenFrom ? nameOf(entry.takenFrom) : "";
      return more({ from: market(entry.from), to: market(entry.to), takenFrom });
    }
    case "folded":
      return more({ lost: list(entry.lost) });
    case "replaced":
      return more({ by: nameOf(entry.by), market: market(entry.market) });
    case "setback": {
      const taken = STATS.flatMap((stat) => (entry.taken[stat] ? [`${stat} ${MINUS}${entry.taken[stat]}`] : []));
      return more({ one: entry.points === 1, taken: taken.join(", ") });
    }
    case "income":
      return more({ markets: entry.markets.length, one: entry.markets.length === 1 });
    case "spent":
      return entry.extra === 0 ? undefined : more({ one: entry.extra === 1 });
    case "improvement":
      return more({ same: entry.from === entry.to });
    case "star":
      return more({
        title: rules.tables.stars.find((one) => one.position === entry.position)?.title ?? entry.position,
      });
    case "starLost":
      return more({ to: nameOf(entry.to) });
    default:
      return more();
  }
}
