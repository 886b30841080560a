/** The row of words below the field: names of the trackers, spots in this half, and field-goal ranges. */
import { said, type BoardData } from "./board-data.js";
import type { HalfPen } from "./half-pen.js";
import { yardX, type BoardPlaces } from "./board-places.js";
import { HAIR, piece, words } from "./shapes.js";
import { placeLabels, type PlacedWords, type SpotLabel, type Words } from "./spot-labels.js";

/** C10: good totals of a field goal below the marker's line, at the end that is kicked at. */
export function drawRanges({ brush, data, places, inks }: HalfPen): void {
  const { labelY: y } = places;
  for (const { yards, text } of data.goals)
    words(brush, [piece(text, "semi", 6.2, inks.ink)], yardX(places, yards), y, "middle", 5);
  const posts = postsX(data, places);
  const look = { stroke: inks.ink, weight: HAIR, join: "round" } as const;
  brush.path(
    ["M", posts - POST, y - POST, "L", posts - POST, y, "L", posts + POST, y, "L", posts + POST, y - POST],
    look,
  );
  brush.line(posts, y, posts, y + POST, look);
}

/** The symbol before the ranges: its center, and half its width. */
const postsX = (data: BoardData, places: BoardPlaces): number =>
  Math.min(...data.goals.map(({ yards }) => yardX(places, yards))) - 3.5;
const POST = 0.95;

/** Half the width of a pointer below the field. */
const POINTER = 0.72;

/** C3, C4, C14, C15, C18: names of the trackers, and the spots in this half, each with a pointer to its line. */
export function drawSpots(pen: HalfPen): void {
  const { brush, data, places, inks } = pen;
  const { labelY: y, time, w } = places;
  const timeX = time[0].x;
  const timeWord = said(data, "timeWord");
  words(brush, [piece(said(data, "playsWord"), "strong", 6.05, inks.ink)], 0, y, "start");
  words(brush, [piece(timeWord, "strong", 6.05, inks.accent)], timeX, y);
  for (const x of new Set(spotLabels(pen).map((label) => label.x))) {
    brush.polygon(
      [
        [x, y - POINTER],
        [x + POINTER, y + POINTER * 0.75],
        [x - POINTER, y + POINTER * 0.75],
      ],
      { fill: inks.accent },
    );
  }
  const placed = placeSpots(pen);
  for (const { x, align, pieces } of placed ?? []) words(brush, pieces, x, y, align);
  if (!placed) listSpots(pen);
  const end = Math.max(...data.goals.map(({ yards }) => yardX(places, yards)));
  const clock = [
    piece(said(data, "clockWord"), "strong", 6.2, inks.accent),
    piece(said(data, "clockNote"), "body", 6.05, inks.ink, 0.5),
  ];
  words(brush, clock, w, y, "end", w - end - 3.2);
}

/** If too many spots are on one line for words next to it, they are listed with their yards in an empty part of the row. */
function listSpots({ brush, data, places, inks }: HalfPen): void {
  const labels = spotLabels({ data, places });
  const text = labels.map(({ forms, yards }) => `${forms[forms.length - 1]} ${yards}`).join(" \u00b7 ");
  const stops = [...new Set([places.field.x + places.u, ...labels.map(({ x }) => x)])].sort((a, b) => a - b);
  const widths = stops.slice(1).map((x, i) => x - stops[i]);
  const widest = widths.indexOf(Math.max(...widths));
  words(
    brush,
    [piece(text, "semi", 6.05, inks.ink)],
    stops[widest + 1] - 1.2,
    places.labelY,
    "end",
    widths[widest] - 2.4,
  );
}

/** The words in the row from TIME to the goal posts; undefined if they do not fit. */
export function placeSpots(pen: HalfPen): PlacedWords[] | undefined {
  const { brush, data, places, inks } = pen;
  const labels = spotLabels(pen);
  const lines = [...new Set(labels.map(({ x }) => x))];
  const semi = (text: string): Words => ({
    pieces: [piece(text, "semi", 6.05, inks.ink)],
    width: brush.widthOf(text, "semi", 6.05),
  });
  const posts = postsX(data, places);
  return placeLabels([...labels.map(({ forms, stands }) => ({ stands, forms: forms.map(semi) })), goalLabel(pen)], {
    words: [
      [0, places.time[0].x + brush.widthOf(said(data, "timeWord"), "strong", 6.05) / 2],
      [posts - POST, places.w],
    ],
    pointers: lines.map((x) => [x - POINTER, x + POINTER]),
    dot: semi(" \u00b7 "),
  });
}

/** Labels of the spots, with pointer positions. The first and last are left of theirs, out of the way of the others and of the goal posts. */
function spotLabels({
  data,
  places,
}: Pick<HalfPen, "data" | "places">): { x: number; yards: number; forms: string[]; stands: SpotLabel["stands"] }[] {
  const { freeKick, puntTouchback, touchback, kickoff } = data.spots;
  const spots = [
    { yards: freeKick, long: said(data, "freeKickWord"), short: said(data, "freeKickShort") },
    { yards: puntTouchback, long: said(data, "puntTouchbackWord"), short: said(data, "puntTouchbackShort") },
    { yards: touchback, long: said(data, "touchbackWord"), short: "" },
    { yards: kickoff, long: said(data, "kickWord"), short: "" },
  ].filter(({ long }) => long !== "");
  const all = spots.map(({ yards }) => yards);
  return spots.map(({ yards, long, short }) => {
    const x = yardX(places, yards);
    const left = { x: x - 1.2, align: "end" } as const;
    const right = { x: x + 1.2, align: "start" } as const;
    const outer = yards === Math.min(...all) || yards === Math.max(...all);
    return {
      x,
      yards,
      forms: [long, short].filter((one) => one !== ""),
      stands: outer
        ? [
            { ...left, worse: 0 },
            { ...right, worse: 1 },
          ]
        : [
            { ...right, worse: 0 },
            { ...left, worse: 1 },
          ],
    };
  });
}

/** The name of the ranges, left of the goal posts; if pointers are in the way, only the posts. */
function goalLabel({ brush, data, places, inks }: HalfPen): SpotLabel {
  const word = piece(said(data, "goalWord"), "strong", 6.2, inks.ink);
  const note = piece(said(data, "goalNote"), "body", 6.05, inks.ink, 0.6);
  const wordWidth = brush.widthOf(said(data, "goalWord"), "strong", 6.2);
  return {
    stands: [{ x: postsX(data, places) - POST - 0.65, align: "end", worse: 0 }],
    forms: [
      { pieces: [word, note], width: wordWidth + 0.6 + brush.widthOf(said(data, "goalNote"), "body", 6.05) },
      { pieces: [word], width: wordWidth },
      { pieces: [], width: 0 },
    ],
  };
}
