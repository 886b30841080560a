/** Imposes cards on paper: as many as fit, with backs behind their fronts, or front and back to fold; several decks can share their last sheets. */
import type { BuildRequest, Played, StockChoice } from "./request.js";
import { furnished, joinedSpec } from "./card-margins.js";
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import { PAPERS, type Size } from "../kernel/units/index.js";
import { duplex, foldOver, impose, pairHalves, trimBox, twoSided } from "../press/index.js";
import type { DuplexOptions, Imposition, TwoSided as Card } from "../press/index.js";
import type { Fill, Page } from "../sheet/drawing/types.js";
import { cardSize, isCard, largeCard, type FrontMatter } from "../sheet/template/front-matter.js";
import type { SheetSpec } from "../contract/sheet.js";

/** A product's pages before imposition. */
export interface Drawn {
  readonly request: BuildRequest;
  readonly spec: SheetSpec;
  readonly front: FrontMatter;
  readonly fill: Fill;
  readonly pages: readonly Page[];
  readonly played: Played | undefined;
}

/** Cards with all their copies, and how to impose them. */
interface Deck extends Drawn {
  readonly size: Size;
  /** A card and its back. */
  readonly cards: readonly Card[];
  readonly options: DuplexOptions;
}

/** Imposes cards as their template says. Cards for a print shop, and cards requested singly, stay one per page. */
export function cardSheets(drawn: Drawn): readonly Page[] {
  const deck = deckOf(drawn);
  return deck ? sheetsOf([deck], filledUp(deck)) : drawn.pages;
}

/**
 * Imposes the cards of several products: decks of the same size fill each other's last sheets, which come after all others.
 * A product's own sheets stay in place.
 */
export function sharedSheets(drawn: readonly Drawn[]): { readonly spec: SheetSpec; readonly pages: readonly Page[] }[] {
  const decks = new Map(drawn.map((one) => [one, deckOf(one)]));
  const groups = new Map<string, Deck[]>();
  for (const deck of decks.values()) {
    if (!deck) continue;
    const key = [deck.size.width, deck.size.height, deck.options.bleed, onOneSide(deck)].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), deck]);
  }
  const left = new Map<Deck, readonly Card[]>();
  const shared = [...groups.values()].flatMap((group) => {
    const holds = perSheet(group[0]);
    const over = group.filter(({ cards }) => cards.length % holds > 0);
    const rest = over.map(({ cards }) => cards.slice(-(cards.length % holds)));
    if (Math.ceil(rest.flat().length / holds) >= over.length) return [];
    over.forEach((deck, i) => left.set(deck, rest[i]));
    return [{ spec: joinedSpec(over.map(({ spec }) => spec)), pages: sheetsOf(over, rest.flat()) }];
  });
  if (shared.length === 0) drawn[0]?.request.report?.([NOTHING_SHARED]);
  const own = drawn.map((one) => {
    const deck = decks.get(one);
    const cards = deck && deck.cards.slice(0, deck.cards.length - (left.get(deck)?.length ?? 0));
    return { spec: one.spec, pages: deck && cards ? (cards.length > 0 ? sheetsOf([deck], cards) : []) : one.pages };
  });
  return [...own.filter(({ pages }) => pages.length > 0), ...shared];
}

const NOTHING_SHARED = warning("paper-not-shared", "no two decks have last sheets that would fit on one", {
  hint: "cards of one size share paper when that saves a sheet",
});

const hasBacks = ({ front }: Deck): boolean => front.backs;
const onOneSide = (deck: Deck): boolean => hasBacks(deck) && deck.request.cards?.foldOver === true;

/** Cards of decks that share sheets. */
function sheetsOf(decks: readonly Deck[], cards: readonly Card[]): readonly Page[] {
  const [{ request, size, played }] = decks;
  const specs = decks.map(({ spec }) => spec);
  const backs = decks.some(hasBacks);
  const { stock } = request.cards ?? {};
  if (stock) return stock.press.stockSheets(decks, cards, stock);
  const folded = onOneSide(decks[0]);
  const { sheets, grid, issues } = lay(decks[0], cards, backs, joinedSpec(specs).title);
  request.report?.(issues);
  const same = decks.every((deck) => deck.played?.line === played?.line);
  return furnished(request, {
    sheets,
    grid,
    size,
    halves: decks.some(({ front }) => front.halves),
    behind: backs && !folded,
    folded,
    specs,
    played: same ? played : undefined,
  });
}

function lay(deck: Deck, cards: readonly Card[], backs: boolean, title: string): Imposition {
  const options = { ...deck.options, title };
  const fronts = cards.map(([front]) => front);
  if (!backs) return impose(fronts, options);
  const behind = cards.map(([, back]) => back);
  return onOneSide(deck) ? foldOver(fronts, behind, options) : duplex(fronts, behind, options);
}

/** Number of cards per sheet of paper. */
function perSheet(deck: Deck): number {
  const { stock } = deck.request.cards ?? {};
  if (stock) return stock.press.placesOn(stock.stock);
  const { grid } = lay(deck, deck.cards.slice(0, 1), hasBacks(deck), "");
  return grid.columns * grid.rows;
}

/** Undefined if the pages are not cards, or stay one per page. */
function deckOf(drawn: Drawn): Deck | undefined {
  const { request, spec, front, fill, pages } = drawn;
  const enlarged = request.theme === "large-print" && front.large !== "same";
  const twice = enlarged ? largeCard(front, request.paper) : undefined;
  const { stock } = request.cards ?? {};
  if (!isCard(front) || (enlarged && !twice) || request.single || (front.single && !stock)) {
    if (((request.cards?.foldOver && front.backs) || stock) && enlarged) throw new UserError(pageEach(spec, stock));
    return undefined;
  }
  // A large card that fills the sheet leaves no room for its back.
  if (twice && request.cards?.foldOver && front.backs && !largeCard({ ...front, halves: false }, request.paper))
    throw new UserError(pageEach(spec, undefined));
  const paper = PAPERS[request.paper];
  const own = twice ? undefined : front.grid[request.paper];
  // A form has each card once: copies would share its fields.
  const usual = own ? onOne(own, stock) : twice ? 1 : (front.copies ?? 1);
  const { copies: asked, copiesOf = {}, order = "across", binding = "long-edge" } = request.cards ?? {};
  const copies = fill === "forms" ? 1 : (copiesOf[spec.id] ?? asked ?? usual);
  const bleed = twice ? 0 : front.bleed;
  const once = twoSided(pages, front.backs);
  const all = Array.from({ length: copies }, () => once).flat();
  const size = stock && !front.halves ? trimBox(pages[0]) : (twice ?? cardSize(front, request.paper));
  return {
    ...drawn,
    size,
    cards: front.halves ? pairHalves(all, size, fill === "blank" && spec.fills !== "nothing") : all,
    options: { paper, ...own, bleed, gutter: 2 * bleed, order, binding },
  };
}

/** Fills the last sheet of write-on cards by starting over with the first card, unless the user asked for a number of copies. */
function filledUp(deck: Deck): readonly Card[] {
  const { cards, fill, spec, request, front } = deck;
  const { copies, copiesOf = {} } = request.cards ?? {};
  const enlarged = request.theme === "large-print" && front.large !== "same";
  const chosen = copies !== undefined || copiesOf[spec.id] !== undefined;
  if (fill !== "blank" || spec.fills === "nothing" || chosen || enlarged) return cards;
  const { stock } = request.cards ?? {};
  const room = stock
    ? stock.press.roomFor(cards.length, stock)
    : Math.ceil(cards.length / perSheet(deck)) * perSheet(deck);
  const left = room - cards.length;
  return [...cards, ...Array.from({ length: left }, (_, i) => cards[i % cards.length])];
}

const pageEach = ({ title }: SheetSpec, stock: StockChoice | undefined): Issue =>
  stock
    ? fault(
        "stock-size",
        `large print makes a page of each card of "${title}", which fits no place of ${stock.stock.id}`,
        {
          hint: "remove --theme large-print or --stock",
        },
      )
    : fault(
        "fold-too-large",
        `large print makes a page of each card of "${title}": there is no room for its back beside it`,
        { hint: "remove --theme large-print or --fold-over" },
      );

/** Number of copies of the same card that fill a sheet. */
const onOne = (own: { readonly columns: number; readonly rows: number }, stock: StockChoice | undefined): number =>
  stock ? stock.press.placesOnFirst(stock) : own.columns * own.rows;
