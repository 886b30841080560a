/** One line of the off-season ledger in words. */
import type { OffSeasonEntry } from "../off-season/index.js";
import { marketOf, STATS, type PenAndPaperRules } from "../rules/index.js";
import { DASH, MINUS, money } from "../sheets/shared.js";

export interface LedgerWords {
  readonly key: string;
  readonly text: string;
}

const market = (code: string): string => marketOf(code)?.name ?? code;
/** Names while there are few, else codes. */
const list = (codes: readonly string[]): string =>
  codes.length > 3 ? codes.slice(0, 14).join(" ") : codes.map(market).join(", ");
const change = (from: number, to: number): string => `${from} to ${to}`;

/** Key word and text; `teamName` gives names of other teams. */
export function entryWords(
  entry: OffSeasonEntry,
  rules: PenAndPaperRules,
  teamName: (id: string) => string,
): LedgerWords | undefined {
  switch (entry.type) {
    case "class":
      return undefined;
    case "fanBase": {
      const words = { grows: "the fan base grows", same: "no change", shrinks: "the fan base shrinks" }[entry.change];
      return { key: "Fans", text: `die ${entry.die}: ${words}` };
    }
    case "grew": {
      const how = {
        freeMajor: "a free major market",
        freeMinor: "a free minor market",
        sharedMajor: "a major market, shared",
        challenge: entry.from ? `won from the ${teamName(entry.from)}` : "won in a challenge match",
      }[entry.how];
      return { key: "Market", text: `gains ${market(entry.market)}, ${how}` };
    }
    case "challenge": {
      const score = `${entry.game.awayPoints}${DASH}${entry.game.homePoints}`;
      const end = entry.won ? "won" : "lost";
      return {
        key: "Challenge",
        text: `${end} the match for ${market(entry.market)}, ${teamName(entry.rival)}, ${score}`,
      };
    }
    case "shrank":
      return { key: "Market", text: `loses ${market(entry.market)}` };
    case "event": {
      const words = { folds: "the team folds", moves: "told to move", nothing: "nothing happens" }[entry.event];
      return { key: "Event", text: `dice ${entry.dice.join(" + ")}: ${words}` };
    }
    case "stayed":
      return { key: "Stadium", text: `pays ${money(entry.paid)} and stays; bank ${money(entry.bank)}` };
    case "moved": {
      const taken = entry.takenFrom ? `, taken from the ${teamName(entry.takenFrom)}` : "";
      return { key: "Moves", text: `${market(entry.from)} to ${market(entry.to)}${taken}` };
    }
    case "folded":
      return { key: "Folds", text: entry.lost.length > 0 ? `gives up ${list(entry.lost)}` : "leaves the league" };
    case "replaced":
      return { key: "New team", text: `${teamName(entry.by)} in ${market(entry.market)}` };
    case "setback": {
      const taken = STATS.flatMap((stat) => (entry.taken[stat] ? [`${stat} ${MINUS}${entry.taken[stat]}`] : []));
      const words = taken.length > 0 ? taken.join(", ") : "nothing left to take";
      return {
        key: "Setback",
        text: `d20 ${entry.die}, ${entry.points} ${entry.points === 1 ? "point" : "points"}: ${words}`,
      };
    }
    case "income": {
      const times = entry.die === undefined ? "" : ` \u00d7 ${entry.die}`;
      const count = `${entry.markets.length} ${entry.markets.length === 1 ? "market" : "markets"}`;
      return {
        key: "Income",
        text: `${count}: ${money(entry.base)}${times} = ${money(entry.income)}; bank ${money(entry.bank)}`,
      };
    }
    case "spent":
      if (entry.extra === 0) return undefined;
      return {
        key: "Spends",
        text: `${money(entry.paid)} on ${entry.extra} more ${entry.extra === 1 ? "roll" : "rolls"}; bank ${money(entry.bank)}`,
      };
    case "improvement":
      return {
        key: "Improves",
        text: `${entry.stat}, d20 ${entry.die}: ${entry.from === entry.to ? `stays ${entry.to}` : change(entry.from, entry.to)}`,
      };
    case "star": {
      const title = rules.tables.stars.find((star) => star.position === entry.position)?.title ?? entry.position;
      return { key: "Star", text: `${title} (d20 ${entry.die}): ${entry.stat} ${change(entry.from, entry.to)}` };
    }
    case "starLost":
      return {
        key: "Star lost",
        text: `${entry.position} to the ${teamName(entry.to)}: ${entry.stat} ${change(entry.scoreFrom, entry.scoreTo)}`,
      };
  }
}
