/** Records that earlier versions wrote, in the words of this one. */

/** The record with its events as they would be written today: the record itself where none changes. */
export function withEvents<E, R extends { readonly events: readonly E[] }>(
  record: R,
  today: (event: E, place: number, events: readonly E[]) => E,
): R {
  const events = record.events.map(today);
  return events.every((event, i) => event === record.events[i]) ? record : { ...record, events };
}
