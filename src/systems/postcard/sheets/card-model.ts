/** From rules, names and a record to what the card's template draws. */
import { makeTheme } from "../../../sheet/theme.js";
import { SIDES, type Side } from "../../../kernel/football/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { CardSize } from "../card/frame.js";
import { ACCENT, type CardTeam } from "../card/inks.js";
import { planCard, type CardOptions, type CardPlan } from "../card/plan.js";
import type { PositionPlan } from "../card/pencil-items.js";
import { planPosition } from "../card/position-plan.js";
import { eventsBefore, OPENING, positionOf, type Position } from "../card/position.js";
import { logRows } from "../log/index.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { findTeam, sampleTeam } from "../teams/find-team.js";
import type { Team, TeamFile } from "../teams/types.js";
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

/** A team by the name that a person gave; one that is known brings its colors. In a file of teams it has to stand. */
export function namedTeam(name: string, file?: TeamFile): CardTeam | undefined {
  if (name.trim() === "") return undefined;
  if (file) return inColors(findTeam(file.teams, name));
  const known = sampleTeam(name);
  return known ? inColors(known) : { name: name.trim() };
}

const inColors = ({ short, colors }: Team): CardTeam => ({ name: short, colors });

/** What a card is drawn from: a game for the position, a file of teams for their colors. */
export function sourcesOf(context: PostcardContext): { readonly game?: GameRecord; readonly file?: TeamFile } {
  const records: readonly object[] = context.records;
  return {
    game: records.find((record) => "events" in record) as GameRecord | undefined,
    file: records.find((record) => "teams" in record) as TeamFile | undefined,
  };
}

/** Teams in the end zones: those that are named; of a file those of the game, else its first two. */
function cardTeams(context: PostcardContext): Partial<Record<Side, CardTeam>> {
  const { game, file } = sourcesOf(context);
  const team = (side: Side, place: number): CardTeam | undefined =>
    namedTeam(nameOf(context, side) || (file ? (game?.[side] ?? file.teams.at(place)?.name ?? "") : ""), file);
  return { home: team("home", 0), away: team("away", 1) };
}

/**
 * The end of the record's game, or the start of the row of the log that `row` names.
 * @throws UserError `row-unknown`.
 */
export function recordPosition(context: PostcardContext): Position {
  const { game } = sourcesOf(context);
  const asked = nameOf(context, "row").trim();
  if (asked === "") return game ? positionOf(game.events) : OPENING;
  if (!game) throw new UserError(fault("row-unknown", `row=${asked} needs a game`, { hint: "add --seed or --record" }));
  const rows = logRows(game.events);
  const row = rows.find(({ number }) => `${number}` === asked);
  if (row) return positionOf(eventsBefore(game.events, row.holds[0]));
  const hint = `the game log PC-3 has the rows 1 to ${rows.length}`;
  throw new UserError(fault("row-unknown", `the game has no row "${asked}"`, { hint }));
}

/** What a card prints, by rules and everything else that decides it: the same object for the same card. */
const plans = new WeakMap<PostcardRules, Map<string, CardPlan>>();
/** Cards kept for a set of rules; a league prints some dozens of team cards. */
const KEPT = 64;

function keptPlan(options: CardOptions): CardPlan {
  const { rules, ...rest } = options;
  let known = plans.get(rules);
  if (!known) plans.set(rules, (known = new Map()));
  const key = JSON.stringify(rest);
  let plan = known.get(key);
  if (!plan) {
    if (known.size >= KEPT) known.clear();
    known.set(key, (plan = planCard(options)));
  }
  return plan;
}

/** Everything that `postcard/card` draws. */
export function cardModel(context: PostcardContext, { size, bleed, teams, position }: CardModelOptions): CardModel {
  const record = sourcesOf(context).game;
  const given = teams ?? cardTeams(context);
  const { rules, theme } = context;
  const printed = keptPlan({ rules, size, theme, bleed, ...given });
  const { frame, ...plan } = printed;
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
  return { ...plan, printed, cx: frame.cx, cy: frame.cy, pencil: { ...pencil, forms } };
}

export interface CardModel extends Omit<CardPlan, "frame"> {
  /** Pages with the same plan share what is printed (`PageModel.printed`). */
  readonly printed: CardPlan;
  /** Middle of the card. */
  readonly cx: number;
  readonly cy: number;
  readonly pencil: PositionPlan & { readonly forms: boolean };
}
