/** From rules, names and a record to what the card's template draws. */
import { makeTheme } from "../../../page/theme.js";
import { SIDES, type Side } from "../../../kernel/football/index.js";
import type { CardSize } from "../card/frame.js";
import { ACCENT, type CardTeam } from "../card/inks.js";
import { planCard } from "../card/plan.js";
import type { PositionPlan } from "../card/pencil-items.js";
import { planPosition } from "../card/position-plan.js";
import { eventsBefore, OPENING, positionOf, type Position } from "../card/position.js";
import { findTeam } from "../teams/find-team.js";
import { SAMPLE_TEAMS } from "../teams/sample-teams.js";
import { nameOf, type PostcardContext } from "./shared.js";

/** What a caller may know better than the context. */
export interface CardModelOptions {
  readonly size: CardSize;
  /** Color past the cut, millimeters. */
  readonly bleed?: number;
  /** Teams in the end zones; default: those whose names the context gives. */
  readonly teams?: Partial<Record<Side, CardTeam>>;
  /** Default: where the context's record stands. */
  readonly position?: Position;
}

/** A team by the name that a person gave; one that is known brings its colors. */
export function namedTeam(name: string): CardTeam | undefined {
  if (name.trim() === "") return undefined;
  const known = SAMPLE_TEAMS.some((team) =>
    [team.id, team.name, team.short, team.code].some((word) => word.toLowerCase() === name.trim().toLowerCase()),
  )
    ? findTeam(SAMPLE_TEAMS, name)
    : undefined;
  return known ? { name: known.short, colors: known.colors } : { name: name.trim() };
}

/** The end of the record's game, or the start of the row that `row` names. */
export function recordPosition(context: PostcardContext): Position {
  const record = context.records.at(0);
  if (!record) return OPENING;
  const row = Number.parseInt(nameOf(context, "row"), 10);
  return positionOf(Number.isNaN(row) ? record.events : eventsBefore(record.events, row));
}

/** Everything that `postcard/card` draws. */
export function cardModel(context: PostcardContext, { size, bleed, teams, position }: CardModelOptions): CardModel {
  const record = context.records.at(0);
  const given = teams ?? { home: namedTeam(nameOf(context, "home")), away: namedTeam(nameOf(context, "away")) };
  const { rules, theme } = context;
  const { frame, ...plan } = planCard({ rules, size, theme, bleed, ...given });
  // A name that is printed in the end zone need not be written again.
  const names = Object.fromEntries(SIDES.map((side) => [side, given[side] ? "" : (record?.[side] ?? "")])) as Record<
    Side,
    string
  >;
  const forms = context.fill === "forms";
  const pencil = planPosition({
    frame,
    card: rules.card,
    position: position ?? recordPosition(context),
    names,
    forms: forms && !record,
    pencil: makeTheme(theme, ACCENT).pencil,
  });
  return { ...plan, cx: frame.cx, cy: frame.cy, pencil: { ...pencil, forms } };
}

export interface CardModel extends Omit<ReturnType<typeof planCard>, "frame"> {
  /** Middle of the card. */
  readonly cx: number;
  readonly cy: number;
  readonly pencil: PositionPlan & { readonly forms: boolean };
}
