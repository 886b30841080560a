/** An injury: the player, his own range, and how long he is out. */
import { otherSide, type Side } from "../../../../kernel/football/index.js";
import { LINE, within, type Hurt, type LinePlace, type Span } from "../../rules/index.js";
import { leadBlocker, tightEnd, type Defender, type OffenseUnit, type Receiver } from "../../trc/index.js";
import { goOut } from "./absent.js";
import { leaveGame } from "./stamina.js";
import type { Stand } from "../books/team-book.js";
import { now } from "../track.js";
import { noted, notes, rollTwo, type Turn } from "../turn.js";

export interface InPlay {
  readonly kind: "run" | "pass" | "return";
  /** The team with the ball. */
  readonly team: Side;
  readonly carrier: { readonly name: string; readonly injury: Span };
  readonly tackler?: Defender;
  /** The players on the field; absent on returns. */
  readonly offense?: OffenseUnit;
  readonly defense?: Stand;
}

type Man = { readonly name: string; readonly injury: Span };

const isPlace = (hurt: Hurt): hurt is LinePlace => (LINE as readonly unknown[]).includes(hurt);

/** The player named by the chart, and his side. */
function whoIs(hurt: Hurt, { team, carrier, tackler, offense, defense }: InPlay): readonly [Side, Man] | undefined {
  if (hurt === "carrier") return [team, carrier];
  if (hurt === "none") return undefined;
  if (hurt === "tackler") return tackler && [otherSide(team), tackler.card];
  if (typeof hurt === "number") return defense && [otherSide(team), defense.ranks[hurt - 1].card];
  if (!offense) return undefined;
  if (hurt === "QB") return [team, offense.quarterback];
  if (isPlace(hurt)) return [team, offense.line[hurt]];
  const man: Receiver | LinePlace =
    hurt === "TE" ? tightEnd(offense, carrier.name) : leadBlocker(offense, carrier.name);
  return [team, typeof man === "string" ? offense.line[man] : man.card];
}

/** Reads the injury charts. `only` limits them to one player, the quarterback. */
export function hurtSomebody(turn: Turn, play: InPlay, only?: Man): void {
  const { game, draft, emit } = turn;
  if (!game.law.injuries) return;
  const note = notes(turn);
  let found: readonly [Side, Man] | undefined;
  if (only) found = [play.team, only];
  else {
    const row = game.charts.injuryWho.read(rollTwo(turn, "injury", note), note);
    found = whoIs(row[play.kind], play);
  }
  const when = now(turn);
  if (!found) {
    emit({ type: "spared", ...when, ...noted(note) });
    return;
  }
  const [team, { name: player, injury }] = found;
  const hurt = within(injury, rollTwo(turn, "injury range", note));
  if (!hurt) {
    goOut(draft, team, { name: player, until: "plays", plays: 1 });
    emit({ type: "injury", team, player, hurt, until: "plays", plays: 1, ...when, ...noted(note) });
    return;
  }
  const { until, plays = 0, games } = game.charts.injuryLength.read(rollTwo(turn, "injury length", note), note);
  const whole = until === "season" || until === "game";
  goOut(draft, team, { name: player, until: whole ? "game" : until, plays });
  if (whole) leaveGame(turn, team, player);
  emit({
    type: "injury",
    team,
    player,
    hurt,
    until,
    ...(plays > 0 && { plays }),
    ...(games !== undefined && { games }),
    ...when,
    ...noted(note),
  });
}
