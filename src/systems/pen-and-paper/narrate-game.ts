/** The play-by-play of a head-to-head game for the terminal: one line per play, derived from its events. */
import { boxLines, lineScoreTable, nameSpot, Story, yardsText, type Side } from "../../kernel/football/index.js";
import { countFrom } from "../../kernel/words/index.js";
import type { GameEvent, PnpKickEvent, SnapEvent } from "./engine/index.js";
import { gameRulesOf, type GameRecord } from "./game-record.js";
import type { PenAndPaperRules } from "./rules/index.js";
import { shortNames } from "./records.js";

/** Every play of a game, then the line score and the box score. */
export function narrateGame(record: GameRecord): string {
  const rules = gameRulesOf(record);
  const short = shortNames(record);
  const head = `${record.away.name} (${short.away}) at ${record.home.name} (${short.home}): ${record.rules.name} rules${record.playoff ? ", a playoff game" : ""}.`;
  const lines = storyLines(record.events, short, rules);
  return `${[head, "", ...lines, "", ...scoreLines(record, rules), "", ...boxLines(record.events, short)].join("\n")}\n`;
}

/** One line per play, with its consequences. */
export function storyLines(
  events: readonly GameEvent[],
  names: Readonly<Record<Side, string>>,
  rules: PenAndPaperRules,
): string[] {
  const story = new Story(names, rules.tables.game.quarters);
  const start = (at: { period: number; round: number; extra: number }, team: Side, text: string): void => {
    const round = `${at.round}${at.extra === 0 ? "" : String.fromCharCode(96 + at.extra)}`;
    story.play(at.period, round.padStart(4), team, text);
  };
  for (const event of events) {
    if (event.type === "toss") story.line(`${names[event.winner]} wins the toss and will ${event.first}.`);
    else if (event.type === "play") start(event, event.team, snapText(event, rules));
    else if (event.type === "kick") start(event, event.team, kickText(event));
    else if (event.type === "hardCount") {
      const came = event.offside ? "offside" : "nobody moves";
      const totals = `${event.offenseTotal} against ${event.defenseTotal}`;
      start(event, event.team, `${series(event)}hard count, ${totals}: ${came}`);
    } else if (event.type === "points") story.points(event);
    else story.add(remark(event, names));
  }
  return story.lines;
}

const ORDINALS = ["", "1st", "2nd", "3rd", "4th"];

function series({ down, toGo, spot }: { down?: number; toGo?: number; spot: number }): string {
  if (!down || toGo === undefined) return `${nameSpot(spot)}: `;
  return `${ORDINALS[down] ?? `${down}th`} and ${toGo >= 100 - spot ? "goal" : toGo} at ${nameSpot(spot)}: `;
}

const CALLS: Readonly<Record<string, string>> = { kneel: "kneels", fakePunt: "fake punt", fakeKick: "fake kick" };
const SPECIALS = {
  none: "",
  blitz: " and a blitz",
  goalLineStand: " and a goal line stand",
  prevent: " and prevent",
} as const;

function snapText(event: SnapEvent, rules: PenAndPaperRules): string {
  const { call, defense, attack, audible, fake, result, yards } = event;
  const plays = [...rules.tables.passPlays, ...rules.tables.rushPlays];
  const title = CALLS[call.call] ?? plays.find(({ id }) => id === call.call)?.title ?? call.call;
  const where = event.isTry ? "two-point try: " : series(event);
  if (fake) return `${where}${title}, ${fake.die} (needs ${fake.from}), ${yardsText(yards)}`;
  if (result === "kneel") return `${where}${title}`;
  const change = audible ? "audible, rush" : title;
  const against = `${change} against ${defense.against === "pass" ? "the pass" : "the run"}${SPECIALS[defense.special]}`;
  const roll = attack ? `, ${attack.total} to ${attack.dc.total}` : "";
  const came = {
    complete: yardsText(yards),
    rush: yardsText(yards),
    incomplete: "incomplete",
    sack: `sacked, ${-yards} lost`,
    intercepted: "intercepted",
  };
  return `${where}${against}${roll}: ${came[result]}`;
}

function kickText(event: PnpKickEvent): string {
  const { kind, yards, good, touchback } = event;
  const end = touchback ? ", touchback" : "";
  switch (kind) {
    case "punt":
      return `${series(event)}punt, ${yards} yards${end}`;
    case "fieldGoal":
      return `${series(event)}field goal from ${yards} yards ${good ? "is good" : "misses"}`;
    case "extraPoint":
      return `the kick ${good ? "is good" : "misses"}`;
    case "onside":
      return `onside kick ${good ? "recovered" : "fails"}`;
    default:
      return `${{ kickoff: "kickoff", squib: "squib kick", freeKick: "free kick" }[kind]}, ${yards} yards${end}`;
  }
}

/** Consequences of a play, as words after it. */
function remark(event: GameEvent, names: Readonly<Record<Side, string>>): string {
  switch (event.type) {
    case "return":
      return `, returned ${event.yards}`;
    case "fairCatch":
      return event.spot <= 0 ? ", touchback" : ", fair catch";
    case "firstDown":
      return event.by === "penalty" ? ", first down by penalty" : ", first down";
    case "fumble":
      return `. Fumble by ${names[event.team]}, recovered by ${names[event.recovered]}`;
    case "turnover":
      return event.how === "downs" ? ". Turned over on downs" : "";
    case "penalty": {
      const what = event.accepted ? `${event.yards} yards` : "declined";
      return `. Penalty on ${names[event.team]}, ${event.foul.toLowerCase()}: ${what}`;
    }
    case "injury":
      return `. ${names[event.team]} ${event.stat} hurt${event.season ? " for the season" : ""}`;
    default:
      return "";
  }
}

function scoreLines({ events, away, home }: GameRecord, { tables }: PenAndPaperRules): string[] {
  const heads = countFrom(1, tables.game.quarters).map(String);
  return lineScoreTable(events, { away: away.name, home: home.name }, heads, () => "OT");
}
