/** Where each value is on a printed sheet, which template line made the place, and which play the value belongs to. */
import type { GameSystem } from "../contract/game.js";
import { playsOfSlot } from "../contract/plays.js";
import { mmToPt } from "../kernel/units/index.js";
import type { Page } from "../sheet/drawing/types.js";
import type { SlotValue } from "../sheet/fields/field.js";
import { movedRect } from "../sheet/layout/form.js";
import { originsOf } from "../sheet/layout/origins.js";

/** A place to write in on a page. */
export interface SheetPlace {
  /** Page index. */
  readonly page: number;
  /** Points from the top left corner of the page. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** `play.3.result`; the same in every copy. */
  readonly slot: string;
  /** Template block: `write`, `tick`. */
  readonly kind: string;
  /** Its accessible label. */
  readonly label: string;
  /** The value written there; absent if empty. */
  readonly value?: SlotValue;
  readonly template: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** First and last play of the value, counted from 1; absent if it belongs to no play. */
  readonly plays?: readonly [first: number, last: number];
  /** Their events in the record: from the first up to, but not including, `end`. */
  readonly events?: readonly [from: number, end: number];
}

/** The game on the pages, for finding the events of a row. */
interface OnPages {
  readonly system: Pick<GameSystem, "plays">;
  readonly record: { readonly events: readonly unknown[] };
}

/**
 * Every place on built pages, page by page: blank, filled or forms, and cards on paper too. Does not lay anything out again.
 * @param pages result of `buildSheet`
 * @param game finds the events of log rows
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
