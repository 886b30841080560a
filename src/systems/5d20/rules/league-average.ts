/** A team with the averages of 2009-16: a template, a filler for unknown values, and test data. */
import type { Calls, Kick, PassDef, Pen, QB, Receiver, RunDef, Runner, TeamChart } from "./chart.js";

const QB_ROWS: Omit<QB, "name"> = {
  depth: [13, 17, 20],
  rows: {
    SP: { pre: [3, 9, 11, 13, 20], int: -2, def: [8, 20], other: [1, 20] },
    MP: { pre: [5, 11, 14, 15, 20], int: -1, def: [12, 20], other: [5, 20] },
    LP: { pre: [6, 13, 16, 17, 20], int: 0, def: [16, 20], other: [11, 20] },
  },
  scr: [5, 10, 16, 19, 20],
  snap: 1,
  fum: 7,
  brk: 3,
};

const runner = (name: string): Runner => ({
  name,
  back: [6, 16, 20],
  los: [12, 18, 20],
  hole: [7, 13, 18, 20],
  brk: 6,
  fum: 4,
});

const receiver = (name: string): Receiver => ({
  name,
  sp: [4, 10, 20],
  mp: [8, 12, 20],
  lp: [12, 15, 20],
  lpy: 8,
  fum: 5,
});

/** Target shares by rank (23.1, 17.1, 13.4, 10.9, 8.4, 6.7, 5.3, 4.2% and the rest) in two columns. */
const TARGETS = {
  w0: 17,
  blue: [4, 7, 9, 11, 12, 13, 14, null, 16],
  black: [3, 5, 9, 10, 13, 15, null, 19, 20],
};

type Who = readonly [run: number | null, base: number | null, pass: number | null];

const run = (name: string, pos: string, who: Who, what: RunDef["what"], ret: number, st: number | null): RunDef => ({
  name,
  pos,
  run: who[0],
  base: who[1],
  pass: who[2],
  st,
  what,
  ret,
});

const pass = (name: string, who: Who, what: PassDef["what"], int: number): PassDef => ({
  name,
  run: who[0],
  base: who[1],
  pass: who[2],
  what,
  int,
});

const BACK = [11, 18, 20] as const;
const BACKER = [5, 15, 20] as const;
const LINE = [3, 12, 20] as const;

const RUN_DEF: readonly RunDef[] = [
  run("CB 1", "DB", [1, 1, 2], BACK, 5, 2),
  run("CB 2", "DB", [2, 2, 4], BACK, 5, 4),
  run("FS", "DB", [3, 4, 7], BACK, 6, 7),
  run("SS", "DB", [4, 6, 9], [10, 17, 20], 6, 10),
  run("NB", "DB", [null, null, 10], BACK, 5, 12),
  run("MLB", "LB", [8, 10, 13], BACKER, 4, 14),
  run("WLB", "LB", [11, 13, 15], BACKER, 4, 16),
  run("SLB", "LB", [13, 15, 16], BACKER, 4, 18),
  run("DE 1", "DL", [15, 17, 17], LINE, 1, 19),
  run("DT 1", "DL", [17, 18, 18], LINE, 1, null),
  run("DT 2", "DL", [19, 19, 19], LINE, 1, 20),
  run("DE 2", "DL", [20, 20, 20], LINE, 1, null),
];

const PASS_DEF: readonly PassDef[] = [
  pass("CB 1", [1, 2, 3], [null, 13, 18], 4),
  pass("CB 2", [2, 4, 6], [null, 13, 18], 4),
  pass("FS", [3, 6, 8], [null, 13, 18], 6),
  pass("SS", [5, 8, 10], [1, 12, 17], 5),
  pass("NB", [null, null, 11], [null, 13, 18], 4),
  pass("MLB", [7, 10, 12], [4, 11, 16], 4),
  pass("WLB", [9, 12, 13], [6, 11, 16], 3),
  pass("SLB", [11, 13, null], [7, 11, 16], 3),
  pass("DE 1", [14, 15, 15], [13, null, 16], 1),
  pass("DT 1", [16, 17, 17], [12, 13, 16], 1),
  pass("DT 2", [18, 18, 18], [12, 13, 16], 1),
  pass("DE 2", [20, 20, 20], [13, null, 16], 1),
];

const TB = "TB";
const KICK: Kick = {
  kickoff: [55, 58, 60, 61, 62, 63, 64, 65, 66, 67, TB, TB, TB, TB, TB, TB, TB, TB, TB, TB],
  fg: [24, 33, 38, 42, 46, 50, 52, 54, 55, 56, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65],
  ret: 0,
  kr: [
    {
      name: "KR",
      upTo: 20,
      fum: 9,
      yards: [3, 10, 12, 14, 15, 17, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 31, 36, 50],
    },
  ],
  own: "30N 36N 36F 39F 40R 41F 42N 43F 43R 45F 45R 47R 48F 48R 50R 51N 52R 54R 57R 62R".split(" "),
  opp: "TB TB TB TB 1N 2N 4N 5N 6N 8N 13N 8F 9F 10F 10F 11F 12F 13F 15F 18F".split(" "),
  block: 1,
  pr: [
    {
      name: "PR",
      upTo: 20,
      fc: 14,
      fum: 12,
      yards: [-2, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 22, 42],
    },
  ],
  prBlock: 1,
};

const CALLS: Calls = {
  SHYD: [15, 15, 14],
  LT10: [9, 10, 11],
  T10: [10, 9, 8],
  T20: [7, 5, 4],
  T30: [4, 2, 2],
  defAdj: { black: 0, red: 0 },
};

const PEN: Pen = {
  SNAP: { off: [1, 3], def: [19, 20] },
  RUNNING: { off: [17, 20], def: [1, 1] },
  COMPLETIONS: { off: [19, 20], def: [18, 18] },
  INC: { off: [7, 8], def: [1, 6] },
  SACK: { off: [2, 2], def: [1, 1] },
  PUNTING: { off: [1, 5], def: [6, 20] },
  KICKOFF: { off: [1, 4], def: [13, 20] },
  FIELD_GOALS: { off: [1, 1], def: [19, 20] },
};

export const LEAGUE_AVERAGE: TeamChart = {
  id: "league-average",
  city: "League",
  name: "Average",
  monogram: "LA",
  colors: ["#374151", "#F9FAFB"],
  season: 2015,
  qbs: [{ name: "QB", ...QB_ROWS }],
  rush: { w0: 17, blue: [10, 14, 15, 16, null], black: [2, 6, 10, 14, 20] },
  runners: ["RB 1", "RB 2", "QB", "RB 3", "WR 1"].map(runner),
  who: { SP: TARGETS, MP: TARGETS, LP: TARGETS },
  out: [null, null, 1, 14, null, 20, null, null, null],
  receivers: ["WR 1", "WR 2", "TE 1", "RB 1", "WR 3", "RB 2", "TE 2", "WR 4", "Others"].map(receiver),
  kick: KICK,
  calls: CALLS,
  pen: PEN,
  fumble: { offLost: [1, 5], defRec: [16, 20], rateAdj: 0 },
  runDef: RUN_DEF,
  passMod: 0,
  passDef: PASS_DEF,
};
