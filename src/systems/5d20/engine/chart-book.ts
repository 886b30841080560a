/** The game charts prepared for dice lookups. */
import { PENALTY_ROWS, type Foul, type GameCharts, type PenaltyRow } from "../rules/index.js";
import { columnOf, Row, type Column } from "./row.js";

export interface FoulBook {
  readonly row: Row;
  readonly fouls: readonly Foul[];
}

export interface ChartBook {
  readonly STF: Column;
  readonly LINE: Column;
  readonly AVG: Column;
  readonly SEC: Column;
  readonly SG: Column;
  readonly SP: Column;
  readonly MP: Column;
  readonly SACK: Column;
  /** By rating, from 1. */
  readonly BRK: readonly Column[];
  readonly LP: readonly Column[];
  readonly INT: readonly Column[];
  readonly fumbleReturn: Column;
  /** By black: true if the row is marked f. */
  readonly sackFumble: readonly boolean[];
  readonly fouls: Readonly<Record<PenaltyRow, { readonly off: FoulBook; readonly def: FoulBook }>>;
}

function foulBook(row: PenaltyRow, side: "off" | "def", fouls: readonly Foul[]): FoulBook {
  const cite = (i: number, cell: number): string => `penalties ${row} ${side} ${cell} ${fouls[i].name}`;
  const ends = fouls.map(({ upTo }) => upTo);
  return { row: new Row(ends, cite), fouls };
}

function makeBook(charts: GameCharts): ChartBook {
  const { yardage, longGains, interceptions, fumbleReturn, sackFumbles, penalties } = charts;
  const plain = (name: keyof typeof yardage): Column => columnOf(name, yardage[name] as readonly number[], longGains);
  const rated = (name: string, columns: readonly (readonly number[])[]): Column[] => [
    columnOf(name, columns[0], longGains),
    ...columns.map((yards, i) => columnOf(`${name} ${i + 1}`, yards, longGains)),
  ];
  return {
    STF: plain("STF"),
    LINE: plain("LINE"),
    AVG: plain("AVG"),
    SEC: plain("SEC"),
    SG: plain("SG"),
    SP: plain("SP"),
    MP: plain("MP"),
    SACK: plain("SACK"),
    BRK: rated("BRK", yardage.BRK),
    LP: rated("LP", yardage.LP),
    INT: rated("INT", interceptions),
    fumbleReturn: columnOf("fumble return", fumbleReturn.yards),
    sackFumble: Array.from({ length: 21 }, (_, k) => sackFumbles.includes(k)),
    fouls: Object.fromEntries(
      PENALTY_ROWS.map((row) => [
        row,
        { off: foulBook(row, "off", penalties[row].off), def: foulBook(row, "def", penalties[row].def) },
      ]),
    ) as ChartBook["fouls"],
  };
}

const books = new WeakMap<GameCharts, ChartBook>();

/** The book of these charts, built once. */
export function chartBookOf(charts: GameCharts): ChartBook {
  const known = books.get(charts);
  if (known) return known;
  const book = makeBook(charts);
  books.set(charts, book);
  return book;
}
