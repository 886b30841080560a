/** The playoffs at the foot of a schedule. */
import { round } from "../../../page/lay-out.js";
import { nickname, slotWords, type LeagueView } from "./schedule-values.js";

/** A row a round: who plays, the teams and their points. */
export function schedulePlayoffs(view: LeagueView, width: number, y: number, pitch: number): object {
  const { spec } = view;
  const titleW = 34;
  return {
    y,
    h: 5,
    title: "Playoffs",
    note: `${spec.qualifiers} teams  \u00b7  the lower-ranked team travels`,
    frameH: round(5 + spec.playoffs.length * pitch),
    titleW,
    rounds: spec.playoffs.map((r, i) => {
      const top = round(y + 5 + i * pitch);
      const gameW = (width - titleW) / r.games.length;
      return {
        y: top,
        h: pitch,
        bottom: round(top + pitch),
        title: r.title,
        week: `week ${r.week}`,
        titleY: top + pitch * 0.34,
        weekY: top + pitch * 0.72,
        games: r.games.map((game, g) => {
          const x = titleW + g * gameW;
          const played = view.playoffs[game.id];
          return {
            x: round(x),
            sides: (["away", "home"] as const).map((side, s) => {
              const rowY = round(top + s * (pitch / 2));
              const boxW = 7.6;
              return {
                words: `${side === "away" ? "" : "at "}${slotWords(game[side])}`,
                x: round(x + 1.2),
                y: rowY + pitch / 4,
                wordsW: Math.min(24, gameW - 10),
                name: `s${spec.size}.${game.id}.${side}`,
                label: `${r.title}: ${slotWords(game[side])}`,
                value: played ? nickname(played[side]) : "",
                nameX: round(x + Math.min(26, gameW * 0.45)),
                nameW: round(gameW - boxW - 1 - Math.min(26, gameW * 0.45)),
                nameY: rowY,
                right: round(x + gameW),
                h: pitch / 2,
                box: {
                  name: `s${spec.size}.${game.id}.${side}.points`,
                  value: played ? played.points[s] : "",
                  x: round(x + gameW - boxW - 0.8),
                  y: rowY + 0.5,
                  w: boxW,
                  h: pitch / 2 - 1,
                },
              };
            }),
          };
        }),
      };
    }),
  };
}
