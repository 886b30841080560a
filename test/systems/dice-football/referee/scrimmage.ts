/** Runs and passes by sections 4.1 to 4.4: what the dice of one snap come to. */
import type {
  CarrierCard,
  Code,
  DefenseCall,
  GameCharts,
  Level,
  LinePlace,
  Matchup,
  OffenseCall,
  PassColumn,
  Place,
  Switches,
} from "../../../../src/systems/dice-football/rules/index.js";
import type { Law } from "../../../../src/systems/dice-football/rules/law.js";
import type { Came } from "../../../../src/systems/dice-football/engine/events.js";
import { at, blitzOf, manCover, zoneMen, zoneValue, type Blitz } from "./coverage.js";
import type { Club, Defender, Receiver } from "./field.js";
import type { Four, Tape } from "./tape.js";

export type Span = readonly [number, number] | null;
export const within = (span: Span, x: number): boolean => span !== null && x >= span[0] && x <= span[1];
export const width = (span: Span): number => (span ? span[1] - span[0] + 1 : 0);
export const faceIn = (span: Span, digit: number): boolean => within(span, digit === 0 ? 10 : digit);
/** A row of a chart, read by the referee himself. */
export function read<T>(
  rows: readonly { readonly from: number; readonly to: number; readonly value: T }[],
  x: number,
): T {
  for (const { from, to, value } of rows) if (from <= x && x <= to) return value;
  throw new Error(`no row for ${x}`);
}

export interface Table {
  readonly tape: Tape;
  readonly charts: GameCharts;
  readonly switches: Switches;
  readonly law: Law;
  readonly offense: Club;
  readonly defense: Club;
  readonly offenseSide: "away" | "home";
  readonly defenseSide: "away" | "home";
}

export interface Snap {
  readonly spot: number;
  readonly code: Code;
  readonly group: number;
  readonly formation: number;
  readonly call: OffenseCall;
  readonly defense: DefenseCall;
  /** The call roll. */
  readonly roll: Four;
  readonly blockers?: readonly number[];
  readonly box?: number;
  readonly human: boolean;
}

/** What a snap came to. */
export interface Outcome {
  readonly came: Came;
  readonly yards: number;
  readonly line?: { offense: number; defense: number; roll: number; winner: "away" | "home" };
  readonly level?: Level;
  /** As called: for a foul on a sack or scramble. */
  readonly aimed?: Level;
  readonly number?: number;
  readonly net?: number;
  readonly passer?: string;
  readonly player?: string;
  readonly blocker?: string;
  readonly defender?: string;
  readonly bonus?: number;
  readonly long?: true;
  readonly tackler?: string;
  readonly blocked?: readonly string[];
  readonly boxed?: readonly string[];
  readonly touchdown?: true;
  /** For what comes after the play. */
  readonly flag: boolean;
  readonly fumbled: boolean;
  /** The injury chart is read, by this column; or the quarterback is checked at once. */
  readonly injury?: "run" | "pass" | "QB";
  readonly completion?: number;
  /** Spot of an interception as the offense counts. */
  readonly caughtAt?: number;
  readonly men: readonly Defender[];
  readonly receivers: readonly Receiver[];
  readonly fullback?: string;
  readonly linemen: Readonly<Record<LinePlace, { readonly name: string }>>;
}

const FALLBACK: Partial<Record<Place, readonly Place[]>> = {
  LLB: ["LOLB", "RLB", "ROLB", "LILB", "MLB", "RILB", "LDE"],
  LOLB: ["LLB", "RLB", "ROLB", "LILB", "MLB", "RILB", "LDE"],
  RLB: ["ROLB", "LLB", "LOLB", "RILB", "MLB", "LILB", "RDE"],
  ROLB: ["RLB", "LLB", "LOLB", "RILB", "MLB", "LILB", "RDE"],
  MLB: ["RILB", "LILB", "RLB", "ROLB", "LLB", "LOLB", "NT", "RDT", "LDT"],
  RILB: ["MLB", "LILB", "RLB", "ROLB", "LLB", "LOLB", "NT", "RDT", "LDT"],
  LILB: ["MLB", "RILB", "RLB", "ROLB", "LLB", "LOLB", "NT", "RDT", "LDT"],
  NT: ["RDT", "LDT"],
  RDT: ["NT", "LDT"],
  LDT: ["NT", "RDT"],
};

/** The best tackler first. */
export const byRank = (men: readonly Defender[]): Defender[] => [...men].sort((a, b) => a.card.tackle - b.card.tackle);
/** The man of a tackle rank on the field. */
export const ofRank = (men: readonly Defender[], rank: number): Defender => byRank(men)[rank - 1];

const inBox = (t: Table, { roll, box }: Snap, men: readonly Defender[]): Defender[] => {
  if (box !== undefined) {
    // Ruling: the strong safety comes first.
    const safeties = men.filter((man) => man.kind === "DB" && !man.at.startsWith("CB"));
    return [
      ...safeties.filter(({ at: place }) => place === "SS"),
      ...safeties.filter(({ at: place }) => place !== "SS"),
    ].slice(0, box);
  }
  if (t.switches.soloBlock5 !== "on") return [];
  return men.filter((man) => (man.box === "5" && roll.B === 5) || (man.box === "O" && roll.B % 2 === 1));
};

const names = (men: readonly Defender[]): string[] | undefined =>
  men.length ? men.map(({ card }) => card.name) : undefined;

/** Offense wins up to 49 and the difference. */
const wins = (roll: number, offense: number, defense: number): boolean =>
  roll <= Math.min(99, Math.max(-1, 49 + offense - defense));

export function run(t: Table, snap: Snap): Outcome {
  const { tape, charts } = t;
  const men = t.defense.eleven(snap.formation);
  const receivers = t.offense.receivers(snap.group);
  const line = t.offense.line(snap.group);
  const boxed = inBox(t, snap, men);
  const carrier = t.offense.runner(snap.roll.W, receivers, snap.human);
  const ends = receivers.filter((one) => one.at === "TE");
  const allBacks = receivers.filter((one) => one.at === "RB");
  // Ruling: where neither back of the group carries (both are spent), the last of them blocks.
  const fullback: CarrierCard | undefined =
    allBacks.length > 1 ? allBacks.findLast(({ card }) => card.name !== carrier.name)?.card : undefined;
  const RBC =
    Object.values(line).reduce((sum, { RBC: own }) => sum + own, 0) + ends.reduce((sum, { card }) => sum + card.RBC, 0);
  const RDC = men.filter(({ kind }) => kind !== "DB").reduce((sum, { card }) => sum + card.RDC, 0) + 5 * boxed.length;
  const spent = t.offense.spent(carrier);
  const battle = t.law.los && !spent;
  const dice = tape.four();
  const won = wins(dice.RW, RBC, RDC);
  const matchup: Matchup = read(charts.runningMatchup[snap.call as keyof GameCharts["runningMatchup"]], dice.KB);
  const blocker =
    matchup.blocker === "TE"
      ? (ends[0]?.card ?? fullback)
      : matchup.blocker === "FB"
        ? (fullback ?? ends.at(-1)?.card)
        : line[matchup.blocker];
  const block = blocker ?? line.OC;
  const three = men.filter(({ kind }) => kind === "DL").length === 3;
  const place = three ? matchup.against3 : matchup.against4;
  const defender = [place, ...(FALLBACK[place] ?? [])].map((one) => at(men, one)).find((one) => one)!;
  let RB = block.RB;
  // Switch: a lineman who is not of the place's own kind; who is printed as OL plays anywhere.
  if (t.switches.olOutOfPosition === "on" && block === line[matchup.blocker as LinePlace]) {
    const kind = { LT: "OT", RT: "OT", LG: "OG", RG: "OG", OC: "OC" }[matchup.blocker as LinePlace];
    if (![kind, "OL"].includes(block.position)) RB -= 1;
  }
  if ("stamina" in block && block.position === "TE" && t.offense.spent(block)) RB = 1;
  let RD = (defender.card as { RD?: number }).RD ?? 0;
  if (spent) RD -= 2;
  else if (battle && won) RB = Math.min(6, RB + 2);
  else if (battle) RD += t.switches.runLosDefense;
  const bonus = RB + RD;
  const result = tape.four();
  const state = read(charts.playResult, result.R);
  let long = false;
  let injury = false;
  if (state === "longOrInjury") {
    long = read(charts.longInjury, tape.two()) === "long";
    injury = !long && t.law.injuries;
  }
  const gain = (long ? carrier.II : carrier.I)[result.W] + bonus;
  const yards = Math.max(-snap.spot, Math.min(gain, 100 - snap.spot));
  const touchdown = yards === 100 - snap.spot;
  const stopped = ofRank(men, read(charts.tackle, result.KB));
  return {
    came: "run",
    yards,
    line: battle
      ? { offense: RBC, defense: RDC, roll: dice.RW, winner: won ? t.offenseSide : t.defenseSide }
      : undefined,
    player: carrier.name,
    blocker: block.name,
    defender: defender.card.name,
    bonus,
    long: long || undefined,
    tackler: touchdown || !t.law.tackles ? undefined : stopped.card.name,
    boxed: names(boxed),
    touchdown: touchdown || undefined,
    flag: state === "penalty",
    fumbled: state === "fumble" && !touchdown && drops(t, carrier.fumble, result.W, stopped),
    injury: injury ? "run" : undefined,
    men,
    receivers,
    linemen: line,
    fullback: fullback?.name,
  };
}

/** The carrier's own range; with the switch the tackler's rating makes faces of the far end fumbles, too: 10 - ff and more. */
function drops(t: Table, range: Span, digit: number, tackler: Defender): boolean {
  if (faceIn(range, digit)) return true;
  const ff = t.switches.forcedFumbles === "on" && t.law.tackles ? (tackler.card.FF ?? 0) : 0;
  return ff > 0 && (digit || 10) >= 10 - ff;
}

const sackList = (men: readonly Defender[]): Defender[] =>
  [...men].sort((a, b) => width(b.card.sack) - width(a.card.sack) || a.card.tackle - b.card.tackle);

export function pass(t: Table, snap: Snap): Outcome {
  const { tape, charts, switches, law } = t;
  const { roll } = snap;
  const men = t.defense.eleven(snap.formation);
  const starters = t.defense.starters(snap.formation);
  const receivers = t.offense.receivers(snap.group);
  const lineup = t.offense.line(snap.group);
  const quarterback = t.offense.quarterback;
  const boxed = inBox(t, snap, men);
  const level = snap.call[0] as Level;
  // Whoever calls a pass himself goes by the receiver chart.
  const called = Number(snap.call[1]);
  const number = snap.human ? Number(read(charts.passReceiver, tape.two())[called - 1]) : called;
  const target = receivers[number - 1] as Receiver | undefined;
  const blockers = snap.blockers
    ? receivers.filter((one) => snap.blockers!.includes(one.number))
    : receivers
        .filter((one) => blocks(t, one, roll.W))
        .sort((a, b) => Number(b.blocks) - Number(a.blocks) || b.number - a.number);
  if (!target)
    return {
      came: "thrownAway",
      yards: 0,
      passer: quarterback.name,
      blocked: blockers.length ? blockers.map(({ card }) => card.name) : undefined,
      boxed: names(boxed),
      flag: false,
      fumbled: false,
      men,
      receivers,
      linemen: lineup,
    };
  const blitz: Blitz = blitzOf(snap.defense, men, t.defense.team, charts);
  const { coverage, blitzers } = blitz;
  const rushers = [...men.filter(({ kind }) => kind === "DL"), ...blitzers];
  const PBC = Object.values(lineup).reduce((sum, { PBC: own }) => sum + own, 0) + 5 * blockers.length;
  const PRC =
    men.filter(({ kind }) => kind === "DL").reduce((sum, { card }) => sum + card.PRC, 0) +
    blitzers.reduce((sum, { kind, card }) => sum + (kind === "LB" ? card.PRC : 5), 0);
  // Who covers: men on the target, and the zone that the level is thrown into.
  let covering: readonly Defender[] = [];
  let zone: readonly Defender[] = [];
  let zonePD = 0;
  if (coverage === "M") {
    covering = manCover(
      men.filter((man) => man.kind !== "DL" && !blitzers.includes(man)),
      receivers,
    ).get(number)!;
  } else {
    zone = zoneMen(men, coverage, level, boxed).filter((man) => !blitzers.includes(man));
    zonePD =
      zoneValue(starters, men, { coverage, blitzers }, level, boxed, switches) * Math.max(1, blockers.length - 1);
    if (coverage === "N") {
      const wide = switches.cbMatch === "wr" ? receivers.filter((one) => one.at === "WR") : receivers;
      const place = wide.slice(0, 2).findIndex((one) => one.number === number);
      // Ruling: the better of the two takes #1, also after a substitution.
      const corners = [at(men, "CB1"), at(men, "CB2")]
        .filter((man) => man !== undefined)
        .sort((a, b) => a.card.PD - b.card.PD);
      const corner = corners[place];
      covering = corner ? [corner] : [];
    }
  }
  const rating = t.offense.spent(target.card) ? 0 : target.card.rating;
  const base = rating + zonePD + covering.reduce((sum, { card }) => sum + card.PD, 0);
  const dice = tape.four();
  const won = wins(dice.RW, PBC, PRC);
  const net = base + (law.los ? (won ? 2 : -2) : 0);
  const x = dice.KB;
  const grid: PassColumn = quarterback.passing[level];
  const both = {
    line: law.los
      ? { offense: PBC, defense: PRC, roll: dice.RW, winner: won ? t.offenseSide : t.defenseSide }
      : undefined,
    passer: quarterback.name,
    blocked: blockers.length ? blockers.map(({ card }) => card.name) : undefined,
    boxed: names(boxed),
    completion: x,
    men,
    receivers,
    aimed: level,
    linemen: lineup,
  } as const;
  const aimed = { level, number, net, player: target.card.name } as const;
  const flag = read(charts.playResult, dice.B) === "penalty";

  const hawks = [
    ...covering.filter(({ card }) => within(card.intM, x)),
    ...zone.filter(({ card }) => within(card.intZ, x)),
  ];
  if (within(grid.intercepted, x) || hawks.length > 0) {
    const thief = hawks.length === 1 ? hawks[0] : chartThief(t, men, hawks, level, covering);
    const past = read(charts.interceptionSpot, tape.two())[level];
    return {
      ...both,
      ...aimed,
      came: "intercepted",
      yards: 0,
      tackler: thief.card.name,
      caughtAt: snap.spot + past,
      flag: flag && switches.penaltyOnIncomplete,
      fumbled: false,
    };
  }
  if (within(grid.scramble, x)) return scramble(t, snap, both, men);
  const sackers = law.defenderSacks && law.los && !won ? rushers.filter(({ card }) => within(card.sack, x)) : [];
  if (within(grid.sacked, x) || sackers.length > 0) {
    const by = within(grid.sacked, x)
      ? cardSack(t, men, blitzers)
      : sackers.length === 1
        ? sackers[0]
        : severalSack(t, sackers);
    const result = tape.four();
    const state = read(charts.playResult, result.R);
    const injury = state === "longOrInjury" && read(charts.longInjury, tape.two()) === "injury" && law.injuries;
    const yards = Math.max(charts.sackYards[law.sackYards][result.W], -snap.spot);
    const fumbled = within(quarterback.fumble, tape.two());
    return {
      ...both,
      came: "sack",
      yards,
      player: quarterback.name,
      tackler: by?.card.name,
      flag: state === "penalty",
      fumbled,
      injury: injury ? "QB" : undefined,
    };
  }
  const upper = (grid.complete?.[1] ?? -1) + net + (t.offense.hot === quarterback.name ? 3 : 0);
  const caught = grid.complete !== null && x >= grid.complete[0] && x <= upper;
  if (!caught || blockers.some((one) => one.number === number))
    return {
      ...both,
      ...aimed,
      came: "incomplete",
      yards: 0,
      flag: flag && switches.penaltyOnIncomplete,
      fumbled: false,
    };

  let short = level;
  if (switches.qbPressure === "on" && snap.human && law.los && !won && x >= 10 && x <= 19)
    short = ({ L: "M", M: "S", S: "Q", Q: "Q" } as const)[level];
  const state = read(charts.playResult, dice.B);
  const result = tape.four();
  let long = false;
  let injury = false;
  if (state === "longOrInjury") {
    long = read(charts.longInjury, tape.two()) === "long";
    injury = !long && law.injuries;
  }
  let gain = target.card[short][result.W];
  if (long) gain = short !== "L" && target.card.L[result.W] > gain ? target.card.L[result.W] : gain + 20;
  const yards = Math.max(-snap.spot, Math.min(gain, 100 - snap.spot));
  const touchdown = yards === 100 - snap.spot;
  const made = ofRank(men, read(charts.tackle, result.KB));
  const tackler =
    made.kind === "DL" && short !== "Q" ? stopper(men, coverage, covering, blitzers, boxed, starters) : made;
  return {
    ...both,
    ...aimed,
    level: short,
    came: "complete",
    yards,
    long: long || undefined,
    tackler: touchdown || !law.tackles ? undefined : tackler.card.name,
    touchdown: touchdown || undefined,
    flag,
    fumbled: state === "fumble" && !touchdown && drops(t, target.card.fumble, result.W, tackler),
    injury: injury ? "pass" : undefined,
  };
}

type Both = Pick<
  Outcome,
  "line" | "passer" | "blocked" | "boxed" | "completion" | "men" | "receivers" | "linemen" | "aimed"
>;

function scramble(t: Table, snap: Snap, both: Both, men: readonly Defender[]): Outcome {
  const { tape, charts, law } = t;
  const quarterback = t.offense.quarterback;
  const result = tape.four();
  const state = read(charts.playResult, result.R);
  let long = false;
  let injury = false;
  if (state === "longOrInjury") {
    long = read(charts.longInjury, tape.two()) === "long";
    injury = !long && law.injuries;
  }
  const yards = Math.max(-snap.spot, Math.min((long ? quarterback.II : quarterback.I)[result.W], 100 - snap.spot));
  const touchdown = yards === 100 - snap.spot;
  const fumbled = !touchdown && within(quarterback.fumble, tape.two());
  return {
    ...both,
    came: "scramble",
    yards,
    player: quarterback.name,
    long: long || undefined,
    tackler: touchdown || !law.tackles ? undefined : ofRank(men, read(charts.tackle, result.KB)).card.name,
    touchdown: touchdown || undefined,
    flag: state === "penalty",
    fumbled,
    injury: injury ? "QB" : undefined,
  };
}

/** A marked receiver blocks on a 5; with the switch, sacks bring more (section 7). */
function blocks({ switches, offense }: Table, { blocks: marked, number }: Receiver, white: number): boolean {
  if (switches.soloBlock5 !== "on") return false;
  if (switches.blockersBySacks !== "on" || offense.sacked < 2) return marked && white === 5;
  const odd = white % 2 === 1;
  if (offense.sacked < 4) return (marked && odd) || (number === 4 && white === 5);
  if (offense.sacked === 4) return (marked || number === 4) && odd;
  return ((marked || number === 4) && odd) || (number === 3 && white === 5);
}

/** Chart A: where nobody or several could have the ball. */
function chartThief(
  { tape, charts }: Table,
  men: readonly Defender[],
  hawks: readonly Defender[],
  level: Level,
  covering: readonly Defender[],
): Defender {
  const roll = tape.two();
  const rows = charts.interceptionWho;
  const first = rows.findIndex(({ from, to }) => from <= roll && roll <= to);
  let named: Defender | undefined;
  for (let i = 0; i < rows.length && !named; i++) {
    const cell = rows[(first + i) % rows.length].value;
    const place = level === "Q" || level === "S" ? cell.near : cell.far;
    named = aliased(men, place);
  }
  if (hawks.length === 0 || hawks.includes(named!)) return named!;
  // 4.3: the range in force, M of who covers the receiver, Z of who is in his zone.
  const range = (man: Defender): number => width(covering.includes(man) ? man.card.intM : man.card.intZ);
  // Ruling: of two that are as wide the better tackle rank, as in a sack.
  return [...hawks].sort((a, b) => range(b) - range(a) || a.card.tackle - b.card.tackle)[0];
}

function aliased(men: readonly Defender[], place: Place | "OLB-weak" | "OLB-strong" | "DL"): Defender | undefined {
  if (place === "DL") return sackList(men.filter(({ kind }) => kind === "DL"))[0];
  if (place === "OLB-weak") return at(men, "RLB") ?? at(men, "ROLB");
  if (place === "OLB-strong") return at(men, "LLB") ?? at(men, "LOLB");
  if (place === "MLB") return at(men, "MLB") ?? at(men, "RILB") ?? at(men, "LILB");
  return at(men, place);
}

/** From the quarterback's own range: all linemen, linebackers and who blitzes. */
function cardSack(
  { tape, charts }: Table,
  men: readonly Defender[],
  blitzers: readonly Defender[],
): Defender | undefined {
  const list = sackList(men.filter((man) => man.kind !== "DB" || blitzers.includes(man)));
  const who = read(charts.sackWho.card, tape.two());
  return who === "team" ? undefined : (list[who - 1] ?? list.at(-1));
}

function severalSack({ tape, charts }: Table, sackers: readonly Defender[]): Defender {
  const list = sackList(sackers).slice(0, 4);
  const chart = list.length === 2 ? charts.sackWho.two : list.length === 3 ? charts.sackWho.three : charts.sackWho.four;
  return list[read(chart, tape.two()) - 1];
}

/** Not a lineman downfield: who covered the receiver, or the best of the backs in zone. */
function stopper(
  men: readonly Defender[],
  coverage: Blitz["coverage"],
  covering: readonly Defender[],
  blitzers: readonly Defender[],
  boxed: readonly Defender[],
  starters: readonly Defender[],
): Defender {
  if (covering.length > 0) return covering[0];
  void boxed;
  void starters;
  const backs = men.filter(
    (man) =>
      man.kind === "DB" && !blitzers.includes(man) && !(coverage === "N" && (man.at === "CB1" || man.at === "CB2")),
  );
  return byRank(coverage === "M" ? men.filter(({ kind }) => kind === "DB") : backs)[0];
}
