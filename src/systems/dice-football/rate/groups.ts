/** Who plays in each group: the usual five, except for players who catch more than their positions would allow. */
import { sumOf } from "../../../kernel/lists/index.js";
import { SITUATION_SHARES, type Code, type PersonnelGroup } from "../rules/index.js";
import { MOST_TO_ONE, runNumbers } from "./calls.js";
import type { Carrier } from "./people.js";

/** Converts a count to a 14-game season. */
export const per14 = (count: number, games: number): number => (14 * count) / games;

export const ratingOf = (receptions14: number): number => Math.min(15, Math.floor(receptions14 / 7.5 + 1e-9));

/** Players by position: backs by rushes, the others by receptions. */
interface Squad {
  readonly backs: readonly Carrier[];
  readonly wides: readonly Carrier[];
  readonly ends: readonly Carrier[];
}
type Five = readonly Carrier[];

/** Situations of each group. */
export const GROUP_CODES: readonly (readonly Code[])[] = [
  ["1A", "2A", "2B"],
  ["2C", "3B"],
  ["3A", "3C", "4B"],
  ["2D", "3D"],
];

/** Two backs, two wide receivers and a tight end; one back in passing groups; two tight ends near the goal. */
function usualFives({ backs, wides, ends }: Squad): Five[] {
  // The non-starter with ten catches, otherwise the starter with more catches.
  const most = (list: readonly Carrier[]): Carrier | undefined =>
    [...list].sort((a, b) => b.receptions - a.receptions)[0];
  const third = most(backs.slice(2).filter(({ receptions }) => receptions >= 10)) ?? most(backs.slice(0, 2))!;
  const passing = [third, wides[0], wides[1], wides[2], ends[0]];
  return [
    [backs[0], backs[1], wides[0], wides[1], ends[0]],
    passing,
    passing,
    [backs[0], backs[1], wides[0], ends[0], ends[1]],
  ];
}

/** Players who may come in besides the usual ones, and the maximum number of tight ends in a group. */
const DEPTH = { wides: 4, ends: 3 } as const;
/** Minimum improvement for an unusual player: a share of all catches. */
const WORTH = 0.012;

/** All combinations of this size. */
function picks<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, i) => picks(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

/** Other fives of a group that keep its back; in the base group someone replaces the second back, in the passing groups any four. */
function othersOf(group: number, usual: Five, { wides, ends }: Squad): Five[] {
  const able = [...wides.slice(0, DEPTH.wides), ...ends.slice(0, DEPTH.ends)];
  if (group === 0) return able.filter((one) => !usual.includes(one)).map((one) => [usual[0], one, ...usual.slice(2)]);
  return group === 3 ? [] : picks(able, 4).map((four) => [usual[0], ...four]);
}

const ROUNDS = 12;

/** The shortfall of catches with these fives: passes of a group go to its players up to their targets. */
function missed(fives: readonly Five[], volumes: readonly number[], wanted: ReadonlyMap<Carrier, number>): number {
  const all = sumOf(volumes);
  const players = [...new Set(fives.flat())];
  const aims = players.map((man) => {
    const there = sumOf(volumes.filter((_, group) => fives[group].includes(man))) / all;
    return Math.min(wanted.get(man)!, MOST_TO_ONE * there);
  });
  const places = fives.map((five) => five.map((man) => players.indexOf(man)));
  const got = players.map(() => 0);
  const cells = places.map((five) => five.map((man) => aims[man] + 1e-6));
  for (let round = 0; round < ROUNDS; round++) {
    got.fill(0);
    places.forEach((five, group) => {
      const room = volumes[group] / all / sumOf(cells[group]);
      five.forEach((man, i) => {
        cells[group][i] *= room;
        got[man] += cells[group][i];
      });
    });
    places.forEach((five, group) =>
      five.forEach((man, i) => {
        cells[group][i] *= (aims[man] + 1e-6) / got[man];
      }),
    );
  }
  const on = sumOf(players.map((man, i) => Math.max(0, wanted.get(man)! - got[i])));
  const off = sumOf([...wanted].filter(([man]) => !players.includes(man)).map(([, share]) => share));
  return on + off;
}

/** @param runs share of all plays */
export function groupsOf(squad: Squad, games: number, runs: number): PersonnelGroup[] {
  const everybody = [...squad.backs, ...squad.wides, ...squad.ends];
  const receptions = sumOf(everybody.map((man) => man.receptions));
  const wanted = new Map(everybody.map((man) => [man, receptions > 0 ? man.receptions / receptions : 0]));
  const numbers = runNumbers(runs);
  const volumes = GROUP_CODES.map((codes) =>
    sumOf(codes.map((code) => SITUATION_SHARES[code] * (100 - numbers[code]))),
  );
  const usual = usualFives(squad);
  const strangers = (five: Five, group: number): number => five.filter((one) => !usual[group].includes(one)).length;
  let fives = usual;
  let least = missed(fives, volumes, wanted);
  // Group by group, starting with those that have the most passes.
  for (const group of [2, 1, 0, 2, 1]) {
    let best = fives;
    for (const five of othersOf(group, usual[group], squad)) {
      const tried = fives.with(group, five);
      const cost = missed(tried, volumes, wanted) + WORTH * sumOf(tried.map((one, i) => strangers(one, i)));
      if (cost < least - 1e-9) [best, least] = [tried, cost];
    }
    fives = best;
  }
  return fives.map((five, i) => ({ codes: GROUP_CODES[i], receivers: numbered(five, games) }));
}

/** By rating, catches and yards; the last of them blocks. */
const numbered = (five: Five, games: number): PersonnelGroup["receivers"] =>
  [...five]
    .sort(
      (a, b) =>
        ratingOf(per14(b.receptions, games)) - ratingOf(per14(a.receptions, games)) ||
        b.receptions - a.receptions ||
        b.yards - a.yards ||
        (a.name < b.name ? -1 : 1),
    )
    .map((man, i) => ({ name: man.name, at: man.position, ...(i === 4 && { blocks: true }) }));
