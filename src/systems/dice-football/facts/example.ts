/** DF-18, the worked example: one drive of a game, die by die, with cards, charts and the log. */
import { firstOf, ofType } from "../../../kernel/lists/index.js";
import { namesAmong } from "../../../kernel/words/names.js";
import { shortNames } from "../../../gamekit/team-words.js";
import { worthOf } from "../../../gamekit/worked-drive.js";
import { workedExample } from "../../../gamekit/worked-example.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { GameEvent } from "../engine/index.js";
import type { GameRecord } from "../game-record.js";
import type { LogRow } from "../log/log-rows.js";
import { shownBy, workedPlays } from "../log/worked-steps.js";
import type { DiceRules } from "../rules/index.js";
import { boxText, gameIn, periodText, seasonName, spotText } from "./game-of.js";
import { lineValues } from "./log-lines.js";

const UNUSUAL: ReadonlySet<GameEvent["type"]> = new Set(["fumble", "timeout", "injury", "spared", "hot"]);
const PLAIN: ReadonlySet<string> = new Set(["run", "complete", "incomplete", "sack", "scramble"]);

function worth(drive: readonly GameEvent[]): number {
  const plays = ofType(drive, "play");
  const odd = plays.filter(
    ({ came, isTry, called, standIns }) => !PLAIN.has(came) || isTry === true || called !== "card" || standIns,
  );
  return worthOf(shownBy(drive), {
    touchdown: plays.some(({ touchdown }) => touchdown),
    kick: firstOf(drive, "kick") !== undefined,
    unusual:
      odd.length + drive.filter(({ type }) => UNUSUAL.has(type)).length + Math.max(0, ofType(drive, "flag").length - 1),
  });
}

export const example = workedExample<GameRecord, LogRow, GameEvent, DiceRules>({
  dice: ["r", "w", "k", "b"],
  gameIn,
  worth,
  playsOf: ({ events, away, home }, drive) =>
    workedPlays({ events, teams: { away, home }, short: shortNames({ away, home }) }, drive),
  teams: ({ away, home }) => ({ away: seasonName(away), home: seasonName(home) }),
  lineOf(game, plays) {
    const short = shortNames(game);
    const named = namesAmong(plays.flatMap(({ row }) => [row.who, row.tackler]).filter((name) => name !== ""));
    return (row) => {
      const line = lineValues(row, short, named) as Values;
      return {
        ...line,
        ...(row.limit !== undefined && { won: `${line.limit as string} · ${line.won as string}` }),
        start: [
          periodText(row.period),
          ...(line.box === undefined ? [] : [boxText(row.box)]),
          short[row.team],
          row.down,
          row.toGo,
          spotText(row.team, row.spot, short),
        ],
      };
    };
  },
});
