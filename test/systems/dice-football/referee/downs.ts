/** One snap from call to the next down: the play, the fumble, the penalty, the injury (A30), then chains and clock. */
import type { Code, DefenseCall, Letter, OffenseCall } from "../../../../src/systems/dice-football/rules/index.js";
import {
  advanceClock,
  clock,
  drive,
  endDrive,
  halved,
  lastFive,
  other,
  points,
  series,
  when,
  type Game,
  type Side,
} from "./game.js";
import { hadIt, threw } from "./hot.js";
import { fieldGoal, injure, marked, punt, readFlag, settled, type Flag } from "./kicks.js";
import { byRank, ofRank, pass, read, run, width, type Outcome, type Table } from "./scrimmage.js";

interface Snapped {
  readonly out: Outcome;
  readonly twoMinute: boolean;
  readonly isTry: boolean;
  readonly t: Table;
}

const letterOf = (toGo: number): Letter => (toGo <= 2 ? "D" : toGo <= 5 ? "B" : toGo <= 10 ? "A" : "C");
const RUNS: readonly string[] = ["LT", "LG", "OC", "RG", "RT", "SL", "SR"];

/** What a play event tells; the rest of an outcome is for what comes after. */
const TOLD = [
  "came",
  "yards",
  "line",
  "level",
  "number",
  "net",
  "passer",
  "player",
  "blocker",
  "defender",
  "bonus",
  "long",
  "tackler",
  "blocked",
  "boxed",
  "touchdown",
] as const;

/** Section 2. */
const codeOf = (down: number, toGo: number): Code => {
  const letter = letterOf(toGo);
  if (down === 1) return "1A";
  if (down === 4) return letter === "D" ? "3D" : "4B";
  return `${down}${letter}` as Code;
};

/** Takes the call and plays it; nothing for a kick, which is over then. */
export function snapOf(g: Game, isTry = false): Snapped | undefined {
  const { tape, charts, switches } = g;
  const choice = tape.take("4", "snap");
  if (choice.call === "punt" || choice.call === "coffin") {
    punt(g, choice.call === "coffin", tape.answer("returner")?.returner ?? 1);
    return undefined;
  }
  if (choice.call === "fieldGoal") {
    fieldGoal(g);
    return undefined;
  }
  const offense = g.clubs[g.ball];
  const defenseSide = other(g.ball);
  const t: Table = {
    tape,
    charts,
    switches,
    law: g.law,
    offense,
    defense: g.clubs[defenseSide],
    offenseSide: g.ball,
    defenseSide,
  };
  // Ruling: a try has the column of a fourth down, also where a foul has put it farther off.
  const code = codeOf(isTry ? 4 : g.down, g.toGo);
  const common = {
    team: g.ball,
    ...when(g),
    down: g.down,
    toGo: g.toGo,
    spot: g.spot,
    called: choice.call,
    code,
    isTry: isTry ? true : undefined,
  } as const;
  const men = { men: [], receivers: [], linemen: {} as Outcome["linemen"] };
  if (choice.call === "sneak" || choice.call === "hailMary" || choice.call === "spike") {
    const passer = offense.quarterback.name;
    let out: Outcome;
    if (choice.call === "sneak") {
      const yards = Math.min(read(charts.sneak, tape.two()) === "gain" ? 1 : 0, 100 - g.spot);
      out = {
        came: "sneak",
        yards,
        passer,
        player: passer,
        flag: false,
        fumbled: false,
        ...men,
        touchdown: g.spot + yards >= 100 ? true : undefined,
      };
    } else if (choice.call === "spike") {
      out = { came: "spike", yards: 0, passer, player: passer, flag: false, fumbled: false, ...men };
    } else {
      const cell = read(charts.hailMary, tape.two());
      const caught = cell === "touchdown";
      // Ruling A35: receiver 1; of the backs the one with the widest range in zone, of equal ones the better tackler.
      const group = offense.team.offense.groups.findIndex(({ codes }) => codes.includes(code));
      const backs = byRank(t.defense.eleven(group)).filter(({ kind }) => kind === "DB");
      const widest = Math.max(...backs.map(({ card }) => width(card.intZ)));
      out = {
        came: "hailMary",
        yards: caught ? 100 - g.spot : 0,
        passer,
        player: caught ? offense.receivers(group)[0].card.name : passer,
        ...(cell === "intercepted" && { tackler: backs.find(({ card }) => width(card.intZ) === widest)!.card.name }),
        flag: false,
        fumbled: false,
        ...men,
        touchdown: caught ? true : undefined,
        caughtAt: cell === "intercepted" ? 100 : undefined,
      };
    }
    const result =
      choice.call === "sneak"
        ? "rush"
        : choice.call === "spike"
          ? "incomplete"
          : out.touchdown
            ? "complete"
            : out.caughtAt
              ? "intercepted"
              : "incomplete";
    tape.say("4.5", "play", {
      ...common,
      result,
      yards: out.yards,
      came: out.came,
      player: out.player,
      passer,
      tackler: out.tackler,
      touchdown: out.touchdown,
    });
    return { out, twoMinute: choice.twoMinute === true, isTry, t };
  }
  const answer = tape.answer("defense");
  const roll = tape.four();
  const group = choice.group
    ? choice.group - 1
    : offense.team.offense.groups.findIndex(({ codes }) => codes.includes(code));
  const formation = answer?.formation ? answer.formation - 1 : group;
  let call: OffenseCall;
  let human = false;
  if (choice.call === "card") call = read(offense.team.offense.calls[code], roll.RW);
  else if (choice.call in charts.specialOffense)
    call = read(charts.specialOffense[choice.call as keyof typeof charts.specialOffense], roll.RW);
  else {
    call = choice.call as OffenseCall;
    human = true;
  }
  const { calls } = g.clubs[defenseSide].team.defense;
  let defense: DefenseCall;
  if (answer && answer.call !== "card") defense = answer.call;
  else if (choice.call === "noRuns" || choice.call === "fewRuns")
    defense = read(charts.specialDefense.noFewRuns, roll.KB);
  else if (choice.call === "noPasses" || choice.call === "fewPasses")
    defense = read(charts.specialDefense.noFewPasses, roll.KB);
  else defense = read(calls[code[1] as Letter], roll.KB);
  const snap = {
    spot: g.spot,
    code,
    group,
    formation,
    call,
    defense,
    roll,
    // Who calls for himself says who blocks and who comes up; the marks are the card's.
    blockers: human ? (choice.blockers ?? []) : undefined,
    box: answer && answer.call !== "card" ? (answer.box ?? 0) : undefined,
    human,
  };
  const out = RUNS.includes(call) ? run(t, snap) : pass(t, snap);
  const result =
    out.came === "run" || out.came === "scramble"
      ? "rush"
      : out.came === "complete" || out.came === "sack" || out.came === "intercepted"
        ? out.came
        : "incomplete";
  const told = Object.fromEntries(TOLD.map((key) => [key, out[key]]));
  tape.say(RUNS.includes(call) ? "4.2" : "4.3", "play", {
    ...common,
    twoMinute: choice.twoMinute ? true : undefined,
    group: group + 1,
    formation: g.clubs[defenseSide].team.defense.formations[formation].name,
    call,
    defense,
    result,

    ...told,
  });
  return { out, twoMinute: choice.twoMinute === true, isTry, t };
}

/** Who the injury chart names, and his range. */
function namedHurt(g: Game, { out, t }: Snapped): { side: Side; name: string } | undefined {
  const { offense } = t;
  if (out.injury === "QB") return { side: g.ball, name: out.player! };
  const row = read(g.charts.injuryWho, g.tape.two());
  const who = row[out.injury!];
  const mine = (name: string | undefined) => (name === undefined ? undefined : { side: g.ball, name });
  const theirs = (name: string | undefined) => (name === undefined ? undefined : { side: other(g.ball), name });
  if (who === "none") return undefined;
  if (typeof who === "number") return theirs(ofRank(out.men, who).card.name);
  if (who === "carrier") return mine(out.player);
  if (who === "QB") return mine(offense.quarterback.name);
  if (who === "tackler") return theirs(out.tackler);
  // Absent ends and backs as in the match-ups: TE, FB, last TE, center.
  const ends = out.receivers.filter(({ at }) => at === "TE").map(({ card }) => card.name);
  if (who === "TE") return mine(ends[0] ?? out.fullback ?? out.linemen.OC.name);
  if (who === "FB") return mine(out.fullback ?? ends.at(-1) ?? out.linemen.OC.name);
  return mine(out.linemen[who]?.name);
}

const rangeOf = (g: Game, side: Side, name: string): readonly [number, number] | null => {
  const { quarterbacks, carriers, linemen, front, backs } = g.clubs[side].team.roster;
  return [...quarterbacks, ...carriers, ...linemen, ...front, ...backs].find((card) => card.name === name)!.injury;
};

export function afterSnap(g: Game, snapped: Snapped | undefined): void {
  if (!snapped) return;
  const { tape, charts } = g;
  const { out, t, isTry } = snapped;
  const offense = g.ball;
  const defense = other(offense);
  const end = g.spot + out.yards;
  let lost = false;
  let theirSpot = 0;
  let theirTouchdown = false;
  let touchback = false;
  if (out.came === "intercepted" && out.caughtAt !== undefined) {
    lost = true;
    const caught = out.caughtAt;
    if (caught >= 100) touchback = true;
    else {
      const from = 100 - caught;
      const cell = read(charts.turnoverReturn, tape.two()).interception;
      theirTouchdown = cell === "TD" || from + cell >= 100;
      const yards = theirTouchdown ? Math.max(0, 100 - from) : (cell as number);
      theirSpot = from + yards;
      tape.say("4.3", "return", {
        team: defense,
        of: "interception",
        yards,
        player: out.tackler,
        spot: from,
        touchdown: theirTouchdown,
      });
    }
  }
  if (out.came === "hailMary" && out.caughtAt) {
    lost = true;
    touchback = true;
  }
  // Ruling: the chart of the penalties is read before a fumble is recovered; what is done about it is settled after (A30).
  const chart = out.came === "run" ? "run" : "pass";
  const held = out.flag && out.fumbled ? readFlag(g, chart, offense, out.aimed) : undefined;
  if (out.fumbled) {
    const kept = g.switches.homeField === "on" && offense === "home" && read(charts.homeFumble, tape.two()) === "kept";
    if (kept) tape.say("6.6", "fumble", { team: offense, player: out.player, spot: end, recovered: offense });
    else {
      lost = true;
      const who = read(charts.fumbleRecovery, tape.two());
      const by =
        who === "tackler" && out.tackler ? out.tackler : ofRank(out.men, who === "tackler" ? 1 : who).card.name;
      const from = 100 - end;
      if (end <= 0) theirTouchdown = true;
      const cell = read(charts.turnoverReturn, tape.two()).fumble;
      theirTouchdown ||= cell === "TD" || from + cell >= 100;
      const returned = theirTouchdown ? Math.max(0, 100 - from) : (cell as number);
      theirSpot = from + returned;
      tape.say("6.6", "fumble", {
        team: offense,
        player: out.player,
        spot: end,
        recovered: defense,
        by,
        returned,
        touchdown: theirTouchdown ? true : undefined,
      });
    }
  }
  const units = timeOf(g, snapped);
  let told: (() => void) | undefined;
  let free = false;
  if (out.flag) {
    const flag = settled(g, held ?? readFlag(g, chart, offense, out.aimed));
    const { foul, blame, taken } = flag;
    if (foul.side !== "N" && lost && foul.spot === "E" && !isTry) {
      // The side that has the ball now walks from the end of its return.
      const against = blame === defense ? -1 : 1;
      const yards = halved(flag.yards, against > 0 ? 100 - theirSpot : theirSpot);
      told = () => marked(g, chart, offense, flag, yards, undefined);
      if (!taken) {
        told();
        told = undefined;
      } else {
        theirSpot += against * yards;
        free = true;
      }
    } else if (foul.side !== "N" && penalized(g, snapped, flag, { foul, blame, taken }, chart, end)) {
      t.offense.snapped();
      t.defense.snapped();
      return;
    }
  }
  // A sack that a foul wipes out brings no blockers.
  if (out.came === "sack") t.offense.sacked++;
  // Ruling: a two-point try tires nobody.
  const touched = !isTry && (out.came === "run" || out.came === "complete");
  if (touched) t.offense.touched(out.player!);
  const absent = out.injury ? namedHurt(g, snapped) : undefined;
  t.offense.snapped();
  t.defense.snapped();
  if (out.injury) {
    if (absent) injure(g, absent.side, absent.name, rangeOf(g, absent.side, absent.name));
    else tape.say("6.7", "spared", when(g));
  }
  if (!isTry) threw(g, out);
  if (touched) hadIt(g, out);
  if (isTry) {
    if (out.touchdown) points(g, offense, "twoPoint", 2);
    g.next = { stage: "kickoff", kicker: offense };
    return;
  }
  if (lost) {
    const how = out.fumbled ? "fumble" : "interception";
    tape.say("6.6", "turnover", { team: offense, how });
    told?.();
    advanceClock(g, clock(g, free ? 0 : units));
    endDrive(g, g.spot, how);
    if (theirTouchdown) {
      points(g, defense, "touchdown", 6);
      g.next = { stage: "try", kicker: defense };
    } else drive(g, defense, touchback || theirSpot <= 0 ? 20 : theirSpot, how);
    return;
  }
  if (out.touchdown) {
    advanceClock(g, clock(g, units));
    endDrive(g, 100, "touchdown");
    points(g, offense, "touchdown", 6);
    g.next = { stage: "try", kicker: offense };
    return;
  }
  if (end <= 0) {
    advanceClock(g, clock(g, units));
    points(g, defense, "safety", 2);
    endDrive(g, 0, "safety");
    g.next = { stage: "freeKick", kicker: offense };
    return;
  }
  chains(g, end, out.yards, out.came === "complete" || out.came === "hailMary" ? "pass" : "rush", units);
}

/** First down, next down, or over on downs. */
function chains(g: Game, end: number, gain: number, by: "rush" | "pass", units: number): void {
  const { tape } = g;
  if (gain >= g.toGo) {
    tape.say("3", "firstDown", { team: g.ball, by });
    g.spot = end;
    series(g);
  } else if (g.down === 4) {
    tape.say("3", "turnover", { team: g.ball, how: "downs" });
    advanceClock(g, clock(g, units));
    g.spot = end;
    endDrive(g, end, "downs");
    drive(g, other(g.ball), 100 - end, "downs");
    return;
  } else {
    g.spot = end;
    g.down++;
    g.toGo -= gain;
  }
  g.next = { stage: "snap" };
  advanceClock(g, clock(g, units));
}

/** Half cells of a play (section 5). */
function timeOf(g: Game, { out, twoMinute }: Snapped): number {
  if (!lastFive(g)) return 2;
  if (out.came === "incomplete" || out.came === "intercepted" || out.came === "spike" || out.came === "thrownAway")
    return 1;
  if (out.came === "hailMary") return out.touchdown ? 2 : 1;
  if (out.came === "complete" && twoMinute) return out.completion! % 2 === 0 ? 1 : 2;
  return 2;
}

/** Walks a foul off; true if it was taken, and the play is over with it. */
function penalized(
  g: Game,
  { out, isTry }: Snapped,
  flag: Flag,
  { foul, blame, taken }: Pick<Flag, "foul" | "blame" | "taken">,
  chart: "run" | "pass",
  end: number,
): boolean {
  const { tape } = g;
  const offense = g.ball;
  const mine = blame === offense;
  const way = blame === undefined ? 0 : mine ? -1 : 1;
  const from = foul.spot === "E" ? end : g.spot;
  const left = way > 0 ? 100 - from : from;
  const yards = foul.spot === "S" ? Math.min(flag.yards, 99 - from) : halved(flag.yards, left);
  marked(g, chart, offense, flag, yards, foul.spot === "E" ? undefined : "play");
  if (!taken) return false;
  if (mine && foul.name === "Offensive holding" && g.spot <= 2) {
    points(g, other(offense), "safety", 2);
    endDrive(g, 0, "safety");
    g.next = { stage: "freeKick", kicker: offense };
    return true;
  }
  const spot = from + way * yards;
  if (isTry) {
    // Ruling: the play is to be done again, from where the foul puts it; nobody thinks about the kick again.
    g.spot = spot;
    g.toGo = 100 - spot;
    g.next = { stage: "tryAgain", kicker: offense };
    return true;
  }
  const gained = spot - g.spot;
  g.next = { stage: "snap" };
  if (foul.spot === "E") {
    // The play stands; it tires nobody (A24).
    threw(g, out);
    const made = out.yards >= g.toGo;
    if (made || gained >= g.toGo || foul.flag === "first") {
      tape.say("8", "firstDown", { team: offense, by: made ? (out.came === "complete" ? "pass" : "rush") : "penalty" });
      g.spot = spot;
      series(g);
    } else if (g.down === 4) {
      tape.say("8", "turnover", { team: offense, how: "downs" });
      endDrive(g, spot, "downs");
      drive(g, other(offense), 100 - spot, "downs");
    } else {
      g.toGo -= gained;
      g.spot = spot;
      g.down++;
    }
    return true;
  }
  if (foul.flag === "lossdown" && g.down === 4) {
    tape.say("8", "turnover", { team: offense, how: "downs" });
    endDrive(g, spot, "downs");
    drive(g, other(offense), 100 - spot, "downs");
    return true;
  }
  if (foul.flag === "lossdown") g.down++;
  g.spot = spot;
  g.toGo -= gained;
  if (foul.flag === "first" || g.toGo <= 0) {
    series(g);
    tape.say("8", "firstDown", { team: offense, by: "penalty" });
  }
  return true;
}
