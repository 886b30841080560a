/** A game as it is played: roll by roll, and each row in a sentence once it is over. */
import { SIDES } from "../../../kernel/football/index.js";
import type { DieUse, GameEvent, RolledDice, RollEvent, RowEvent } from "../engine/index.js";
import { DICE } from "./dice.js";
import { finalWords, marksOf, scoreWords } from "../narrate-game.js";
import { pickWords, rowWords, signed, type Names } from "./row.js";

/** Story lines of all events. Rolls are indented before the sentence of their row. */
export function handStory(events: readonly GameEvent[], names: Names): string[] {
  const lines: string[] = [];
  let row: RowEvent | undefined;
  let since: GameEvent[] = [];
  for (const event of events) {
    if (event.type === "row") [row, since] = [event, []];
    since.push(event);
    if (event.type === "toss") {
      const rolls = event.rolls.map((roll) => SIDES.map((side) => `${names[side]} ${roll[side]}`).join(", "));
      lines.push(`  toss: ${rolls.join("; ")}`);
      lines.push(`${names[event.winner]} win the toss; ${names[event.kicker]} kick off.`);
    } else if (event.type === "gameEnd") lines.push(finalWords(events, names));
    else if (event.type !== "rowEnd" || !row) lines.push(...stepWords(event, row, names));
    else {
      const narrated = { row, events: since, end: event };
      const score = scoreWords(narrated, names);
      const who = row.what === "down" ? `${names[row.offense]}: ` : "";
      lines.push(`${who}${rowWords(narrated, names)}${score === "" ? "" : ` ${score}`}`);
      if (marksOf(narrated).length > 0 && event.left >= 0) lines.push(...marksOf(narrated));
    }
  }
  return lines;
}

/** What is seen on the table while a row is played. */
function stepWords(event: GameEvent, row: RowEvent | undefined, names: Names): string[] {
  switch (event.type) {
    case "pick":
      return [`  picks: ${pickWords(event, row?.what === "kickoff" ? "receivers" : "offense")}`];
    case "roll":
      return [`  ${rollWords(event, names)}`];
    case "bonus":
      if (event.why === "spent") return [];
      return [`  ${names[event.side]}: ${event.change === 0 ? "the bar is full" : `+${event.change} bonus`}`];
    case "cross":
      return [`  ${names[event.side]} cross a time circle, ${event.end} end`];
    case "pass":
      if (event.level === undefined || event.caught !== undefined) return [];
      return [`  the throw goes out of bounds`];
    default:
      return [];
  }
}

/** `challenge: Gulls 4 +1, Owls 6: -1`. */
function rollWords({ on, dice, result, range }: RollEvent, names: Names): string {
  const side = (rolled: RolledDice): string => {
    const more = [rolled.spent, rolled.bonus].filter((value) => value !== 0).map(signed);
    return [names[rolled.side], rolled.faces.join("+"), ...more].join(" ");
  };
  const sums = range ? ` = ${dice[0].value}, needs ${range[0]}${range[1] > 12 ? " or more" : ` to ${range[1]}`}` : "";
  return `${DICE[on as DieUse][0]}: ${dice.map(side).join(", ")}${sums}${result === undefined ? "" : `: ${signed(result)}`}`;
}
