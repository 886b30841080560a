/** The trainer, who spends the points unless the user does: a training plan for each kind of card. */
import type { CareerKind } from "./chart.js";
import { refusalOf, type Field, type Steps } from "./fields.js";

/** Fields by their first word, and their share of all points. */
type Plan = readonly (readonly [fields: readonly string[], share: number])[];

const CATCH: Plan[number] = [["Q", "S", "M", "L"], 40];
const PLANS: Readonly<Record<CareerKind, Plan>> = {
  QB: [
    [["complete"], 50],
    [["intercepted"], 15],
    [["sacked"], 10],
    [["scramble", "I", "long"], 20],
    [["injury"], 5],
  ],
  RB: [
    [["I"], 35],
    [["stamina"], 20],
    [["rating"], 12],
    [["Q", "S", "M", "L"], 15],
    [["RB"], 8],
    [["long", "fumble", "injury"], 10],
  ],
  WR: [[["rating"], 30], [["stamina"], 20], CATCH, [["RB", "fumble", "injury"], 10]],
  TE: [[["rating"], 25], [["stamina"], 15], [["RBC", "RB"], 15], CATCH, [["fumble", "injury"], 5]],
  OL: [
    [["RBC"], 40],
    [["PBC"], 40],
    [["RB"], 15],
    [["injury"], 5],
  ],
  DL: [
    [["RDC"], 30],
    [["PRC"], 30],
    [["sack"], 20],
    [["tackle", "RD"], 15],
    [["injury"], 5],
  ],
  LB: [
    [["RDC", "PRC"], 30],
    [["tackle"], 25],
    [["PD", "RD"], 20],
    [["sack", "intercepts"], 20],
    [["injury"], 5],
  ],
  DB: [
    [["PD"], 45],
    [["tackle"], 25],
    [["intercepts", "sack"], 25],
    [["injury"], 5],
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
 * What he buys with these points, one step each: the part of his plan that is furthest behind its share, and in it the
 * cheapest step. He saves for a step he cannot afford if it costs no more than his patience; otherwise he moves on to
 * the next part.
 */
export function planned(
  kind: CareerKind,
  fields: readonly Field[],
  before: Steps,
  bank: number,
  { priceOf, patience }: { priceOf(field: Field, steps: Steps): number; readonly patience: number },
): string[] {
  const bought: string[] = [];
  const steps: Record<string, number> = { ...before };
  let left = bank;
  /** Total price of a part's steps at current prices. */
  const worthOf = (field: Field): number => {
    let worth = 0;
    for (let i = 0; i < (steps[field.key] ?? 0); i++) worth += priceOf(field, { [field.key]: i });
    return worth;
  };
  const spentOn = (part: readonly Field[]): number => part.reduce((sum, field) => sum + worthOf(field), 0);
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
    let next: { readonly key: string; readonly price: number } | undefined;
    for (const { choices } of open) {
      const [first] = choices
        .map((field) => ({ key: field.key, price: priceOf(field, steps) }))
        .sort((a, b) => a.price - b.price || (steps[a.key] ?? 0) - (steps[b.key] ?? 0));
      if (first.price <= left) next = first;
      // Saving makes the other parts wait.
      if (first.price <= left || first.price <= patience) break;
    }
    if (!next) return bought;
    left -= next.price;
    steps[next.key] = (steps[next.key] ?? 0) + 1;
    bought.push(next.key);
  }
}
