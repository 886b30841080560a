/** PC-10: the knock-out bracket, for 8 and for 16 teams, or as a cup's file fills it. */
import { parts, type PageContent } from "../../../page/book-page.js";
import type { PageModel } from "../../../page/draw.js";
import type { LargeBlock } from "../../../page/flow.js";
import { halvesOf, layOutBracket, type BracketDrawing } from "../cup/bracket-layout.js";
import { MOST_REPLAYS } from "../cup/types.js";
import { bracketOf, gameWords, hasBracket, type BracketSlot } from "../cup/view.js";
import { roundTitle } from "../cup/knock-out.js";
import { blankBracket, cupOf, footWords, FROM_CUP, headLines, shortOf } from "./cup-values.js";
import { DOT, type PostcardContext, type PostcardSheet } from "./shared.js";

const WIDTH = 259.4;
const TOP = 23;
const BOTTOM = 168;
/** Sizes of the blank forms. */
const FORMS = [8, 16] as const;
/** Most games of a first round on one page. */
const MOST_ON_PAGE = 8;

type Rounds = readonly (readonly BracketSlot[])[];

interface Form {
  readonly rounds: Rounds;
  readonly size: number;
  readonly name: string;
  readonly ties: string;
  nameFor(id: string): string;
}

const TIES = {
  overtime: "A level game goes to overtime: both get a series from the 25, until they differ.",
  replay: `A level game is played again at the other field; after ${MOST_REPLAYS} replays a lot decides.`,
} as const;

function formsOf(context: PostcardContext): Form[] {
  const found = cupOf(context);
  if (found && hasBracket(found.view.contest)) {
    const { cup, view } = found;
    const rounds = bracketOf(view);
    const size = view.contest.format === "final-four" ? 4 : view.order.length;
    return [{ rounds, size, name: "cup", ties: TIES[view.contest.ties], nameFor: (id) => shortOf(cup, id) }];
  }
  return FORMS.map((size) => ({
    rounds: blankBracket(size),
    size,
    name: `cup${size}`,
    ties: `${TIES.overtime} Or agree on a replay at the other field.`,
    nameFor: (id) => id,
  }));
}

const titlesOf = (rounds: Rounds): string[] => rounds.map((_, i) => roundTitle(2 ** (rounds.length - i)));

const contentOf = (drawings: readonly BracketDrawing[]) => ({
  ...parts({
    bands: drawings.flatMap((one) => one.bands),
    boxes: drawings.flatMap((one) => one.boxes),
    lines: drawings.flatMap((one) => one.lines),
    labels: drawings.flatMap((one) => one.labels),
  } satisfies PageContent),
  pencils: drawings.flatMap((one) => one.pencils),
});

function pageModel(context: PostcardContext, form: Form, page: string, drawings: readonly BracketDrawing[]): PageModel {
  const places = 2 ** form.rounds.length;
  const content = contentOf(drawings);
  const words = [
    `Draw the numbers by lot${form.size < 4 ? "" : ", last year's champion is number 1"}. ${
      places === form.size
        ? `With fewer teams the first numbers have no rival and go on at once.`
        : "Numbers without a first game go on at once."
    } The better number is at home.`,
    form.ties,
  ];
  return {
    template: "postcard/cup-form",
    title: `Cup, ${form.size} teams${page}`,
    model: {
      subtitle: "Cup sheet",
      tagline: `a knock-out of ${places} places ${DOT} winners go right`,
      tagWidth: 110,
      heads: headLines(context, `${form.name}${page.replace(/\W/g, "")}`, WIDTH),
      ...content,
      labels: [...content.labels, ...footWords(words, BOTTOM + 7, WIDTH)],
    },
  };
}

function formPages(context: PostcardContext, form: Form): PageModel[] {
  const { rounds, name, nameFor: nameOf } = form;
  const titles = titlesOf(rounds);
  const place = { x: 0, y: TOP, w: WIDTH, h: BOTTOM - TOP, name, nameOf, sideH: 9, size: 12 };
  if (rounds[0].length <= MOST_ON_PAGE) {
    return [pageModel(context, form, "", [layOutBracket(rounds, { ...place, titles, prize: "Champion" })])];
  }
  const [upper, lower] = halvesOf(rounds);
  const finalW = 52;
  const half = { ...place, titles: titles.slice(0, -1), prize: "" };
  const final = { ...place, x: WIDTH - finalW, w: finalW, titles: [titles.at(-1)!], prize: "Champion" };
  return [
    pageModel(context, form, ", upper half", [layOutBracket(upper, half)]),
    pageModel(context, form, ", lower half", [
      layOutBracket(lower, { ...half, w: WIDTH - finalW - 8 }),
      layOutBracket([rounds.at(-1)!], final),
    ]),
  ];
}

function large(context: PostcardContext): LargeBlock[] {
  return formsOf(context).flatMap((form, i): LargeBlock[] => [
    ...(i > 0 ? [{ kind: "break" } as const] : []),
    { kind: "heading", text: `Cup sheet, ${form.size} teams` },
    { kind: "text", text: form.ties },
    {
      kind: "table",
      name: `${form.name}.large`,
      columns: [
        { head: "Game", share: 34 },
        { head: "Team", share: 34, pencil: true },
        { head: "Points", share: 14, pencil: true, align: "middle" },
        { head: "Team", share: 34, pencil: true },
        { head: "Points", share: 14, pencil: true, align: "middle" },
      ],
      rows: form.rounds.flat().flatMap((slot) => {
        if (slot.bye) return [];
        const last = slot.results.at(-1);
        const cells = slot.sides.flatMap(({ team }) => {
          const points = last && team !== undefined ? `${last.away === team ? last.awayPoints : last.homePoints}` : "";
          return [team === undefined ? "" : form.nameFor(team), points];
        });
        return [[`${gameWords(slot.game)}: ${slot.sides.map(({ from }) => from).join(", ")}`, ...cells]];
      }),
    },
  ]);
}

export const cupSheet: PostcardSheet = {
  id: "cup-sheet",
  code: "PC-10",
  title: "Cup sheet",
  summary: "knock-out brackets for 8 and 16 teams to write into; a cup's file fills its own, up to 32 teams",
  orientation: "landscape",
  fills: "record",
  from: FROM_CUP,
  pages: (context) => formsOf(context).flatMap((form) => formPages(context, form)),
  large,
};
