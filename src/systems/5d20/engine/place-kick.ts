/** Field goals and extra points. */
import { FIELD, mirrorSpot, otherSide, TOUCHBACK, type Spot } from "../../../kernel/football/index.js";
import type { D20KickEvent, Five } from "./events.js";
import { callFoul } from "./flag.js";
import type { Landed } from "./fumble.js";
import { kickLength } from "./game.js";
import { kickOutcome } from "./punt.js";
import { addPoints, emitOffset, endTry, finish } from "./settle.js";
import type { Outcome } from "./state.js";
import { matched, rollFive, type Turn } from "./turn.js";

/** Yards from the line of scrimmage to the hold. */
const HOLD = 7;

interface Kicked {
  readonly dice: Five;
  readonly good: boolean;
  readonly blocked: boolean;
  readonly cites: string[];
}

function kick(turn: Turn, length: number): Kicked {
  const { game, draft } = turn;
  const book = game.books[draft.ball];
  const dice = rollFive(turn, "fieldGoal");
  const [r, , , k, y] = dice;
  const range = game.rules.tables.kickBlocks.find(({ under }) => length < under);
  const blocked = range !== undefined && k === y && y <= range.upTo;
  if (blocked) return { dice, good: false, blocked, cites: [`block ${length} yards: 1-${range.upTo}`] };
  return { dice, good: book.fieldGoals[r - 1] >= length, blocked, cites: [book.fieldGoalCites[r]] };
}

/** A foul on the kick, by the number that two of the first three dice share. */
const kickFoul = (turn: Turn, [r, w, b, black]: Five): ReturnType<typeof callFoul> =>
  callFoul(turn, {
    row: "FIELD_GOALS",
    offense: turn.draft.ball,
    number: matched(r, w, b),
    black,
    returned: true,
    intercepted: false,
  });

export function fieldGoal(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { ball: team, spot, down, toGo, period, clock } = draft;
  const length = kickLength(game, spot);
  const { dice, good, blocked, cites } = kick(turn, length);
  const block = blocked ? blockedKick(turn, cites) : undefined;
  emit({
    type: "kick",
    team,
    period,
    kind: "fieldGoal",
    yards: length,
    good,
    clock,
    spot,
    down,
    toGo,
    dice,
    blocked: block?.blocked,
    cites,
  });
  const { flag, offset } = kickFoul(turn, dice);
  const other = otherSide(team);
  const landed: Landed = block?.landed ?? { ball: other, spot: missedSpot(turn, spot), turnovers: [], end: "change" };
  const outcome = kickOutcome(turn, landed, "missedFieldGoal", { flag, offset });
  if (good) return finish(turn, { ...outcome, ball: team, spot, end: "fieldGoal" });
  finish(turn, block?.kept ? { ...outcome, ...block.kept } : outcome);
}

/** Where the opponents take over after a miss, from their viewpoint. */
function missedSpot({ game }: Turn, spot: Spot): Spot {
  const { missedKick } = game.law;
  if (missedKick === "touchback") return TOUCHBACK;
  return Math.max(TOUCHBACK, Math.min(FIELD - 1, mirrorSpot(missedKick === "kick" ? spot - HOLD : spot)));
}

interface Blocked {
  readonly blocked: NonNullable<D20KickEvent["blocked"]>;
  readonly landed: Landed;
  /** The offense recovers: the next down, or a turnover on downs. */
  readonly kept?: Pick<Outcome, "end" | "gain" | "stopped">;
}

/** Five more dice: red decides who recovers, how far behind the line, and how far he runs. */
function blockedKick(turn: Turn, cites: string[]): Blocked {
  const { game, draft } = turn;
  const { ball: team, spot, down } = draft;
  const other = otherSide(team);
  const { dead, offense } = game.rules.tables.blocked;
  const dice = rollFive(turn, "blockedKick");
  const [r, w, b, k] = dice;
  if (r <= dead) {
    cites.push(`blocked kick 1-${dead}`);
    const at = missedSpot(turn, spot);
    return {
      blocked: { dice, ball: "dead", spot: at, yards: 0 },
      landed: { ball: other, spot: at, turnovers: [], end: "change" },
    };
  }
  const lies = spot - w;
  if (r <= offense) {
    cites.push(`blocked kick ${dead + 1}-${offense}`);
    const blocked = { dice, ball: team, spot: lies, yards: 0 } as const;
    if (lies <= 0) return { blocked, landed: { ball: team, spot: 0, turnovers: [], end: "safety" } };
    if (down === 4) return { blocked, landed: { ball: other, spot: mirrorSpot(lies), turnovers: [], end: "change" } };
    const landed: Landed = { ball: team, spot: lies, turnovers: [], end: "down" };
    return { blocked, landed, kept: { end: "down", gain: -w, stopped: false } };
  }
  const { specialTeams, chart } = game.books[other];
  const place = Math.max(0, specialTeams.at(b));
  const column = game.charts.INT[10];
  cites.push(`blocked kick ${offense + 1}-20`, specialTeams.cites[place], column.cites[k]);
  const from = Math.min(FIELD, mirrorSpot(lies));
  const end = Math.min(FIELD, from + column.yards[k]);
  const blocked = { dice, ball: other, by: chart.runDef[place].name, spot: from, yards: end - from };
  const landed: Landed = { ball: other, spot: end, turnovers: [], end: end >= FIELD ? "touchdown" : "change" };
  return { blocked, landed };
}

/** The extra point: its length depends on the laws of the season and on fouls on earlier tries. */
export function kickTry(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { ball: team, period, clock } = draft;
  const length = game.law.tryKick - draft.tryMove;
  const { dice, good, blocked, cites } = kick(turn, length);
  const block = blocked ? blockedTry(turn, cites) : undefined;
  const spot = FIELD - (length - game.law.kickAdds);
  emit({
    type: "kick",
    team,
    period,
    kind: "extraPoint",
    yards: length,
    good,
    clock,
    spot,
    dice,
    blocked: block?.blocked,
    cites,
  });
  const { flag, offset } = kickFoul(turn, dice);
  // Penalties are accepted if they help: the defense wants a good kick repeated, the offense a missed one.
  const helps = flag !== null && flag.off === good;
  if (flag) {
    const yards = flag.off ? flag.yards : Math.floor(Math.min(flag.yards, (FIELD - spot) / 2));
    emit({
      type: "penalty",
      team: flag.team,
      foul: flag.name,
      yards: helps ? yards : 0,
      accepted: helps,
      wipesPlay: false,
      ...(helps && { wipesKick: true }),
      number: flag.number,
      row: flag.row,
    });
    if (helps) draft.tryMove += flag.off ? -yards : yards;
  }
  if (offset) emitOffset(turn, { offense: team, kick: true });
  if (helps || offset) {
    draft.stage = "kickTry";
    return;
  }
  if (good) addPoints(turn, team, "extraPoint");
  else if (block?.touchdown && game.law.defensiveTwo) addPoints(turn, otherSide(team), "twoPoint");
  endTry(turn, team);
}

/** A blocked try is over unless the defense may score. */
function blockedTry(
  turn: Turn,
  cites: string[],
): { readonly blocked: NonNullable<D20KickEvent["blocked"]>; readonly touchdown: boolean } | undefined {
  const { game, draft } = turn;
  if (!game.law.defensiveTwo) return undefined;
  const other = otherSide(draft.ball);
  const { dead, offense } = game.rules.tables.blocked;
  const dice = rollFive(turn, "blockedKick");
  const [r, w, b, k] = dice;
  if (r <= offense) {
    cites.push(r <= dead ? `blocked kick 1-${dead}` : `blocked kick ${dead + 1}-${offense}`);
    return { blocked: { dice, ball: "dead", spot: 0, yards: 0 }, touchdown: false } as const;
  }
  const { specialTeams, chart } = game.books[other];
  const place = Math.max(0, specialTeams.at(b));
  const column = game.charts.INT[10];
  cites.push(`blocked kick ${offense + 1}-20`, specialTeams.cites[place], column.cites[k]);
  const line = FIELD - (game.law.tryKick - game.law.kickAdds);
  const from = mirrorSpot(line - w);
  const end = Math.min(FIELD, from + column.yards[k]);
  const blocked = { dice, ball: other, by: chart.runDef[place].name, spot: from, yards: end - from };
  return { blocked, touchdown: end >= FIELD };
}
