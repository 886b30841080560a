/** The rows of a game's log: one row per snap or kick, folded from the events, with every die in order. */
import { toGoText, type DriveResult, type Side, type Spot } from "../../../kernel/football/index.js";
import { minusText } from "../../../kernel/words/index.js";
import { formWithin, nameForms, type Named } from "../../../kernel/words/names.js";
import type { Remark } from "../../../kernel/words/remarks.js";
import type {
  DiceKickEvent,
  DicePenaltyEvent,
  DicePlayEvent,
  FumbleEvent,
  GameEvent,
  InjuryEvent,
  Throw,
} from "../engine/index.js";
import type { StandIn } from "../trc/index.js";
import { winsUpTo } from "../engine/plays/line.js";

/** The three rolls of a play; a kick has its own roll first, and its return last. */
export const ROLLS = ["call", "line", "result"] as const;
export type Roll = (typeof ROLLS)[number];

export interface LogRow {
  readonly number: number;
  readonly period: number;
  /** 26.5: the second half of box 26. */
  readonly box: number;
  readonly team: Side;
  /** `2`, `KO`, `XP`. */
  readonly down: string;
  readonly toGo: string;
  readonly spot: Spot;
  readonly code: string;
  readonly dice: Readonly<Partial<Record<Roll, readonly number[]>>>;
  readonly call: string;
  readonly defense: string;
  /** Highest roll on which the offense wins the line. */
  readonly limit?: number;
  /** True if the offense won it. */
  readonly won?: boolean;
  /** Bonus of a run, net rating of a pass. */
  readonly net?: number;
  readonly who: string;
  readonly tackler: string;
  readonly result: string;
  readonly gain?: number;
  readonly remarks: readonly Remark[];
  readonly score: Readonly<Record<Side, number>>;
  readonly scorer?: Side;
  readonly endsDrive?: DriveResult;
  readonly endsPeriod: boolean;
}

/** Labels of tries in place of a down. */
export const TRY_DOWNS = { kick: "XP", two: "2P" } as const;

export const isTry = ({ down }: Pick<LogRow, "down">): boolean => down === TRY_DOWNS.kick || down === TRY_DOWNS.two;

/** Characters of a name in remarks. */
const NAME = 10;

type Brief = (name: string) => string;

/** Replacements when no one else is left (ruling A38). */
const standInRemarks = (standIns: readonly StandIn[] = [], briefly: Brief): Remark[] =>
  standIns.map(({ for: name, by }) => ({ text: `${by} for ${briefly(name)}` }));

type Draft = { -readonly [K in keyof LogRow]: LogRow[K] } & { remarks: Remark[] };

/** Rolls with their own dice columns; all others go in the remarks. */
const ROLL_OF: Readonly<Record<string, Roll>> = {
  call: "call",
  line: "line",
  result: "result",
  kickoff: "call",
  onside: "call",
  punt: "call",
  "field goal": "call",
  "extra point": "call",
  sneak: "call",
  "hail mary": "call",
  return: "result",
};

/** Abbreviations of other rolls. */
const BRIEF: Readonly<Record<string, string>> = {
  "long/injury": "lg/inj",
  interception: "A",
  "interception spot": "B",
  "interception return": "ret",
  "fumble return": "ret",
  recovery: "rec",
  injury: "who",
  "injury range": "range",
  "injury length": "length",
  "foul range": "range?",
  penalty: "flag",
  interference: "B",
  returned: "ret?",
  touchdown: "TD?",
  coffin: "aim",
  "fumble at home": "home",
};

const diceText = ({ use, dice }: Throw): string => `${BRIEF[use] ?? use} ${dice.join("")}`;

const rollsOf = (throws: readonly Throw[]): LogRow["dice"] =>
  Object.fromEntries(throws.flatMap(({ use, dice }) => (ROLL_OF[use] ? [[ROLL_OF[use], dice]] : [])));

/** Rolls without dice columns. */
const restOf = (throws: readonly Throw[]): Remark[] =>
  throws.filter(({ use }) => !ROLL_OF[use]).map((one) => ({ text: diceText(one) }));

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

const EMPTY = {
  code: "",
  dice: {},
  call: "",
  defense: "",
  who: "",
  tackler: "",
  result: "",
  score: { away: 0, home: 0 },
  endsPeriod: false,
} as const;

const CAME: Readonly<Record<DicePlayEvent["came"], string>> = {
  run: "RUN",
  complete: "CMP",
  incomplete: "INC",
  thrownAway: "AWAY",
  intercepted: "INT",
  sack: "SACK",
  scramble: "SCR",
  sneak: "SNEAK",
  hailMary: "HAIL",
  spike: "SPIKE",
  kneel: "KNEEL",
};

function playRow(event: DicePlayEvent, briefly: Brief): Omit<Draft, "number"> {
  const { came, line, player, passer, tackler, throws, blocked = [], boxed = [] } = event;
  return {
    ...EMPTY,
    period: event.period,
    box: event.box,
    team: event.team,
    down: event.isTry ? TRY_DOWNS.two : `${event.down}`,
    toGo: event.isTry ? "" : toGoText(event.spot, event.toGo),
    spot: event.spot,
    code: event.code ?? "",
    dice: rollsOf(throws),
    call: event.call ?? "",
    defense: event.defense ?? "",
    limit: line && winsUpTo(line.offense, line.defense),
    won: line && line.winner === event.team,
    net: event.net ?? event.bonus,
    who: player ?? passer ?? "",
    tackler: tackler ?? "",
    result: CAME[came],
    gain: event.yards,
    remarks: [
      ...(event.twoMinute ? [{ text: "2:00" }] : []),
      ...blocked.map((name) => ({ text: `${briefly(name)} blocks` })),
      ...boxed.map((name) => ({ text: `${briefly(name)} up` })),
      ...standInRemarks(event.standIns, briefly),
      ...restOf(throws),
      ...(event.long ? [{ text: "LONG", loud: true }] : []),
    ],
  };
}

const KICKS: Readonly<Record<DiceKickEvent["kind"], string>> = {
  kickoff: "KO",
  squib: "KO",
  onside: "KO",
  freeKick: "FK",
  punt: "",
  fieldGoal: "",
  extraPoint: TRY_DOWNS.kick,
};
const CALLS: Readonly<Record<NonNullable<DiceKickEvent["how"]>, string>> = {
  regular: "REG",
  angled: "ANG",
  squib: "SQB",
  onside: "ONS",
  outOfBounds: "OOB",
  coffin: "COFF",
};

function kickResult({ kind, good, touchback, outOfBounds, fairCatch, blocked, yards }: DiceKickEvent): string {
  if (blocked) return "BLOCK";
  if (kind === "onside") return good ? "WON" : "LOST";
  if (good !== undefined) return good ? "GOOD" : "NO";
  return touchback ? "TB" : outOfBounds ? "OOB" : fairCatch ? "FC" : `${yards} yd`;
}

function kickRow(event: DiceKickEvent, briefly: Brief): Omit<Draft, "number"> {
  const { kind, how, down, toGo, spot, throws, yards, good } = event;
  const call = kind === "fieldGoal" ? "FG" : kind === "extraPoint" ? "XP" : kind === "punt" ? "PUNT" : "REG";
  const named = KICKS[kind];
  const flew = good === undefined && !/yd$/.test(kickResult(event)) ? [{ text: `${yards} yd` }] : [];
  return {
    ...EMPTY,
    period: event.period,
    box: event.box,
    team: event.team,
    down: named || `${down ?? ""}`,
    toGo: named === "" && toGo !== undefined ? toGoText(spot, toGo) : "",
    spot,
    dice: rollsOf(throws),
    call: how ? CALLS[how] : call,
    who: event.player ?? "",
    tackler: event.by ?? "",
    result: kickResult(event),
    remarks: [
      ...(kind === "fieldGoal" ? [{ text: `from ${yards}` }] : flew),
      ...standInRemarks(event.standIns, briefly),
      ...restOf(throws),
      ...(good && kind !== "onside" ? [{ text: "good", loud: true }] : []),
    ],
  };
}

const decisionText = ({ accepted, offsetting, yards }: DicePenaltyEvent): string =>
  offsetting ? "offset" : accepted ? `${yards} yd` : "declined";

const fumbleText = ({ team, recovered, by, returned }: FumbleEvent, briefly: Brief): string =>
  team === recovered ? "kept" : joined(["lost", by && briefly(by), returned ? `${returned}` : undefined]);

function injuryText({ player, hurt, until, plays, games }: InjuryEvent, briefly: Brief): string {
  const time = until === "plays" ? `${plays ?? 1} plays` : games ? `${until} +${games}` : until;
  return `${briefly(player)} ${hurt ? `out: ${time}` : "shaken up"}`;
}

const SCORES = { touchdown: "TD", fieldGoal: "", safety: "SAFETY", extraPoint: "", twoPoint: "2 points" } as const;

/** Adds an event to the row it followed from. */
function follow(row: Draft, event: GameEvent, short: Readonly<Record<Side, string>>, briefly: Brief): void {
  const add = (text: string, loud = false): void => {
    if (text !== "") row.remarks.push({ text, ...(loud && { loud }) });
  };
  switch (event.type) {
    case "return":
      row.remarks.push(...standInRemarks(event.standIns, briefly), ...restOf(event.throws));
      if (event.of === "interception") add(`ret ${minusText(event.yards)}`);
      else {
        row.dice = { ...row.dice, ...rollsOf(event.throws) };
        row.tackler = event.player;
        row.gain = event.yards;
      }
      return;
    case "fumble":
      add("FUMBLE", true);
      row.remarks.push(...restOf(event.throws));
      add(fumbleText(event, briefly));
      return;
    case "flag":
      row.remarks.push(...restOf(event.throws));
      add(joined([event.foul.toLowerCase(), event.team && short[event.team]]));
      return;
    case "penalty":
      add(decisionText(event), event.accepted);
      return;
    case "injury":
      row.remarks.push(...restOf(event.throws));
      add(injuryText(event, briefly), event.hurt);
      return;
    case "spared":
      row.remarks.push(...restOf(event.throws));
      add("nobody");
      return;
    case "hot":
      row.remarks.push(...restOf(event.throws));
      add(`${briefly(event.player)} ${event.hot ? "hot" : "not hot"}`);
      return;
    case "turnover":
      if (event.how === "downs") add("downs");
      return;
    case "timeout":
      add(joined(["timeout", short[event.team], event.hold ? "holds" : undefined]));
      return;
    case "points":
      row.score = { ...row.score, [event.team]: row.score[event.team] + event.points };
      row.scorer = event.team;
      add(SCORES[event.kind], true);
      return;
    case "driveEnd":
      row.endsDrive = event.result;
      return;
    case "periodEnd":
      row.endsPeriod = true;
      return;
  }
}

/** True if an event starts a row: a play or a kick. */
export const beginsRow = ({ type }: GameEvent): boolean => type === "play" || type === "kick";

/** All rows of a game, in order; `named`: names for remarks, `before`: rows of earlier events. */
export function logRows(
  events: readonly GameEvent[],
  short: Readonly<Record<Side, string>>,
  named: Named = nameForms,
  before: readonly LogRow[] = [],
): readonly LogRow[] {
  const briefly: Brief = (name) => formWithin(named(name), NAME);
  const rows: Draft[] = [];
  let score: LogRow["score"] = before.at(-1)?.score ?? EMPTY.score;
  for (const event of events) {
    const begun =
      event.type === "play" ? playRow(event, briefly) : event.type === "kick" ? kickRow(event, briefly) : undefined;
    const last = rows[rows.length - 1];
    if (begun) rows.push({ ...begun, number: before.length + rows.length + 1, score });
    else if (last) {
      follow(last, event, short, briefly);
      score = last.score;
    }
  }
  return rows;
}
