/** Log rows during the search for a matching game: pushed and popped at the end, many times. */

/** Rows that later events may still change. */
const OPEN = 8;

interface Growing<Event, Row> {
  /** Rows of events that follow those of the rows before. */
  rowsOf(events: readonly Event[], before: readonly Row[]): readonly Row[];
  /** At which of the events a row of these begins. */
  startOf(events: readonly Event[], rows: readonly Row[], at: number): number;
}

/** Rows of all events of a game; those that lie far enough back are kept for the next time. An event stands for all that led to it. */
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
