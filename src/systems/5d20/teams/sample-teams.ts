/** Two fictional teams, so that the game can be played out of the box: one that throws, one that runs. */
import {
  LEAGUE_AVERAGE,
  type Calls,
  type PassRow,
  type QB,
  type Receiver,
  type Runner,
  type TeamChart,
  type TwoStage,
} from "../rules/index.js";

interface Names {
  readonly passer: string;
  /** Backs, then the receiver who runs as well; the passer runs between them. */
  readonly runners: readonly [string, string, string, string];
  /** By rank: WR, WR, TE, WR, TE, WR; the two backs stand between them. */
  readonly receivers: readonly [string, string, string, string, string, string];
  readonly kicks: readonly [kickReturner: string, puntReturner: string];
  /** CB CB FS SS NB MLB WLB SLB DE DT DT DE. */
  readonly defenders: readonly string[];
}

interface Style {
  readonly passing: (qb: QB) => Omit<QB, "name">;
  readonly runner: (runner: Runner, rank: number) => Runner;
  readonly receiver: (receiver: Receiver, rank: number) => Receiver;
  readonly rush: TwoStage;
  readonly calls: Calls;
  readonly passMod: number;
}

type Head = Pick<TeamChart, "id" | "city" | "name" | "monogram" | "colors" | "record">;

function team(head: Head, names: Names, style: Style): TeamChart {
  const base = LEAGUE_AVERAGE;
  const [first, second, third, flanker] = names.runners;
  const [x, z, tight, slot, second2, fifth] = names.receivers;
  const catchers = [x, z, tight, first, slot, second, second2, fifth, third];
  const carriers = [first, second, names.passer, third, flanker];
  const [kr, pr] = names.kicks;
  return {
    ...base,
    ...head,
    qbs: [{ name: names.passer, ...style.passing(base.qbs[0]) }],
    rush: style.rush,
    runners: carriers.map((name, i) => style.runner({ ...base.runners[i], name }, i)),
    receivers: catchers.map((name, i) => style.receiver({ ...base.receivers[i], name }, i)),
    kick: {
      ...base.kick,
      kr: [{ ...base.kick.kr[0], name: kr }],
      pr: [{ ...base.kick.pr[0], name: pr }],
    },
    calls: style.calls,
    runDef: base.runDef.map((row, i) => ({ ...row, name: names.defenders[i] })),
    passDef: base.passDef.map((row, i) => ({ ...row, name: names.defenders[i] })),
    passMod: style.passMod,
  };
}

const shorter = (row: PassRow, by: Partial<PassRow>): PassRow => ({ ...row, ...by });

const PILOTS = team(
  {
    id: "galveston-pilots",
    city: "Galveston",
    name: "Pilots",
    monogram: "GP",
    colors: ["#0F4C5C", "#F4D58D"],
    record: "10-6",
  },
  {
    passer: "Theo Marchetti",
    runners: ["Dell Okafor", "Ray Sandoval", "Amos Birdwell", "Cal Winslow"],
    receivers: ["Cal Winslow", "Jude Farrar", "Nils Bremer", "Otis Paine", "Walt Dunmore", "Luke Abara"],
    kicks: ["Luke Abara", "Jude Farrar"],
    defenders: [
      "Marcus Thule",
      "Eddie Quist",
      "Sam Ferro",
      "Noel Hatch",
      "Ike Pruitt",
      "Gus Tolliver",
      "Ben Akoda",
      "Dan Rusk",
      "Cy Blanchard",
      "Hal Moreno",
      "Vic Standish",
      "Roy Petrakis",
    ],
  },
  {
    passing: ({ name: _, ...qb }) => ({
      ...qb,
      depth: [12, 17, 20],
      rows: {
        SP: shorter(qb.rows.SP, { pre: [3, 8, 9, 11, 20], def: [7, 20] }),
        MP: shorter(qb.rows.MP, { pre: [5, 10, 12, 13, 20], def: [11, 20] }),
        LP: shorter(qb.rows.LP, { int: 1 }),
      },
      fum: 6,
    }),
    runner: (one, rank) => (rank === 1 ? { ...one, brk: 7, fum: 3 } : { ...one, brk: rank === 0 ? 5 : 3 }),
    receiver: (one, rank) => {
      if (rank === 0) return { ...one, lp: [11, 14, 20], lpy: 8 };
      return rank === 3 || rank === 5 ? { ...one, sp: [3, 10, 20], lpy: 4 } : { ...one, lpy: 6 };
    },
    rush: { w0: 17, blue: [8, 13, 14, 15, 16], black: [4, 10, 12, 17, 20] },
    calls: {
      SHYD: [14, 14, 13],
      LT10: [8, 9, 10],
      T10: [8, 8, 7],
      T20: [5, 4, 4],
      T30: [3, 2, 1],
      defAdj: { black: 0, red: -1 },
    },
    passMod: -1,
  },
);

const TIMBERJACKS = team(
  {
    id: "spokane-timberjacks",
    city: "Spokane",
    name: "Timberjacks",
    monogram: "ST",
    colors: ["#7A1F2B", "#F7F3E9"],
    record: "9-7",
  },
  {
    passer: "Brock Ellery",
    runners: ["Moses Tran", "Kip Hollander", "Alvin Roark", "Dion Castell"],
    receivers: ["Dion Castell", "Pete Nakagawa", "Grant Uhl", "Shane Ovid", "Lars Kemper", "Rob Teague"],
    kicks: ["Shane Ovid", "Pete Nakagawa"],
    defenders: [
      "Ty Monroe",
      "Abel Cisneros",
      "Kurt Valenti",
      "Zeke Lindahl",
      "Wes Idowu",
      "Duke Farnsworth",
      "Omar Beltran",
      "Joe Kristof",
      "Lou Hasek",
      "Tiny Ambrose",
      "Ned Crowder",
      "Earl Vance",
    ],
  },
  {
    passing: ({ name: _, ...qb }) => ({
      ...qb,
      depth: [13, 17, 20],
      rows: {
        SP: shorter(qb.rows.SP, { pre: [4, 10, 13, 15, 20] }),
        MP: shorter(qb.rows.MP, { pre: [5, 11, 15, 16, 20] }),
        LP: shorter(qb.rows.LP, { other: [12, 20] }),
      },
      brk: 5,
    }),
    runner: (one, rank) => {
      if (rank === 0) return { ...one, back: [5, 15, 20], los: [11, 17, 20], brk: 7 };
      return { ...one, brk: rank === 2 ? 5 : 4 };
    },
    receiver: (one, rank) => (rank === 0 ? { ...one, lpy: 9 } : { ...one, lpy: rank === 3 || rank === 5 ? 3 : 7 }),
    rush: { w0: 18, blue: [12, 15, 16, 17, null], black: [3, 9, 15, 18, 20] },
    calls: {
      SHYD: [16, 15, 15],
      LT10: [11, 11, 12],
      T10: [11, 11, 10],
      T20: [8, 6, 5],
      T30: [4, 3, 2],
      defAdj: { black: -1, red: 0 },
    },
    passMod: 0,
  },
);

export const SAMPLE_TEAMS: readonly TeamChart[] = [PILOTS, TIMBERJACKS];
