/** The end of the book: champions, all-time standings and records. */
import { best } from "../../../kernel/lists/index.js";
import { signedText } from "../../../kernel/words/index.js";
import type { BookPart } from "../../contract-book.js";
import type { Book } from "./index.js";
import { recordFacts } from "./leaders.js";
import { bookForm } from "./lines.js";
import { nameIn, nickname, recordWords, shareText } from "./results.js";
import { championFacts } from "./standings.js";

export function honorsParts(book: Book): BookPart[] {
  if (book.years.length === 0) return [];
  const facts = { league: book.league.name, champions: championRows(book), teams: allTime(book) };
  // Both stand on the pages of the second: a part without pages is where the next one begins.
  return [
    { id: "champions", title: "Champions", pages: [] },
    { id: "all-time", title: "All-time standings", pages: [bookForm("honors", "Champions", facts)], listPages: false },
    { id: "records", title: "Records", pages: [bookForm("records", "Records", recordFacts(book))] },
  ];
}

const championRows = ({ years }: Book) =>
  years.flatMap((year) => {
    const champion = championFacts(year);
    if (!champion) return [];
    const first = year.standings.find(({ leagueRank }) => leagueRank === 1)!;
    return [
      { season: year.season, ...champion, first: nickname(year.league, first.team), firstRecord: recordWords(first) },
    ];
  });

/** Sums of every regular season, best share of wins first; a tie is half a win. */
function allTime({ years }: Book) {
  const ids = [...new Set(years.flatMap(({ standings }) => standings.map(({ team }) => team)))];
  const teams = ids.map((id) => {
    const own = years.flatMap((year) => year.standings.filter(({ team }) => team === id).map((row) => ({ year, row })));
    const sum = (value: (one: (typeof own)[number]) => number): number => own.reduce((all, one) => all + value(one), 0);
    const [wins, losses, ties] = [sum(({ row }) => row.wins), sum(({ row }) => row.losses), sum(({ row }) => row.ties)];
    const [pf, pa] = [sum(({ row }) => row.pointsFor), sum(({ row }) => row.pointsAgainst)];
    const share = (wins + ties / 2) / (wins + losses + ties || 1);
    const crowned = own.filter(({ year }) => year.bracket.champion !== undefined);
    const times = (test: (one: (typeof own)[number]["year"]["bracket"]) => boolean): number =>
      crowned.filter(({ year }) => test(year.bracket)).length;
    return {
      share,
      row: {
        team: nameIn(own.at(-1)!.year.league, id),
        ...{
          seasons: own.length,
          wins,
          losses,
          ties,
          share: shareText(share),
          pf,
          pa,
          difference: signedText(pf - pa),
        },
        divisions: crowned.filter(({ row }) => row.divisionRank === 1).length,
        playoffs: times(({ qualifiers }) => qualifiers.includes(id)),
        finals: times(({ champion, finalist }) => id === champion || id === finalist),
        titles: times(({ champion }) => id === champion),
      },
    };
  });
  return best(teams, ({ share }) => share, Infinity).map(({ row }) => row);
}
