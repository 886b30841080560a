/** Changes of a league file without its seal, and those that nothing in the file contradicts. */
import { checkData } from "../../src/files/check.js";
import { hasErrors } from "../../src/kernel/issue/index.js";
import type { GameSystem } from "../../src/contract/game.js";
import {
  changesOf,
  drawnLeaves,
  kindOf,
  leavesOf,
  valueAt,
  type Change,
  type Leaf,
} from "../helpers/changed-leaves.js";

type Free = readonly (readonly [kind: RegExp, because: string])[];

/** In every game's leagues. */
const EVERYWHERE: Free = [
  [/^name$/, "what the league is called"],
  [/^revision$/, "counts what was written, changes of a person's among it"],
];

/** Leagues in one form for 5D20, DICE Football and PostCard. */
const PLAIN: Free = [
  ...EVERYWHERE,
  [/^points\.(win|tie|loss)$/, "what a win is worth is agreed on"],
  [/^teams\.#\.(\w+\.)?(city|name|short|code|monogram|stadium|colors\.#)$/, "what a team is called and looks like"],
];

/** What may be changed unseen, with the reason, by game. */
export const FREE: Readonly<Record<string, Free>> = {
  "pen-and-paper": [
    ...EVERYWHERE,
    [/^modes\b/, "who plays head to head or by hand from now on"],
    [/^rules\.name$/, "what the house rules are called"],
    [/(^|\.)teams\.#\.manager$/, "who manages a team is up to its people, season by season"],
    [/(^|\.)teams\.#\.team\.(city|name|monogram|stadium|town|colors\.#)$/, "what a team is called and looks like"],
    [/(^|\.)teams\.#\.team\.printed\./, "the card that the team came with, also where it is wrong; scores count (A5)"],
  ],
  postcard: [...PLAIN, [/^teams\.#\.skill$/, "nothing is played by skills where the rules have none"]],
  "5d20": PLAIN,
  "dice-football": PLAIN,
};

/** A score from the table is what people say it was. */
function isEntered(league: unknown, path: Leaf): boolean {
  const result = valueAt(league, path.slice(0, -1)) as { readonly mode?: unknown };
  return result.mode === "hand" && /^(away|home)Points$/.test(`${path.at(-1)}`);
}

const freeIn = (game: string, kind: string): (typeof EVERYWHERE)[number] | undefined =>
  FREE[game].find(([free]) => free.test(kind));

export interface Unseen {
  readonly tried: number;
  /** Kinds of leaves that were changed unseen, and may be. */
  readonly free: readonly string[];
  /** Leaves that must not be. */
  readonly missed: readonly string[];
}

const withoutSeal = (league: object): object =>
  Object.fromEntries(Object.entries(league).filter(([key]) => key !== "seal"));

/** Changes leaves, one at a time, and tells which of them no error is told of. */
function unseen(
  league: object,
  game: string,
  systems: readonly GameSystem[],
  changes: Iterable<Change<object>>,
): Unseen {
  const found: Unseen & { free: string[]; missed: string[]; tried: number } = { tried: 0, free: [], missed: [] };
  for (const { path, data } of changes) {
    found.tried++;
    if (hasErrors(checkData(data, systems).issues)) continue;
    const kind = kindOf(path);
    if (freeIn(game, kind) || isEntered(league, path)) found.free.push(kind);
    else found.missed.push(path.join("."));
  }
  return found;
}

/** So many leaves, drawn by a seed. */
export function unseenIn(
  league: object,
  game: string,
  systems: readonly GameSystem[],
  [count, seed]: readonly [count: number, seed: number],
): Unseen {
  const open = withoutSeal(league);
  return unseen(open, game, systems, changesOf(open, drawnLeaves(open, count, seed), seed));
}

/** Of the kinds that are free those of which a leaf was changed unseen. */
export function freeKinds(league: object, game: string, systems: readonly GameSystem[]): readonly string[] {
  const open = withoutSeal(league);
  const last = new Map([...leavesOf(open)].map((path) => [kindOf(path), path]));
  const paths = [...last].filter(([kind]) => freeIn(game, kind)).map(([, path]) => path);
  return unseen(open, game, systems, changesOf(open, paths, 1)).free;
}
