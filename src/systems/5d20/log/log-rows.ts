/** The rows of a game's log: one row per roll, folded from the events; used by the sheet and by replay by hand. */
import { toGoText, type Side, type Spot } from "../../../kernel/football/index.js";
import { minusText } from "../../../kernel/words/index.js";
import type { Remark } from "../../../kernel/words/remarks.js";
import type {
  Reroll,
  D20KickEvent,
  D20PenaltyEvent,
  D20PlayEvent,
  FlagEvent,
  FumbleEvent,
  GameEvent,
} from "../engine/index.js";

export interface LogRow {
  readonly number: number;
  readonly period: number;
  readonly clock: number;
  /** The team that snaps or kicks. */
  readonly team: Side;
  /** `2`, `KO`, `XP`. */
  readonly down: string;
  /** Yards to go, `G`. */
  readonly toGo: string;
  readonly spot: Spot;
  readonly front: string;
  readonly callNumber?: number;
  readonly dice1: readonly number[];
  readonly call: string;
  readonly who: string;
  readonly dice2: readonly number[];
  readonly defender: string;
  readonly white?: number;
  readonly what: string;
  readonly result: string;
  readonly gain?: number;
  readonly remarks: readonly Remark[];
  /** Seconds until the next row; undefined in the last row of an unfinished game. */
  readonly seconds: number | undefined;
  readonly score: Readonly<Record<Side, number>>;
  readonly scorer?: Side;
  readonly endsDrive: boolean;
  readonly endsPeriod: boolean;
}

type Draft = { -readonly [K in keyof LogRow]: LogRow[K] } & { remarks: Remark[] };

const KICKS: Readonly<Record<D20KickEvent["kind"], readonly [down: string, call: string]>> = {
  kickoff: ["KO", "KICK"],
  squib: ["KO", "KICK"],
  onside: ["OS", "ONSIDE"],
  freeKick: ["FK", "KICK"],
  punt: ["", "PUNT"],
  fieldGoal: ["", "FG"],
  extraPoint: ["XP", "XP"],
};

const NO_SCORE: LogRow["score"] = { away: 0, home: 0 };

/** An empty row. Sets all fields at once: a season has a hundred thousand rows, and copying objects this large is slow. */
const blankRow = (
  { period, clock }: Pick<LogRow, "period" | "clock">,
  team: Side,
  spot: Spot,
  call: string,
  dice1: readonly number[],
): Draft => ({
  number: 0,
  period,
  clock,
  team,
  down: "",
  toGo: "",
  spot,
  front: "",
  callNumber: undefined,
  dice1,
  call,
  who: "",
  dice2: [],
  defender: "",
  white: undefined,
  what: "",
  result: "",
  gain: undefined,
  remarks: [],
  seconds: undefined,
  score: NO_SCORE,
  scorer: undefined,
  endsDrive: false,
  endsPeriod: false,
});

const againText = (again: readonly Reroll[]): string => again.map(({ die, face }) => `${die}${face}`).join(" ");

const PLAYS = { run: "RUN", pass: "PASS", kneel: "KNEEL", spike: "SPIKE", snapFumble: "SNAP" } as const;

function playRow(event: D20PlayEvent): Draft {
  const { kind, passer, player, again, result } = event;
  const call = kind === "pass" ? (event.depth ?? PLAYS.pass) : PLAYS[kind];
  const row = blankRow(event, event.team, event.spot, call, event.dice1 ?? []);
  row.down = event.isTry ? "2P" : `${event.down}`;
  if (!event.isTry) row.toGo = toGoText(event.spot, event.toGo);
  row.front = event.row ?? "";
  row.callNumber = event.number?.total;
  row.who = player ?? passer ?? "";
  row.dice2 = event.dice2 ?? [];
  row.defender = event.defender ?? "";
  row.white = event.white;
  row.what = event.what ?? "";
  row.result = resultOf(event);
  row.gain = result === "incomplete" ? 0 : event.yards;
  if (again && again.length > 0) row.remarks.push({ text: againText(again) });
  if (event.outOfBounds) row.remarks.push({ text: "oob" });
  if (result === "intercepted") row.remarks.push({ text: "INT", loud: true });
  if (event.touchdown) row.remarks.push({ text: "TD", loud: true });
  return row;
}

function resultOf({ kind, column, came }: D20PlayEvent): string {
  if (kind === "run") return column ?? "";
  if (kind === "pass") return came ?? "";
  return kind === "spike" ? "INC" : kind === "snapFumble" ? "FUM" : "";
}

function kickResult({ kind, yards, good, letter, blocked }: D20KickEvent): string {
  if (blocked) return "BLOCK";
  if (kind === "fieldGoal" || kind === "extraPoint") return `${yards} yd`;
  if (kind === "onside") return good ? `${yards} won` : `${yards} lost`;
  return `${yards}${letter ?? ""}`;
}

function kickRow(event: D20KickEvent): Draft {
  const { kind, down, toGo, spot, dice, blocked, good, touchback } = event;
  const [name, call] = KICKS[kind];
  const row = blankRow(event, event.team, spot, call, dice);
  row.down = name || `${down ?? ""}`;
  if (name === "" && toGo !== undefined) row.toGo = toGoText(spot, toGo);
  row.dice2 = blocked?.dice ?? [];
  row.defender = blocked?.by ?? "";
  row.result = kickResult(event);
  if (touchback) row.remarks.push({ text: "touchback" });
  if (kind === "fieldGoal" || kind === "extraPoint")
    row.remarks.push({ text: good ? "good" : blocked ? "blocked" : "no good", loud: good === true });
  if (blocked && blocked.yards > 0) row.remarks.push({ text: `return ${blocked.yards}` });
  return row;
}

/** A foul that kills the snap gets its own row. */
function snapFoulRow(flag: FlagEvent): Draft {
  const { team, down, spot, toGo } = flag.at!;
  const row = blankRow(flag, team, spot, "FOUL", flag.dice.slice(0, 5));
  row.down = down > 0 ? `${down}` : "2P";
  if (down > 0) row.toGo = toGoText(spot, toGo);
  row.remarks.push(flagRemark(flag));
  return row;
}

/** Dice of a flag beyond the roll at the snap: yellow, and black if it was rolled. */
function flagRemark({ number, foul, dice, at, team, void: isVoid }: FlagEvent): Remark {
  const [yellow, black] = at ? dice.slice(5) : dice;
  const rolled = [yellow === undefined ? "" : `Y${yellow}`, black === undefined ? "" : `K${black}`].filter(Boolean);
  const what = team === undefined ? "offset" : (foul ?? "").toLowerCase();
  return { text: [`#${number}`, ...rolled, what, isVoid ? "void" : ""].filter(Boolean).join(" ") };
}

/** Five dice of a fumble in order; only yellow on a fumble return. */
function fumbleRemark({ dice, team, recovered, by, returned }: FumbleEvent): Remark {
  const rolled = dice.length === 1 ? `Y${dice[0]}` : dice.map((face, i) => `${"RWBKY"[i]}${face}`).join(" ");
  const end = team === recovered ? "kept" : `lost${by === undefined ? "" : `, ${by}`}`;
  return { text: `FUMBLE ${rolled} ${end}${returned ? ` ${returned}` : ""}`, loud: true };
}

const penaltyText = ({ accepted, timeout, yards }: D20PenaltyEvent): string =>
  accepted ? `${yards} yd` : timeout ? "bought off" : "declined";

const SCORES = { touchdown: "TD", fieldGoal: "", safety: "SAFETY", extraPoint: "", twoPoint: "2 points" } as const;

/** Adds an event to the row it followed from. */
function follow(row: Draft, event: GameEvent, short: Readonly<Record<Side, string>>): void {
  const add = (text: string, loud = false): void => {
    if (text !== "" && !row.remarks.some((one) => one.text === text)) row.remarks.push({ text, ...(loud && { loud }) });
  };
  switch (event.type) {
    case "return":
      if (event.of === "interception") add(`${event.player} ${minusText(event.yards)}`);
      else {
        row.who = event.player;
        row.gain = event.yards;
      }
      if (event.again?.length) add(againText(event.again));
      if (event.touchdown) add("TD", true);
      return;
    case "fairCatch":
      row.who = event.player;
      add(["fair catch", againText(event.again ?? [])].filter(Boolean).join(" "));
      return;
    case "fumble":
      row.remarks.push(fumbleRemark(event));
      if (event.touchdown) add("TD", true);
      return;
    case "flag":
      row.remarks.push(flagRemark(event));
      return;
    case "penalty": {
      const last = row.remarks[row.remarks.length - 1];
      const text = `${short[event.team]} ${penaltyText(event)}`;
      if (last?.text.startsWith("#")) row.remarks[row.remarks.length - 1] = { text: `${last.text}, ${text}` };
      else add(text);
      return;
    }
    case "turnover":
      if (event.how === "downs") add("downs");
      return;
    case "timeout":
      add(`timeout ${short[event.team]}`);
      return;
    case "hurry":
      add("hurry");
      return;
    case "points":
      row.score = { ...row.score, [event.team]: row.score[event.team] + event.points };
      row.scorer = event.team;
      add(SCORES[event.kind], true);
      return;
    case "driveEnd":
      row.endsDrive = true;
      return;
    case "periodEnd":
      row.endsPeriod = true;
      return;
  }
}

/** True if an event starts a row: a play, a kick or a foul at the snap. */
export const beginsRow = (event: GameEvent): boolean =>
  event.type === "play" || event.type === "kick" || (event.type === "flag" && event.at !== undefined);

/** All rows of a game, in order. */
export function logRows(events: readonly GameEvent[], short: Readonly<Record<Side, string>>): LogRow[] {
  const rows: Draft[] = [];
  let score = NO_SCORE;
  for (const event of events) {
    const begun =
      event.type === "play"
        ? playRow(event)
        : event.type === "kick"
          ? kickRow(event)
          : event.type === "flag" && event.at
            ? snapFoulRow(event)
            : undefined;
    const last = rows[rows.length - 1];
    if (begun) {
      begun.number = rows.push(begun);
      begun.score = score;
    } else if (last) {
      follow(last, event, short);
      score = last.score;
    }
  }
  // A row's time is the clock of the next row; after a score that ends overtime, the rest is not played.
  const ended = events.findLast((event) => event.type === "driveEnd");
  const over = events.at(-1)?.type === "gameEnd";
  rows.forEach((row, i) => {
    const next = rows[i + 1];
    // The last row of an unfinished game has no time yet.
    if (!next && !over) return;
    const left = next ? (next.period === row.period ? next.clock : 0) : row.period > 4 ? (ended?.clock ?? 0) : 0;
    row.seconds = Math.max(0, row.clock - left);
  });
  return rows;
}
