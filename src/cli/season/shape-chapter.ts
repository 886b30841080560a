/** A book chapter that compares a league's games with real ones. */
import type { BookPart } from "../../contract/book.js";
import type { GameSystem } from "../../contract/game.js";
import type { Seasons } from "../../contract/seasons.js";
import { compareWith, countShape, eraAsReal, noShape, shapePage, shapeSheet } from "../../sim/shape/index.js";

/** The chapter about all games of a league that were played out; undefined if only scores are known. */
export function shapeChapter(
  { title: gameTitle, football }: GameSystem,
  seasons: Seasons,
  league: unknown,
): BookPart | undefined {
  const played = (seasons.playedOut?.(league) ?? []).filter(({ records }) => records.length > 0);
  const counts = noShape();
  for (const { records } of played) for (const record of records) countShape(counts, football!(record));
  if (played.length === 0) return undefined;
  const shape = compareWith(eraAsReal(), counts);
  const span = { from: played[0].season, to: played.at(-1)!.season };
  const facts = shapePage(shape, { season: 0, games: counts.games, era: shape.era!, gameTitle, ...span });
  const { template, title } = shapeSheet(facts);
  return { id: "shape", title, pages: [{ template: template!, title, facts }] };
}
