/** Charts for runs and passes. */
import type { Blocker, GameCharts, InterceptionPlace, Matchup } from "./game-charts.js";
import type { Level, Place } from "./positions.js";
import { lineRows, rows, type Rows } from "./spans.js";

/** `["00-34", "LT", "RDE/RDE"]`: blocker, then the defender of a three-man and of a four-man front. */
const meets = (...list: readonly (readonly [range: string, blocker: Blocker, against: string])[]): Rows<Matchup> =>
  rows(
    ...list.map(([range, blocker, against]) => {
      const [against3, against4] = against.split("/") as [Place, Place];
      return [range, { blocker, against3, against4 }] as const;
    }),
  );

type Returned = number | "TD";
const back = (interception: Returned, fumble: Returned) => ({ interception, fumble });
const caught = (near: InterceptionPlace, far: InterceptionPlace) => ({ near, far });
const past = (Q: number, S: number, M: number, L: number): Record<Level, number> => ({ Q, S, M, L });

export const SCRIMMAGE: Pick<
  GameCharts,
  | "situations"
  | "playResult"
  | "longInjury"
  | "runningMatchup"
  | "tackle"
  | "sackWho"
  | "sackYards"
  | "fumbleRecovery"
  | "turnoverReturn"
  | "interceptionWho"
  | "interceptionSpot"
  | "passReceiver"
  | "sneak"
  | "hailMary"
  | "homeFumble"
  | "hotPlayer"
  | "timing"
> = {
  situations: {
    letters: { A: [6, 10], B: [3, 5], C: [11, 99], D: [1, 2] },
    map: {
      1: { A: "1A", B: "1A", C: "1A", D: "1A" },
      2: { A: "2A", B: "2B", C: "2C", D: "2D" },
      3: { A: "3A", B: "3B", C: "3C", D: "3D" },
      4: { A: "4B", B: "4B", C: "4B", D: "3D" },
    },
  },
  playResult: rows(["0", "longOrInjury"], ["1", "penalty"], ["2-8", "none"], ["9", "fumble"]),
  longInjury: lineRows("long 00-29, injury 30-99"),
  runningMatchup: {
    LT: meets(
      ["00-34", "LT", "RDE/RDE"],
      ["35-49", "LT", "ROLB/RLB"],
      ["50-64", "LG", "NT/RDT"],
      ["65-79", "LG", "RILB/MLB"],
      ["80-89", "TE", "ROLB/RLB"],
      ["90-99", "FB", "ROLB/RLB"],
    ),
    LG: meets(
      ["00-34", "LG", "NT/RDT"],
      ["35-44", "LG", "RILB/MLB"],
      ["45-59", "LT", "RDE/RDE"],
      ["60-74", "OC", "RILB/MLB"],
      ["75-84", "OC", "NT/RDT"],
      ["85-99", "FB", "RILB/MLB"],
    ),
    OC: meets(
      ["00-19", "OC", "NT/LDT"],
      ["20-39", "OC", "NT/RDT"],
      ["40-54", "LG", "NT/RDT"],
      ["55-69", "RG", "NT/LDT"],
      ["70-79", "OC", "LILB/MLB"],
      ["80-89", "OC", "RILB/MLB"],
      ["90-94", "FB", "LILB/MLB"],
      ["95-99", "FB", "RILB/MLB"],
    ),
    RG: meets(
      ["00-34", "RG", "NT/LDT"],
      ["35-44", "RG", "LILB/MLB"],
      ["45-59", "RT", "LDE/LDE"],
      ["60-74", "OC", "LILB/MLB"],
      ["75-84", "OC", "NT/LDT"],
      ["85-99", "FB", "LILB/MLB"],
    ),
    RT: meets(
      ["00-34", "RT", "LDE/LDE"],
      ["35-49", "RT", "LOLB/LLB"],
      ["50-64", "RG", "NT/LDT"],
      ["65-79", "RG", "LILB/MLB"],
      ["80-89", "TE", "LOLB/LLB"],
      ["90-99", "FB", "LOLB/LLB"],
    ),
    SL: meets(
      ["00-24", "LT", "ROLB/RLB"],
      ["25-39", "LT", "RDE/RDE"],
      ["40-59", "LG", "ROLB/RLB"],
      ["60-74", "TE", "ROLB/RLB"],
      ["75-89", "FB", "ROLB/RLB"],
      ["90-99", "LG", "RILB/MLB"],
    ),
    SR: meets(
      ["00-24", "TE", "LOLB/LLB"],
      ["25-39", "RT", "LDE/LDE"],
      ["40-59", "RG", "LOLB/LLB"],
      ["60-74", "RT", "LOLB/LLB"],
      ["75-89", "FB", "LOLB/LLB"],
      ["90-99", "RG", "LILB/MLB"],
    ),
  },
  tackle: rows(
    ["00-17", 1],
    ["18-30", 2],
    ["31-41", 3],
    ["42-51", 4],
    ["52-60", 5],
    ["61-69", 6],
    ["70-77", 7],
    ["78-84", 8],
    ["85-90", 9],
    ["91-95", 10],
    ["96-99", 11],
  ),
  sackWho: {
    two: rows(["00-59", 1], ["60-99", 2]),
    three: rows(["00-47", 1], ["48-77", 2], ["78-99", 3]),
    four: rows(["00-41", 1], ["42-67", 2], ["68-85", 3], ["86-99", 4]),
    card: rows<number | "team">(
      ["00-34", 1],
      ["35-57", 2],
      ["58-74", 3],
      ["75-85", 4],
      ["86-91", 5],
      ["92-95", 6],
      ["96-98", 7],
      ["99", "team"],
    ),
  },
  sackYards: {
    early: [-1, -4, -6, -7, -8, -9, -9, -11, -13, -18],
    late: [0, -2, -4, -5, -6, -7, -8, -9, -11, -14],
  },
  fumbleRecovery: rows<number | "tackler">(
    ["00-29", "tackler"],
    ["30-39", 1],
    ["40-48", 2],
    ["49-56", 3],
    ["57-64", 4],
    ["65-71", 5],
    ["72-77", 6],
    ["78-83", 7],
    ["84-88", 8],
    ["89-92", 9],
    ["93-96", 10],
    ["97-99", 11],
  ),
  turnoverReturn: rows(
    ["00-34", back(0, 0)],
    ["35-39", back(1, 0)],
    ["40-44", back(3, 0)],
    ["45-49", back(5, 0)],
    ["50-54", back(7, 0)],
    ["55-59", back(9, 0)],
    ["60-64", back(12, 1)],
    ["65-69", back(15, 2)],
    ["70-74", back(18, 4)],
    ["75-79", back(22, 6)],
    ["80-83", back(26, 8)],
    ["84-87", back(30, 12)],
    ["88-90", back(36, 16)],
    ["91-93", back(44, 22)],
    ["94-95", back(56, 35)],
    ["96", back(70, 50)],
    ["97-99", back("TD", "TD")],
  ),
  interceptionWho: rows(
    ["00-17", caught("CB1", "CB1")],
    ["18-33", caught("CB2", "CB2")],
    ["34-43", caught("SS", "FS")],
    ["44-51", caught("FS", "FS")],
    ["52-57", caught("MLB", "SS")],
    ["58-70", caught("OLB-weak", "SS")],
    ["71-79", caught("OLB-strong", "CB1")],
    ["80-87", caught("MLB", "CB2")],
    ["88-93", caught("CB3", "CB3")],
    ["94-95", caught("DL", "FS")],
    ["96-99", caught("DL", "MLB")],
  ),
  interceptionSpot: rows(
    ["00-09", past(-3, 4, 10, 20)],
    ["10-19", past(-1, 5, 11, 22)],
    ["20-29", past(0, 5, 12, 24)],
    ["30-39", past(1, 6, 13, 26)],
    ["40-49", past(1, 7, 14, 28)],
    ["50-59", past(1, 7, 15, 31)],
    ["60-69", past(2, 8, 16, 34)],
    ["70-79", past(2, 8, 17, 38)],
    ["80-89", past(3, 9, 18, 43)],
    ["90-99", past(3, 9, 19, 50)],
  ),
  passReceiver: rows<readonly number[]>(
    ["00-49", [1, 2, 3, 4, 5]],
    ["50-54", [1, 2, 3, 4, 5]],
    ["55-59", [1, 2, 3, 4, 5]],
    ["60-64", [2, 2, 3, 4, 5]],
    ["65-69", [2, 1, 3, 4, 5]],
    ["70-74", [2, 1, 1, 4, 5]],
    ["75-79", [3, 1, 1, 1, 5]],
    ["80-84", [3, 3, 2, 1, 1]],
    ["85-89", [4, 4, 4, 2, 2]],
    ["90-93", [5, 5, 5, 3, 3]],
    ["94-99", [0, 0, 0, 0, 0]],
  ),
  sneak: lineRows("gain 00-59, none 60-99"),
  hailMary: lineRows("touchdown 00, incomplete 01-79, intercepted 80-99"),
  homeFumble: lineRows("kept 00-79, lost 80-99"),
  hotPlayer: lineRows("hot 00-39, none 40-99"),
  timing: { boxes: 30, halves: 26, timeouts: 3 },
};
