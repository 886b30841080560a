/** A fumble: lost, unless the switch lets the home team keep it. */
import { FIELD, mirrorSpot, otherSide, type Side, type Spot } from "../../../../kernel/football/index.js";
import type { Landed } from "../outcome.js";
import type { Defender } from "../../trc/index.js";
import type { Stand } from "../books/team-book.js";
import { noted, notes, rollTwo, type Turn } from "../turn.js";

export interface Drop {
  readonly team: Side;
  readonly player: string;
  /** From the viewpoint of `team`; 0 or less is in its end zone. */
  readonly spot: Spot;
  /** The defender on the play. */
  readonly tackler?: Defender;
  readonly defense: Stand;
  /** On a kick: tackle rank of the player who recovers without a return (ruling A36). */
  readonly rank?: number;
}

/** Who recovers, and where the return ends. A ball lost in the own end zone is a touchdown. */
export function dropBall(turn: Turn, { team, player, spot, tackler, defense, rank }: Drop): Landed {
  const { game, emit } = turn;
  const note = notes(turn);
  const keeps =
    game.rules.switches.homeField === "on" &&
    team === "home" &&
    game.charts.homeFumble.read(rollTwo(turn, "fumble at home", note), note) === "kept";
  if (keeps) {
    emit({ type: "fumble", team, player, spot, recovered: team, ...noted(note) });
    return spot <= 0
      ? { ball: team, spot: 0, end: "safety", lost: false }
      : { ball: team, spot, end: "down", lost: false };
  }
  const other = otherSide(team);
  let man = defense.ranks[(rank ?? 1) - 1];
  let yards: number | "TD" = 0;
  if (rank === undefined) {
    const who = game.charts.fumbleRecovery.read(rollTwo(turn, "recovery", note), note);
    man = who === "tackler" ? (tackler ?? man) : defense.ranks[who - 1];
    yards = game.charts.turnoverReturn.read(rollTwo(turn, "fumble return", note), note).fumble;
  }
  const from = mirrorSpot(spot);
  const end = yards === "TD" || spot <= 0 ? FIELD : Math.min(FIELD, from + yards);
  const touchdown = end >= FIELD;
  emit({
    type: "fumble",
    team,
    player,
    spot,
    recovered: other,
    by: man.card.name,
    returned: end - Math.min(from, FIELD),
    ...(touchdown && { touchdown }),
    ...noted(note),
  });
  return { ball: other, spot: Math.max(1, end), end: touchdown ? "touchdown" : "change", lost: true };
}
