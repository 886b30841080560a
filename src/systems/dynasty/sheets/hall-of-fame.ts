/** P7, DY-7: the hall of fame, a line for every finished campaign, and where campaigns end. */
import { columns, round, rows } from "../../../page/lay-out.js";
import { largeHall } from "./hall-of-fame-large.js";
import { plot } from "./hall-of-fame-plot.js";
import {
  distributionOf,
  entriesOf,
  entryValues,
  houseRecords,
  NO_ENTRY,
  type HouseRecord,
} from "./hall-of-fame-values.js";
import { DASH, type DynastyContext, type DynastySheet } from "./shared.js";

const COLUMN = columns(0, {
  rank: 8,
  coach: 39,
  club: 39,
  seasons: 11,
  record: 18,
  titles: 10.5,
  first: 10.5,
  best: 23,
  ended: 16,
  points: 15,
});

const TOP = 21;
const BAND = 5.2;
const HEADS = 5.4;
const ENTRIES = 25;
const ROW = 6.02;
/** House records under the list, the plot under them. */
const RECORD = { y: 186, band: 4.8, h: 15.4, gap: 3 };

const GROUPS = [
  { title: "", at: COLUMN.rank },
  { title: "Who", at: { ...COLUMN.coach, w: COLUMN.coach.w + COLUMN.club.w, cx: COLUMN.club.x } },
  {
    title: "Career",
    at: {
      ...COLUMN.seasons,
      w: COLUMN.seasons.w + COLUMN.record.w,
      cx: round((COLUMN.seasons.x + COLUMN.record.right) / 2),
    },
  },
  { title: "Big Games", at: { ...COLUMN.titles, w: COLUMN.titles.w + COLUMN.first.w, cx: COLUMN.first.x } },
  { title: "Best season", at: COLUMN.best },
  { title: "Ended", at: COLUMN.ended },
  { title: "Points", at: COLUMN.points },
];

function headings(): object[] {
  const head = (key: keyof typeof COLUMN, first: string, second: string, align = "middle"): object => ({
    x: align === "middle" ? COLUMN[key].cx : COLUMN[key].x + 1.6,
    w: COLUMN[key].w - 1,
    align,
    first,
    second,
  });
  return [
    head("rank", "no.", "or rank"),
    head("coach", "Coach", "who led the club", "start"),
    head("club", "Club", "and its city", "start"),
    head("seasons", "seasons", "coached"),
    head("record", `Won${DASH}lost`, "all games"),
    head("titles", "won", "titles"),
    head("first", "first", "season"),
    head("best", "season: record,", "points"),
    head("ended", "retired", "or let go"),
    head("points", "campaign", "total"),
  ];
}

function model(context: DynastyContext): object {
  const entries = entriesOf(context);
  const headTop = TOP + BAND;
  const bodyTop = round(headTop + HEADS);
  const places = rows(bodyTop, ROW, ENTRIES);
  const bottom = places[ENTRIES - 1].bottom;
  const keys = Object.keys(NO_ENTRY) as (keyof typeof NO_ENTRY)[];
  return {
    subtitle: "Hall of fame",
    tagline: "A line for every campaign that was played to its end",
    tagWidth: 100,
    heads: heads(context),
    columns: COLUMN,
    top: { y: TOP, h: BAND, cy: TOP + BAND / 2, tickTop: TOP + 0.9, tickBottom: TOP + BAND - 0.9 },
    head: { y: headTop, h: HEADS, first: round(headTop + 2.4), second: round(headTop + 4.65) },
    groups: GROUPS.map(({ title, at }) => ({ title, x: at.x, cx: at.cx, w: at.w - 1.4 })),
    heading: headings(),
    rows: places.map((place) => {
      const entry = entries[place.index];
      const values = entry ? entryValues(entry) : NO_ENTRY;
      return {
        ...place,
        rank: `${place.index + 1}`,
        block: place.index % 5 === 0 && place.index > 0,
        cells: keys.map((key) => ({
          name: `entry.${place.index + 1}.${key}`,
          label: `line ${place.index + 1}: ${key}`,
          value: values[key],
          x: COLUMN[key].x + (key === "coach" || key === "club" ? 0.8 : 0),
          w: COLUMN[key].w - (key === "coach" || key === "club" ? 1 : 0),
          align: key === "coach" || key === "club" ? "start" : "middle",
          size: key === "points" ? 12 : 10,
        })),
      };
    }),
    columnLines: Object.values(COLUMN)
      .slice(1)
      .map(({ x }) => ({
        x,
        y1: headTop,
        y2: bottom,
        weight: GROUPS.some((group) => group.at.x === x) ? "rule" : "hair",
      })),
    frameH: round(bottom - TOP),
    records: houseRecords(entries).map(recordTile),
    plot: plot(distributionOf(context, entries)),
  };
}

function heads(context: DynastyContext): object[] {
  const place = (name: string, label: string, y: number, labelW: number): object => ({
    name: `head.${name}`,
    label,
    value: context.names[name] ?? "",
    x: 128,
    y,
    w: 62,
    pencilX: 128 + labelW,
    pencilY: y - 5.4,
    pencilW: 62 - labelW,
  });
  return [place("keeper", "Kept by", 3.6, 11), place("since", "Since", 10.6, 8)];
}

function recordTile(record: HouseRecord, i: number, all: readonly HouseRecord[]): object {
  const w = round((190 - RECORD.gap * (all.length - 1)) / all.length);
  const x = round(i * (w + RECORD.gap));
  const bodyY = RECORD.y + RECORD.band;
  return {
    ...record,
    x,
    y: RECORD.y,
    w,
    h: RECORD.h,
    bandH: RECORD.band,
    boxX: x + 1.6,
    boxY: round(bodyY + 1.6),
    boxW: 12.4,
    boxH: round(RECORD.h - RECORD.band - 3.2),
    lineX1: round(x + 15.4),
    lineX2: round(x + w - 1.6),
    lineY: round(bodyY + 7.8),
    holderY: round(bodyY + 1.6),
    holderW: round(w - 16.8),
    names: { value: `record.${record.id}.value`, holder: `record.${record.id}.holder` },
    labels: { value: record.title, holder: `${record.title}: coach` },
  };
}

export const hallOfFame: DynastySheet = {
  id: "hall-of-fame",
  code: "DY-7",
  title: "Hall of fame",
  summary: "the best campaigns of a house, its records, and how points are spread over all campaigns",
  orientation: "portrait",
  fills: "records",
  pages: (context) => [{ template: "dynasty/hall-of-fame", title: "Hall of fame", model: model(context) }],
  large: largeHall,
};
