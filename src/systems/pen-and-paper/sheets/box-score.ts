/** The box score as the season book still draws it; goes when the book is made by templates. */
import { boxValues, type BoxValues } from "./box-score-values.js";
import { formParts, headLine } from "./form.js";
import { nameOf, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { placeTable, type TableSpec } from "./table.js";

const SCORES = 19;
const DRIVES = 32;

const pencil = (key: string, head: string, w: number, long = head) =>
  ({ key, head, long, w, align: "middle", pencil: true }) as const;

function lineTable(context: PenPaperContext, values: BoxValues): TableSpec {
  const { quarters } = context.rules.tables.game;
  return {
    name: "line",
    title: "Line score",
    columns: [
      { key: "side", head: "", w: 16, style: "semi", tint: true },
      { key: "team", head: "Team", w: 62, share: 46, pencil: true, size: 12 },
      ...Array.from({ length: quarters }, (_, i) => pencil(`q${i + 1}`, `${i + 1}`, 16)),
      pencil("ot", "OT", 16),
      { ...pencil("total", "Total", 22), tint: true, size: 15 },
    ],
    rows: [
      ["Visitor", ...(values.line[0] ?? [])],
      ["Home", ...(values.line[1] ?? [])],
    ],
  };
}

function statTable(values: BoxValues): TableSpec {
  return {
    name: "team",
    title: "Team figures",
    columns: [
      { key: "what", head: "", w: 46, style: "semi", size: 8.2 },
      pencil("away", "Visitor", 22),
      pencil("home", "Home", 22),
    ],
    rows: values.stats,
  };
}

function scoringTable(values: BoxValues): TableSpec {
  return {
    name: "scoring",
    title: "Scoring",
    columns: [
      pencil("quarter", "Qtr", 9),
      pencil("play", "Play", 11),
      pencil("team", "Team", 13),
      { key: "how", head: "How", w: 39, pencil: true },
      pencil("score", "V\u2013H", 18),
    ],
    rows: Array.from({ length: Math.max(SCORES, values.scoring.length) }, (_, i) => values.scoring[i] ?? []),
  };
}

function driveTable(values: BoxValues): TableSpec {
  return {
    name: "drives",
    title: "Drives",
    columns: [
      { key: "number", head: "No.", w: 10, align: "middle", tint: true, style: "strong", size: 8.5 },
      pencil("team", "Team", 18),
      pencil("quarter", "Qtr", 12),
      { key: "how", head: "Got the ball by", w: 36, pencil: true },
      pencil("from", "From", 18, "From yard line"),
      pencil("plays", "Plays", 14),
      pencil("yards", "Yards", 14),
      { key: "result", head: "Ended with", w: 42, pencil: true },
      pencil("points", "Points", 16),
    ],
    rows: Array.from({ length: Math.max(DRIVES, values.drives.length) }, (_, i) => [
      `${i + 1}`,
      ...(values.drives[i] ?? []),
    ]),
  };
}

function pages(context: PenPaperContext) {
  const values = boxValues(context);
  const heads = (prefix: string) => [
    headLine(`${prefix}game`, "Game", values.game, 104, 4.6, 86),
    headLine(`${prefix}date`, "Date", nameOf(context, "date"), 104, 12, 86),
  ];
  const line = placeTable(lineTable(context, values), {
    x: 0,
    y: 22.4,
    w: 190,
    rowH: 8.4,
    headH: 4.4,
    block: 0,
    pencil: 11.5,
  });
  const y = line.bottom + 5;
  const room = 255 - y - 5 - 4.4;
  const stats = statTable(values);
  const scoring = scoringTable(values);
  const drives = driveTable(values);
  return [
    {
      template: "pen-and-paper/box-score",
      title: "Box score",
      model: {
        subtitle: "Box score",
        tagline: "a game in figures",
        tagWidth: 84,
        tables: [
          line,
          placeTable(stats, { x: 0, y, w: 94, rowH: room / stats.rows.length, headH: 4.4, pencil: 10 }),
          placeTable(scoring, { x: 98, y, w: 92, rowH: room / scoring.rows.length, headH: 4.4, pencil: 9.5 }),
        ],
        ...formParts({ heads: heads("") }),
      },
    },
    {
      template: "pen-and-paper/box-score",
      title: "Drives",
      model: {
        subtitle: "Box score",
        tagline: "the drives, one after the other",
        tagWidth: 84,
        tables: [
          placeTable(drives, { x: 0, y: 22.4, w: 190, rowH: (255 - 32.4) / drives.rows.length, block: 1, pencil: 10 }),
        ],
        ...formParts({ heads: heads("drives.") }),
      },
    },
  ];
}

export const boxScore: PenPaperSheet = {
  id: "box-score",
  code: "PP-23",
  title: "Box score",
  summary: "line score, team figures, scoring and drives of a head-to-head game",
  orientation: "portrait",
  fills: "record",
  pages,
};
