/** Log rows during the search for a matching game: pushed and popped at the end, many times. */

/** Rows that later events may still change. */
const OPEN = 8;

interface Growing<Event, Row> {
  /** Rows of the events that follow the rows in `before`. */
  rowsOf(events: readonly Event[], before: readonly Row[]): readonly Row[];
  /** Index of the event with which the row at `at` begins. */
  startOf(events: readonly Event[], rows: readonly Row[], at: number): number;
}

/**
 * Log rows of all events of a game; rows old enough to be final are cached. The cache is keyed by the last cached event, which identifies
 * all before it.
 */
export function growingRows<Event, Row>({
  rowsOf,
  startOf,
}: Growing<Event, Row>): (events: readonly Event[]) => readonly Row[] {
  let kept: { readonly at: number; readonly event: Event | undefined; readonly rows: readonly Row[] } | undefined;
  return (events) => {
    if (!kept || events[kept.at] !== kept.event) kept = { at: 0, event: events[0], rows: [] };
    const { at, rows } = kept;
    const tail = events.slice(at);
    const fresh = rowsOf(tail, rows);
    const all = [...rows, ...fresh];
    if (fresh.length > 2 * OPEN) {
      const from = startOf(tail, fresh, fresh.length - OPEN);
      kept = { at: at + from, event: tail[from], rows: all.slice(0, all.length - OPEN) };
    }
    return all;
  };
}
