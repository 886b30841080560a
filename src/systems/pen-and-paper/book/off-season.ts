/** The offseason ledger: every die and dollar of a year, team by team. The template has its sentences. */
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

/** Names as they were that year, plus those of teams that joined later. */
function namesOf({ league, years }: Book, { summary }: BookYear): ReadonlyMap<string, string> {
  const names = new Map(league.teams.map(({ team }) => [team.id, fullName(team)]));
  for (const { summary: other } of years)
    for (const [id, name] of Object.entries(other?.names ?? {})) names.set(id, names.get(id) ?? name);
  for (const [id, name] of Object.entries(summary!.names)) names.set(id, name);
  return names;
}

const market = (code: string): string => marketOf(code)?.name ?? code;
/** Names if there are few, otherwise codes. */
const list = (codes: readonly string[]): string =>
  codes.length > 3 ? codes.slice(0, 14).join(" ") : codes.map(market).join(", ");
/** Entry facts that are amounts of money. */
const MONEY = ["base", "income", "paid", "bank"];

/** One line of the ledger: its kind and what it mentions, in words and numbers; undefined if there is nothing to report. */
function entryFacts(entry: OffSeasonEntry, rules: PenAndPaperRules, nameOf: (id: string) => string) {
  if (entry.type === "class" || (entry.type === "spent" && entry.extra === 0)) return undefined;
  const facts = Object.entries(entry).map(([key, value]: [string, unknown]) => {
    if (MONEY.includes(key)) return [key, money(value as number)];
    return [key, key === "market" ? market(value as string) : value];
  });
  const rolled = "die" in entry && { rolled: entry.die ?? 0 };
  return { ...(Object.fromEntries(facts) as object), ...rolled, ...ownFacts(entry, rules, nameOf) };
}

/** Facts that only this kind of entry has, or words differently. */
function ownFacts(entry: OffSeasonEntry, rules: PenAndPaperRules, nameOf: (id: string) => string): object {
  const teamOf = (id: string | undefined): string => (id ? nameOf(id) : "");
  switch (entry.type) {
    case "grew":
      return { from: teamOf(entry.from) };
    case "challenge":
      return { rival: nameOf(entry.rival), score: entry.game.awayPoints + DASH + entry.game.homePoints };
    case "event":
      return { rolled: entry.dice.join(" + ") };
    case "moved":
      return { from: market(entry.from), to: market(entry.to), takenFrom: teamOf(entry.takenFrom) };
    case "folded":
      return { lost: list(entry.lost) };
    case "replaced":
      return { by: nameOf(entry.by) };
    case "setback": {
      const taken = STATS.flatMap((stat) => (entry.taken[stat] ? `${stat} ${MINUS}${entry.taken[stat]}` : []));
      return { taken: taken.join(", ") };
    }
    case "income":
      return { markets: entry.markets.length };
    case "improvement":
      return { same: entry.from === entry.to };
    case "star":
      return { title: rules.tables.stars.find((one) => one.position === entry.position)?.title ?? entry.position };
    case "starLost":
      return { to: nameOf(entry.to) };
    default:
      return {};
  }
}
