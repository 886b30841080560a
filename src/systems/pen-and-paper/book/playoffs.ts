/** The playoffs of a season: the bracket, and line scores of its games below. */
import { bracketLines } from "../../../league/figures/bracket-lines.js";
import { NOWHERE } from "../../../league/book/parts.js";
import type { BookPart, BookPlan } from "../../contract-book.js";
import { playoffValues, roundsOf } from "../facts/season-view.js";
import { specOf } from "../league/index.js";
import type { BookYear } from "../league/years.js";
import { bookForm, type Book } from "./frame.js";
import { lineFacts, lineValues } from "./lines.js";
import { playoffsOf } from "./results.js";

export function playoffsPart({ rules, league }: Book, year: BookYear): BookPart {
  const { season, champion } = year;
  const games = playoffsOf(year);
  const rounds = roundsOf(specOf(year.league));
  const values = {
    ...playoffValues(year, true),
    ...(champion !== undefined && { champion: year.team(champion).short }),
    line: lineValues(rules, year, games, year.standings),
  };
  const page = (plan: BookPlan) => {
    const facts = { season, league: league.name, rounds, lines: lineFacts(rules, year, games, plan) };
    return { ...bookForm("playoffs", "Playoffs", facts, values), figures: { bracketLines } };
  };
  return {
    id: `s${season}.playoffs`,
    title: "Playoffs",
    pages: year.games.length > 0 ? (plan) => [page(plan)] : [page(NOWHERE)],
  };
}
