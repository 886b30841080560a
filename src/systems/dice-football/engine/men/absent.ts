/** Players who cannot play. */
import { SIDES, type Side } from "../../../../kernel/football/index.js";
import { NOBODY, type Out } from "../../trc/index.js";
import type { Specialists } from "../books/team-book.js";
import type { Game } from "../game.js";
import { withSide, type Absent, type Draft, type GameState } from "../state.js";

const sets = new WeakMap<readonly Absent[], Out>();

/** Names of a side's players who are out. */
export function outOf({ out }: Pick<GameState, "out">, side: Side): Out {
  const list = out[side];
  if (list.length === 0) return NOBODY;
  let names = sets.get(list);
  if (!names) sets.set(list, (names = new Set(list.map(({ name }) => name))));
  return names;
}

/** The current kicker and punter of a side. */
export const specialistsOf = ({ books }: Pick<Game, "books">, state: Pick<GameState, "out">, side: Side): Specialists =>
  books[side].specialists(outOf(state, side));

/** Counts down a play: absent players may return. */
export function passPlay(draft: Draft): void {
  for (const side of SIDES) {
    const list = draft.out[side];
    if (list.length === 0 || !list.some(({ until }) => until === "plays")) continue;
    draft.out = withSide(
      draft.out,
      side,
      list.flatMap((one) => {
        if (one.until !== "plays") return [one];
        return one.plays > 1 ? [{ ...one, plays: one.plays - 1 }] : [];
      }),
    );
  }
}

/** Takes a player out; of two reasons, the longer one applies. */
export function goOut(draft: Draft, side: Side, absent: Absent): void {
  const rank = ({ until, plays }: Absent): number => (until === "game" ? 1000 : until === "quarter" ? 500 : plays);
  const known = draft.out[side].find(({ name }) => name === absent.name);
  if (known && rank(known) >= rank(absent)) return;
  const others = draft.out[side].filter(({ name }) => name !== absent.name);
  draft.out = withSide(draft.out, side, [...others, absent]);
}
