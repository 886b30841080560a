/** The log: one line an event, with dice and the chart rows they were read on, so that a person can check it. */
import { nameSeries, nameSpot, type Side } from "../../../kernel/football/index.js";
import type { Difficulty, GameEvent, PnpKickEvent, SnapEvent } from "./events.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** `12`, or `13a` for the first play without a round before play 13. */
export const playLabel = (round: number, extra: number): string =>
  extra === 0 ? `${round}` : `${round}${LETTERS[(extra - 1) % LETTERS.length]}`;

/** The parts of a difficulty in printing order, zeros left out: `8 +3 DB +2 LB -2 blitz`. */
export function difficultyWords(dc: Difficulty): string {
  const part = (value: number, name: string): string => (value === 0 ? "" : ` ${value > 0 ? "+" : ""}${value} ${name}`);
  const dice = dc.dice.map((face) => part(face, "die")).join("");
  return (
    `${dc.base}${part(dc.line, dc.stat)}${part(dc.lb, "LB")}${part(dc.special, "defense")}` +
    `${part(dc.redZone, "red zone")}${part(dc.trick, "trick")}${dice}${part(dc.audible ?? 0, "audible")}`
  );
}

export type TeamNames = Readonly<Record<Side, string>>;

const dice = (faces: readonly number[]): string => `[${faces.join(" ")}]`;
/** `longBomb` as `long bomb`. */
const words = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const yards = (n: number): string => `${n} yard${Math.abs(n) === 1 ? "" : "s"}`;

function tellPlay(event: SnapEvent, names: TeamNames): string {
  const { team, down, toGo, spot, attack, call, result, audible, fake, isTry } = event;
  const where = isTry ? "two-point try" : `${nameSeries({ down, toGo }, spot)} at ${nameSpot(spot)}`;
  const head = `${playLabel(event.round, event.extra)} ${names[team]} ${where}: ${words(call.call)}${audible ? ", audible" : ""}`;
  const end = `${result} ${yards(event.yards)}`;
  if (fake) return `${head}, d6 ${fake.die} against ${fake.from}+ ${dice(fake.yardDice)}: ${end}`;
  if (!attack) return `${head}: ${end}`;
  const { d20, bonus, total, dc } = attack;
  const against =
    `${event.defense.against} ${event.defense.special === "none" ? "" : words(event.defense.special)}`.trim();
  const added = attack.dice.map((face) => ` + ${face}`).join("");
  const parts = [
    `d20 ${d20} + ${bonus}${added} = ${total} against DC ${dc.total} (${difficultyWords(dc)})`,
    ...(attack.critical === undefined ? [] : [`critical ${attack.critical}`]),
    ...(attack.center === undefined ? [] : [`center ${attack.center}`]),
    ...(attack.yardDice.length === 0 ? [] : [`dice ${dice(attack.yardDice)}`]),
    ...(attack.race ? [`foot race ${dice(attack.race)}`] : []),
  ];
  return `${head} against ${against}, ${parts.join(", ")}: ${end} <${attack.cites.join("; ")}>`;
}

function tellKick(event: PnpKickEvent, names: TeamNames): string {
  const mark = event.good === undefined ? "" : event.good ? ", good" : ", no good";
  const label = playLabel(event.round, event.extra);
  const end = `${yards(event.yards)}${mark}${event.touchback ? ", touchback" : ""}`;
  return `${label} ${names[event.team]} ${words(event.kind)} from ${nameSpot(event.spot)} ${dice(event.dice)}: ${end} <${event.cite}>`;
}

/** A line for an event; an empty string for events that say nothing new. */
export function tellEvent(event: GameEvent, names: TeamNames): string {
  switch (event.type) {
    case "gameStart":
      return `${event.away} at ${event.home} (${event.rules})`;
    case "toss":
      return `toss: ${event.call} called, ${event.coin} up; ${names[event.winner]} will ${event.first}`;
    case "play":
      return tellPlay(event, names);
    case "kick":
      return tellKick(event, names);
    case "return":
      return `   ${names[event.team]} return ${dice(event.dice)}${event.fumbleDie ? `, d20 ${event.fumbleDie}` : ""}: ${yards(event.yards)}`;
    case "fairCatch":
      return `   ${names[event.team]} fair catch${event.spot <= 0 ? ", touchback" : ""}`;
    case "interception":
      return `   intercepted by ${names[event.team]}, thrown ${dice(event.throwDice)}`;
    case "fumble":
      return `   fumble ${dice(event.dice)}: ${names[event.recovered]} ball${event.run.length > 0 ? `, runs ${dice(event.run)}` : ""}`;
    case "hardCount":
      return `${playLabel(event.round, event.extra)} ${names[event.team]} hard count ${event.offenseTotal} against ${event.defenseTotal}`;
    case "mishap":
      return `   mishap ${dice(event.dice)}: ${words(event.mishap)} <${event.cite}>`;
    case "foul":
      return `   penalty die ${dice(event.dice)} <${event.cite}>`;
    case "penalty":
      return `   ${event.foul} on ${names[event.team]}: ${event.accepted ? yards(event.yards) : "declined"}`;
    case "injury":
      return `   ${names[event.team]} ${event.stat} hurt${event.season ? " for the season" : ""} [${event.die}] <${event.cite}>`;
    case "heal":
      return `   ${names[event.team]} ${event.stat} is well again`;
    case "diceSpent":
      return `   ${names[event.team]} adds ${event.dice.join(", ")} (${event.left} left)`;
    case "turnover":
      return `   ${names[event.team]} lose the ball: ${event.how}`;
    case "points":
      return `   ${event.points} point${event.points === 1 ? "" : "s"} ${names[event.team]}: ${words(event.kind)}`;
    case "periodEnd":
      return `-- end of period ${event.period}`;
    case "gameEnd":
      return `final: ${names.away} ${event.away}, ${names.home} ${event.home}`;
    default:
      return "";
  }
}

/** The whole log. */
export function tellGame(events: Iterable<GameEvent>, names: TeamNames): string {
  const lines: string[] = [];
  for (const event of events) {
    const line = tellEvent(event, names);
    if (line !== "") lines.push(line);
  }
  return `${lines.join("\n")}\n`;
}
