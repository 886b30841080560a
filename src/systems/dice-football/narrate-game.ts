/** The story of a game for the terminal: one line per play, folded from its events. */
import {
  boxLines,
  lineScoreTable,
  nameSeries,
  nameSpot,
  SIDES,
  Story,
  yardsText,
  type Side,
} from "../../kernel/football/index.js";
import { minusText } from "../../kernel/words/index.js";
import { shortNames } from "../../gamekit/team-words.js";
import type { DiceKickEvent, DicePlayEvent, GameEvent, InjuryEvent } from "./engine/index.js";
import type { GameRecord } from "./game-record.js";
import type { StandIn } from "./trc/index.js";
import { playerLines, type PlayerLine } from "./log/player-lines.js";
import type { PlayerFigures } from "./log/player-figures.js";
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
  const box = boxLines(record.events, short);
  return `${[head, "", ...lines, "", ...score, "", ...box, "", ...playerTable(record)].join("\n")}\n`;
}

/** Passers, runners and receivers of both sides, most yards first. */
function playerTable(record: GameRecord): string[] {
  const lines = playerLines(record.events);
  const statisticLines = (of: (line: PlayerLine) => string, counts: keyof PlayerFigures, yards: keyof PlayerFigures) =>
    SIDES.map((side) => {
      const players = lines[side].filter((line) => line[counts] > 0).sort((a, b) => b[yards] - a[yards]);
      const text = players.map((line) => `${line.name} ${of(line)}`).join(", ");
      return `  ${record[side].monogram}: ${text || "none"}`;
    });
  return [
    "Passing",
    ...statisticLines(
      ({ completions, attempts, passYards, intercepted }) =>
        `${completions}/${attempts} ${minusText(passYards)}, ${intercepted} intercepted`,
      "attempts",
      "passYards",
    ),
    "Rushing",
    ...statisticLines(({ rushes, rushYards }) => `${rushes}-${minusText(rushYards)}`, "rushes", "rushYards"),
    "Receiving",
    ...statisticLines(
      ({ receptions, receivingYards }) => `${receptions}-${minusText(receivingYards)}`,
      "receptions",
      "receivingYards",
    ),
  ];
}

type Names = Readonly<Record<Side, string>>;

/** One line per play, with its consequences. */
export function storyLines(events: readonly GameEvent[], names: Names): string[] {
  const story = new Story(names, 4);
  const known = new Set<string>();
  /** Reports each emergency player once. */
  const emergency = ({ standIns = [] }: { readonly standIns?: readonly StandIn[] }): void => {
    for (const { for: name, by } of standIns) {
      const text = `. No one is left for ${name}: ${by} plays`;
      if (!known.has(text)) story.add(text);
      known.add(text);
    }
  };
  for (const event of events) {
    if (event.type === "toss") story.line(`${names[event.winner]} wins the toss and receives.`);
    else if (event.type === "play" || event.type === "kick") {
      const text = event.type === "play" ? playText(event) : kickText(event);
      story.play(event.period, `box ${event.box}`.padStart(9), event.team, text);
      emergency(event);
    } else if (event.type === "points") story.points(event);
    else {
      story.add(remark(event, names));
      if (event.type === "return") emergency(event);
    }
  }
  return story.lines;
}

const RUN_WORDS = {
  LT: "behind the left tackle",
  LG: "behind the left guard",
  OC: "behind the center",
  RG: "behind the right guard",
  RT: "behind the right tackle",
  SL: "around the left end",
  SR: "around the right end",
} as const;
const LEVEL_WORDS = { Q: "quick", S: "short", M: "medium", L: "long" } as const;

function playText(event: DicePlayEvent): string {
  const where = event.isTry ? "two-point try" : `${nameSeries(event, event.spot)} at ${nameSpot(event.spot)}`;
  return `${where}: ${cameText(event)}`;
}

function cameText({ came, passer, player, number, yards, level, tackler, call }: DicePlayEvent): string {
  const by = tackler === undefined ? "" : ` (${tackler})`;
  const thrown = `${passer} passes ${LEVEL_WORDS[level ?? "S"]} to ${player}`;
  switch (came) {
    case "run":
      return `${player} runs ${RUN_WORDS[call as keyof typeof RUN_WORDS]}, ${yardsText(yards)}${by}`;
    case "sneak":
      return `${player} sneaks, ${yardsText(yards)}`;
    case "spike":
      return `${player} spikes the ball`;
    case "kneel":
      return `${player} kneels`;
    case "scramble":
      return `${player} scrambles, ${yardsText(yards)}${by}`;
    case "sack":
      return `${passer} is sacked${tackler === undefined ? "" : ` by ${tackler}`}, ${yardsText(yards)}`;
    case "thrownAway":
      return `${passer} throws it away`;
    case "hailMary": {
      const fate = number === undefined ? "incomplete" : `${player} has it, ${yardsText(yards)}`;
      return `${passer} throws a hail mary, ${tackler === undefined ? fate : `intercepted by ${tackler}`}`;
    }
    case "complete":
      return `${thrown}, ${yardsText(yards)}${by}`;
    case "intercepted":
      return `${thrown}, intercepted by ${tackler}`;
    case "incomplete":
      return `${thrown}, incomplete`;
  }
}

const KICK_WORDS = {
  regular: "kickoff",
  angled: "angled kickoff",
  squib: "squib kick",
  onside: "",
  outOfBounds: "kickoff",
};

function kickText(event: DiceKickEvent): string {
  const { kind, yards, good, touchback, blocked, how, outOfBounds, fairCatch, by } = event;
  const taken = by === undefined ? "" : `; ${by} brings it in`;
  const end = touchback ? ", touchback" : fairCatch ? ", fair catch" : outOfBounds ? ", out of bounds" : "";
  switch (kind) {
    case "punt": {
      const name = how === "coffin" ? "punt for the corner" : "punt";
      const series = nameSeries(event as { down: number; toGo: number }, event.spot);
      return `${series} at ${nameSpot(event.spot)}: ${name}${blocked ? `, blocked${taken}` : `, ${yards} yards${end}`}`;
    }
    case "fieldGoal":
      return `field goal from ${yards} yards ${good ? "is good" : blocked ? `is blocked${taken}` : "misses"}`;
    case "extraPoint":
      return `the kick ${good ? "is good" : "misses"}`;
    case "onside":
      return `onside kick ${good ? "recovered" : "fails"}`;
    case "freeKick":
      return `free kick, ${yards} yards${end}`;
    default:
      return `${KICK_WORDS[(how as keyof typeof KICK_WORDS) ?? "regular"]}, ${yards} yards${end}`;
  }
}

function injuryText({ player, hurt, until, plays, games }: InjuryEvent): string {
  if (!hurt) return `. ${player} is shaken up`;
  const time =
    until === "plays"
      ? `${plays} plays`
      : until === "quarter"
        ? "the quarter"
        : until === "game"
          ? "the game"
          : "the season";
  return `. ${player} is hurt and misses ${time}${games ? ` and ${games} more` : ""}`;
}

/** A consequence of a play, as words to append. */
function remark(event: GameEvent, names: Names): string {
  switch (event.type) {
    case "return":
      return `, ${event.player} returns ${event.yards}`;
    case "firstDown":
      return event.by === "penalty" ? ", first down by penalty" : ", first down";
    case "fumble": {
      const by = event.by === undefined ? "" : ` (${event.by}${event.returned ? `, ${event.returned} yards` : ""})`;
      return `. Fumble by ${event.player}, recovered by ${names[event.recovered]}${by}`;
    }
    case "turnover":
      return event.how === "downs" ? ". Turned over on downs" : "";
    case "penalty": {
      if (event.offsetting) return ". Fouls of both offset";
      const what = event.accepted ? `${event.yards} yards` : "declined";
      return `. Penalty on ${names[event.team]}, ${event.foul.toLowerCase()}: ${what}`;
    }
    case "injury":
      return injuryText(event);
    case "hot":
      return event.hot ? `. ${event.player} is hot` : "";
    case "timeout":
      return `. Timeout ${names[event.team]}`;
    default:
      return "";
  }
}
