/** The cover: name of the league, its seasons, and the helmets of its teams. */
import type { BookPlan } from "../../../systems/contract-book.js";
import { LIVE_AREA, type PageModel } from "../../../page/draw.js";
import { lazyPage } from "../../../page/lazy-page.js";
import { DASH } from "../sheets/shared.js";
import { HELMET_ASPECT, helmetAt } from "./helmets.js";
import { label, parts, WIDTH, type Book } from "./page.js";

const TOP = 118;
const BOTTOM = 228;

export function coverPage(book: Book, _plan: BookPlan): PageModel {
  return lazyPage("pen-and-paper/book/cover", book.league.name, () => {
    const { teams, name } = book.league;
    const across = teams.length <= 8 ? teams.length / 2 : teams.length === 10 ? 5 : 4;
    const deep = Math.ceil(teams.length / across);
    const pitchX = WIDTH / across;
    const pitchY = (BOTTOM - TOP) / deep;
    const w = Math.min(34, pitchX * 0.72, (pitchY - 9) / HELMET_ASPECT);
    const places = teams.map((_, i) => ({
      cx: ((i % across) + 0.5) * pitchX,
      y: TOP + Math.floor(i / across) * pitchY + (pitchY - 6 - w * HELMET_ASPECT) / 2,
    }));
    const seasons = book.years.map(({ season }) => season);
    const [first, last] = [seasons[0] ?? 1, seasons.at(-1) ?? 1];
    return {
      ...parts({
        helmets: teams.map(({ team }, i) => helmetAt(book.theme, team, places[i].cx - w / 2, places[i].y, w)),
        labels: teams.map(({ team }, i) =>
          label(team.name, places[i].cx, places[i].y + w * HELMET_ASPECT + 3.6, {
            style: "semi",
            size: 8.6,
            align: "middle",
            w: pitchX - 2,
          }),
        ),
      }),
      cover: {
        name,
        seasons: first === last ? `Season ${first}` : `Seasons ${first}${DASH}${last}`,
        count: `${last - first + 1}`,
        teams: `${teams.length} teams`,
        right: LIVE_AREA.width,
      },
    };
  });
}
