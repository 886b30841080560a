/** 5D-14, the worked example: one drive of a game, die by die, with the charts and the log. */
import { firstOf, ofType } from "../../../kernel/lists/index.js";
import { worthOf } from "../../../gamekit/worked-drive.js";
import { workedExample } from "../../../gamekit/worked-example.js";
import type { GameEvent } from "../engine/index.js";
import type { GameRecord } from "../game-record.js";
import type { LogRow } from "../log/log-rows.js";
import { shownBy, workedPlays } from "../log/worked-steps.js";
import type { FiveD20Rules } from "../rules/index.js";
import { clockText, gameIn, seasonName, shortOf, spotText } from "./game-of.js";
import { lineValues } from "./log-lines.js";

const UNUSUAL: ReadonlySet<GameEvent["type"]> = new Set(["fumble", "timeout", "hurry", "offset", "fairCatch"]);

function worth(drive: readonly GameEvent[]): number {
  const plays = ofType(drive, "play");
  const odd = plays.filter(
    ({ kind, isTry, result }) =>
      kind === "kneel" || kind === "spike" || kind === "snapFumble" || isTry || result === "intercepted",
  );
  const flags = ofType(drive, "flag").length;
  return worthOf(shownBy(drive), {
    touchdown: plays.some(({ touchdown }) => touchdown),
    kick: firstOf(drive, "kick") !== undefined,
    unusual: odd.length + drive.filter(({ type }) => UNUSUAL.has(type)).length + Math.max(0, flags - 1),
  });
}

export const example = workedExample<GameRecord, LogRow, GameEvent, FiveD20Rules>({
  dice: ["r", "w", "b", "k", "y"],
  gameIn,
  worth,
  playsOf({ events, away, home }, drive, { tables }) {
    const passMod = { away: away.passMod, home: home.passMod };
    return workedPlays({ events, tables, short: shortOf({ away, home }), passMod }, drive);
  },
  teams: ({ away, home }) => ({ away: seasonName(away), home: seasonName(home) }),
  lineOf(game, _, { tables }) {
    const short = shortOf(game);
    return (row) => ({
      ...lineValues(row, { short, fronts: tables.fronts }),
      start: [
        row.period,
        clockText(row.clock),
        short[row.team],
        row.down,
        row.toGo,
        spotText(row.team, row.spot, short),
      ],
    });
  },
});
