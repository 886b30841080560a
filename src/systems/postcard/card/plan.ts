/** The whole card: the field both play on, a half for each, the strategy circle between them. */
import type { ThemeId } from "../../../sheet/theme.js";
import type { PostcardRules } from "../rules/index.js";
import { cardFrame, type CardFrame, type CardSize } from "./frame.js";
import { planHalf } from "./half-plan.js";
import { cardInks, type CardInks, type CardTeam } from "./inks.js";
import { drawingItem, noItems, typeScale, type BoxItem, type DrawingItem, type Items } from "./items.js";
import { turfFigure } from "./turf-figure.js";
import { wheelFigure } from "./wheel-figure.js";
import { wheelOf } from "./wheel.js";

export interface CardOptions {
  readonly rules: PostcardRules;
  readonly size: CardSize;
  readonly theme: ThemeId;
  /** How far color runs past the cut, millimeters. */
  readonly bleed?: number;
  readonly home?: CardTeam;
  readonly away?: CardTeam;
}

export interface CardPlan {
  readonly frame: CardFrame;
  /** Under everything: the ground that runs off the card, the turf. */
  readonly ground: BoxItem;
  readonly turf: DrawingItem;
  readonly home: Items;
  /** Laid out like home's; the template turns it. */
  readonly away: Items;
  readonly middle: Items;
  /** What of the middle faces the player at the top; turned like the away half. */
  readonly middleAway: Items;
}

/** The card as lists of things to draw. */
export function planCard({ rules, size, theme, bleed = 0, home, away }: CardOptions): CardPlan {
  const frame = cardFrame(size);
  const inks = cardInks(theme);
  const [homeInks, awayInks] = [home, away].map((team) => (team?.colors ? cardInks(theme, team.colors) : inks));
  const { field } = frame;
  const { timeStars } = rules.card;
  return {
    frame,
    ground: {
      // A card without bleed keeps its border clear: half of it would stay white where the printer ends.
      x: bleed > 0 ? -bleed : frame.left,
      y: field.y,
      w: bleed > 0 ? size.width + 2 * bleed : frame.right - frame.left,
      h: field.h,
      fill: inks.tints[1],
      stroke: "none",
      weight: 0,
      radius: 0,
    },
    turf: drawingItem(
      turfFigure,
      {
        width: field.w,
        height: field.h,
        s: frame.s,
        stripe: inks.tints[0],
        ends: [homeInks.tints[2], awayInks.tints[2]] as const,
        strong: inks.accent,
        chalk: inks.line,
        frame: inks.accent,
        paper: inks.paper,
      },
      field.x,
      field.y,
    ),
    home: complete(
      planHalf({
        rules,
        frame,
        inks: homeInks,
        side: "HOME",
        team: home?.name ?? "",
        word: ["POST", "CARD"],
        stars: timeStars.left,
      }),
    ),
    away: complete(
      planHalf({
        rules,
        frame,
        inks: awayInks,
        side: "AWAY",
        team: away?.name ?? "",
        word: ["FOOT", "BALL"],
        stars: timeStars.right,
      }),
    ),
    ...planWheel(rules, frame, inks),
  };
}

/** Every line of words with its shorter forms: templates want every value that they name. */
const complete = (items: Items): Items => ({
  ...items,
  runs: items.runs.map((line) => ({ ...line, or: line.or ?? [] })),
});

/** C6: the strategy circle at midfield with its numbers and the names of its two halves. */
function planWheel(
  { card }: PostcardRules,
  { cx, cy, wheelRadius, s }: CardFrame,
  inks: CardInks,
): Pick<CardPlan, "middle" | "middleAway"> {
  const [items, turned] = [noItems(), noItems()];
  const pt = typeScale(s);
  const wheel = wheelOf(card.strategy, wheelRadius);
  const lowInk = inks.theme === "low-ink";
  const rushRing = lowInk ? inks.paper : inks.ink;
  items.drawings.push(
    drawingItem(
      wheelFigure,
      {
        wheel,
        s,
        ink: inks.ink,
        paper: inks.paper,
        accent: inks.theme === "mono" ? inks.ink : inks.accent,
        rush: [rushRing, inks.greys[0]] as const,
        pass: [inks.theme === "mono" ? inks.soft : inks.band, inks.tints[1]] as const,
        edge: lowInk ? inks.ink : "none",
      },
      cx,
      cy,
    ),
  );
  for (const { number, play, x, y } of wheel.nodes) {
    const piece = {
      text: `${number}`,
      style: "strong",
      size: pt(10.8),
      fill: play === "rush" ? inks.ink : inks.accent,
    } as const;
    // Numbers above the middle face the player at the top; their stars stand over them on the page.
    const lift = wheel.nodeRadius * 0.22;
    const own = { pieces: [piece], align: "middle", width: 0 } as const;
    if (y < 0) turned.runs.push({ ...own, x: cx - x, y: cy - y - lift });
    else items.runs.push({ ...own, x: cx + x, y: cy + y - lift });
  }
  const r = (wheel.inner + wheel.outer) / 2;
  for (const { play, from, to } of wheel.arcs) {
    const span = to - from;
    // Long arcs carry the word twice, once for each player.
    const places = span >= 120 ? [from + span * 0.27, from + span * 0.73] : [from + span / 2];
    places.forEach((at, i) =>
      items.arcs.push({
        value: play.toUpperCase(),
        x: cx,
        y: cy,
        r,
        at,
        size: pt(6.2),
        fill: lowInk ? inks.ink : inks.paper,
        width: 0,
        inward: i === 1,
      }),
    );
  }
  return { middle: complete(items), middleAway: complete(turned) };
}
