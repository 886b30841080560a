/** Stamina: touches per game, and ratings of a player who has used them up. */
import type { Side } from "../../../../kernel/football/index.js";
import type { CarrierCard, CarrierPosition } from "../../rules/index.js";
import type { Game } from "../game.js";
import { countTouch, HOT_STAMINA } from "./hot.js";
import { withSide, type GameState } from "../state.js";
import type { Turn } from "../turn.js";

type Tired = Pick<GameState, "touches" | "freed" | "hot">;

/** A player's touches per game. */
export const staminaOf = ({ name, stamina }: CarrierCard, hot: string | null): number =>
  hot === name ? HOT_STAMINA * stamina : stamina;

/** True if he has used up his touches and others of his position have not. */
export function isSpent(game: Game, state: Tired, team: Side, card: CarrierCard): boolean {
  if (!game.law.stamina || state.freed[team].includes(card.position)) return false;
  const place = game.books[team].carrierAt.get(card.name)!;
  return (state.touches[team][place] ?? 0) >= staminaOf(card, state.hot[team]);
}

/** A rush or a catch that counts. */
export function touch(turn: Turn, team: Side, name: string, caught: boolean): void {
  const { draft, game } = turn;
  const place = game.books[team].carrierAt.get(name);
  if (place === undefined) return;
  const touches = [...draft.touches[team]];
  touches[place]++;
  draft.touches = withSide(draft.touches, team, touches);
  countTouch(turn, team, place, caught);
  if (!game.law.stamina) return;
  const card = game.books[team].team.roster.carriers[place];
  if (touches[place] === staminaOf(card, draft.hot[team])) freePosition(turn, team, card.position);
}

/** Takes a player out for the rest of the game: he may have been the last of his position with touches left. */
export function leaveGame(turn: Turn, team: Side, name: string): void {
  const { books, law } = turn.game;
  const place = books[team].carrierAt.get(name);
  if (law.stamina && place !== undefined) freePosition(turn, team, books[team].team.roster.carriers[place].position);
}

/**
 * Once everyone at a position has used up his touches, all are free for the rest of the game. A player who is out for
 * some plays or a quarter still has his; one who is out for the game has none.
 */
function freePosition({ draft, game }: Turn, team: Side, position: CarrierPosition): void {
  if (draft.freed[team].includes(position)) return;
  const gone = draft.out[team].filter(({ until }) => until === "game").map(({ name }) => name);
  const { carriers } = game.books[team].team.roster;
  const fresh = carriers.some(
    (card, i) =>
      card.position === position &&
      !gone.includes(card.name) &&
      draft.touches[team][i] < staminaOf(card, draft.hot[team]),
  );
  if (!fresh) draft.freed = withSide(draft.freed, team, [...draft.freed[team], position]);
}
