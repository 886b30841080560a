/** Who spends the points when nobody does: his trainer, by shares of what there is to learn at his position. */
import type { CareerKind } from "./chart.js";
import { refusalOf, type Field, type Steps } from "./fields.js";

/** Fields by their first word, and how much of all points goes there. */
type Plan = readonly (readonly [fields: readonly string[], share: number])[];

const CATCH: Plan[number] = [["Q", "S", "M", "L"], 40];
const PLANS: Readonly<Record<CareerKind, Plan>> = {
  QB: [
    [["complete"], 50],
    [["intercepted"], 15],
    [["sacked"], 10],
    [["scramble", "I"], 20],
    [["injury"], 5],
  ],
  RB: [
    [["I"], 40],
    [["stamina"], 25],
    [["rating"], 15],
    [["Q", "S"], 10],
    [["long", "fumble", "injury"], 10],
  ],
  WR: [[["rating"], 35], [["stamina"], 20], CATCH, [["injury"], 5]],
  TE: [[["rating"], 30], [["stamina"], 15], [["RBC", "RB"], 20], CATCH],
  OL: [
    [["RBC"], 45],
    [["PBC"], 40],
    [["RB"], 15],
  ],
  DL: [
    [["RDC"], 30],
    [["PRC"], 30],
    [["sack"], 25],
    [["tackle", "RD"], 15],
  ],
  LB: [
    [["RDC"], 30],
    [["tackle"], 30],
    [["PD", "RD"], 20],
    [["sack", "intercepts"], 20],
  ],
  DB: [
    [["PD"], 50],
    [["tackle"], 25],
    [["intercepts"], 25],
  ],
  K: [[["kick"], 100]],
  P: [[["punt"], 100]],
  RET: [
    [["kick", "punt"], 80],
    [["fumble", "injury"], 20],
  ],
};

const word = ({ key }: Field): string => key.split(".")[0];

/**
 * What he buys from so many points, a step each: for the part of his plan that is farthest behind its share, there on the field with the
 * fewest steps. He saves for what he cannot pay yet.
 */
export function planned(kind: CareerKind, fields: readonly Field[], before: Steps, bank: number): string[] {
  const bought: string[] = [];
  const steps: Record<string, number> = { ...before };
  let left = bank;
  const spentOn = (part: readonly Field[]): number =>
    part.reduce((sum, { key, upgrade }) => sum + (steps[key] ?? 0) * upgrade.cost, 0);
  const parts = PLANS[kind].map(([words, share]) => ({
    share,
    part: fields.filter((one) => words.includes(word(one))),
  }));
  for (;;) {
    const open = parts
      .map(({ share, part }) => ({
        worth: spentOn(part) / share,
        choices: part.filter((one) => refusalOf(one, steps) === undefined),
      }))
      .filter(({ choices }) => choices.length > 0)
      .sort((a, b) => a.worth - b.worth);
    if (open.length === 0) return bought;
    const [next] = [...open[0].choices].sort((a, b) => (steps[a.key] ?? 0) - (steps[b.key] ?? 0));
    if (next.upgrade.cost > left) return bought;
    left -= next.upgrade.cost;
    steps[next.key] = (steps[next.key] ?? 0) + 1;
    bought.push(next.key);
  }
}
