/** Charts of made-up teams for tests of sheets: the certain cells of the source's fragments among numbers of the league's average, long names, the most rows. */
import type { TeamChart } from "../../../src/systems/5d20/rules/chart.js";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/league-average.js";

const [QB] = LEAGUE_AVERAGE.qbs;
const [RUNNER] = LEAGUE_AVERAGE.runners;
const [RECEIVER] = LEAGUE_AVERAGE.receivers;

const NAMES = {
  qbs: ["Bartholomew Featherstonehaugh", "Jim Ott", "D’Angelo Washington-Montgomery"],
  runners: ["Sweetness Pettigrew", "Cornelius Abernathy-Whitlock", "Al Vo", "Thaddeus Quackenbush", "Jim Ott"],
  receivers: [
    "Sweetness Pettigrew",
    "Emory Montgomery-Hightower",
    "Cornelius Abernathy-Whitlock",
    "Willem Vandenberghe",
    "Dennis McAllister",
    "Tim Cartwright",
    "Ken O’Shaughnessy",
    "Dante Gentile",
    "Others",
  ],
  defense: [
    "Leslie Fairweather",
    "Michael Richardson-Okonkwo",
    "Gary Fenwick",
    "David Dunleavy",
    "Kenneth Taylor",
    "Shaun Galloway",
    "Mike Singleterry",
    "Wilbur Marchbanks",
    "Otis Willingham",
    "Ronaldo Riverstone",
    "Richard Dentwood",
    "Steve McMichaelson",
    "Will Perryman",
    "Dan Hamptonshire",
    "Mike Hartenstein",
    "Tyrone Keys-Worthington",
  ],
};
const POSITIONS = ["CB", "CB", "FS", "SS", "CB", "DB", "MLB", "OLB", "OLB", "LB", "DE", "DT", "DT", "DE", "DE", "DE"];

/** Upper ends that reach 20 at the last of so many. */
const spread = (count: number): number[] => Array.from({ length: count }, (_, i) => Math.round((20 * (i + 1)) / count));

/** The largest team that a page is made for: 3 passers, 5 runners, 9 receivers, 16 defenders, 3 returners. */
export const LARGEST: TeamChart = {
  ...LEAGUE_AVERAGE,
  id: "1985-port-townsend-lighthouse-keepers",
  city: "Port Townsend",
  name: "Lighthouse Keepers",
  monogram: "PTK",
  colors: ["#0B1E3F", "#C8461E"],
  season: 1985,
  record: "15-1",
  shown: {
    team: [
      ["Points", 456],
      ["Rushes", 610],
      ["Rush yards", 2761],
      ["Completions", 237],
      ["Attempts", 432],
      ["Pass yards", 3303],
      ["INT", 16],
      ["Sacked", 43],
      ["Points agst", 198],
      ["Rushes agst", 359],
      ["Yards agst", 1319],
      ["Comp agst", 249],
      ["Att agst", 522],
      ["Pass agst", 3299],
      ["INT by", 34],
      ["Sacks", 64],
    ].map(([label, value]) => ({ label: label as string, value: value! })),
    players: [
      {
        title: "Passing",
        heads: ["Att", "Cmp", "Yds", "TD", "Int"],
        rows: [
          ["Featherstonehaugh", 313, 178, 2392, 15, 11],
          ["Ott", 107, 53, 777, 1, 5],
          ["Washington-Montgomery", 12, 6, 134, 0, 0],
        ],
      },
      {
        title: "Rushing",
        heads: ["Att", "Yds", "Avg", "Lng", "TD"],
        rows: [
          ["Pettigrew", 324, 1551, "4.8", 40, 9],
          ["Abernathy-Whitlock", 115, 471, "4.1", 17, 1],
          ["Vo", 31, 125, "4.0", 17, 4],
          ["Quackenbush", 30, 160, "5.3", 21, 2],
          ["Ott", 47, 252, "5.4", 19, 3],
        ],
      },
      {
        title: "Receiving",
        heads: ["No", "Yds", "Avg", "Lng", "TD"],
        rows: [
          ["Pettigrew", 49, 483, "9.9", 65, 2],
          ["Montgomery-Hightower", 35, 481, "13.7", 25, 1],
          ["Abernathy-Whitlock", 33, 295, "8.9", 35, 1],
          ["Vandenberghe", 33, 704, "21.3", 70, 1],
          ["McAllister", 31, 555, "17.9", 48, 7],
          ["Cartwright", 24, 407, "17.0", 49, 1],
          ["O’Shaughnessy", 17, 190, "11.2", 29, 2],
        ],
      },
      {
        title: "Defense",
        heads: ["Sck", "Int", "Yds", "Fum"],
        rows: [
          ["Dentwood", 17, 2, 10, 2],
          ["McMichaelson", 8, 0, 0, 1],
          ["Willingham", 10.5, 3, 35, 1],
          ["Marchbanks", 6, 4, 23, 1],
          ["Fenwick", 0, 5, 43, 2],
        ],
      },
      { title: "Kicking", heads: ["FG", "Att", "Lng"], rows: [["Butterworth", 31, 37, 46]] },
    ],
  },
  qbs: NAMES.qbs.map((name, i) => ({
    ...QB,
    name,
    depth: [9, 15, 20],
    rows: {
      SP: { pre: [3, 4, 9, 11, 20], int: -2, def: [8, 20], other: [1, 20] },
      MP: { pre: [5, 11, 17, 19, 20], int: -1, def: [10, 20], other: [7, 20] },
      LP: QB.rows.LP,
    },
    scr: [6, 12, 17, 19, 20],
    snap: 1,
    fum: 7 + i,
  })),
  rush: { w0: 18, blue: [11, 15, 16, 17, null], black: [5, 6, 7, null, 20] },
  runners: NAMES.runners.map((name, i) =>
    i === 0
      ? { name, back: [4, 15, 20], los: [11, 16, 20], hole: [6, 12, 18, 20], brk: 4, fum: 6 }
      : { ...RUNNER, name, brk: 10 - i, fum: 4 + i },
  ),
  who: {
    SP: { w0: 18, blue: [5, 8, 11, 12, 14, 15, 17, null, null], black: [1, null, 4, 8, null, 13, null, 17, 20] },
    MP: { w0: 17, blue: [2, 5, 6, 10, 13, 15, 16, null, null], black: [4, 5, 9, 11, 14, 16, 17, 19, 20] },
    LP: { w0: 18, blue: [null, 2, null, 9, 14, 16, 17, null, null], black: [1, 4, 5, 10, null, 17, 19, null, 20] },
  },
  out: [11, null, 18, null, null, null, null, null, 20],
  receivers: NAMES.receivers.map((name, i) => {
    const catches: readonly (readonly [number[], number[]])[] = [
      [
        [4, 11, 20],
        [7, 13, 20],
      ],
      [
        [5, 12, 20],
        [8, 14, 20],
      ],
      [
        [7, 14, 20],
        [9, 15, 20],
      ],
      [
        [5, 7, 20],
        [8, 9, 20],
      ],
      [
        [5, 9, 20],
        [8, 11, 20],
      ],
      [
        [8, 11, 20],
        [11, 13, 20],
      ],
      [
        [10, 17, 20],
        [12, 18, 20],
      ],
    ];
    const [sp, mp] = catches[i] ?? [RECEIVER.sp, RECEIVER.mp];
    return { ...RECEIVER, name, sp, mp, lpy: 10 - i, fum: 3 + i };
  }),
  kick: {
    ...LEAGUE_AVERAGE.kick,
    kickoff: [51, 54, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, "TB", "TB", "TB", "TB", "TB"],
    ret: 2,
    kr: ["Willem Vandenberghe", "Dante Gentile"].map((name, i) => ({
      name,
      upTo: [11, 20][i],
      fum: 5 + 2 * i,
      yards: [13, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 25, 27, 30, 34, 40, 52, 99],
    })),
    pr: ["Kenneth Taylor", "Dante Gentile", "Emory Montgomery-Hightower"].map((name, i) => ({
      ...LEAGUE_AVERAGE.kick.pr[0],
      name,
      upTo: [12, 18, 20][i],
      fc: 7,
      fum: 9 + i,
    })),
  },
  calls: {
    SHYD: [13, 15, 14],
    LT10: [12, 10, 12],
    T10: [11, 9, 9],
    T20: [8, 6, 5],
    T30: [6, 3, 3],
    defAdj: { black: -2, red: -3 },
  },
  fumble: { offLost: [1, 4], defRec: [15, 20], rateAdj: 1 },
  runDef: NAMES.defense.map((name, i) => {
    const at = spread(16)[i];
    return {
      name,
      pos: POSITIONS[i],
      run: i % 5 === 4 ? null : at,
      base: at,
      pass: at,
      st: i % 2 ? at : null,
      what: [i % 4 === 3 ? null : 2 + (i % 6), 9 + (i % 8), 20],
      ret: 10 - (i % 8),
    };
  }),
  passMod: 2,
  passDef: NAMES.defense.map((name, i) => {
    const at = spread(16)[i];
    return {
      name,
      run: at,
      base: i % 5 === 4 ? null : at,
      pass: at,
      what: [i % 3 === 0 ? 2 : null, 13 + (i % 4), i === 0 ? 20 : 18],
      int: i === 0 ? 12 : i % 9,
    };
  }),
};
