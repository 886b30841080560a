/** A coach with sandlot rules: kicks on fourth down, accepts every penalty that helps, never stops the clock. */
import { otherSide } from "../../../kernel/football/index.js";
import { kickChance, kickLength } from "../engine/index.js";
import type { Coach } from "./coach.js";

export const simple: Coach = {
  id: "simple",
  title: "Simple coach",
  summary: "Kicks on fourth down, goes for it only when behind at the end, and lets the clock run",
  choose(ask, game, state) {
    switch (ask.kind) {
      case "toss":
        return { kind: "toss", coin: "heads" };
      case "kickoff":
        return { kind: "kickoff", kick: "deep" };
      case "snap": {
        if (ask.isTry || state.down !== 4) return { kind: "snap", call: "chart" };
        const behind = state.score[otherSide(ask.team)] > state.score[ask.team];
        if (behind && state.period >= 4 && state.clock <= 180) return { kind: "snap", call: "chart" };
        const good = kickChance(game.books[ask.team], kickLength(game, state.spot)) >= 0.5;
        return { kind: "snap", call: good ? "fieldGoal" : "punt" };
      }
      case "buyOff":
        return { kind: "buyOff", timeout: false };
      case "penalty": {
        const { accept, decline, team } = ask;
        // Possession first, then points, then down and distance.
        const won = (after: typeof accept): number => after.score[team] - after.score[otherSide(team)];
        if (won(accept) !== won(decline)) return { kind: "penalty", accept: won(accept) > won(decline) };
        if (accept.ball !== decline.ball) return { kind: "penalty", accept: accept.ball === team };
        const worth = ({ spot, down }: typeof accept): number => spot - 8 * down;
        const more = worth(accept) - worth(decline);
        return { kind: "penalty", accept: accept.ball === team ? more > 0 : more < 0 };
      }
      case "clock":
        return { kind: "clock", how: "run" };
      case "try":
        return { kind: "try", go: "kick" };
      case "lastKick":
        return { kind: "lastKick", kick: kickChance(game.books[ask.team], ask.length) > 0 };
    }
  },
};
