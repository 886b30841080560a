/** The Game Record Sheet (M1) as a fold: one row a round, rows with a letter for plays that used none (section 3.3). */
import { SIDES, type Score, type Side, type Spot } from "../../../kernel/football/index.js";
import type { Difficulty, GameEvent, PnpKickEvent, SnapEvent } from "./events.js";

/** One row. Text columns are as a person would pencil them; an empty string is an empty cell. */
export interface SheetRow {
  /** Table of the sheet: 1 to 4, overtimes from 5. */
  readonly period: number;
  /** PLAY: `12`, `13a`. */
  readonly play: string;
  readonly round: number;
  readonly off: Side;
  /** 0 before the first down and on tries and kicks without one. */
  readonly dwn: number;
  readonly toGo: number;
  /** Yards from the own goal of `off`; `ydln` the same as `own 20`, `opp 40`, `50`. */
  readonly spot: Spot;
  readonly ydln: string;
  pass: string;
  run: string;
  kick: string;
  punt: string;
  rtrn: string;
  score: string;
  turnover: string;
  injury: string;
  penalty: string;
  /** Calls and dice in words: not on the sheet, but needed to check it. */
  offense: string;
  defense: string;
  /** Attack total and DC: `16/11`. */
  roll: string;
  /** Score after the row. */
  total: Score;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** `12`, or `13a` for the first play without a round before play 13. */
export const playLabel = (round: number, extra: number): string =>
  extra === 0 ? `${round}` : `${round}${LETTERS[(extra - 1) % LETTERS.length]}`;

/** `own 20`, `50`, `opp 40`. */
export const shortSpot = (spot: Spot): string => {
  if (spot === 50) return "50";
  return spot < 50 ? `own ${spot}` : `opp ${100 - spot}`;
};

type Stamp = { readonly period: number; readonly round: number; readonly extra: number };
type Line = { readonly team: Side; readonly spot: Spot; readonly down?: number; readonly toGo?: number };

function openRow({ period, round, extra }: Stamp, { team, spot, down, toGo }: Line, total: Score): SheetRow {
  return {
    period,
    play: playLabel(round, extra),
    round,
    off: team,
    dwn: down ?? 0,
    toGo: toGo ?? 0,
    spot,
    ydln: shortSpot(spot),
    pass: "",
    run: "",
    kick: "",
    punt: "",
    rtrn: "",
    score: "",
    turnover: "",
    injury: "",
    penalty: "",
    offense: "",
    defense: "",
    roll: "",
    total,
  };
}

const join = (old: string, more: string): string => (old === "" ? more : `${old} ${more}`);

function writePlay(row: SheetRow, event: SnapEvent): void {
  const { result, yards, attack, call, defense, audible } = event;
  const passed = result === "complete" || result === "incomplete" || result === "sack" || result === "intercepted";
  const text = { incomplete: "inc", intercepted: "INT", sack: `sk${yards}`, complete: "", rush: "", kneel: "" }[result];
  row[passed ? "pass" : "run"] = text || `${yards}`;
  row.offense = audible ? `${call.call} > rush` : call.call;
  row.defense = defense.special === "none" ? defense.against : `${defense.against} ${defense.special}`;
  if (attack) row.roll = `${attack.total}/${attack.dc.total}`;
  else if (event.fake) row.roll = `${event.fake.die}/${event.fake.from}`;
  if (event.isTry) row.kick = "2PT NG";
}

const KICK_NAMES = {
  kickoff: "KO",
  squib: "SQ",
  onside: "OS",
  freeKick: "FK",
  fieldGoal: "FG",
  extraPoint: "PAT",
  punt: "",
};

function writeKick(row: SheetRow, { kind, yards, good, touchback }: PnpKickEvent): void {
  const mark = good === undefined ? "" : good ? " G" : " NG";
  if (kind === "punt") row.punt = `${yards}`;
  else row.kick = `${KICK_NAMES[kind]}${kind === "extraPoint" || kind === "onside" ? "" : ` ${yards}`}${mark}`;
  if (touchback) row.rtrn = "TB";
}

/** All rows of a game in order. */
export function recordSheet(events: Iterable<GameEvent>): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let total: Score = { home: 0, away: 0 };
  for (const event of events) {
    if (event.type === "play" || event.type === "kick" || event.type === "hardCount") {
      const row = openRow(event, event, total);
      rows.push(row);
      if (event.type === "play") writePlay(row, event);
      else if (event.type === "kick") writeKick(row, event);
      else {
        row.offense = "hardCount";
        row.roll = `${event.offenseTotal}/${event.defenseTotal}`;
      }
      continue;
    }
    const row = rows.at(-1);
    if (!row) continue;
    if (event.type === "points") {
      total = { ...total, [event.team]: total[event.team] + event.points };
      row.total = total;
      row.score = `${event.team} ${SIDES.map((side) => total[side]).join("-")}`;
      if (event.kind === "twoPoint") row.kick = "2PT G";
    } else writeAfter(row, event);
  }
  return rows;
}

/** What happened after the snap or kick of a row. */
function writeAfter(row: SheetRow, event: GameEvent): void {
  switch (event.type) {
    case "return":
      row.rtrn = join(row.rtrn, `${event.yards}`);
      break;
    case "fairCatch":
      row.rtrn = event.spot <= 0 ? "TB" : "FC";
      break;
    case "interception":
      if (event.spot <= 0) row.rtrn = "TB";
      break;
    case "turnover":
      row.turnover = join(row.turnover, { interception: "INT", fumble: "FUM", downs: "DOWNS" }[event.how]);
      break;
    case "injury":
      row.injury = join(row.injury, `${event.stat} ${event.team}${event.season ? "*" : ""}`);
      break;
    case "penalty":
      row.penalty = join(row.penalty, event.accepted ? `${event.number || "HC"} ${event.yards}` : `${event.number} D`);
      break;
  }
}

/** The parts of a difficulty in printing order, zeros left out: `8 +3 DB +2 LB -2 blitz`. */
export function difficultyWords(dc: Difficulty): string {
  const part = (value: number, name: string): string => (value === 0 ? "" : ` ${value > 0 ? "+" : ""}${value} ${name}`);
  const dice = dc.dice.map((face) => part(face, "die")).join("");
  return (
    `${dc.base}${part(dc.line, dc.stat)}${part(dc.lb, "LB")}${part(dc.special, "defense")}` +
    `${part(dc.redZone, "red zone")}${part(dc.trick, "trick")}${dice}${part(dc.audible ?? 0, "audible")}`
  );
}
