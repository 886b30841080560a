/** One team as a poker card, 63 x 88 mm; everything stands in an inset frame of 57 x 82 mm, nothing colored at the cut. */
import { round } from "../../../page/lay-out.js";
import type { ThemeId } from "../../../sheet/theme.js";
import { DEFENSE_STATS, isOffenseStat, OFFENSE_STATS, type PenAndPaperTables, type Stat } from "../rules/index.js";
import type { CardTeam } from "./card-team.js";
import { sentence } from "./chart-words.js";
import { signed } from "./shared.js";
import { teamInk } from "./team-colors.js";

const FRAME = { x: 3, y: 3, w: 57, right: 60 } as const;
const HEAD = { h: 16.4, stripe: 1.5 } as const;
const TABLE = { y: 58.3, band: 4.1, scores: 73, h: 19.5 } as const;
const CELL = FRAME.w / 6;

/** View-model of one card. */
export function teamCard(team: CardTeam, theme: ThemeId, tables: PenAndPaperTables): object {
  const ink = teamInk(theme, team.colors);
  // Two letters and three need a box each; the city ends before it.
  const codeW = round(1.9 + team.code.length * 1.55);
  const starred = new Set(team.stars.map((position) => tables.stars.find((star) => star.position === position)?.stat));
  const cell = (stat: Stat, i: number): object => {
    const x = round(FRAME.x + i * CELL);
    const cx = round(x + CELL / 2);
    const star = starred.has(stat);
    return {
      stat,
      star,
      x,
      cx,
      // The star takes its room from the right: letters and star together stay in the middle.
      headX: round(cx - (star ? 1.6 : 0)),
      starX: round(cx + 2),
      modifier: signed(team.modifiers[stat]),
      score: `${team.scores[stat]}`,
      line: i % 3 !== 0,
    };
  };
  const stars = starNote(team, tables);
  return {
    ink,
    frame: FRAME,
    head: { ...HEAD, stripeY: FRAME.y + HEAD.h + 0.9, right: FRAME.right - 2.2 },
    city: team.city,
    cityW: round(FRAME.w - 2.4 - 2.2 - codeW - 2),
    nickname: team.nickname,
    code: team.code,
    codeBox: { x: round(FRAME.right - 2.2 - codeW), w: codeW, cx: round(FRAME.right - 2.2 - codeW / 2) },
    monogram: team.monogram,
    ratings: [
      { title: "OFF", value: `${team.off}`, y: 23.3 },
      { title: "DEF", value: `${team.def}`, y: 40.6 },
    ].map((rating) => ({ ...rating, bandCy: rating.y + 1.95, cy: round(rating.y + 9.8) })),
    table: { ...TABLE, middle: FRAME.x + FRAME.w / 2, bottom: TABLE.y + TABLE.h, half: FRAME.w / 2 },
    cells: [...OFFENSE_STATS, ...DEFENSE_STATS].map(cell),
    market: [team.market, ...(team.otherMarkets.length > 0 ? [`+ ${team.otherMarkets.join(", ")}`] : [])].join("  "),
    marketW: stars.text === "" ? 43.8 : 24,
    stadium: team.stadium,
    stars,
  };
}

/** `Linebacker` for one star, `LB, QB` for more. */
function starNote(team: CardTeam, tables: PenAndPaperTables): { readonly text: string; readonly titles: string } {
  const found = tables.stars.filter((star) => team.stars.includes(star.position));
  const offenseFirst = [...found].sort((a, b) => Number(isOffenseStat(b.stat)) - Number(isOffenseStat(a.stat)));
  const titles = offenseFirst.map((star) => star.title).join(", ");
  if (found.length === 0) return { text: "", titles };
  return {
    text: found.length === 1 ? sentence(found[0].title) : offenseFirst.map((s) => s.position).join(", "),
    titles,
  };
}
