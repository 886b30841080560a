/** What is told of a team, in words and rows: the page of a team and its short block print the same. */
import { DASH, MINUS } from "../../sheets/shared.js";
import { teamOf } from "../enter-result.js";
import { rulesOfCup } from "../play-cup.js";
import { gamesOf, rowOf, type TeamGame } from "../standings.js";
import { reachedOf, recordWords, signedWords } from "../standings-words.js";
import type { CupResult } from "../types.js";
import { fixturesOf, hasBracket, hasTable, tableOf, titleOfRound } from "../view.js";
import { counted, ordinal, shortIn } from "./page.js";
import type { Book, BookYear } from "./years.js";

const SKILL_WORDS: Readonly<Record<string, string>> = {
  "offense-rush": "may roll its rush again on offense",
  "offense-pass": "may roll its pass again on offense",
  "defense-rush": "may roll again against the rush",
  "defense-pass": "may roll again against the pass",
};

/** `4th of the table, lost the final`. */
export function seasonWords(year: BookYear, id: string): string {
  const { view } = year;
  const place = hasTable(view.contest)
    ? `${ordinal(tableOf(view).find(({ team }) => team === id)!.rank)} of the table`
    : "";
  const reached = hasBracket(view.contest) ? reachedOf(view, id).words : "";
  if (year.champion === id) return place === "" || place.startsWith("1st") ? "champion" : `${place}, champion`;
  return [place, reached].filter(Boolean).join(", ");
}

/** The lines beside the helmet: the last season, all games, and what else there is to say. */
export function headWords(book: Book, id: string): { season: string; games: string; more: readonly string[] } {
  const team = teamOf(book.cup, id);
  const year = book.years.at(-1)!;
  const all = rowOf(
    id,
    book.years.flatMap(({ view }) => view.results),
    book.cup.points,
  );
  const titles = book.years.filter(({ champion }) => champion === id).map(({ season }) => season);
  const skilled = rulesOfCup(book.cup).switches.teamSkill === "on" && team.skill !== null;
  return {
    season: `Season ${year.season}: ${seasonWords(year, id)}`,
    games: `${recordWords(all, DASH)} in ${counted(all.played, "game")}, ${all.pointsFor} points scored and ${all.pointsAgainst} allowed`,
    more: [
      titles.length === 0 ? "no cup yet" : `${counted(titles.length, "cup")}: season ${titles.join(", ")}`,
      ...(skilled ? [SKILL_WORDS[team.skill!]] : []),
      ...(team.coach === null ? [] : [`coached by ${team.coach}`]),
    ],
  };
}

export const gamesIn = ({ view }: BookYear, id: string): readonly TeamGame<CupResult>[] =>
  gamesOf(
    fixturesOf(view).flatMap(({ result }) => (result ? [result] : [])),
    id,
  );

/** A game in cells. */
export interface GameCells {
  readonly when: string;
  readonly rival: string;
  readonly won: string;
  readonly score: string;
  /** Wins, losses and ties up to this game. */
  readonly record: string;
  /** Yards, balls lost and bonuses spent; empty where only the score is known. */
  readonly yards: string;
  readonly balls: string;
  readonly spent: string;
}

export function gameCells(book: Book, year: BookYear, id: string): GameCells[] {
  const rounds = new Map(fixturesOf(year.view).map((fixture) => [fixture.game, fixture]));
  const running = { wins: 0, losses: 0, ties: 0 };
  return gamesIn(year, id).map((game) => {
    const { own, other, home, rival, result } = game;
    const won = own > other ? "W" : own < other ? "L" : "T";
    running[won === "W" ? "wins" : won === "L" ? "losses" : "ties"]++;
    const { round, stage } = rounds.get(result.game)!;
    const [yards, balls, spent] = figureCells(year, game);
    return {
      when: stage === "table" ? `${round}` : titleOfRound(year.view, round).replace(/s$/, ""),
      rival: `${home ? "" : "at "}${shortIn(book, rival)}`,
      won,
      score: `${own}${DASH}${other}`,
      record: recordWords(running, DASH),
      yards,
      balls,
      spent,
    };
  });
}

/** Yards, balls lost and bonuses of a game that is known play by play. */
function figureCells(year: BookYear, { result, home }: TeamGame<CupResult>): string[] {
  const game = year.games.find((one) => one.result === result);
  if (!game) return ["", "", ""];
  const { box, spent } = game.figures.sides[home ? "home" : "away"];
  const lost = box.interceptions + box.fumblesLost + box.lostOnDowns;
  return [`${box.rushYards + box.passYards - box.sackYards}`, `${lost}`, `${spent}`];
}

/** A season in cells. */
export interface SeasonCells {
  readonly season: string;
  readonly record: string;
  readonly pf: string;
  readonly pa: string;
  readonly diff: string;
  readonly words: string;
}

export const seasonCells = (year: BookYear, id: string): SeasonCells => {
  const row = rowOf(id, year.view.results, year.view.points);
  return {
    season: `${year.season}`,
    record: recordWords(row, DASH),
    pf: `${row.pointsFor}`,
    pa: `${row.pointsAgainst}`,
    diff: signedWords(row.difference, MINUS),
    words: seasonWords(year, id),
  };
};
