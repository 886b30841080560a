/** What the source's own charts still show (digest section 1), among cells of the league's average: the 1985 Bears with the ball, the 1985 Dolphins without. */
import type { PassDef, Receiver, RunDef, TeamChart } from "../../../src/systems/5d20/rules/index.js";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/index.js";

const LA = LEAGUE_AVERAGE;

/** Play-call numbers and adjustments of section 1.5, whoever owns them. */
const CALLS = {
  SHYD: [13, 15, 14],
  LT10: [12, 10, 12],
  T10: [11, 9, 9],
  T20: [8, 6, 5],
  T30: [6, 3, 3],
} as const;

const receiver = (name: string, sp: Receiver["sp"], mp: Receiver["mp"]): Receiver => ({
  ...LA.receivers[0],
  name,
  sp,
  mp,
});

export const BEARS: TeamChart = {
  ...LA,
  id: "1985-chicago-bears",
  city: "Chicago",
  name: "Bears",
  monogram: "CHI",
  season: 1985,
  qbs: [
    {
      name: "Jim McMahon",
      depth: [9, 15, 20],
      rows: {
        SP: { pre: [3, 4, 9, 11, 20], int: -2, def: [8, 20], other: [1, 20] },
        MP: { pre: [5, 11, 17, 19, 20], int: -1, def: [10, 20], other: [7, 20] },
        LP: LA.qbs[0].rows.LP,
      },
      scr: [6, 12, 17, 19, 20],
      snap: 1,
      fum: 7,
      brk: 3,
    },
  ],
  rush: { w0: 18, blue: [11, 17], black: [5, 20] },
  runners: [
    { name: "Walter Payton", back: [4, 15, 20], los: [11, 16, 20], hole: [6, 12, 18, 20], brk: 4, fum: 6 },
    { ...LA.runners[1], name: "Matt Suhey" },
  ],
  who: {
    SP: { w0: 18, blue: [5, 8, 11, 12, 14, 15, 17, null], black: [1, null, 4, 8, null, 13, null, 20] },
    MP: { w0: 17, blue: [2, 5, 6, 10, 13, 15, 16, null], black: [4, 5, 9, 11, 14, 16, 17, 20] },
    LP: { w0: 17, blue: [2, 5, 6, 10, 13, 15, 16, null], black: [4, 5, 9, 11, 14, 16, 17, 20] },
  },
  out: [11, null, 18, null, null, null, null, 20],
  receivers: [
    receiver("Walter Payton", [4, 11, 20], [7, 13, 20]),
    receiver("Emery Moorehead", [5, 12, 20], [8, 14, 20]),
    receiver("Matt Suhey", [7, 14, 20], [9, 15, 20]),
    receiver("Willie Gault", [5, 7, 20], [8, 9, 20]),
    receiver("Dennis McKinnon", [5, 9, 20], [8, 11, 20]),
    receiver("Tim Wrightman", [8, 11, 20], [11, 13, 20]),
    receiver("Ken Margerum", [10, 17, 20], [12, 18, 20]),
    { ...LA.receivers[8], name: "Others" },
  ],
  kick: {
    ...LA.kick,
    kickoff: LA.kick.kickoff.map((cell, i) => (i >= 6 && i <= 9 ? 54 + i : cell)),
    ret: 2,
    kr: [
      { name: "Willie Gault", upTo: 11, fum: 9, yards: [13, 10, 11, 12, 13, ...LA.kick.kr[0].yards.slice(5)] },
      { name: "Dennis Gentry", upTo: 20, fum: 9, yards: [13, 10, 11, 12, 13, ...LA.kick.kr[0].yards.slice(5)] },
    ],
  },
  calls: { ...CALLS, defAdj: { black: 0, red: 0 } },
};

type Who = readonly [run: number | null, base: number | null, pass: number | null];
const row = (name: string, [run, base, pass]: Who, what: PassDef["what"], int: number): PassDef => ({
  name,
  run,
  base,
  pass,
  what,
  int,
});
const runRow = (name: string, [run, base, pass]: Who, what: RunDef["what"], ret: number, st: number): RunDef => ({
  name,
  pos: "DB",
  run,
  base,
  pass,
  st,
  what,
  ret,
});

export const DOLPHINS: TeamChart = {
  ...LA,
  id: "1985-miami-dolphins",
  city: "Miami",
  name: "Dolphins",
  monogram: "MIA",
  season: 1985,
  calls: { ...LA.calls, defAdj: { black: -2, red: -3 } },
  kick: BEARS.kick,
  passMod: 2,
  passDef: [
    row("Paul Lankford", [2, 2, 1], [2, 15, 20], 5),
    row("William Judson", [4, 4, 2], [null, 16, 20], 4),
    row("Glenn Blackwood", [6, 6, 3], [null, 13, 18], 8),
    row("Front", [20, 20, 20], [12, 13, 16], 1),
  ],
  runDef: [
    runRow("Paul Lankford", [2, 2, 1], [11, 18, 20], 2, 5),
    runRow("William Judson", [4, 4, 2], [11, 18, 20], 2, 10),
    runRow("Glenn Blackwood", [6, 6, 3], [11, 18, 20], 2, 15),
    runRow("Front", [20, 20, 20], [3, 12, 20], 1, 20),
  ],
};
