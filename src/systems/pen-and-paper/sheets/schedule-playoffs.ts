/** The playoffs at the foot of a schedule. */
import { round } from "../../../page/lay-out.js";
import type { PlayoffRound, ScheduleSpec } from "../rules/index.js";
import { slotWords, type LeagueView } from "./schedule-values.js";

const TITLE_W = 34;
const BOX_W = 7.6;

/** Narrow games have their words above the line, wide ones beside it. */
const isNarrow = (r: PlayoffRound): boolean => r.games.length > 2;
const heightOf = (r: PlayoffRound): number => (isNarrow(r) ? 17 : 11.6);

/** Height of all rounds together. */
export const playoffHeight = (spec: ScheduleSpec): number => spec.playoffs.reduce((sum, r) => sum + heightOf(r), 0);

/** A row a round: who plays, the teams and their points. */
export function schedulePlayoffs(view: LeagueView, width: number, y: number): object {
  const { spec } = view;
  let top = y + 5;
  return {
    y,
    h: 5,
    title: "Playoffs",
    note: `${spec.qualifiers} teams  \u00b7  the lower-ranked team travels`,
    frameH: round(5 + playoffHeight(spec)),
    titleW: TITLE_W,
    rounds: spec.playoffs.map((r) => {
      const h = heightOf(r);
      const row = {
        y: round(top),
        h,
        bottom: round(top + h),
        title: r.title,
        week: `week ${r.week}`,
        titleY: top + h / 2 - 2,
        weekY: top + h / 2 + 2.2,
        games: gamesOf(view, r, width, top),
      };
      top += h;
      return row;
    }),
  };
}

function gamesOf(view: LeagueView, r: PlayoffRound, width: number, top: number): object[] {
  const narrow = isNarrow(r);
  const half = heightOf(r) / 2;
  const gameW = (width - TITLE_W) / r.games.length;
  return r.games.map((game, g) => {
    const x = TITLE_W + g * gameW;
    const played = view.playoffs[game.id];
    return {
      x: round(x),
      sides: (["away", "home"] as const).map((side, s) => {
        const y = round(top + s * half);
        const name = `s${view.spec.size}.${game.id}.${side}`;
        const wordsW = narrow ? gameW - BOX_W - 3 : 30;
        const nameX = round(x + (narrow ? 0.8 : 32));
        const nameY = narrow ? y + 2.9 : y;
        return {
          words: `${side === "away" ? "" : "at "}${slotWords(game[side])}`,
          x: round(x + 1.2),
          y: narrow ? y + 2 : y + half / 2,
          wordsW,
          name: `${name}.team`,
          label: `${r.title}: ${slotWords(game[side])}`,
          value: played?.[`${side}Nickname`] ?? "",
          nameX,
          nameW: round(x + gameW - BOX_W - 1 - nameX),
          nameY,
          right: round(x + gameW),
          lineY: y,
          h: round(y + half - nameY),
          box: {
            name: `${name}.points`,
            value: played ? played.points[s] : "",
            x: round(x + gameW - BOX_W - 0.8),
            y: round(y + (half - Math.min(6.4, half - 0.8)) / 2),
            w: BOX_W,
            h: Math.min(6.4, half - 0.8),
          },
        };
      }),
    };
  });
}
