/** The teams: a page each, or several to a page where they have little to tell. */
import type { BookPart, BookPlan } from "../../../../systems/contract-book.js";
import type { PageModel } from "../../../../page/draw.js";
import { bookPage, cupHead, nameIn, shortIn } from "./page.js";
import { areShort, blocksContent, packTeams } from "./team-block.js";
import { teamContent } from "./team-page.js";
import type { Book } from "./years.js";

export const teamsPart = (book: Book): BookPart => {
  const short = areShort(book);
  return {
    id: "teams",
    title: "Teams",
    note: short ? "every game of the season" : "a page a team",
    pages: [],
    children: short
      ? packTeams(book).flatMap((ids) => sharedPage(book, ids))
      : book.cup.teams.map(({ id }) => ownPage(book, id)),
  };
};

const partOf = (book: Book, id: string, pages: BookPart["pages"]): BookPart => ({
  id: `team.${id}`,
  title: shortIn(book, id),
  pages,
});

function ownPage(book: Book, id: string): BookPart {
  const name = nameIn(book, id);
  const head = cupHead(book, shortIn(book, id), name);
  return partOf(book, id, (plan: BookPlan): PageModel[] => [
    bookPage(book, plan, name, head, () => teamContent(book, id)),
  ]);
}

/** The last of the teams brings the page, so that all of them stand on it: a part without pages is where the next begins. */
function sharedPage(book: Book, ids: readonly string[]): BookPart[] {
  const names = ids.map((id) => shortIn(book, id)).join(", ");
  const page = (plan: BookPlan): PageModel[] => [
    bookPage(book, plan, names, cupHead(book, "Teams", names), () => blocksContent(book, ids)),
  ];
  return ids.map((id, i) => partOf(book, id, i === ids.length - 1 ? page : []));
}
