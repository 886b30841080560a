/** M18, PP-18: the playoff brackets, a page a league size. */
import type { LargeBlock } from "../../../page/flow.js";
import { round } from "../../../page/lay-out.js";
import type { PlayoffGame } from "../rules/index.js";
import { formParts, headLine } from "./form.js";
import { leagueViews, slotWords, type LeagueView } from "./schedule-values.js";
import { FROM_LEAGUE, type PenPaperSheet } from "./shared.js";

const WIDTH = 259.4;
const TOP = 24;
const BOTTOM = 176;
const GAP = 16;
const BAND = 6;
/** A side: printed words over a box for the team. */
const WORDS = 4.6;
const NAME = 9.4;
const POINTS = 13;
const GAME_H = 2 * (WORDS + NAME);
const CHAMPION_H = 18;

interface Placed {
  readonly game: PlayoffGame;
  readonly column: number;
  readonly cy: number;
}

/** Games that a game waits for. */
const feeders = (game: PlayoffGame): string[] =>
  [...game.away.from, ...game.home.from].flatMap((c) => ("winner" in c ? [c.winner] : []));

function placeGames(view: LeagueView): Placed[] {
  const { playoffs } = view.spec;
  const middle = (TOP + BAND + BOTTOM) / 2;
  const placed = new Map<string, Placed>();
  playoffs.forEach((r, column) => {
    const pitch = (BOTTOM - TOP - BAND) / r.games.length;
    r.games.forEach((game, i) => {
      const even = TOP + BAND + (i + 0.5) * pitch;
      const before = feeders(game).flatMap((id) => placed.get(id)?.cy ?? []);
      const shared =
        playoffs[column].games.length > 1 &&
        playoffs.length === 3 &&
        before.length > 0 &&
        r.games.length === playoffs[column - 1].games.length;
      const cy = before.length === 0 || shared ? even : before.reduce((a, b) => a + b, 0) / before.length;
      placed.set(game.id, { game, column, cy: round(r.games.length === 1 ? middle : cy) });
    });
  });
  return [...placed.values()];
}

function model(view: LeagueView): object {
  const { spec } = view;
  const prefix = `s${spec.size}.`;
  const columnCount = spec.playoffs.length + 1;
  const w = round(Math.min(82, (WIDTH - GAP * (columnCount - 1)) / columnCount));
  const left = (WIDTH - columnCount * w - GAP * (columnCount - 1)) / 2;
  const columnX = (i: number): number => round(left + i * (w + GAP));
  const placed = placeGames(view);
  const middle = (TOP + BAND + BOTTOM) / 2;
  const championX = columnX(columnCount - 1);
  const final = placed[placed.length - 1];
  const joins = placed.flatMap(({ game, column, cy }) =>
    feeders(game).map((id) => {
      const from = placed.find((p) => p.game.id === id) as Placed;
      return path(columnX(from.column) + w, from.cy, columnX(column), cy);
    }),
  );
  return {
    subtitle: "Playoff bracket",
    tagline: `${spec.size} teams, ${spec.qualifiers} of them in the playoffs  \u00b7  the lower-ranked team of a game is the visitor`,
    tagWidth: 130,
    ...formParts({
      heads: [
        headLine(`${prefix}league`, "League", view.league, 160, 4.6, 99.4),
        headLine(`${prefix}season`, "Season", view.season, 160, 12, 99.4),
      ],
    }),
    rounds: spec.playoffs.map((r, i) => ({
      x: columnX(i),
      y: TOP,
      w,
      h: BAND,
      title: r.title,
      note: `week ${r.week}`,
    })),
    joins: [...joins, path(columnX(final.column) + w, final.cy, championX, middle)].flat(),
    games: placed.map(({ game, column, cy }) => {
      const x = columnX(column);
      const y = round(cy - GAME_H / 2);
      const played = view.playoffs[game.id];
      return {
        x,
        y,
        w,
        h: GAME_H,
        sides: (["away", "home"] as const).map((side, s) => {
          const top = round(y + s * (WORDS + NAME));
          return {
            words: `${side === "away" ? "" : "at "}${slotWords(game[side])}`,
            x,
            wordsX: x + 1.6,
            wordsY: top + WORDS / 2 + 0.2,
            wordsW: w - 3,
            wordsTop: top,
            wordsH: WORDS,
            y: round(top + WORDS),
            w,
            h: NAME,
            yEnd: round(top + WORDS + NAME),
            name: `${prefix}${game.id}.${side}.team`,
            label: `${slotWords(game[side])}`,
            value: played?.[side] ?? "",
            nameX: x + 1,
            nameW: w - POINTS - 1.4,
            pointsX: round(x + w - POINTS),
            pointsW: POINTS,
            points: played?.points[s] ?? "",
            pointsName: `${prefix}${game.id}.${side}.points`,
          };
        }),
      };
    }),
    champion: {
      x: championX,
      w,
      y: round(middle - CHAMPION_H / 2),
      h: CHAMPION_H,
      bandY: round(middle - CHAMPION_H / 2 - BAND),
      bandH: BAND,
      name: `${prefix}champion`,
      value: view.champion,
      cupX: round(championX + w / 2),
    },
    foot: "Ranks: record, then division record (inside a division only), games between the tied teams, points scored, longest time without a playoff. A tied playoff game is played on until somebody leads.",
    footY: 182.4,
  };
}

/** Three strokes from a game to the next: out, along, in. */
function path(x1: number, y1: number, x2: number, y2: number): object[] {
  const mid = round((x1 + x2) / 2);
  return [
    { x1, y1, x2: mid, y2: y1 },
    { x1: mid, y1, x2: mid, y2 },
    { x1: mid, y1: y2, x2, y2 },
  ];
}

function large(view: LeagueView): LargeBlock[] {
  const { spec } = view;
  return [
    { kind: "break" },
    { kind: "heading", text: `Playoffs, ${spec.size} teams`, note: `${spec.qualifiers} qualify` },
    { kind: "text", text: "The lower-ranked team of a game is the visitor." },
    {
      kind: "table",
      name: `s${spec.size}`,
      columns: [
        { head: "Round", share: 4 },
        { head: "Week", share: 1.2, align: "middle" },
        { head: "Who", share: 4 },
        { head: "Team", share: 4, pencil: true },
        { head: "Points", share: 1.6, pencil: true, align: "middle" },
      ],
      rows: [
        ...spec.playoffs.flatMap((r) =>
          r.games.flatMap((game) =>
            (["away", "home"] as const).map((side, s) => [
              r.title,
              `${r.week}`,
              `${side === "away" ? "" : "at "}${slotWords(game[side])}`,
              view.playoffs[game.id]?.[side] ?? "",
              view.playoffs[game.id]?.points[s] ?? "",
            ]),
          ),
        ),
        ["Champion", "", "", view.champion, ""],
      ],
    },
  ];
}

export const bracket: PenPaperSheet = {
  id: "bracket",
  code: "PP-18",
  title: "Playoff bracket",
  summary: "who meets whom after the last week, for every league size",
  orientation: "landscape",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) =>
    leagueViews(context).map((view) => ({
      template: "pen-and-paper/bracket",
      title: `Playoff bracket, ${view.spec.size} teams`,
      model: model(view),
    })),
  large: (context) => leagueViews(context).flatMap(large),
};
