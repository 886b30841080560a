/** One line per campaign, for the hall of fame and the foot of the scoresheet. */
import { ROUNDS, type Round } from "../rules/index.js";
import type { DynastyEvent } from "./events.js";
import type { SeasonLine } from "./season-line.js";
import { seasonLines } from "./seasons.js";

export interface CampaignSummary {
  readonly seasons: number;
  readonly wins: number;
  readonly losses: number;
  /** Big Games won. */
  readonly titles: number;
  readonly points: number;
  /** Season with the most points (the first, if tied); absent before a season is finished. */
  readonly best?: { readonly season: number; readonly points: number; readonly record: string };
  readonly firstTitle?: number;
  /** `under way` while the last event is not an end. */
  readonly ended: "retired" | "contractExpired" | "under way";
  /** Rounds won on the field; byes are counted separately. */
  readonly roundsWon: Readonly<Record<Round, number>>;
  readonly byes: number;
  readonly winningSeasons: number;
}

/** The campaign in one line. Pass the season lines if they are available. */
export function campaignSummary(
  events: readonly DynastyEvent[],
  lines: readonly SeasonLine[] = seasonLines(events),
): CampaignSummary {
  const sum = (pick: (line: SeasonLine) => number): number => lines.reduce((total, line) => total + pick(line), 0);
  const won = (round: Round): number => sum((line) => line.rounds.filter((r) => r.round === round && r.won).length);
  let best: SeasonLine | undefined;
  for (const line of lines) if (!best || line.total > best.total) best = line;
  const firstTitle = lines.find((line) => line.depth === 5)?.season;
  const last = events.at(-1);
  return {
    seasons: lines.length,
    wins: sum((line) => line.regular.wins),
    losses: sum((line) => line.regular.losses),
    titles: won("bigGame"),
    points: lines.at(-1)?.running ?? 0,
    ...(best && {
      best: { season: best.season, points: best.total, record: `${best.regular.wins}-${best.regular.losses}` },
    }),
    ...(firstTitle !== undefined && { firstTitle }),
    ended: last?.type === "campaignEnd" ? last.how : "under way",
    roundsWon: Object.fromEntries(ROUNDS.map((round) => [round, won(round)])) as Record<Round, number>,
    byes: sum((line) => (line.regular.entry === "bye" ? 1 : 0)),
    winningSeasons: sum((line) => (line.points.winningSeason > 0 ? 1 : 0)),
  };
}
