/** One phone for two players: hides the game while they pass it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardSide } from "../../../../kernel/machine/board.js";
import { Helmet } from "../marks/helmet.js";

export function HandOver({
  side,
  to,
  undo,
  show,
}: {
  readonly side: "away" | "home";
  readonly to: BoardSide;
  /** Takes back the hidden answer; absent if there is none. */
  readonly undo?: (() => void) | undefined;
  readonly show: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // At once: Enter goes to whatever has the focus when it is pressed.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <section class="handover" aria-label="Pass the phone">
      <div>
        <Helmet side={side} monogram={to.monogram} colors={to.colors} />
        <h1 class="slab">Pass the phone to {to.name}</h1>
        <p>Picks stay hidden until both are in.</p>
        <p class="sealed" aria-hidden="true">
          <i class="down" />
          <i class="open">?</i>
        </p>
      </div>
      <footer>
        <button ref={button} type="button" class="btn main" onClick={show}>
          I am {to.name}: show it
        </button>
        {undo && (
          <button type="button" class="btn bare" onClick={undo}>
            Take the hidden pick back
          </button>
        )}
      </footer>
    </section>
  );
}
