/** The hall of fame in large print. */
import type { LargeBlock, LargeColumn } from "../../../page/flow.js";
import { REFERENCE_CAREERS } from "./careers.js";
import { distributionOf, entriesOf, entryValues, houseRecords, NO_ENTRY } from "./hall-of-fame-values.js";
import type { DynastyContext } from "./shared.js";

/** Lines of the list. */
const ENTRIES = 25;
const NUMBER: LargeColumn = { head: "No.", share: 0.8, align: "middle" };

export function largeHall(context: DynastyContext): LargeBlock[] {
  const entries = entriesOf(context);
  const { buckets, counts, campaigns, mean, median } = distributionOf(context, entries);
  const cell = (head: string, share: number, align: LargeColumn["align"] = "middle"): LargeColumn => ({
    head,
    share,
    align,
    pencil: true,
  });
  const lines = Array.from({ length: ENTRIES }, (_, i) => (entries[i] ? entryValues(entries[i]) : NO_ENTRY));
  return [
    { kind: "heading", text: "Hall of fame", note: "finished campaigns" },
    {
      kind: "table",
      name: "entries",
      columns: [NUMBER, cell("Coach", 5, "start"), cell("Club", 5, "start"), cell("Points", 1.3)],
      rows: lines.map(({ coach, club, points }, i) => [`${i + 1}`, coach, club, points]),
    },
    { kind: "heading", text: "Their careers" },
    {
      kind: "table",
      name: "careers",
      columns: [
        NUMBER,
        cell("Seasons", 1.4),
        cell("Record", 1.7),
        cell("Titles", 1.1),
        cell("First title, season", 1.5),
        cell("Best season, record, points", 2.6),
        cell("Retired or let go", 1.7),
      ],
      rows: lines.map((line, i) => [
        `${i + 1}`,
        line.seasons,
        line.record,
        line.titles,
        line.first,
        line.best,
        line.ended,
      ]),
    },
    { kind: "heading", text: "House records" },
    {
      kind: "table",
      name: "records",
      columns: [
        { head: "Record", share: 3 },
        cell("Figure", 1.5),
        { head: "of", share: 1.5 },
        cell("Coach", 5, "start"),
      ],
      rows: houseRecords(entries).map(({ title, value, unit, holder }) => [title, value, unit, holder]),
    },
    {
      kind: "heading",
      text: "Where campaigns end",
      note: campaigns === 0 ? "tally your own" : `${campaigns} campaigns`,
    },
    ...(mean === undefined || median === undefined
      ? []
      : [{ kind: "text", text: `Mean ${Math.round(mean)} points, median ${Math.round(median)} points.` } as const]),
    { kind: "list", items: REFERENCE_CAREERS.map((career) => `${career.label} points`) },
    {
      kind: "table",
      name: "plot",
      columns: [{ head: "Points", share: 2 }, cell("Campaigns", 5, "start")],
      rows: buckets.map((bucket, i) => [bucket, counts[i] ? `${counts[i]}` : ""]),
    },
  ];
}
