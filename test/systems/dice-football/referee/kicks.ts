/** Kickoffs, returns, punts, field goals, free kicks (section 6). */
import type {
  Block,
  Foul,
  KickerCard,
  PenaltyChart,
  PunterCard,
  Returner,
} from "../../../../src/systems/dice-football/rules/index.js";
import {
  emergencyKicker,
  emergencyPunter,
  emergencyReturner,
} from "../../../../src/systems/dice-football/trc/index.js";
import { drive, endDrive, halved, other, points, series, when, type Game, type Side } from "./game.js";
import { faceIn, ofRank, read, within } from "./scrimmage.js";

/** What a return came to: the spot as the receivers count, and who has the ball. */
interface Returned {
  readonly spot: number;
  readonly touchdown: boolean;
  readonly flag: boolean;
  readonly lost: boolean;
  readonly hurt?: Returner;
}

/** Who kicks or punts: the first who is not out (ruling A38). */
const kickerOf = (g: Game, side: Side): KickerCard =>
  g.clubs[side].team.roster.kickers.find(({ name }) => !g.clubs[side].out(name)) ?? emergencyKicker(g.clubs[side].out);
const punterOf = (g: Game, side: Side): PunterCard =>
  g.clubs[side].team.roster.punters.find(({ name }) => !g.clubs[side].out(name)) ?? emergencyPunter(g.clubs[side].out);

function returner(g: Game, team: Side, of: "kick" | "punt", number: number): Returner {
  const list = g.clubs[team].team.roster.returns[of];
  const from = Math.min(number, list.length) - 1;
  const able = (one: Returner): boolean => !g.clubs[team].out(one.name);
  return able(list[from])
    ? list[from]
    : (list.slice(from).find(able) ?? list.find(able) ?? emergencyReturner(of, g.clubs[team].out));
}

function carryBack(
  g: Game,
  team: Side,
  of: "kickoff" | "freeKick" | "punt",
  man: Returner,
  from: number,
  sideline = false,
): Returned {
  const { tape, charts } = g;
  const { R, W } = tape.pair();
  const state = read(charts.playResult, R);
  const face = man.yards[W];
  const all = face === "TD" && !sideline;
  let yards = face === "TD" ? 0 : face;
  let touchdown = false;
  if (face === "TD") {
    if (sideline) yards = 25;
    else {
      touchdown = read(charts.returnTouchdown, tape.two()) === "touchdown";
      yards = touchdown ? 100 - from : 50;
    }
  }
  // Ruling: the sideline limits what the card says; a long return is 25 more.
  if (sideline) yards = Math.min(25, yards);
  let hurt = false;
  if (state === "longOrInjury") {
    if (read(charts.longInjury, tape.two()) === "long") yards += 25;
    else hurt = g.law.injuries;
  }
  if (from + yards >= 100) touchdown = true;
  yards = touchdown ? 100 - from : yards;
  tape.say("6.2", "return", { team, of, yards, player: man.name, spot: from, touchdown });
  const spot = from + yards;
  let lost = state === "fumble" && faceIn(man.fumble, W) && !touchdown && !all;
  if (lost) {
    let kept = false;
    if (g.switches.homeField === "on" && team === "home") kept = read(charts.homeFumble, tape.two()) === "kept";
    // Ruling A36: of the kickers' base formation the tackler of the rank that the face says; a 0 is the tenth.
    const eleven = g.clubs[other(team)].eleven(0);
    tape.say("6.6", "fumble", {
      team,
      player: man.name,
      spot,
      recovered: kept ? team : other(team),
      by: kept ? undefined : ofRank(eleven, W === 0 ? 10 : W).card.name,
      returned: kept ? undefined : 0,
    });
    lost = !kept;
  }
  return { spot, touchdown, flag: state === "penalty", lost, hurt: hurt ? man : undefined };
}

function hurtReturn(g: Game, team: Side, man: Returner | undefined): void {
  if (!man) return;
  const { tape, charts } = g;
  const row = read(charts.injuryWho, tape.two());
  if (row.return === "none") {
    tape.say("6.7", "spared", when(g));
    return;
  }
  injure(g, team, man.name, man.injury);
}

/** Charts 2 and 3: his own range, and how long. */
export function injure(g: Game, team: Side, player: string, range: readonly [number, number] | null): void {
  const { tape, charts } = g;
  const hurt = within(range, tape.two());
  if (!hurt) {
    tape.say("6.7", "injury", { team, player, hurt, until: "plays", plays: 1, ...when(g) });
    g.clubs[team].hurt(player, "plays", 1);
    return;
  }
  const { until, plays, games } = read(charts.injuryLength, tape.two());
  tape.say("6.7", "injury", { team, player, hurt, until, plays, games, ...when(g) });
  g.clubs[team].hurt(player, until, plays);
}

/** A penalty chart is read; who is to blame, and whether it was taken. */
export interface Flag {
  readonly foul: Foul;
  readonly blame?: Side;
  readonly yards: number;
  readonly taken: boolean;
}

const toldAccepted = ({ tape }: Game): boolean => {
  const told = [tape.next(), tape.next(1)].find((event) => event?.type === "penalty");
  return told?.type === "penalty" && told.accepted;
};

type Read = Omit<Flag, "taken">;

export function readFlag(g: Game, chart: PenaltyChart, offense: Side, level?: "Q" | "S" | "M" | "L"): Read {
  const { tape, charts } = g;
  const foul = read(charts.penalties[chart], tape.two());
  const blame =
    foul.side === "O" || foul.side === "K"
      ? offense
      : foul.side === "D" || foul.side === "R"
        ? other(offense)
        : undefined;
  const yards = foul.yards === "B" ? Math.max(3, read(charts.interceptionSpot, tape.two())[level!]) : foul.yards;
  tape.say("8", "flag", { chart, team: blame, foul: foul.name, spot: foul.spot, ...when(g) });
  return { foul, blame, yards };
}

/** Ruling: where the digest leaves the fouled team nothing to think about, nobody is asked. */
export function settled(g: Game, flag: Read): Flag {
  const { side, flag: kind } = flag.foul;
  const taken =
    side !== "N" && (side === "X" || kind === "dead" || (g.tape.answer("penalty")?.accept ?? toldAccepted(g)));
  return { ...flag, taken };
}

const flagged = (g: Game, chart: PenaltyChart, offense: Side): Flag => settled(g, readFlag(g, chart, offense));

export function marked(
  g: Game,
  chart: PenaltyChart,
  offense: Side,
  { foul, blame, taken }: Flag,
  yards: number,
  wiped: "play" | "kick" | undefined,
): void {
  g.tape.say("8", "penalty", {
    team: blame ?? offense,
    foul: foul.name,
    yards: taken ? yards : 0,
    accepted: taken,
    wipesPlay: taken && wiped === "play",
    wipesKick: taken && wiped === "kick" ? true : undefined,
    chart,
    offsetting: foul.side === "X" ? true : undefined,
  });
}

/** What follows a return on which nothing more happens. */
function endReturn(g: Game, team: Side, back: Returned, how: "kickoff" | "freeKick" | "punt"): void {
  hurtReturn(g, team, back.hurt);
  if (back.lost) g.tape.say("6.6", "turnover", { team, how: "fumble" });
  if (how === "punt") endDrive(g, g.spot, "punt");
  if (back.touchdown) {
    points(g, team, "touchdown", 6);
    g.next = { stage: "try", kicker: team };
  } else if (back.lost) drive(g, other(team), 100 - back.spot, "fumble");
  else drive(g, team, back.spot, how);
}

export function kickoff(g: Game, kicker: Side): void {
  const { tape, charts } = g;
  const receivers = other(kicker);
  const standIn = tape.answer("returner")?.returner ?? 1;
  const how = tape.take("6.1", "kickoff").kick;
  const from = how === "onside" ? 30 + g.boost : 30;
  const boost = g.boost;
  g.boost = 0;
  const player = kickerOf(g, kicker).name;
  const kick = { team: kicker, ...when(g), how, player, spot: from } as const;
  if (how === "outOfBounds") {
    tape.say("6.1", "kick", { ...kick, kind: "kickoff", yards: 70 - 40, outOfBounds: true });
    drive(g, receivers, 40, "kickoff");
    return;
  }
  if (how === "onside") {
    const dice = tape.four();
    const won = read(charts.kickoffOnside, dice.RW) === "kickers";
    tape.say("6.1", "kick", { ...kick, kind: "onside", good: won });
    const spot = 45 + boost;
    const has = won ? kicker : receivers;
    let at = won ? spot : 100 - spot;
    if (dice.B === 1) {
      const flag = flagged(g, "onside", kicker);
      const { foul, blame, taken } = flag;
      if (foul.side !== "N") {
        const against = blame === has ? -1 : 1;
        const yards =
          foul.spot === "K" ? (foul.yards as number) : halved(foul.yards as number, against > 0 ? 100 - at : at);
        marked(g, "onside", kicker, flag, yards, foul.spot === "K" ? "kick" : undefined);
        if (taken && foul.spot === "K") {
          g.boost = boost + (blame === kicker ? -yards : yards);
          g.next = { stage: "kickoff", kicker };
          return;
        }
        if (taken) at += against * yards;
      }
    }
    drive(g, has, at, "onside");
    return;
  }
  const touchback = g.law.kickoffTouchback;
  if (how === "regular" && g.law.touchbacks > 0 && tape.two() < g.law.touchbacks) {
    tape.say("8", "kick", { ...kick, kind: "kickoff", touchback: true });
    drive(g, receivers, touchback, "kickoff");
    return;
  }
  const chart =
    how === "regular" ? charts.kickoffRegular : how === "angled" ? charts.kickoffAngled : charts.kickoffSquib;
  const cell = read(chart, tape.two());
  const kind = how === "squib" ? "squib" : "kickoff";
  if (cell === "TB") {
    tape.say("6.1", "kick", { ...kick, kind, touchback: true });
    drive(g, receivers, touchback, "kickoff");
    return;
  }
  if (cell === "OOB40") {
    tape.say("6.1", "kick", { ...kick, kind, yards: 100 - from - 40, outOfBounds: true });
    drive(g, receivers, 40, "kickoff");
    return;
  }
  // A second kick after a foul of the kickers comes down farther up the field.
  const line = cell.line - boost;
  tape.say("6.1", "kick", { ...kick, kind, yards: 100 - from - line, touchback: undefined, outOfBounds: undefined });
  if (cell.muffed) {
    drive(g, kicker, 100 - line, "kickoff");
    return;
  }
  if (cell.returner === 0) {
    drive(g, receivers, line, "kickoff");
    return;
  }
  const man = returner(g, receivers, "kick", cell.returner === 1 ? standIn : cell.returner);
  let back: Returned;
  if (how === "squib") {
    const { R, W } = tape.pair();
    const yards = Math.floor(W / 2);
    tape.say("8", "return", { team: receivers, of: "kickoff", yards, player: man.name, spot: line, touchdown: false });
    back = { spot: line + yards, touchdown: false, flag: R === 1, lost: false };
  } else back = carryBack(g, receivers, "kickoff", man, line, how === "angled");
  if (back.flag) {
    const flag = flagged(g, "kickoff", kicker);
    const { foul, blame, taken } = flag;
    if (foul.side !== "N") {
      if (foul.spot === "K") {
        marked(g, "kickoff", kicker, flag, foul.yards as number, "kick");
        if (taken) {
          g.boost = boost - (foul.side === "X" ? 0 : (foul.yards as number));
          g.next = { stage: "kickoff", kicker };
          return;
        }
      } else {
        const moved = endFoul(back.spot, blame === receivers ? -1 : 1, foul.yards as number);
        marked(g, "kickoff", kicker, flag, Math.abs(moved - back.spot), undefined);
        if (taken) back = { ...back, spot: moved, touchdown: false };
      }
    }
  }
  endReturn(g, receivers, back, "kickoff");
}

/** A walk-off from the end of a return, half of the distance at most. */
const endFoul = (spot: number, way: 1 | -1, yards: number): number =>
  spot + way * halved(yards, way > 0 ? 100 - spot : spot);

export function freeKick(g: Game, kicker: Side): void {
  const { tape, charts } = g;
  const receivers = other(kicker);
  const { kick: how } = tape.take("6.5", "freeKick");
  const boost = g.boost;
  g.boost = 0;
  const punter = punterOf(g, kicker);
  if (how === "kickoff") {
    const cell = read(charts.kickoffRegular, tape.two());
    const player = kickerOf(g, kicker).name;
    const kick = { team: kicker, ...when(g), kind: "freeKick", spot: 20, player } as const;
    if (cell === "TB" || cell === "OOB40") {
      tape.say("6.5", "kick", {
        ...kick,
        touchback: cell === "TB" ? true : undefined,
        outOfBounds: cell === "OOB40" ? true : undefined,
      });
      drive(g, receivers, cell === "TB" ? 20 : 40, "freeKick");
      return;
    }
    const line = cell.line + 10 - boost;
    tape.say("6.5", "kick", { ...kick, yards: 80 - line });
    freeReturn(g, kicker, line, "kick", cell.returner);
    return;
  }
  const flight = read(punter.yards, tape.two());
  if (flight === "blocked") {
    tape.say("6.5", "kick", {
      team: kicker,
      ...when(g),
      kind: "freeKick",
      spot: 20,
      yards: 30,
      outOfBounds: true,
      player: punter.name,
    });
    drive(g, receivers, 50, "freeKick");
    return;
  }
  tape.say("6.5", "kick", { team: kicker, ...when(g), kind: "freeKick", spot: 20, yards: flight, player: punter.name });
  freeReturn(g, kicker, 80 - flight - boost, "punt", 1);
}

function freeReturn(g: Game, kicker: Side, line: number, of: "kick" | "punt", number: number): void {
  const receivers = other(kicker);
  let back = carryBack(g, receivers, "freeKick", returner(g, receivers, of, number), line);
  if (back.flag) {
    const chart = of === "kick" ? "kickoff" : "punt";
    const flag = flagged(g, chart, kicker);
    const { foul, blame, taken } = flag;
    if (foul.side !== "N") {
      if (foul.spot === "E") {
        const moved = endFoul(back.spot, blame === receivers ? -1 : 1, foul.yards as number);
        marked(g, chart, kicker, flag, Math.abs(moved - back.spot), undefined);
        if (taken) back = { ...back, spot: moved, touchdown: false };
      } else {
        marked(g, chart, kicker, flag, foul.yards as number, "kick");
        if (taken) {
          // Ruling: a free kick again comes down farther up, as a kickoff does.
          g.boost += (blame === kicker ? -1 : 1) * (foul.side === "X" ? 0 : (foul.yards as number));
          g.next = { stage: "freeKick", kicker };
          return;
        }
      }
    }
  }
  endReturn(g, receivers, back, "freeKick");
}

/** A punt from scrimmage, regular or for the corner (6.3). */
export function punt(g: Game, coffin: boolean, standIn: number): void {
  const { tape, charts } = g;
  const kicker = g.ball;
  const receivers = other(kicker);
  const punter = punterOf(g, kicker);
  const off = coffin ? 10 + tape.one() : 0;
  const roll = tape.two();
  const flight = read(punter.yards, roll);
  const kick = {
    team: kicker,
    ...when(g),
    kind: "punt",
    how: coffin ? "coffin" : undefined,
    spot: g.spot,
    down: g.down,
    toGo: g.toGo,
    player: punter.name,
  } as const;
  if (flight === "blocked") {
    const rolled = tape.two();
    const block = read(charts.blockedPunt, rolled);
    tape.say("6.3", "kick", { ...kick, yards: 0, blocked: true, by: scorer(g, block, rolled) });
    blocked(g, block, "punt");
    return;
  }
  const line = 100 - g.spot - (flight - off);
  const dead = coffin && line > 0 && (roll % 2 === 1 || line < 5);
  const touchback = coffin ? line <= 0 : line < 5;
  const fly = { ...kick, yards: touchback && line <= 0 ? undefined : flight - off };
  if (fly.yards === undefined) delete fly.yards;
  if (touchback || dead) {
    tape.say("6.3", "kick", { ...fly, touchback: touchback || undefined, fairCatch: undefined });
    endDrive(g, g.spot, "punt");
    drive(g, receivers, touchback ? 20 : line, "punt");
    return;
  }
  const returned = within(punter.returned, tape.two());
  tape.say("6.3", "kick", { ...fly, fairCatch: returned ? undefined : true, touchback: undefined });
  if (!returned) {
    endDrive(g, g.spot, "punt");
    drive(g, receivers, line, "punt");
    return;
  }
  let back = carryBack(g, receivers, "punt", returner(g, receivers, "punt", standIn), line);
  if (back.flag) {
    const flag = flagged(g, "punt", kicker);
    const { foul, blame, taken } = flag;
    if (foul.side !== "N") {
      if (foul.spot === "E") {
        const moved = endFoul(back.spot, blame === receivers ? -1 : 1, foul.yards as number);
        marked(g, "punt", kicker, flag, Math.abs(moved - back.spot), undefined);
        if (taken) back = { ...back, spot: moved, touchdown: false };
      } else if (again(g, "punt", flag, receivers)) return;
    }
  }
  endReturn(g, receivers, back, "punt");
}

/** A foul from the previous spot that does away with a kick; true if it was taken. */
function again(g: Game, chart: PenaltyChart, flag: Flag, defense: Side): boolean {
  const { foul, blame, taken } = flag;
  const against = blame === undefined ? 0 : blame === defense ? 1 : -1;
  const yards = halved(flag.yards, against > 0 ? 100 - g.spot : g.spot);
  marked(g, chart, g.ball, flag, yards, "kick");
  if (!taken) return false;
  g.spot += against * yards;
  g.toGo -= against * yards;
  if (foul.flag === "first" || g.toGo <= 0) {
    series(g);
    g.tape.say("8", "firstDown", { team: g.ball, by: "penalty" });
  }
  g.next = { stage: "snap" };
  return true;
}

/** Ruling A37: of the defense's base formation the tackler of the rank that the second die says scores; a 0 is the tenth. */
function scorer(g: Game, { behind = 0, advance = 0, touchdown, note }: Block, rolled: number): string | undefined {
  const at = g.spot - behind;
  const scores = touchdown === true || (at <= 0 ? note === undefined : at - advance <= 0);
  return scores ? ofRank(g.clubs[other(g.ball)].eleven(0), rolled % 10 || 10).card.name : undefined;
}

/** The ball after a block (section 8): to the defense at its spot, a run of its own, a touchdown, or a safety. */
function blocked(g: Game, { behind, advance, touchdown, note }: Block, kind: "punt" | "fieldGoal"): void {
  const kicker = g.ball;
  const defense = other(kicker);
  const at = g.spot - (behind ?? 0);
  const result = kind === "punt" ? "punt" : "missedFieldGoal";
  if (!touchdown && at <= 0 && note) {
    points(g, defense, "safety", 2);
    endDrive(g, 0, "safety");
    g.next = { stage: "freeKick", kicker };
    return;
  }
  const to = at - (advance ?? 0);
  endDrive(g, g.spot, result);
  if (touchdown || to <= 0) {
    points(g, defense, "touchdown", 6);
    g.next = { stage: "try", kicker: defense };
    return;
  }
  drive(g, defense, 100 - to, kind === "punt" ? "punt" : "missedFieldGoal");
}

export function fieldGoal(g: Game): void {
  const { tape, charts } = g;
  const kicker = g.ball;
  const defense = other(kicker);
  const card = kickerOf(g, kicker);
  const length = 100 - g.spot + 17;
  const band = card.bands.find(({ from, to }) => length >= from && length <= to);
  const dice = tape.four();
  const good = within(band?.good ?? null, dice.RW);
  const rolled = dice.RW === 99 && !good && read(charts.fieldGoal99, tape.two()) === "blocked" ? tape.two() : undefined;
  const block = rolled === undefined ? undefined : read(charts.blockedFieldGoal, rolled);
  const kick = {
    team: kicker,
    ...when(g),
    kind: "fieldGoal",
    yards: length,
    good,
    spot: g.spot,
    down: g.down,
    toGo: g.toGo,
    player: card.name,
  } as const;
  tape.say("6.4", "kick", {
    ...kick,
    blocked: block ? true : undefined,
    by: block && scorer(g, block, rolled!),
  });
  if (dice.B === 1) {
    const flag = flagged(g, "fieldGoal", kicker);
    if (flag.foul.side !== "N" && again(g, "fieldGoal", flag, defense)) return;
  }
  if (good) {
    points(g, kicker, "fieldGoal", 3);
    endDrive(g, g.spot, "fieldGoal");
    g.next = { stage: "kickoff", kicker };
    return;
  }
  if (block) {
    blocked(g, block, "fieldGoal");
    return;
  }
  const { missedFg } = g.law;
  const line = 100 - g.spot + (missedFg === "kick" ? 7 : 0);
  endDrive(g, g.spot, "missedFieldGoal");
  drive(g, defense, missedFg === "touchback" ? 20 : Math.max(20, line), "missedFieldGoal");
}

export function extraPoint(g: Game, kicker: Side): void {
  const { tape } = g;
  const card = kickerOf(g, kicker);
  const dice = tape.four();
  const good = within(card.extraPoint, dice.RW);
  tape.say("6.4", "kick", {
    team: kicker,
    ...when(g),
    kind: "extraPoint",
    yards: 19,
    good,
    spot: 98,
    player: card.name,
  });
  if (dice.B === 1) {
    const flag = flagged(g, "fieldGoal", kicker);
    if (flag.foul.side !== "N") {
      // Ruling: the try is kicked again from where it was; the digest gives no walk-off on a try.
      marked(g, "fieldGoal", kicker, flag, 0, "kick");
      if (flag.taken) {
        extraPoint(g, kicker);
        return;
      }
    }
  }
  if (good) points(g, kicker, "extraPoint", 1);
  g.next = { stage: "kickoff", kicker };
}
