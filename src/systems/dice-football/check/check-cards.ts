/** The checks of player cards (V1, V4, V5, V9, W2, W3). */
import { eachValid, whereValid, type Path } from "../../../kernel/issue/index.js";
import {
  LEVELS,
  PASS_ROWS,
  spanText,
  type BackCard,
  type FrontCard,
  type KickerCard,
  type QuarterbackCard,
  type Roster,
  type Span,
} from "../rules/index.js";
import { CardFindings } from "./findings.js";

/** Limits of ratings. */
const RB: readonly [number, number] = [0, 6];
const RATING: readonly [number, number] = [0, 15];
const CONTROL: readonly [number, number] = [0, 40];
const RD: readonly [number, number] = [-8, -1];
const PD: readonly [number, number] = [-20, 0];
const YARDS: readonly [number, number] = [-30, 99];
/** Sack ranges end here and start no earlier than `low`; interceptions end at 99. */
const SACKS = { low: 70, high: 89, end: 89 } as const;
const INTERCEPTIONS = { low: 50, high: 99, end: 99 } as const;
/** A completion range grows with the receiver's rating, and must not reach interceptions even with the team's best (W2). */
const LAST_COMPLETION = 89;
const NO_BLOCKER = 2;

type Check = (at: Path, words: string) => void;

type CardList = Exclude<keyof Roster, "returns">;

export function checkRoster(found: CardFindings, roster: Roster): void {
  const each = <K extends CardList>(key: K, check: (card: Roster[K][number]) => Check): void => {
    whereValid(() =>
      eachValid<Roster[K][number]>(roster[key], (card, i) => check(card)(["roster", key, i], card.name)),
    );
  };
  const lists = ["quarterbacks", "carriers", "linemen", "front", "backs"] as const;
  const names = new Set<string>();
  eachValid(lists, (list) =>
    eachValid<{ readonly name: string }>(roster[list], ({ name }, i) => {
      if (names.has(name)) found.error("name-twice", ["roster", list, i], `the roster: ${name} appears there twice`);
      names.add(name);
    }),
  );
  const best = bestRating(roster);
  each("quarterbacks", (card) => (at, words) => checkPasser(found, at, words, card, best));
  each("carriers", (card) => (at, words) => {
    for (const column of ["I", "II", ...LEVELS] as const)
      checkColumn(found, [...at, column], `${words} ${column}`, card[column]);
    found.within([...at, "RB"], `RB of ${words}`, card.RB, ...RB);
    found.within([...at, "rating"], `the receiver rating of ${words}`, card.rating, ...RATING);
    found.within([...at, "stamina"], `the stamina of ${words}`, card.stamina, 1, 60);
    found.faces([...at, "fumble"], `the fumble range of ${words}`, card.fumble);
    found.span([...at, "injury"], `the injury range of ${words}`, card.injury, { start: 0 });
    for (const key of ["RBC", "PBC"] as const) {
      if (card.position === "TE" || card[key] === NO_BLOCKER) continue;
      found.error("value-fixed", [...at, key], `${key} of ${words} is ${card[key]}; backs and wide receivers have 2`);
    }
    const { rushes, receptions } = card.season ?? {};
    if (rushes === undefined && receptions === undefined) return;
    const touches = Math.max(1, Math.ceil(((rushes ?? 0) + (receptions ?? 0)) / Math.max(1, card.games)));
    const known = rushes !== undefined && receptions !== undefined;
    // If a statistic of the season is blank, only the minimum number of touches is known.
    if (touches === card.stamina || (!known && touches < card.stamina)) return;
    found.warn(
      "stamina",
      [...at, "stamina"],
      `the stamina of ${words} is ${card.stamina}; his season gives ${touches} touches per game`,
    );
  });
  each("linemen", (card) => (at, words) => {
    for (const key of ["RBC", "PBC"] as const) found.within([...at, key], `${key} of ${words}`, card[key], ...CONTROL);
    found.within([...at, "RB"], `RB of ${words}`, card.RB, ...RB);
    found.span([...at, "injury"], `the injury range of ${words}`, card.injury, { start: 0 });
  });
  each("front", (card) => (at, words) => {
    checkDefender(found, at, words, card);
    found.within([...at, "RD"], `RD of ${words}`, card.RD, ...RD);
    const isLine = !card.position.endsWith("LB");
    if (isLine && card.PD !== 0)
      found.error("value-fixed", [...at, "PD"], `PD of ${words} is ${card.PD}; linemen have 0`);
  });
  each("backs", (card) => (at, words) => {
    checkDefender(found, at, words, card);
    for (const key of ["RDC", "PRC"] as const) {
      if (card[key] === NO_BLOCKER) continue;
      found.error("value-fixed", [...at, key], `${key} of ${words} is ${card[key]}; defensive backs have 2`);
    }
  });
  whereValid(() => checkRanks(found, roster));
  each("kickers", (card) => (at, words) => checkKicker(found, at, words, card));
  each("punters", ({ yards, returned }) => (at, words) => {
    found.rows([...at, "yards"], `punts of ${words}`, yards);
    found.span([...at, "returned"], `returned punts of ${words}`, returned, { start: 0 });
  });
  eachValid(["kick", "punt"] as const, (list) =>
    eachValid(roster.returns[list], ({ name, yards, fumble, injury }, i) => {
      const at = ["roster", "returns", list, i];
      checkColumn(
        found,
        [...at, "yards"],
        `returns of ${name}`,
        yards.map((one) => (one === "TD" ? 0 : one)),
      );
      found.faces([...at, "fumble"], `the fumble range of ${name}`, fumble);
      found.span([...at, "injury"], `the injury range of ${name}`, injury, { start: 0 });
      const own = [...roster.quarterbacks, ...roster.carriers, ...roster.front, ...roster.backs].find(
        (card) => card.name === name,
      );
      if (!own || spanText(own.injury) === spanText(injury)) return;
      found.warn(
        "return-injury",
        [...at, "injury"],
        `the injury range of ${name} is ${spanText(injury)} here; his own card has ${spanText(own.injury)}`,
      );
    }),
  );
}

function checkColumn(found: CardFindings, path: Path, words: string, yards: readonly number[]): void {
  eachValid(yards, (value, digit) => found.within([...path, digit], `${words}, face ${digit},`, value, ...YARDS));
}

/** The best of the valid receiver ratings. */
function bestRating(roster: Roster): number {
  let best = 0;
  whereValid(() =>
    eachValid(roster.carriers, ({ rating }) => {
      if (rating <= RATING[1]) best = Math.max(best, rating);
    }),
  );
  return best;
}

/** The grid of a passer: the five rows of a level cover every number once, in order. */
function checkPasser(found: CardFindings, at: Path, words: string, card: QuarterbackCard, growth: number): void {
  eachValid(LEVELS, (level) => {
    const column = card.passing[level];
    const path = [...at, "passing", level];
    const list = PASS_ROWS.flatMap((row) => {
      const span: Span = column[row];
      return span === null ? [] : [{ from: span[0], to: span[1], value: row }];
    });
    found.rows(path, `${words} ${level}`, list, { place: (i) => [list[i].value] });
    const end = column.complete?.[1] ?? 0;
    if (end + growth <= LAST_COMPLETION) return;
    found.warn(
      "completion-end",
      [...path, "complete"],
      `${words} ${level}: completions ${spanText(column.complete)} reach past ${LAST_COMPLETION} with the best receiver, +${growth}`,
    );
  });
  for (const column of ["I", "II"] as const) checkColumn(found, [...at, column], `${words} ${column}`, card[column]);
  found.span([...at, "fumble"], `the fumble range of ${words}`, card.fumble);
  found.span([...at, "injury"], `the injury range of ${words}`, card.injury, { start: 0 });
}

function checkDefender(found: CardFindings, at: Path, words: string, card: FrontCard | BackCard): void {
  for (const key of ["RDC", "PRC"] as const) found.within([...at, key], `${key} of ${words}`, card[key], ...CONTROL);
  found.within([...at, "PD"], `PD of ${words}`, card.PD, ...PD);
  if (card.sack === null) found.error("sack-range", [...at, "sack"], `${words} has no sack range; only 89 is none`);
  found.span([...at, "sack"], `the sack range of ${words}`, card.sack, SACKS);
  found.span([...at, "intM"], `interceptions of ${words} in man`, card.intM, INTERCEPTIONS);
  found.span([...at, "intZ"], `interceptions of ${words} in zone`, card.intZ, INTERCEPTIONS);
  found.span([...at, "injury"], `the injury range of ${words}`, card.injury, { start: 0 });
  if (card.FF !== undefined) found.within([...at, "FF"], `the forced-fumble rating of ${words}`, card.FF, 0, 2);
}

/** Tackle ranks of a roster: 1 to N, all different. */
function checkRanks(found: CardFindings, { front, backs }: Roster): void {
  const cards = [
    ...front.map((card, i) => ({ card, at: ["roster", "front", i, "tackle"] })),
    ...backs.map((card, i) => ({ card, at: ["roster", "backs", i, "tackle"] })),
  ];
  const ranks = cards.map(({ card }) => card.tackle);
  cards.forEach(({ card, at }, i) => {
    const first = ranks.indexOf(card.tackle);
    if (first !== i) {
      const other = cards[first].card.name;
      found.error("tackle-rank", at, `${card.name} and ${other} both have tackle rank ${card.tackle}`);
    } else if (!Number.isInteger(card.tackle) || card.tackle < 1 || card.tackle > cards.length) {
      found.error("tackle-rank", at, `${card.name} has tackle rank ${card.tackle}; expected 1 to ${cards.length}`);
    }
  });
}

function checkKicker(found: CardFindings, at: Path, words: string, { bands, extraPoint }: KickerCard): void {
  bands.forEach(({ from, to, good }, i) => {
    const path = [...at, "bands", i];
    if (from > to) found.error("range-order", path, `${words}: ${from}-${to} yards runs backwards`);
    if (i > 0 && from !== bands[i - 1].to + 1) {
      found.error("range-gap", path, `${words}: ${from} yards after ${bands[i - 1].to}; bands follow one another`);
    }
    found.span([...path, "good"], `${words}, ${from}-${to} yards,`, good, { start: 0, high: 98 });
  });
  found.span([...at, "extraPoint"], `extra points of ${words}`, extraPoint, { start: 0 });
}
