/** Imposes cards on die-cut sheets: labels, perforated and punched cards. Positions are fixed; nothing is ever scaled. */
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import { turned, type Size } from "../kernel/units/index.js";
import { opsBounds } from "../sheet/drawing/bounds.js";
import { LAYERS, type Page } from "../sheet/drawing/types.js";
import { bleedOf, roundMm, SAME_MM, sizeText, trimBox, type Rect, type Sides } from "./box.js";
import { orientationOf } from "./grid.js";
import { cutSize, drawnOf, sheetTitle, turnsUpright } from "./impose.js";
import type { Binding, Order } from "./order.js";
import { composeSheet, type Placement, type Turn } from "./sheet.js";

/** A sheet with positions of one size; millimeters from its top left. */
export interface CardStock {
  readonly id: string;
  readonly title: string;
  /** Labels have only one side. */
  readonly kind: "labels" | "cards";
  readonly paper: Size;
  readonly place: Size;
  /** Left and top of every position, in counting order. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** Positions that are not printed on, counted from 0. */
  readonly empty: readonly number[];
}

/** A sheet with some positions already used. */
export interface OpenStock {
  readonly stock: CardStock;
  /** Free positions of the first sheet in the order they are filled, counted from 0; absent = all. */
  readonly first?: readonly number[] | undefined;
}

export interface OntoOptions extends OpenStock {
  readonly order?: Order;
  readonly binding?: Binding;
  readonly title: string;
  /** Warns about ink closer to the paper's edge than this, millimeters; absent = as in the printer's profile. */
  readonly margin?: number | undefined;
}

export interface Onto {
  readonly sheets: readonly Page[];
  /** Warnings about ink where most printers cannot print. */
  readonly issues: readonly Issue[];
}

/** A position on one of the sheets, counted from 0. */
interface Slot {
  readonly sheet: number;
  readonly place: number;
}

/** Positions that are printed on, in order. */
const openPlaces = ({ places, empty }: CardStock): number[] =>
  places.map((_, i) => i).filter((i) => !empty.includes(i));

/** Number of cards on a full sheet. */
export const placesOn = (stock: CardStock): number => openPlaces(stock).length;

/** Number of cards on the first sheet. */
export const placesOnFirst = ({ stock, first }: OpenStock): number => first?.length ?? placesOn(stock);

/** Total positions on as many sheets as that many cards need. */
export function roomFor(cards: number, open: OpenStock): number {
  const [first, each] = [placesOnFirst(open), placesOn(open.stock)];
  return first + each * Math.max(0, Math.ceil((cards - first) / each));
}

/** Positions for that many cards: sheet by sheet, or position by position through all sheets, so that the piles stack in order. */
function slotsFor(cards: number, open: OpenStock, order: Order): Slot[] {
  const all = openPlaces(open.stock);
  const sheets = 1 + (roomFor(cards, open) - placesOnFirst(open)) / all.length;
  const onSheet = (sheet: number): readonly number[] => (sheet === 0 ? (open.first ?? all) : all);
  const across = Array.from({ length: sheets }, (_, sheet) => onSheet(sheet).map((place) => ({ sheet, place }))).flat();
  const slots = order === "across" ? across : all.flatMap((place) => across.filter((slot) => slot.place === place));
  return slots.slice(0, cards);
}

/** How cards must be turned to fit a position. @throws UserError `stock-size` */
export function turnFor(card: Size, stock: CardStock, title: string): Turn {
  const { place } = stock;
  if (fits(card, place)) return 0;
  if (fits(turned(card), place)) return 90;
  // Reports the orientation that fits better.
  const ways = [card, turned(card)].map(({ width, height }) => [width - place.width, height - place.height] as const);
  const [wide, high] = ways.reduce((one, other) => (Math.max(...other) < Math.max(...one) ? other : one));
  const by = [
    ...(wide > SAME_MM ? [`${roundMm(wide)} mm too wide`] : []),
    ...(high > SAME_MM ? [`${roundMm(high)} mm too high`] : []),
  ];
  const message = `cards of "${title}" are ${sizeText(card)} and do not fit ${stock.id}: its places are ${sizeText(place)}, the cards are ${by.join(" and ")}`;
  throw new UserError(
    fault("stock-size", message, { hint: "nothing is scaled: choose larger places or a smaller card" }),
  );
}

const fits = (card: Size, place: Size): boolean =>
  card.width <= place.width + SAME_MM && card.height <= place.height + SAME_MM;

/**
 * Centers cards in their positions. With backs: front of sheet 1, its back, front of sheet 2 ...; a card turned over like a book page shows
 * its back upright.
 * @param backs one for each front, or none at all
 * @throws UserError `cards-none`, `cards-differ`, `stock-size`
 */
export function ontoStock(
  fronts: readonly Page[],
  backs: readonly (Page | undefined)[] | undefined,
  options: OntoOptions,
): Onto {
  const { stock, order = "across", binding = "long-edge", title, margin } = options;
  const size = cutSize([...fronts, ...drawnOf(backs ?? [])], {});
  const turn = turnFor(size, stock, title);
  const slots = slotsFor(fronts.length, options, order);
  const upright = turnsUpright(orientationOf(stock.paper), binding);
  // On a vertical axis, a quarter turn reverses direction; on a horizontal one, backs of unturned cards are upside down.
  const behind: Turn = upright ? (turn === 90 ? 270 : 0) : turn === 90 ? 90 : 180;
  const count = 1 + Math.max(...slots.map(({ sheet }) => sheet));
  const sheets = Array.from({ length: count }, (_, sheet) => {
    const name = sheetTitle({ paper: stock.paper, title }, sheet, count);
    const here = slots.flatMap((slot, i) => (slot.sheet === sheet ? [{ place: slot.place, i }] : []));
    const front = here.map(({ place, i }) => placed(fronts[i], rectOf(stock, place), besides(stock, place), turn));
    const page = composeSheet(stock.paper, name, front);
    if (!backs) return [page];
    const back = here.flatMap(({ place, i }) => {
      const page = backs[i];
      if (!page) return [];
      const [at, room] = mirrored(stock.paper, rectOf(stock, place), besides(stock, place), upright);
      return [placed(page, at, room, behind)];
    });
    return [
      { ...page, side: "front" as const },
      { ...composeSheet(stock.paper, `${name}, back`, back), side: "back" as const },
    ];
  }).flat();
  return { sheets, issues: margin === undefined ? [] : edgeIssues(sheets, margin) };
}

const rectOf = ({ place, places }: CardStock, i: number): Rect => ({ ...places[i], ...place });

/** Half of the free space around a position, up to its neighbors or the edge of the paper: bleed ends there. */
function besides(stock: CardStock, i: number): Sides {
  const own = rectOf(stock, i);
  const { width, height } = stock.paper;
  const others = stock.places.flatMap((_, at) => (at === i ? [] : [rectOf(stock, at)]));
  const level = others.filter(({ y }) => Math.abs(y - own.y) < own.height - SAME_MM);
  const upright = others.filter(({ x }) => Math.abs(x - own.x) < own.width - SAME_MM);
  const least = (edge: number, gaps: readonly number[]): number =>
    Math.max(0, Math.min(edge, ...gaps.filter((gap) => gap > -SAME_MM).map((gap) => gap / 2)));
  return {
    left: least(
      own.x,
      level.map(({ x }) => own.x - x - own.width),
    ),
    right: least(
      width - own.x - own.width,
      level.map(({ x }) => x - own.x - own.width),
    ),
    top: least(
      own.y,
      upright.map(({ y }) => own.y - y - own.height),
    ),
    bottom: least(
      height - own.y - own.height,
      upright.map(({ y }) => y - own.y - own.height),
    ),
  };
}

/** A position seen from behind, after the sheet is flipped. */
const mirrored = (paper: Size, at: Rect, room: Sides, upright: boolean): [Rect, Sides] =>
  upright
    ? [
        { ...at, x: paper.width - at.x - at.width },
        { ...room, left: room.right, right: room.left },
      ]
    : [
        { ...at, y: paper.height - at.y - at.height },
        { ...room, top: room.bottom, bottom: room.top },
      ];

/** A card centered in its position, with as much bleed as there is room for. */
function placed(page: Page, at: Rect, room: Sides, turn: Turn): Placement {
  const trim = trimBox(page);
  const { width, height } = turn % 180 === 0 ? trim : turned(trim);
  const [across, down] = [(at.width - width) / 2, (at.height - height) / 2];
  const own = Math.max(0, Math.min(...Object.values(bleedOf(page))));
  const past = (spare: number, beyond: number): number => Math.min(own, Math.max(0, spare) + beyond);
  return {
    page,
    x: at.x + across,
    y: at.y + down,
    turn,
    bleed: {
      left: past(across, room.left),
      right: past(across, room.right),
      top: past(down, room.top),
      bottom: past(down, room.bottom),
    },
  };
}

/** The worst edge of all sheets, if ink comes closer to it than home printers can print. */
function edgeIssues(sheets: readonly Page[], margin: number): Issue[] {
  const near = sheets
    .flatMap((page) => {
      const ink = opsBounds(LAYERS.flatMap((layer) => page.layers[layer]));
      if (!ink) return [];
      const rooms = {
        left: ink.x,
        top: ink.y,
        right: page.width - ink.x - ink.w,
        bottom: page.height - ink.y - ink.h,
      };
      return Object.entries(rooms).map(([edge, room]) => ({ page, edge, room }));
    })
    .sort((one, other) => one.room - other.room)
    .at(0);
  if (!near || near.room >= margin - SAME_MM) return [];
  const { page, edge, room } = near;
  const message = `ink of "${page.title}" is ${roundMm(Math.max(0, room))} mm from the ${edge} edge, and many printers leave ${roundMm(margin)} mm blank`;
  return [warning("stock-edge", message, { hint: "pressbox printer keeps what yours leaves blank" })];
}

/** An error in the positions, worded for the caller, who knows the file. */
export interface PlaceFault {
  readonly place: number;
  readonly words: string;
}

/** The first position that is not entirely on the paper. */
export function placesInside(stock: CardStock): PlaceFault | undefined {
  const { paper, places } = stock;
  const past = places.map((_, i) => {
    const { x, y, width, height } = rectOf(stock, i);
    return Math.max(x + width - paper.width, y + height - paper.height);
  });
  const place = past.findIndex((by) => by > SAME_MM);
  if (place < 0) return undefined;
  const words = `place ${place + 1} ends ${roundMm(past[place])} mm off the paper of ${sizeText(paper)}`;
  return { place, words };
}

/** The first position that overlaps another. */
export function placesApart(stock: CardStock): PlaceFault | undefined {
  const rects = stock.places.map((_, i) => rectOf(stock, i));
  for (const [place, { x, y, width, height }] of rects.entries()) {
    const under = rects
      .slice(0, place)
      .findIndex((one) => Math.abs(one.x - x) < width - SAME_MM && Math.abs(one.y - y) < height - SAME_MM);
    if (under >= 0) return { place, words: `place ${place + 1} overlaps place ${under + 1}` };
  }
  return undefined;
}
