/** What cup sheets know: a cup from a file, or nothing but the words that a person gave. */
import { label, type PageLabel } from "../../../page/book-page.js";
import { isCup } from "../cup/describe-cup.js";
import { knockOut } from "../cup/knock-out.js";
import { teamOf } from "../cup/enter-result.js";
import type { Cup } from "../cup/types.js";
import { attemptId, gameWords, viewOf, type BracketSlot, type SeasonView } from "../cup/view.js";
import { nameOf, type PostcardContext } from "./shared.js";

/** File kinds that fill cup sheets. */
export const FROM_CUP: readonly string[] = ["postcard-cup"];

/** The cup of a filled sheet, with the season that has results; undefined on a blank. */
export function cupOf(context: PostcardContext): { readonly cup: Cup; readonly view: SeasonView } | undefined {
  const cup = (context.records as readonly unknown[]).find(isCup);
  return cup && { cup, view: viewOf(cup) };
}

/** Name and season for the head of the sheet. */
export function headWords(context: PostcardContext): { readonly cup: string; readonly season: string } {
  const found = cupOf(context);
  if (found) return { cup: found.cup.name, season: `${found.cup.season}` };
  return { cup: nameOf(context, "cup"), season: nameOf(context, "season") };
}

export const shortOf = (cup: Cup, id: string): string => teamOf(cup, id).short;

/** The bracket of a form, nobody in it yet. */
export function blankBracket(size: number): BracketSlot[][] {
  return knockOut(size).map((games) =>
    games.map(({ game, round, sides }) => ({
      game: attemptId(game, 0),
      round,
      sides: sides.map((side) =>
        "number" in side
          ? { from: `number ${side.number}` }
          : { from: `winner of ${gameWords(side.winner)}`, feeder: side.winner },
      ),
      bye: sides.length === 1,
      results: [],
      byLot: false,
    })),
  );
}

/** A line to write on in the head of a sheet. */
export interface HeadLine {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly pencilX: number;
  readonly pencilY: number;
  readonly pencilW: number;
}

const headLine = (
  name: string,
  words: string,
  value: string,
  x: number,
  y: number,
  w: number,
  used: number,
): HeadLine => ({
  name,
  label: words,
  value,
  x,
  y,
  w,
  pencilX: x + used,
  pencilY: y - 5.4,
  pencilW: w - used,
});

/** Cup and season at the right end of the head. */
export function headLines(context: PostcardContext, prefix: string, right: number): HeadLine[] {
  const { cup, season } = headWords(context);
  return [
    headLine(`${prefix}.cup`, "Cup", cup, right - 104, 9.6, 72, 7),
    headLine(`${prefix}.season`, "Season", season, right - 28, 9.6, 28, 11),
  ];
}

/** Lines of small type from `y` down. */
export const footWords = (lines: readonly string[], y: number, w: number): PageLabel[] =>
  lines.map((value, i) => label(value, 0, y + i * 4.4, { style: "rules", size: 8, w }));
