/** The cover: a picture postcard of the cup, and the helmets of its teams. */
import type { BookPlan } from "../../../../systems/contract-book.js";
import { lazyPage } from "../../../../page/lazy-page.js";
import type { PageModel } from "../../../../page/draw.js";
import { DASH } from "../../sheets/shared.js";
import type { Contest } from "../types.js";
import { HELMET_ASPECT, helmetAt, label, parts, shortIn, WIDTH } from "./page.js";
import type { Book } from "./years.js";

const TOP = 138;
const BOTTOM = 246;

/** How a season is played, in a few words. */
export function contestWords({ format, rounds }: Contest): string {
  if (format === "knock-out") return "a knock-out cup";
  const table = rounds === 1 ? "everybody meets everybody" : "everybody meets everybody twice";
  return format === "final-four" ? `${table}, then the final four` : table;
}

export const seasonsWords = (book: Book): string => {
  const seasons = book.years.map(({ season }) => season);
  const [first, last] = [seasons[0] ?? 1, seasons.at(-1) ?? 1];
  return first === last ? `Season ${first}` : `Seasons ${first}${DASH}${last}`;
};

export function coverPage(book: Book, _plan: BookPlan): PageModel {
  const { cup } = book;
  return lazyPage("postcard/book/cover", cup.name, () => {
    const count = cup.teams.length;
    const across = count <= 4 ? count : count <= 8 ? 4 : count <= 16 ? 4 : 6;
    const deep = Math.ceil(count / across);
    const [pitchX, pitchY] = [WIDTH / across, (BOTTOM - TOP) / deep];
    const w = Math.min(30, pitchX * 0.6, (pitchY - 7) / HELMET_ASPECT);
    const places = cup.teams.map((_, i) => {
      const row = Math.floor(i / across);
      const inRow = Math.min(across, count - row * across);
      return {
        cx: WIDTH / 2 + ((i % across) - (inRow - 1) / 2) * pitchX,
        y: TOP + row * pitchY + (pitchY - 5 - w * HELMET_ASPECT) / 2,
      };
    });
    return {
      ...parts({
        helmets: cup.teams.map(({ id }, i) => helmetAt(book, id, places[i].cx - w / 2, places[i].y, w)),
        labels: cup.teams.map(({ id }, i) =>
          label(shortIn(book, id), places[i].cx, places[i].y + w * HELMET_ASPECT + 3.2, {
            style: "semi",
            size: across > 4 ? 7.6 : 9,
            align: "middle",
            w: pitchX - 2,
          }),
        ),
      }),
      cover: {
        name: cup.name,
        seasons: seasonsWords(book),
        stamp: `${book.years.at(-1)?.season ?? cup.season}`,
        contest: contestWords(cup.contest),
        teams: `${count} teams`,
      },
    };
  });
}
