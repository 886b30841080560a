/** Prepares cards for a print shop: one card per page at the shop's size with bleed, and text clear of the cut. */
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import { PT_PER_MM, turned, type Size } from "../kernel/units/index.js";
import { opsBounds, textsIn } from "../sheet/drawing/bounds.js";
import { LAYERS, multiply, type Layer, type Matrix, type Op, type Page } from "../sheet/drawing/types.js";
import { placeLayer, roundMm, SAME_MM, sizeText, trimBox } from "./box.js";

/** A card size that a print shop offers, millimeters. */
export interface ShopFormat extends Size {
  readonly id: string;
  readonly title: string;
  /** Color past the cut, on every side. */
  readonly bleed: number;
  /** Border inside the cut that must have no text, because the knife may drift that far. */
  readonly safe: number;
}

export interface ShopOptions {
  readonly format: ShopFormat;
  /** True if every other page is the back of the one before. */
  readonly backs: boolean;
  /** True to scale cards of another size, all by the same factor. */
  readonly fit: boolean;
  /** Name of the cards in messages. */
  readonly title: string;
  /** Other formats to suggest if this one does not fit. */
  readonly formats: readonly ShopFormat[];
}

export interface ShopCards {
  readonly pages: readonly Page[];
  /** Scale relative to the original, 1 = unchanged. */
  readonly scale: number;
  /** Warnings about text that became too small. */
  readonly issues: readonly Issue[];
}

/** A white border may be this much narrower or wider than drawn: to most people 63 x 88 mm is a poker card. */
const NEAR_MM = 1;
/** Ink this close to a card's edge counts as running off it. */
const EDGE_MM = 0.5;
/** Bleed may be this much too short: 3 mm passes for an eighth of an inch, and no knife is off by the full bleed. */
const BLEED_SLACK_MM = 0.5;
/** Smaller type is not readable (printing.md). */
const LEAST_PT = 5;

const EDGES = ["left", "top", "right", "bottom"] as const;
type Edge = (typeof EDGES)[number];
/** Distances from the card's center to each side that something reaches. */
type Reach = Readonly<Record<Edge, number>>;

/** What is on a card, measured from its center. */
interface Measured {
  readonly page: Page;
  readonly ink: Reach | undefined;
  readonly texts: readonly { readonly value: string; readonly at: Reach; readonly size: number }[];
}

/** True if a card suits a format unscaled: its white border may differ a little. */
export const suits = (card: Size, format: Size): boolean => {
  const { width, height } = inWayOf(card, format);
  return Math.abs(card.width - width) <= NEAR_MM + SAME_MM && Math.abs(card.height - height) <= NEAR_MM + SAME_MM;
};

/**
 * Cards of one sheet as pages of a format.
 * @throws UserError `shop-size` for cards that do not fit; `shop-bleed` and `shop-safe` for color that ends at the cut and text too close
 * to it
 */
export function shopCards(cards: readonly Page[], options: ShopOptions): ShopCards {
  const { format, fit, backs } = options;
  const size = trimBox(cards[0]);
  if (!fit && !suits(size, format)) throw new UserError(sizeFault(size, options));
  const measured = cards.map(measure);
  const target = inWayOf(size, format);
  const scale = fit && !isClear(measured, size, target, format) ? scaleInto(measured, size, target, format) : 1;
  const faults = [
    ...measured.flatMap((card) => bleedFaults(card, size, target, scale, format)),
    ...safeFaults(measured, target, scale, options),
  ];
  if (faults.length > 0) throw new UserError(faults);
  const turns = target.width !== format.width;
  const pages = cards.map((card, i) => shopPage(card, format, scale, turns ? (backs && i % 2 === 1 ? -1 : 1) : 0));
  return { pages, scale, issues: smallType(measured, scale) };
}

/** The format, in the card's orientation. */
const inWayOf = (card: Size, format: Size): Size =>
  card.width > card.height === format.width > format.height ? format : turned(format);

function measure(page: Page): Measured {
  const { x, y, width, height } = trimBox(page);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const reach = (box: { x: number; y: number; w: number; h: number }): Reach => ({
    left: cx - box.x,
    top: cy - box.y,
    right: box.x + box.w - cx,
    bottom: box.y + box.h - cy,
  });
  const ops = LAYERS.flatMap((layer) => page.layers[layer]);
  const ink = opsBounds(ops);
  const texts = textsIn(ops).map(({ value, at, size }) => ({ value, at: reach(at), size }));
  return { page, ink: ink && reach(ink), texts };
}

const halfOf = ({ width, height }: Size, side: Edge): number =>
  (side === "left" || side === "right" ? width : height) / 2;
const runsOff = (ink: Reach, size: Size, side: Edge): boolean => ink[side] > halfOf(size, side) - EDGE_MM;

/** True if all cards suit the format unscaled, with text inside the safe zone. */
const isClear = (cards: readonly Measured[], size: Size, target: Size, { safe }: ShopFormat): boolean =>
  suits(size, target) &&
  cards.every(({ texts }) =>
    texts.every(({ at }) => EDGES.every((side) => at[side] <= halfOf(target, side) - safe + SAME_MM)),
  );

/** The largest scale at which every card's ink keeps its distance from the cut; color that runs off the edge is ignored. */
function scaleInto(cards: readonly Measured[], size: Size, target: Size, { safe }: ShopFormat): number {
  const scales = cards.flatMap(({ ink, texts }) =>
    EDGES.flatMap((side) => {
      const inside = ink && !runsOff(ink, size, side) ? [ink[side]] : texts.map(({ at }) => at[side]);
      return inside.filter((reach) => reach > 0).map((reach) => (halfOf(target, side) - safe) / reach);
    }),
  );
  return Math.min(...scales, ...(scales.length === 0 ? [target.width / size.width, target.height / size.height] : []));
}

function sizeFault(size: Size, { format, formats, title }: ShopOptions): Issue {
  const fitting = formats.filter((one) => suits(size, one)).map(({ id }) => id);
  const message = `cards of "${title}" are ${sizeText(size)}, and ${format.id} is ${sizeText(format)}`;
  const hint =
    fitting.length > 0
      ? `--shop ${fitting.join(" or ")} fits as it is; --fit sets them to the size of ${format.id}`
      : `no listed format fits as it is; --fit sets them to the size of ${format.id}`;
  return fault("shop-size", message, { hint });
}

/** Color that runs off the card must also extend past the shop's cut. */
function bleedFaults({ page, ink }: Measured, size: Size, target: Size, scale: number, format: ShopFormat): Issue[] {
  if (!ink) return [];
  return EDGES.filter((side) => runsOff(ink, size, side)).flatMap((side) => {
    const past = ink[side] * scale - halfOf(target, side);
    if (past >= format.bleed - BLEED_SLACK_MM) return [];
    const message = `color of "${page.title}" runs off its ${side} side, but ${past < 0 ? `ends ${roundMm(-past)} mm before the cut` : `only ${roundMm(past)} mm past the cut`}; ${format.id} needs ${roundMm(format.bleed)} mm of bleed`;
    return [fault("shop-bleed", message, { hint: "use a format of its own size, or a card with a white border" })];
  });
}

/** Text closer to the cut than the knife may drift; the same words on many cards are reported once. */
function safeFaults(
  cards: readonly Measured[],
  target: Size,
  scale: number,
  { format, fit }: Pick<ShopOptions, "format" | "fit">,
): Issue[] {
  const worst = new Map<string, { page: Page; value: string; side: Edge; by: number; more: number }>();
  for (const { page, texts } of cards) {
    for (const { value, at } of texts) {
      for (const side of EDGES) {
        const by = at[side] * scale - (halfOf(target, side) - format.safe);
        if (by <= SAME_MM) continue;
        const key = `${side} ${value}`;
        const before = worst.get(key);
        if (!before) worst.set(key, { page, value, side, by, more: 0 });
        else worst.set(key, { ...(by > before.by ? { page, value, side, by } : before), more: before.more + 1 });
      }
    }
  }
  return [...worst.values()].map(({ page, value, side, by, more }) => {
    const others = more === 0 ? "" : ` and of ${more} more card${more === 1 ? "" : "s"}`;
    const message = `"${shortened(value)}" on the card "${page.title}"${others} is ${roundMm(by)} mm outside the safe zone (${side} side): ${roundMm(format.safe - by)} mm from the cut, not ${roundMm(format.safe)} mm`;
    return fault("shop-safe", message, fit ? {} : { hint: "--fit scales all cards down so that it is inside" });
  });
}

/** Enough of a long line to recognize it. */
const shortened = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} ...` : text);
const MOST_LETTERS = 40;

function smallType(cards: readonly Measured[], scale: number): Issue[] {
  const small = cards
    .flatMap(({ page, texts }) => texts.map(({ value, size }) => ({ page, value, points: size * scale * PT_PER_MM })))
    .sort((one, other) => one.points - other.points)
    .at(0);
  if (!small || small.points >= LEAST_PT - 0.05) return [];
  const { page, value, points } = small;
  return [
    warning("shop-type", `"${shortened(value)}" on the card "${page.title}" prints at ${points.toFixed(1)} pt`, {
      hint: `text under ${LEAST_PT} pt is hard to read: choose a larger format`,
    }),
  ];
}

/**
 * The card centered on its page; the page's trim is the cut.
 * @param quarter rotation for landscape cards in portrait formats: fronts one way, backs the other, so that a card turned over like a book
 * page shows its back upright
 */
function shopPage(card: Page, { width, height, bleed }: ShopFormat, scale: number, quarter: -1 | 0 | 1): Page {
  const box = trimBox(card);
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const turn: Matrix = quarter === 0 ? [1, 0, 0, 1, 0, 0] : [0, quarter, -quarter, 0, 0, 0];
  const centered: Matrix = [scale, 0, 0, scale, -scale * (box.x + box.width / 2), -scale * (box.y + box.height / 2)];
  const matrix = multiply([1, 0, 0, 1, page.width / 2, page.height / 2], multiply(turn, centered));
  const layers: Record<Layer, readonly Op[]> = { ...card.layers };
  for (const layer of LAYERS) layers[layer] = placeLayer(card.layers[layer], matrix);
  return { ...page, title: card.title, layers, trim: { x: bleed, y: bleed, width, height } };
}
