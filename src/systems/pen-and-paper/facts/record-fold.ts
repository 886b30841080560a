/** The game record derived from a game's events: one row per play, in the words of the sheet. */
import { DASH, MINUS, minusText } from "../../../kernel/words/index.js";
import { toGoText, type Side, type Spot } from "../../../kernel/football/index.js";
import type { DefenseCall, GameEvent, PnpKickEvent, SnapEvent } from "../engine/index.js";
import type { PenAndPaperRules } from "../rules/index.js";

export const RECORD_COLUMNS = [
  "off",
  "down",
  "toGo",
  "spot",
  "call",
  "roll",
  "pass",
  "run",
  "kick",
  "punt",
  "back",
  "score",
  "turnover",
  "injury",
  "penalty",
  "running",
] as const;
export type RecordColumn = (typeof RECORD_COLUMNS)[number];

export interface RecordLine {
  /** 1 to 4, overtimes from 5. */
  readonly period: number;
  /** Row number, 1 to 40. */
  readonly round: number;
  /** `a`, `b` ... for plays that used no round. */
  readonly suffix: string;
  readonly values: Readonly<Record<RecordColumn, string>>;
  /** Who scored on this row. */
  readonly scorer?: Side;
  /** True if possession changes after this row: a line is drawn under it. */
  readonly endsDrive: boolean;
}

type Draft = Record<RecordColumn, string>;
/** A row still open for later events. */
type OpenLine = { -readonly [K in keyof RecordLine]: RecordLine[K] } & { readonly team: Side; readonly values: Draft };

/** Short titles of calls that are too long for the column. */
const SHORT_CALLS: Readonly<Record<string, string>> = {
  halfbackOption: "HB Option",
  hookAndLateral: "Hook & L.",
  screenPass: "Screen",
  doublePass: "Dbl. Pass",
  fleaFlicker: "Flea Fl.",
  playAction: "Play-act.",
  westCoast: "W. Coast",
  statueOfLiberty: "Statue",
  longBomb: "Bomb",
  fakePunt: "Fake punt",
  fakeKick: "Fake kick",
  kneel: "Kneel",
};

/** `22` in a team's own half, `+22` in the other. */
const yardLine = (spot: Spot): string => (spot <= 50 ? `${spot}` : `+${100 - spot}`);
/** `Rb`: kind of play and special defense. */
const defenseWord = ({ against, special }: DefenseCall): string =>
  (against === "rush" ? "R" : "P") + { none: "", blitz: "b", goalLineStand: "g", prevent: "v" }[special];

/** Rows begin with a snap, a kick or a hard count. */
export const beginsRow = ({ type }: GameEvent): boolean => type === "play" || type === "kick" || type === "hardCount";

export function recordLines(
  events: readonly GameEvent[],
  names: Readonly<Record<Side, string>>,
  rules: PenAndPaperRules,
): RecordLine[] {
  const lines: OpenLine[] = [];
  const score = { away: 0, home: 0 };
  const open = (team: Side, at: { period: number; round: number; extra: number }, values: Partial<Draft>): void => {
    const blank = Object.fromEntries(RECORD_COLUMNS.map((key) => [key, ""])) as Draft;
    lines.push({
      period: at.period,
      round: at.round,
      suffix: at.extra === 0 ? "" : String.fromCharCode(96 + at.extra),
      team,
      values: { ...blank, off: names[team], ...values },
      endsDrive: false,
    });
  };
  for (const event of events) {
    const line = lines.at(-1);
    switch (event.type) {
      case "play":
        open(event.team, event, snapValues(event, rules));
        continue;
      case "kick":
        open(event.team, event, kickValues(event));
        continue;
      case "hardCount":
        open(event.team, event, {
          ...series(event),
          call: "Hard count",
          roll: `${event.offenseTotal}/${event.defenseTotal}`,
        });
        continue;
    }
    if (line) note(line, event, score);
  }
  return lines;
}

const series = ({ down, toGo, spot }: { down?: number; toGo?: number; spot: Spot }): Partial<Draft> => ({
  down: down ? `${down}` : "",
  toGo: down && toGo !== undefined ? toGoText(spot, toGo) : "",
  spot: yardLine(spot),
});

function snapValues(event: SnapEvent, rules: PenAndPaperRules): Partial<Draft> {
  const { call, defense, attack, audible, fake, result, yards } = event;
  const plays = [...rules.tables.passPlays, ...rules.tables.rushPlays];
  const title = SHORT_CALLS[call.call] ?? plays.find((play) => play.id === call.call)?.title ?? call.call;
  const offense = `${event.isTry ? "2: " : ""}${audible ? "Aud. Rush" : title}`;
  const dice = attack && (attack.dice.length > 0 || attack.dc.dice.length > 0) ? "+" : "";
  const values: Partial<Draft> = {
    ...series(event),
    call: result === "kneel" || fake ? offense : `${offense} / ${defenseWord(defense)}`,
    roll: attack ? `${attack.total}/${attack.dc.total}${dice}` : fake ? `${fake.die}/${fake.from}` : "",
  };
  const words = { complete: minusText(yards), incomplete: "inc", sack: `sk${minusText(yards)}`, intercepted: "INT" };
  if (result === "rush" || result === "kneel") return { ...values, run: minusText(yards) };
  return { ...values, pass: words[result] };
}

function kickValues(event: PnpKickEvent): Partial<Draft> {
  const { kind, yards, good } = event;
  const result = good === undefined ? "" : good ? " G" : " NG";
  const back = event.touchback ? "TB" : "";
  switch (kind) {
    case "punt":
      return { ...series(event), call: "Punt", punt: `${yards}`, back };
    case "fieldGoal":
      return { ...series(event), call: "Field goal", roll: `${event.dice[0]}`, kick: `FG ${yards}${result}` };
    case "extraPoint":
      return { spot: yardLine(event.spot), call: "Try", roll: `${event.dice[0]}`, kick: `PAT${result}` };
    case "freeKick":
      return { spot: yardLine(event.spot), call: "Free kick", kick: `FK ${yards}`, back };
    case "squib":
      return { spot: yardLine(event.spot), call: "Squib kick", kick: `SQ ${yards}`, back };
    case "onside":
      return { spot: yardLine(event.spot), call: "Onside kick", roll: `${event.dice[0]}`, kick: `ON${result}` };
    default:
      return { spot: yardLine(event.spot), call: "Kickoff", kick: `KO ${yards}`, back };
  }
}

/** Adds an event to the row before it. */
function note(line: OpenLine, event: GameEvent, score: Record<Side, number>): void {
  const { values } = line;
  switch (event.type) {
    case "return":
      values.back = minusText(event.yards);
      break;
    case "fairCatch":
      values.back = event.spot <= 0 ? "TB" : "FC";
      break;
    case "interception":
      values.pass = `INT ${event.throwDice.reduce((sum, die) => sum + die, 0)}`;
      values.turnover = "INT";
      if (event.spot <= 0) values.back = "TB";
      break;
    case "fumble":
      values.turnover = event.recovered === event.team ? "fum" : "FUM";
      break;
    case "turnover":
      values.turnover = { interception: "INT", fumble: "FUM", downs: "DN" }[event.how];
      break;
    case "points":
      score[event.team] += event.points;
      values.score = `${event.points}`;
      line.scorer = event.team;
      values.running = `${score.away}${DASH}${score.home}`;
      break;
    case "injury":
      values.injury = `${event.stat}${event.season ? "*" : ""}`;
      break;
    case "penalty": {
      const yards = event.accepted ? (event.team === line.team ? `${MINUS}${event.yards}` : `${event.yards}`) : "D";
      values.penalty = event.number === 0 ? yards : `${event.number} ${yards}`;
      break;
    }
    case "driveStart":
      line.endsDrive = true;
      break;
  }
}
