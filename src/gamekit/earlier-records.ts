/** Upgrades records written by earlier versions. */

/** The record with its events as this version writes them; the record itself if none changes. */
export function withEvents<E, R extends { readonly events: readonly E[] }>(
  record: R,
  today: (event: E, place: number, events: readonly E[]) => E,
): R {
  const events = record.events.map(today);
  return events.every((event, i) => event === record.events[i]) ? record : { ...record, events };
}
