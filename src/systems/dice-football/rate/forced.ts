/** Fumbles forced by tacklers (ruling `forcedFumbles`), so that a defense takes the ball away as often as in its season. */
import { sumOf } from "../../../kernel/lists/index.js";
import { isBack, isLineman, SITUATION_SHARES, type DiceRules, type Team } from "../rules/index.js";
import { byTackle, defenseUnit } from "../trc/index.js";
import type { DefenseMade } from "./defense.js";
import { GROUP_CODES } from "./groups.js";

/** Share of a league's lost fumbles that tacklers force; the others are on the carriers' own cards. */
export const FORCED = 0.5;
/** Probability of a red die that fumbles and one face of the white die. */
const FACE = 0.01;
const MOST_RATING = 2;
/** Minimum improvement, in faces, for changing a rating. */
const NEARER = 0.005;
/** Faces of a rating: 1 forces on 9 and 0, 2 also on 8. */
const facesOf = (rating: number): number => (rating > 0 ? rating + 1 : 0);

/**
 * Share of touches that are catches longer than quick passes, where the man in coverage tackles instead of a lineman
 * (ruling A20): runs and catches are about equal, and two of three catches are longer.
 */
const COVERED = 1 / 3;

/** Each player's share of all tackles: tackle ranks in each formation, weighted by its use. */
function tackleShares({ roster, defense }: DefenseMade, { tables }: DiceRules): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  const all = sumOf(Object.values(SITUATION_SHARES));
  defense.formations.forEach((_, place) => {
    const often = sumOf(GROUP_CODES[place].map((code) => SITUATION_SHARES[code])) / all;
    const ranks = byTackle(defenseUnit({ roster, defense } as unknown as Team, place));
    const add = (name: string, share: number): void => {
      shares.set(name, (shares.get(name) ?? 0) + often * share);
    };
    const backs = ranks.filter(({ at }) => isBack(at));
    for (const { from, to, value } of tables.tackle) {
      const { card, at } = ranks[value - 1];
      const share = (to - from + 1) / 100;
      const left = isLineman(at) ? COVERED * share : 0;
      add(card.name, share - left);
      for (const back of backs) add(back.card.name, left / backs.length);
    }
  });
  return shares;
}

const ratingOf = (made: DefenseMade): ReadonlyMap<string, number> =>
  new Map([...made.roster.front, ...made.roster.backs].map(({ name, FF }) => [name, FF ?? 0]));

/** Fumbles forced by a defense, per touch. */
export function forcedBy(made: DefenseMade, rules: DiceRules): number {
  if (rules.switches.forcedFumbles !== "on") return 0;
  const ratings = ratingOf(made);
  return sumOf([...tackleShares(made, rules)].map(([name, share]) => FACE * share * facesOf(ratings.get(name) ?? 0)));
}

/**
 * The defense with ratings that force this many. Players who forced the most get ratings first.
 * @param wanted per touch of its opponents
 */
export function withForced<D extends DefenseMade>(made: D, wanted: number, rules: DiceRules): D {
  const shares = tackleShares(made, rules);
  const men = [...made.roster.front, ...made.roster.backs].filter(({ name }) => shares.has(name));
  const forced = ({ season, tackle }: (typeof men)[number]): number => (season?.forcedFumbles ?? 0) - tackle / 100;
  men.sort((a, b) => forced(b) - forced(a));
  const ratings = new Map<string, number>();
  let rest = wanted / FACE;
  for (let rating = 1; rating <= MOST_RATING; rating++)
    for (const { name } of men) {
      const more = shares.get(name)! * (facesOf(rating) - facesOf(rating - 1));
      if ((ratings.get(name) ?? 0) !== rating - 1 || Math.abs(rest - more) >= Math.abs(rest)) continue;
      ratings.set(name, rating);
      rest -= more;
    }
  // Add a player or change a rating as long as it improves the match.
  for (let moved = true; moved;) {
    moved = false;
    for (const { name } of men.toReversed())
      for (let rating = 0; rating <= MOST_RATING; rating++) {
        const more = shares.get(name)! * (facesOf(rating) - facesOf(ratings.get(name) ?? 0));
        if (Math.abs(rest - more) >= Math.abs(rest) - NEARER) continue;
        ratings.set(name, rating);
        rest -= more;
        moved = true;
      }
  }
  const rated = <C extends { readonly name: string }>(card: C): C => ({ ...card, FF: ratings.get(card.name) ?? 0 });
  return {
    ...made,
    roster: { front: made.roster.front.map(rated), backs: made.roster.backs.map(rated) },
  };
}
