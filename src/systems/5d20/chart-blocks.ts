/** A team chart as editable cells, part by part as printed. */
import type { ChartCells, GridBlock, GridCell, GridRow } from "../../contract/chart-grid.js";
import { cellsOf, cellValue, headsOf } from "../../gamekit/chart-cells.js";
import { countFrom } from "../../kernel/words/index.js";
import type { Path } from "../../kernel/issue/index.js";
import { checkChart } from "./rules/check-chart.js";
import {
  CALL_ROWS,
  DEPTHS,
  PENALTY_ROWS,
  SCRAMBLES,
  type Depth,
  type TeamChart,
  type TwoStage,
} from "./rules/chart.js";

const BLANK = "number or blank";
const FACES = countFrom(1, 20);
const LENGTHS: Readonly<Record<Depth, string>> = { SP: "short passes", MP: "medium passes", LP: "long passes" };
const CALLS = { SHYD: "short yardage", LT10: "under 10 to go", T10: "10 to 19", T20: "20 to 29", T30: "30 and more" };
const FOULS = {
  SNAP: "snap",
  RUNNING: "runs",
  COMPLETIONS: "completions",
  INC: "incompletions",
  SACK: "sacks",
  PUNTING: "punts",
  KICKOFF: "kickoffs",
  FIELD_GOALS: "field goals",
} as const;

type Cell = ReturnType<typeof cellsOf>;
type Named = readonly { readonly name: string }[];

/** Cells of a list in a row, labeled by column. */
const list = (cell: Cell, at: Path, form: GridCell["form"], words: readonly string[]): readonly GridCell[] =>
  words.map((word, i) => cell([...at, i], form, word));

function passing(chart: TeamChart, cell: Cell): GridBlock {
  return {
    id: "passing",
    title: "Passing",
    who: "Passer",
    groups: [
      { text: "depth", count: 1, die: "W" },
      { text: "pre", count: 5, die: "B" },
      { text: "int", count: 1 },
      { text: "def", count: 2, die: "B" },
      { text: "other", count: 2, die: "B" },
    ],
    heads: headsOf("to SCK INC SCR OUT CMP ± PD CMP INC CMP"),
    rows: chart.qbs.flatMap(({ name }, q) =>
      DEPTHS.map((depth, d): GridRow => {
        const at: Path = ["qbs", q, "rows", depth];
        const of = LENGTHS[depth];
        return {
          name,
          note: depth,
          cells: [
            cell(["qbs", q, "depth", d], "number", `${of} up to`),
            ...list(
              cell,
              [...at, "pre"],
              BLANK,
              ["sack", "incomplete", "scramble", "out", "complete"].map((w) => `${of}, ${w}`),
            ),
            cell([...at, "int"], "number", `${of}, interceptions`),
            ...list(cell, [...at, "def"], BLANK, [`${of}, knocked down`, `${of}, complete on DEF`]),
            ...list(cell, [...at, "other"], BLANK, [`${of}, incomplete on OTHER`, `${of}, complete on OTHER`]),
          ],
        };
      }),
    ),
  };
}

function passers({ qbs }: TeamChart, cell: Cell): GridBlock {
  return {
    id: "passers",
    title: "Scrambles and snaps",
    who: "Passer",
    groups: [
      { text: "scramble", count: SCRAMBLES.length + 1, die: "K" },
      { text: "", count: 2 + (qbs[0]?.upTo === undefined ? 0 : 1) },
    ],
    heads: headsOf(`${SCRAMBLES.join(" ")} col SNAP FUM/Y${qbs[0]?.upTo === undefined ? "" : " turns"}`),
    rows: qbs.map(({ name, upTo }, q) => ({
      name,
      cells: [
        ...list(
          cell,
          ["qbs", q, "scr"],
          BLANK,
          SCRAMBLES.map((one) => `scramble ${one}`),
        ),
        cell(["qbs", q, "brk"], "number", "column of BRK"),
        cell(["qbs", q, "snap"], "number", "snap fumble"),
        cell(["qbs", q, "fum"], "number", "fumble"),
        ...(upTo === undefined ? [] : [cell(["qbs", q, "upTo"], "number", "turns up to")]),
      ],
    })),
  };
}

/** WHO: the switch value, then the blue and black columns. */
const switchRow = (
  cell: Cell,
  ats: readonly (readonly [at: Path, column: number, words: string])[],
  width: number,
): GridRow => {
  const cells = new Array<GridCell | undefined>(width).fill(undefined);
  for (const [at, column, words] of ats) cells[column] = cell([...at, "w0"], BLANK, `${words}, black from white`);
  return { name: "Black from white", cells };
};

/** A column shorter than its list has no cell there; the checker reports it. */
const whoCells = (
  cell: Cell,
  at: Path,
  { blue, black }: TwoStage,
  row: number,
  words: string,
): (GridCell | undefined)[] => [
  row < blue.length ? cell([...at, "blue", row], BLANK, `${words}, blue`) : undefined,
  row < black.length ? cell([...at, "black", row], BLANK, `${words}, black`) : undefined,
];

function rushing({ rush, runners }: TeamChart, cell: Cell): GridBlock {
  return {
    id: "rushing",
    title: "Rushing",
    who: "Runner",
    groups: [
      { text: "who", count: 2 },
      { text: "back", count: 3, die: "K" },
      { text: "line", count: 3, die: "K" },
      { text: "hole", count: 4, die: "K" },
      { text: "", count: 2 },
    ],
    heads: headsOf("/B /K STF LINE AVG LINE AVG SEC AVG SEC SG BRK col FUM/Y"),
    rows: [
      ...runners.map(({ name }, r): GridRow => ({
        name,
        cells: [
          ...whoCells(cell, ["rush"], rush, r, "who runs"),
          ...list(cell, ["runners", r, "back"], BLANK, ["back STF", "back LINE", "back AVG"]),
          ...list(cell, ["runners", r, "los"], BLANK, ["line LINE", "line AVG", "line SEC"]),
          ...list(cell, ["runners", r, "hole"], BLANK, ["hole AVG", "hole SEC", "hole SG", "hole BRK"]),
          cell(["runners", r, "brk"], "number", "column of BRK"),
          cell(["runners", r, "fum"], "number", "fumble"),
        ],
      })),
      switchRow(cell, [[["rush"], 1, "who runs"]], 14),
    ],
  };
}

function receiving({ who, out, receivers }: TeamChart, cell: Cell): GridBlock {
  return {
    id: "receiving",
    title: "Receiving",
    who: "Receiver",
    groups: [
      { text: "out", count: 1, die: "R" },
      ...DEPTHS.map((depth) => ({ text: depth, count: 5 })),
      { text: "", count: 2 },
    ],
    heads: headsOf(`who${" /B /K DRP CMP YAC".repeat(3)} LPY FUM/Y`),
    rows: [
      ...receivers.map(({ name }, r): GridRow => ({
        name,
        cells: [
          r < out.length ? cell(["out", r], BLANK, "who on OUT") : undefined,
          ...DEPTHS.flatMap((depth) => [
            ...whoCells(cell, ["who", depth], who[depth], r, `who catches ${LENGTHS[depth]}`),
            ...list(
              cell,
              ["receivers", r, depth.toLowerCase()],
              BLANK,
              ["dropped", "caught", "yards after"].map((w) => `${LENGTHS[depth]}, ${w}`),
            ),
          ]),
          cell(["receivers", r, "lpy"], "number", "column of long passes"),
          cell(["receivers", r, "fum"], "number", "fumble"),
        ],
      })),
      switchRow(
        cell,
        DEPTHS.map((depth, d) => [["who", depth], 2 + 5 * d, `who catches ${LENGTHS[depth]}`] as const),
        18,
      ),
    ],
  };
}

const returns = (chart: TeamChart, key: "kr" | "pr", cell: Cell): readonly GridRow[] =>
  chart.kick[key].map(({ name }, i) => ({
    name,
    note: key === "kr" ? "kicks" : "punts",
    cells: [
      cell(["kick", key, i, "upTo"], "number", "returns up to"),
      cell(["kick", key, i, "fum"], "number", "fumble"),
      key === "pr" ? cell(["kick", key, i, "fc"], "number", "fair catch up to") : undefined,
      ...list(
        cell,
        ["kick", key, i, "yards"],
        "number",
        FACES.map((face) => `yards on ${face}`),
      ),
    ],
  }));

function kicking(chart: TeamChart, cell: Cell): readonly GridBlock[] {
  const rows = [
    ["kickoff", "Kickoff", "number or TB"],
    ["fg", "Field goal, longest", "number"],
    ["own", "Punt, own half", "punt"],
    ["opp", "Punt, their half", "punt"],
  ] as const;
  return [
    {
      id: "kicking",
      title: "Kicking",
      who: "Kick",
      groups: [{ text: "red", count: FACES.length, die: "R" }],
      heads: headsOf(FACES.join(" ")),
      rows: rows.map(([key, name, form]) => ({
        name,
        cells: list(
          cell,
          ["kick", key],
          form,
          FACES.map((face) => `on ${face}`),
        ),
      })),
    },
    {
      id: "returns",
      title: "Returns",
      who: "Returner",
      groups: [
        { text: "", count: 3 },
        { text: "yards", count: FACES.length, die: "K" },
      ],
      heads: headsOf(`#/B FUM/Y FC/W ${FACES.join(" ")}`),
      rows: [...returns(chart, "kr", cell), ...returns(chart, "pr", cell)],
    },
    {
      id: "ratings",
      title: "Ratings of kicks and defense",
      who: "",
      heads: headsOf("RET block block± ADJUST red FUM± YDS"),
      rows: [
        {
          name: "Team",
          cells: [
            cell(["kick", "ret"], "number", "coverage of kickoffs"),
            cell(["kick", "block"], "number", "block part of punting"),
            cell(["kick", "prBlock"], "number", "block part of punt returns"),
            cell(["calls", "defAdj", "black"], "number", "what its defense does to calls"),
            cell(["calls", "defAdj", "red"], "number", "the same in the red zone"),
            cell(["fumble", "rateAdj"], "number", "added to fumbles of opponents"),
            cell(["passMod"], "number", "added to completions against it"),
          ],
        },
      ],
    },
  ];
}

function calls(cell: Cell): GridBlock {
  return {
    id: "calls",
    title: "Calls",
    who: "Situation",
    groups: [{ text: "a run up to", count: 3, die: "R" }],
    heads: headsOf("YZ NZ RZ"),
    rows: CALL_ROWS.map((row) => ({
      name: CALLS[row],
      cells: list(cell, ["calls", row], "number", ["own 1 to 20", "between the 20s", "opponents' 20 to 1"]),
    })),
  };
}

function fouls(cell: Cell): GridBlock {
  return {
    id: "penalties",
    title: "Penalties and fumbles",
    who: "Play",
    heads: headsOf("OFF DEF"),
    rows: [
      ...PENALTY_ROWS.map((row) => ({
        name: FOULS[row],
        cells: [
          cell(["pen", row, "off"], "range or blank", "of the offense"),
          cell(["pen", row, "def"], "range or blank", "of the defense"),
        ],
      })),
      {
        name: "fumble lost, recovered",
        cells: [cell(["fumble", "offLost"], "range", "lost"), cell(["fumble", "defRec"], "range", "recovered")],
      },
    ],
  };
}

const ALIGNED = ["run", "base", "pass"] as const;
const who = (cell: Cell, at: Path): readonly GridCell[] =>
  ALIGNED.map((key) => cell([...at, key], BLANK, `who, ${key} alignment`));

function defense(list_: Named, key: "runDef" | "passDef", cell: Cell): GridBlock {
  const run = key === "runDef";
  return {
    id: key,
    title: run ? "Run defense" : "Pass defense",
    who: "Defender",
    groups: [
      { text: "who", count: run ? 4 : 3, die: "R" },
      { text: "what", count: 3, die: "W" },
      { text: "", count: 1 },
    ],
    heads: headsOf(run ? "RUN BASE PASS ST HOLE LOS BACK RET" : "RUN BASE PASS PRE DEF REC INT"),
    rows: list_.map(({ name }, i) => ({
      name,
      cells: [
        ...who(cell, [key, i]),
        ...(run ? [cell([key, i, "st"], BLANK, "at the ball on kicks")] : []),
        ...list(cell, [key, i, "what"], BLANK, run ? ["hole", "line", "back"] : ["PRE", "DEF", "REC"]),
        run ? cell([key, i, "ret"], "number", "column of returns") : cell([key, i, "int"], "number", "interceptions"),
      ],
    })),
  };
}

export const chartCells: ChartCells = {
  blocks(team) {
    const chart = team as TeamChart;
    const cell = cellsOf(chart);
    return [
      passing(chart, cell),
      passers(chart, cell),
      rushing(chart, cell),
      receiving(chart, cell),
      defense(chart.runDef, "runDef", cell),
      defense(chart.passDef, "passDef", cell),
      calls(cell),
      fouls(cell),
      ...kicking(chart, cell),
    ];
  },
  valueOf: cellValue,
  check: (team, locate) => checkChart(team as TeamChart, locate),
};
