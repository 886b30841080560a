/** Fumbles that tacklers force (ruling `forcedFumbles`), so that a defense takes the ball as often as it did. */
import { sumOf } from "../../../kernel/lists/index.js";
import { isBack, isLineman, SITUATION_SHARES, type DiceRules, type Team } from "../rules/index.js";
import { byTackle, defenseUnit } from "../trc/index.js";
import type { DefenseMade } from "./defense.js";
import { GROUP_CODES } from "./groups.js";

/** Of the fumbles that a league's carriers lose, those that tacklers force; the others are on the carriers' own cards. */
export const FORCED = 0.5;
/** A red die that is a fumble, and a face of the white one. */
const FACE = 0.01;
const MOST_RATING = 2;
/** Faces that are worth another rating. */
const NEARER = 0.005;
/** Faces of a rating: 1 forces on 9 and 0, 2 on 8 as well. */
const facesOf = (rating: number): number => (rating > 0 ? rating + 1 : 0);

/** Touches that are catches on longer than quick passes, where a lineman leaves the tackle to who covers (ruling A20): runs and catches are alike many, two of three catches longer. */
const COVERED = 1 / 3;

/** Shares of all tackles, by player: ranks on the field of each formation by how often it is there. */
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

/** Fumbles that a defense forces, of all touches. */
export function forcedBy(made: DefenseMade, rules: DiceRules): number {
  if (rules.switches.forcedFumbles !== "on") return 0;
  const ratings = ratingOf(made);
  return sumOf([...tackleShares(made, rules)].map(([name, share]) => FACE * share * facesOf(ratings.get(name) ?? 0)));
}

/**
 * The defense with ratings that force so many. Who forced most in his season is the first to have one.
 * @param wanted of all touches of its opponents
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
  // One man more, or with another rating, as long as that comes nearer.
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
