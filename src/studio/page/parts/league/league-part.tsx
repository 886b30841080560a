/** A part of a league's season that fills the pane: a way back, a title, and its own buttons. */
import type { ComponentChildren } from "preact";

export function LeaguePart({
  label,
  title,
  back,
  tools,
  children,
}: {
  readonly label: string;
  readonly title: string;
  readonly back: () => void;
  readonly tools: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="league-sheet">
      <section class="stage" aria-label={label}>
        <div class="opts">
          <button type="button" class="btn" onClick={back}>
            ‹ Season
          </button>
          <h1 class="slab">{title}</h1>
          {tools}
        </div>
        {children}
      </section>
    </div>
  );
}
