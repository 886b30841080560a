/** What the events of a game say together: nothing after the final whistle, every foul settled, every yard marked off. */
import type { Game, GameEvent } from "../../../src/systems/5d20/engine/index.js";

type Kick = Extract<GameEvent, { type: "kick" }>;
type Penalty = Extract<GameEvent, { type: "penalty" }>;
type Flag = Extract<GameEvent, { type: "flag" }>;

/** Tells what is wrong, and at which event. */
export type Complain = (what: string, event: GameEvent) => void;

/** Snaps, kicks and fouls at the snap: what needs time on the clock. */
const isAction = (event: GameEvent): event is Extract<GameEvent, { type: "play" | "kick" | "flag" }> =>
  event.type === "play" || event.type === "kick" || (event.type === "flag" && event.at !== undefined);

const isTry = (event: GameEvent): boolean =>
  (event.type === "play" && event.isTry === true) ||
  (event.type === "kick" && event.kind === "extraPoint") ||
  (event.type === "flag" && event.at?.down === 0);

/** The clock runs on after it: carried or caught in bounds. A blocked kick that the kickers recover does so as well. */
const endsInBounds = ({ isTry, outOfBounds, result }: Extract<GameEvent, { type: "play" }>): boolean =>
  !isTry && !outOfBounds && result !== "incomplete" && result !== "intercepted";

/** Time is up: tries, one down after a foul of the defense, and the last field goal of a half are left (section 2.12). */
export function checkWhistle(events: readonly GameEvent[], complain: Complain): void {
  let defenseFouled = false;
  let inBounds = false;
  let offense: string | undefined;
  let over = false;
  for (const event of events) {
    if (over) complain("something after the end of the game", event);
    if (event.type === "gameEnd") over = true;
    if (event.type === "penalty") defenseFouled = event.accepted && event.team !== offense;
    // Bought off, or of both at the snap: the down that was due still is.
    if (event.type === "timeout") inBounds = false;
    if (!isAction(event)) continue;
    const late = event.clock === 0 && !isTry(event);
    const half = event.period === 2 || event.period >= 4;
    const last = event.type === "kick" && event.kind === "fieldGoal" && inBounds && event.period <= 4;
    if (late && !(half && (defenseFouled || last))) complain("a play after time was up", event);
    if (event.type === "flag") {
      offense = event.at!.team;
      continue;
    }
    offense = event.team;
    defenseFouled = false;
    inBounds = event.type === "play" ? endsInBounds(event) : event.blocked?.ball === event.team;
  }
}

/** Every foul that is not void has its penalty, or fouls of both their offset, before anything else is played. */
export function checkFlags(events: readonly GameEvent[], complain: Complain): void {
  let open: Flag | undefined;
  for (const event of events) {
    if (event.type === "flag") {
      if (open) complain("a foul that nothing settles", open);
      // Fouls of both at the snap kill it, and leave nothing to settle.
      const settled = event.void || (event.team === undefined && event.row === "SNAP");
      open = settled ? undefined : event;
    } else if (event.type === "penalty") {
      const fits = open?.number === event.number && open.row === event.row && open.team === event.team;
      if (!fits) complain("a penalty without its foul", event);
      open = undefined;
    } else if (event.type === "offset") {
      if (!open || open.team !== undefined) complain("an offset without its fouls", event);
      open = undefined;
    } else if (isAction(event) && open) complain("a foul that nothing settles", open);
  }
  if (open) complain("a foul that nothing settles", open);
}

/** Kickoffs and free kicks are as far from their line as the penalties say that were marked off on them. */
export function checkKickSpots({ law }: Pick<Game, "law">, events: readonly GameEvent[], complain: Complain): void {
  let scored = false;
  let marked: Penalty[] = [];
  for (const event of events) {
    if (event.type === "penalty" && event.accepted && !event.wipesPlay && !event.wipesKick && event.row !== "SNAP")
      marked.push(event);
    if (event.type === "points") scored = true;
    // A half that ends takes with it what was to be marked off; a new down begins with nothing.
    if (event.type === "periodEnd" && (event.period === 2 || event.period >= 4)) marked = [];
    if (!isAction(event)) continue;
    if (event.type === "kick" && (event.kind === "kickoff" || event.kind === "onside" || event.kind === "freeKick")) {
      const line = event.kind === "freeKick" ? 20 : law.kickoffLine;
      const moved = marked.reduce((sum, { team, yards }) => sum + (team === event.team ? -yards : yards), 0);
      if (scored && event.spot !== line + moved) complain(`a kick that is not from ${line + moved}`, event);
    }
    if (!isTry(event)) {
      scored = false;
      marked = [];
    }
  }
}

/** Yards of penalties from the previous spot: the next snap of the same team is as far from it. */
export function checkMarkOffs(events: readonly GameEvent[], complain: Complain): void {
  let before: { readonly team: string; readonly spot: number } | undefined;
  let penalty: Penalty | undefined;
  for (const event of events) {
    if (event.type === "penalty" && event.accepted && (event.wipesPlay || event.wipesKick || event.row === "SNAP"))
      penalty = event;
    if (event.type === "points" || event.type === "driveEnd") before = undefined;
    if (!isAction(event)) continue;
    const at = event.type === "flag" ? event.at! : event;
    if (penalty && before && at.team === before.team && !isTry(event)) {
      const moved = penalty.team === at.team ? -penalty.yards : penalty.yards;
      if (at.spot !== before.spot + moved) complain(`a snap that is not ${moved} yards from ${before.spot}`, event);
    }
    penalty = undefined;
    before = isTry(event) || (event.type === "kick" && isFree(event)) ? undefined : at;
  }
}

const isFree = ({ kind }: Kick): boolean => kind === "kickoff" || kind === "onside" || kind === "freeKick";

/** All of it. */
export function checkTogether(game: Pick<Game, "law">, events: readonly GameEvent[], complain: Complain): void {
  checkWhistle(events, complain);
  checkFlags(events, complain);
  checkKickSpots(game, events, complain);
  checkMarkOffs(events, complain);
}
