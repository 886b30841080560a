/** Where each value of a printed sheet stands, which line of its template made the place, and which play it tells of. */
import type { GameSystem } from "../contract/game.js";
import { playsOfSlot } from "../contract/plays.js";
import { mmToPt } from "../kernel/units/index.js";
import type { Page } from "../sheet/drawing/types.js";
import type { SlotValue } from "../sheet/fields/field.js";
import { movedRect } from "../sheet/layout/form.js";
import { originsOf } from "../sheet/layout/origins.js";

/** A place for a hand on a page. */
export interface SheetPlace {
  /** Index among the pages. */
  readonly page: number;
  /** Points from the top left corner of the page. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** `play.3.result`; again on every copy. */
  readonly slot: string;
  /** Block of the template: `write`, `tick`. */
  readonly kind: string;
  /** What a reader hears of the place. */
  readonly label: string;
  /** What is written there; absent where nothing is. */
  readonly value?: SlotValue;
  readonly template: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Plays from 1 that the value tells of, both ends among them; absent where it is no play's. */
  readonly plays?: readonly [first: number, last: number];
  /** Their events in the record: from the first to the one before `end`. */
  readonly events?: readonly [from: number, end: number];
}

/** The game that fills the pages: it leads from their rows to its events. */
interface OnPages {
  readonly system: Pick<GameSystem, "plays">;
  readonly record: { readonly events: readonly unknown[] };
}

/**
 * Every place of built pages, page by page: blank, filled or forms, cards on sheets of paper too. Nothing is laid out again.
 * @param pages of `buildSheet`
 * @param game leads the rows of logs to their events
 */
export function sheetPlaces(pages: readonly Page[], game?: OnPages): SheetPlace[] {
  const starts = game?.system.plays.starts(game.record);
  const eventsOf = (first: number, last: number): readonly [number, number] | undefined =>
    starts && game && [starts[first - 1], starts[last] ?? game.record.events.length];
  return pages.flatMap((page, index) =>
    originsOf(page).flatMap(({ origin, matrix }) => {
      const { slots, values } = origin;
      const written = origin.written();
      return slots.map(({ name, kind, label, spoken, at, site }, i): SheetPlace => {
        const { x, y, w, h } = movedRect(at, matrix);
        const plays = playsOfSlot(values, name);
        const events = plays && eventsOf(plays.first, plays.last);
        return {
          page: index,
          x: mmToPt(x),
          y: mmToPt(y),
          w: mmToPt(w),
          h: mmToPt(h),
          slot: name,
          kind,
          label: label || spoken,
          ...(written[i] !== undefined && { value: written[i] }),
          template: site.file,
          line: site.line,
          column: site.column + 1,
          ...(plays && { plays: [plays.first, plays.last] as const }),
          ...(events && { events }),
        };
      });
    }),
  );
}
