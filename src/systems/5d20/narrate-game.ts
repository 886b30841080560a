/** The story of a game for the terminal: one line per play, folded from its events. */
import {
  boxLines,
  lineScoreTable,
  nameSeries,
  nameSpot,
  Story,
  yardsText,
  type Side,
} from "../../kernel/football/index.js";
import { shortNames } from "../../gamekit/team-words.js";
import type { D20KickEvent, D20PlayEvent, GameEvent } from "./engine/index.js";
import type { GameRecord } from "./game-record.js";
import { clockText } from "./log/clock-text.js";
import { teamName } from "./rules/index.js";

/** Every play of a game, then the line score and the box score. */
export function narrateGame(record: GameRecord): string {
  const short = shortNames(record);
  const [away, home] = [teamName(record.away), teamName(record.home)];
  const head = `${away} (${short.away}) at ${home} (${short.home}): ${record.rules.name} rules${record.playoff ? ", a playoff game" : ""}.`;
  const lines = storyLines(record.events, short);
  const score = lineScoreTable(record.events, { away, home }, ["1", "2", "3", "4"], (n, count) =>
    count > 1 ? `OT${n}` : "OT",
  );
  return `${[head, "", ...lines, "", ...score, "", ...boxLines(record.events, short)].join("\n")}\n`;
}

type Names = Readonly<Record<Side, string>>;

/** One line per play, with its consequences. */
export function storyLines(events: readonly GameEvent[], names: Names): string[] {
  const story = new Story(names, 4);
  const start = (at: { readonly period: number; readonly clock: number }, team: Side, text: string): void =>
    story.play(at.period, clockText(at.clock).padStart(5), team, text);
  for (const event of events) {
    if (event.type === "toss") story.line(`${names[event.winner]} wins the toss and receives.`);
    else if (event.type === "play") start(event, event.team, playText(event));
    else if (event.type === "kick") start(event, event.team, kickText(event));
    else if (event.type === "flag" && event.row === "SNAP" && event.team) {
      start(event, event.team, `${event.foul!.toLowerCase()} at the snap`);
    } else if (event.type === "points") story.points(event);
    else story.add(remark(event, names));
  }
  return story.lines;
}

function playText(event: D20PlayEvent): string {
  const where = event.isTry ? "two-point try" : `${nameSeries(event, event.spot)} at ${nameSpot(event.spot)}`;
  return `${where}: ${cameText(event)}${event.outOfBounds ? ", out of bounds" : ""}`;
}

const DEPTH_WORDS = { SP: "short", MP: "medium", LP: "long" } as const;

function cameText({ kind, result, passer, player, yards, depth, defender, came }: D20PlayEvent): string {
  if (kind === "kneel") return `${player} kneels`;
  if (kind === "spike") return `${passer} spikes the ball`;
  if (kind === "snapFumble") return `${passer} drops the snap`;
  if (kind === "run") return `${player} runs, ${yardsText(yards)} (${defender})`;
  const pass = `${passer} passes ${DEPTH_WORDS[depth ?? "SP"]}${came === "OUT" ? " under pressure" : ""} to ${player}`;
  switch (result) {
    case "rush":
      return `${passer} scrambles, ${yardsText(yards)} (${defender})`;
    case "sack":
      return `${passer} is sacked by ${defender}, ${yardsText(yards)}`;
    case "complete":
      return `${pass}, ${yardsText(yards)} (${defender})`;
    case "intercepted":
      return `${pass}, intercepted by ${defender}`;
    default:
      return came === "PD" ? `${pass}, knocked down by ${defender}` : `${pass}, incomplete`;
  }
}

function kickText(event: D20KickEvent): string {
  const { kind, yards, good, touchback, blocked, letter } = event;
  const block = blocked ? ", blocked" : "";
  switch (kind) {
    case "punt": {
      const end = touchback ? ", touchback" : letter === "N" ? ", downed" : "";
      return `${nameSeries(event as { down: number; toGo: number }, event.spot)} at ${nameSpot(event.spot)}: punt${block || `, ${yards} yards${end}`}`;
    }
    case "fieldGoal":
      return `field goal from ${yards} yards ${good ? "is good" : blocked ? "is blocked" : "misses"}`;
    case "extraPoint":
      return `the kick ${good ? "is good" : blocked ? "is blocked" : "misses"}`;
    case "onside":
      return `onside kick ${good ? "recovered" : "fails"}`;
    default:
      return `${kind === "freeKick" ? "free kick" : "kickoff"}, ${yards} yards${touchback ? ", touchback" : ""}`;
  }
}

/** A consequence of a play, as words to append. */
function remark(event: GameEvent, names: Names): string {
  switch (event.type) {
    case "return":
      return `, ${event.player} returns ${event.yards}`;
    case "fairCatch":
      return `, fair catch by ${event.player}`;
    case "firstDown":
      return event.by === "penalty" ? ", first down by penalty" : ", first down";
    case "fumble": {
      const run = event.returned ? `, ${event.returned} yards` : "";
      const by = event.by === undefined ? "" : ` (${event.by}${run})`;
      return `. Fumble by ${event.player}, recovered by ${names[event.recovered]}${by}`;
    }
    case "turnover":
      return event.how === "downs" ? ". Turned over on downs" : "";
    case "flag":
      return event.team === undefined ? ". Fouls of both offset" : "";
    case "penalty": {
      const what = event.accepted ? `${event.yards} yards` : event.timeout ? "bought off" : "declined";
      return `. Penalty on ${names[event.team]}, ${event.foul.toLowerCase()}: ${what}`;
    }
    case "timeout":
      return `. Timeout ${names[event.team]}`;
    default:
      return "";
  }
}
