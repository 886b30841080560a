/** PC-11, the round robin: results grid and table, and who meets whom; a cup's file fills its own. */
import { countFrom, DASH, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { hasTable } from "../../../league/plain/contest.js";
import { roundRobin } from "../../../league/schedule.js";
import { roundFacts, roundValues } from "../../../league/plain/book/rounds.js";
import { playedInTable, tableOf } from "../../../league/season.js";
import { rowOf, USUAL_POINTS } from "../../../league/standings.js";
import type { Cup, CupView } from "../cup/types.js";
import { cupIn, onPages, shortOf, type CupContent } from "./cup-of.js";

const LETTERS = [..."ABCDEFGHIJKLMNOP"];
/** Sizes of the printed lists, in the two lines that they are in. */
const LISTS = [
  [16, 14, 12, 10],
  [8, 6, 4],
] as const;

const listFacts = (size: number) => ({
  size,
  pairs: size / 2,
  /** With one team less, whoever would meet this letter rests. */
  rest: size > 4 ? { teams: size - 1, letter: LETTERS[size - 1] } : "",
  rounds: roundRobin(size, 1).map((games, r) => ({
    key: r + 1,
    pairs: games.map(([away, home]) => `${LETTERS[home - 1]}${DASH}${LETTERS[away - 1]}`),
  })),
});

const gridFacts = (count: number) => LETTERS.slice(0, count).map((letter) => ({ key: letter, letter }));

/** The form: any number of teams up to the most. */
const blankFacts = {
  teams: gridFacts(LETTERS.length),
  most: true,
  points: USUAL_POINTS,
  lists: LISTS.map((sizes) => sizes.map(listFacts)),
  beside: "",
  roundPages: [],
};

/** Rounds that fit under the grid of a small cup. */
const BESIDE = { teams: 8, rounds: 7 } as const;
/** Rounds on a page, and how many of them stand side by side. */
const MOST_ROUNDS = 15;
const acrossFor = (rounds: number): number => (rounds <= 9 ? 3 : rounds <= 12 ? 4 : 5);
/** Under the grid they are in as few rows as hold them, all about as long. */
const acrossBeside = (rounds: number): number => Math.ceil(rounds / Math.ceil(rounds / 5));

function cupFacts(cup: Cup, view: CupView) {
  const rounds = roundFacts(view, (id) => shortOf(cup, id));
  const beside = view.numbers.length <= BESIDE.teams && rounds.length <= BESIDE.rounds;
  const pages = Math.ceil(rounds.length / MOST_ROUNDS);
  const each = Math.ceil(rounds.length / pages);
  return {
    teams: gridFacts(view.numbers.length),
    most: false,
    points: cup.points,
    lists: [],
    beside: beside ? { across: acrossBeside(rounds.length), rounds } : "",
    roundPages: beside
      ? []
      : countFrom(1, pages).map((page) => {
          const own = rounds.slice((page - 1) * each, page * each);
          const across = acrossFor(own.length);
          return { id: `rounds${page}`, across, down: Math.ceil(own.length / across), rounds: own };
        }),
  };
}

function gridValues(cup: Cup, view: CupView): Values {
  const played = playedInTable(view).map(({ result }) => result);
  const table = tableOf(view);
  const twice = view.contest.rounds === 2;
  const scores = (id: string, rival: string): string => {
    const home = played.filter((r) => r.home === id && r.away === rival);
    const away = twice ? [] : played.filter((r) => r.away === id && r.home === rival);
    return [
      ...home.map((r) => `${r.homePoints}${DASH}${r.awayPoints}`),
      ...away.map((r) => `${r.awayPoints}${DASH}${r.homePoints}`),
    ].join(" ");
  };
  const lettered = (of: (id: string) => Values[string]): Values =>
    Object.fromEntries(view.numbers.map((id, i) => [LETTERS[i], of(id)]));
  return lettered((id) => {
    const row = rowOf({ team: id, division: "" }, played, cup.points);
    return {
      team: shortOf(cup, id),
      against: lettered((rival) => scores(id, rival)),
      won: row.wins,
      lost: row.losses,
      tied: row.ties,
      points: row.points,
      for: row.pointsFor,
      allowed: row.pointsAgainst,
      difference: signedText(row.difference, "0"),
      place: row.played > 0 ? table.find(({ team }) => team === id)!.rank : "",
    };
  });
}

export const standings: CupContent = {
  form: () => blankFacts,
  head: (names) => onPages(["standings", "lists"], names),
  fill(records) {
    const found = cupIn(records);
    if (!found || !hasTable(found.view.contest)) return [];
    const { cup, view } = found;
    const facts = cupFacts(cup, view);
    const heads = onPages(["standings", ...facts.roundPages.map(({ id }) => id)], {
      cup: cup.name,
      season: `${view.season}`,
    });
    return [{ values: { ...heads, table: gridValues(cup, view), ...roundValues(view) }, facts }];
  },
};
