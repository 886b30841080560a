/** Player cards and play calls as editable cells. */
import type { CellForm, ChartCells, GridBlock, GridCell, GridRow } from "../../contract/chart-grid.js";
import { cellsOf, cellValue, headsOf } from "../../gamekit/chart-cells.js";
import type { Path } from "../../kernel/issue/index.js";
import { countFrom } from "../../kernel/words/index.js";
import { checkTeam } from "./check/check-team.js";
import { CODES, LETTERS, LEVELS, PASS_ROWS, teamName, type Level, type Rows, type Team } from "./rules/index.js";

const TWO = "two dice";
/** In print order: 1 to 9, then 0. */
const FACES = [...countFrom(1, 9), 0];
const PASSES: Readonly<Record<Level, string>> = { Q: "quick", S: "short", M: "medium", L: "long" };

type Cell = ReturnType<typeof cellsOf>;
type List = "quarterbacks" | "carriers" | "linemen" | "front" | "backs";

const faces = (cell: Cell, at: Path, words: string, form: CellForm = "number"): readonly GridCell[] =>
  FACES.map((face) => cell([...at, face], form, `${words} on ${face}`));

/** A part with one row per player: keys of his card, with headings and descriptions of their columns. */
function cards(
  { roster }: Team,
  cell: Cell,
  list: List,
  title: string,
  keys: readonly (readonly [key: string, head: string, form: CellForm, words: string])[],
): GridBlock {
  return {
    id: list,
    title,
    who: "Player",
    heads: headsOf(keys.map(([, head]) => head).join(" ")),
    rows: roster[list].map((card, i): GridRow => ({
      name: card.name,
      ...("position" in card && { note: card.position }),
      // Omits ratings that his season does not have.
      cells: keys.map(([key, , form, words]) =>
        key in card ? cell(["roster", list, i, key], form, words) : undefined,
      ),
    })),
  };
}

function byFaces(title: string, id: string, rows: readonly GridRow[]): GridBlock {
  return {
    id,
    title,
    who: "Player",
    groups: [{ text: "white", count: FACES.length, die: "W" }],
    heads: headsOf(FACES.join(" ")),
    rows,
  };
}

function passing({ roster }: Team, cell: Cell): GridBlock {
  return {
    id: "passing",
    title: "Passing",
    who: "Passer",
    heads: headsOf("scramble sacked complete incomplete intercepted"),
    rows: roster.quarterbacks.flatMap(({ name }, q) =>
      LEVELS.map((level) => ({
        name,
        note: level,
        cells: PASS_ROWS.map((row) =>
          cell(["roster", "quarterbacks", q, "passing", level, row], TWO, `${PASSES[level]} passes, ${row}`),
        ),
      })),
    ),
  };
}

const RECEIVING = { I: "rushing I", II: "rushing II", Q: "quick", S: "short", M: "medium", L: "long" } as const;

function yards({ roster }: Team, cell: Cell): readonly GridBlock[] {
  const passers = (["I", "II"] as const).flatMap((column) =>
    roster.quarterbacks.map(({ name }, q): GridRow => ({
      name,
      note: column,
      cells: faces(cell, ["roster", "quarterbacks", q, column], `rushing ${column}`),
    })),
  );
  return [
    byFaces("Rushing", "rushing", [
      ...roster.carriers.flatMap(({ name }, i) =>
        (["I", "II"] as const).map((column): GridRow => ({
          name,
          note: column,
          cells: faces(cell, ["roster", "carriers", i, column], RECEIVING[column]),
        })),
      ),
      ...passers,
    ]),
    byFaces(
      "Receiving",
      "receiving",
      roster.carriers.flatMap(({ name }, i) =>
        LEVELS.map((level): GridRow => ({
          name,
          note: level,
          cells: faces(cell, ["roster", "carriers", i, level], `${RECEIVING[level]} passes`),
        })),
      ),
    ),
    byFaces(
      "Returns",
      "returns",
      (["kick", "punt"] as const).flatMap((kind) =>
        roster.returns[kind].map(({ name }, i): GridRow => ({
          name,
          note: kind,
          cells: faces(cell, ["roster", "returns", kind, i, "yards"], "yards", "number or TD"),
        })),
      ),
    ),
  ];
}

/** Rows of two-dice charts; the longest one determines the number of columns. */
function charts(
  title: string,
  id: string,
  lists: readonly { readonly name: string; readonly at: Path; readonly rows: Rows<unknown> }[],
  cell: Cell,
): readonly GridBlock[] {
  // A value may have several rows, each in its own column.
  const keysOf = (rows: Rows<unknown>): readonly string[] =>
    rows.map(({ value }, i) => {
      const before = rows.slice(0, i).filter((row) => row.value === value).length;
      return `${String(value)}${" ".repeat(before)}`;
    });
  const values = [...new Set(lists.flatMap(({ rows }) => keysOf(rows)))];
  return [
    {
      id,
      title,
      who: id === "punts" ? "Punter" : "Situation",
      heads: values.map((key) => ({ text: key.trim() })),
      rows: lists.map(({ name, at, rows }) => ({
        name,
        cells: values.map((key) => {
          const i = keysOf(rows).indexOf(key);
          return i < 0 ? undefined : cell([...at, i], "row", key.trim());
        }),
      })),
    },
  ];
}

function kickers({ roster }: Team, cell: Cell): readonly GridBlock[] {
  const [first] = roster.kickers;
  return [
    {
      id: "kickers",
      title: "Field goals",
      who: "Kicker",
      heads: [...first.bands.map(({ from, to }) => ({ text: `${from}-${to}` })), { text: "extra" }],
      rows: roster.kickers.map(({ name, bands }, i) => ({
        name,
        cells: [
          ...first.bands.map((_, band) =>
            band < bands.length
              ? cell(
                  ["roster", "kickers", i, "bands", band, "good"],
                  TWO,
                  `good from ${bands[band].from} to ${bands[band].to}`,
                )
              : undefined,
          ),
          cell(["roster", "kickers", i, "extraPoint"], TWO, "extra points"),
        ],
      })),
    },
    ...charts(
      "Punts",
      "punts",
      roster.punters.map(({ name, yards: rows }, i) => ({ name, at: ["roster", "punters", i, "yards"], rows })),
      cell,
    ),
  ];
}

const DEFENDER = [
  ["RDC", "RDC", "number", "run defense control"],
  ["PRC", "PRC", "number", "pass rush control"],
  ["RD", "RD", "number", "run defense"],
  ["PD", "PD", "number", "pass defense"],
  ["tackle", "tackle", "number", "tackle rank"],
  ["sack", "sack", TWO, "sacks"],
  ["intM", "int-M", TWO, "interceptions in man"],
  ["intZ", "int-Z", TWO, "interceptions in zone"],
  ["FF", "FF", "number", "forced fumbles"],
  ["injury", "injury", TWO, "injury"],
] as const;

const foulRange = (team: Team, cell: Cell): GridBlock => ({
  id: "fouls",
  title: "Fouls",
  who: "Team",
  heads: headsOf("range"),
  rows: [{ name: teamName(team), cells: [cell(["fouls"], TWO, "fouls that count")] }],
});

const homeNumber = (team: Team, cell: Cell): GridBlock => ({
  id: "home",
  title: "Home field",
  who: "Team",
  heads: headsOf("number"),
  rows: [{ name: teamName(team), cells: [cell(["homeLine"], "number", "added to its block control at home")] }],
});

const redZoneNumber = (team: Team, cell: Cell): GridBlock => ({
  id: "red-zone",
  title: "Red zone",
  who: "Team",
  heads: headsOf("number"),
  rows: [{ name: teamName(team), cells: [cell(["redZone"], "number", "added to the net rating in the red zone")] }],
});

export const chartCells: ChartCells = {
  blocks(given) {
    const team = given as Team;
    const cell = cellsOf(team);
    const { offense, defense } = team;
    return [
      passing(team, cell),
      ...yards(team, cell).slice(0, 2),
      cards(team, cell, "carriers", "Backs and receivers", [
        ["rating", "rating", "number", "receiver rating"],
        ["stamina", "stamina", "number", "touches per game"],
        ["RB", "RB", "number", "run block"],
        ["RBC", "RBC", "number", "run block control"],
        ["PBC", "PBC", "number", "pass block control"],
        ["fumble", "fumble", "faces", "fumble"],
        ["injury", "injury", TWO, "injury"],
      ]),
      {
        id: "carries",
        title: "Carries",
        who: "Runner",
        heads: headsOf("white/W"),
        rows: offense.carries.map(({ name }, i) => ({
          name,
          cells: [cell(["offense", "carries", i, "faces"], "faces", "carries")],
        })),
      },
      cards(team, cell, "linemen", "Line", [
        ["RBC", "RBC", "number", "run block control"],
        ["PBC", "PBC", "number", "pass block control"],
        ["RB", "RB", "number", "run block"],
        ["injury", "injury", TWO, "injury"],
      ]),
      cards(team, cell, "front", "Linemen and linebackers", DEFENDER),
      cards(
        team,
        cell,
        "backs",
        "Defensive backs",
        DEFENDER.filter(([key]) => key !== "RD"),
      ),
      ...charts(
        "Calls of the offense",
        "calls",
        CODES.map((code) => ({ name: code, at: ["offense", "calls", code], rows: offense.calls[code] })),
        cell,
      ),
      ...charts(
        "Calls of the defense",
        "defense-calls",
        LETTERS.map((letter) => ({ name: letter, at: ["defense", "calls", letter], rows: defense.calls[letter] })),
        cell,
      ),
      ...kickers(team, cell),
      ...yards(team, cell).slice(2),
      ...(team.fouls === undefined ? [] : [foulRange(team, cell)]),
      ...(team.homeLine === undefined ? [] : [homeNumber(team, cell)]),
      ...(team.redZone === undefined ? [] : [redZoneNumber(team, cell)]),
    ];
  },
  valueOf: cellValue,
  check: (team, locate) => checkTeam(team as Team, locate),
};
