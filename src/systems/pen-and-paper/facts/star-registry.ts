/** PP-14, the star registry: the eleven stars of the rules, and which team had each of them when. */
import { keyed, numbered } from "../../../kernel/lists/index.js";
import { DASH, countFrom, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { League } from "../league/index.js";
import { STATS, type Position } from "../rules/index.js";
import { rangeText } from "../sheet.js";
import { fullName } from "../teams/types.js";
import { leagueSheet } from "./league.js";

/** Holders per row. */
const HOLDERS = 3;

interface Holder {
  readonly team: string;
  /** First season. */
  readonly from: number;
  /** Last season; absent if the team still has the star. */
  readonly to?: number;
}

/**
 * Holders of a position, the first one first. A team counts as one team under all its names, so ids are compared; a star is won and lost in
 * the offseason after a season, and a team that folds loses its stars.
 */
export function holdersOf({ history, teams }: Pick<League, "history" | "teams">, position: Position): Holder[] {
  const holders: Holder[] = [];
  let now: string | undefined;
  const lose = (id: string, season: number): void => {
    // No record of how the star was won: it came with the team's card.
    if (now === undefined) holders.push({ team: id, from: 1, to: season });
    else holders.push({ ...holders.pop()!, to: season });
    now = undefined;
  };
  for (const { season, offSeason } of history)
    for (const entry of offSeason) {
      if (entry.type === "starLost" && entry.position === position) lose(entry.team, season);
      else if (entry.type === "folded" && entry.stars.includes(position)) lose(entry.team, season);
      else if (entry.type === "star" && entry.position === position && !entry.again)
        holders.push({ team: (now = entry.team), from: season + 1 });
    }
  // Won and lost in one offseason: the star never played for this team.
  const had = holders.filter(({ from, to }) => to === undefined || to >= from);
  if (holders.length > 0) return had;
  const holder = teams.find(({ team }) => team.stars.includes(position));
  return holder ? [{ team: holder.team.id, from: 1 }] : [];
}

/** Length limit of a holder's cell; longer names are shortened to the nickname. */
const NAME = 26;

/** The team's last name while it held the star. */
function nameOf({ history, teams }: League, { team, to }: Holder): string {
  const now = teams.find((entry) => entry.team.id === team)?.team;
  const then = to === undefined ? undefined : history.find(({ season }) => season === to)?.names[team];
  const name = then ?? (now ? fullName(now) : "");
  return name.length <= NAME ? name : (now?.name ?? name.split(" ").at(-1) ?? name);
}

function starValues(league: League, positions: readonly Position[]): Values {
  const rowOf = (holder: Holder): Values => ({
    team: nameOf(league, holder),
    seasons: holder.to === holder.from ? `${holder.from}` : `${holder.from}${DASH}${holder.to ?? ""}`,
  });
  const star = keyed(positions, (position) => numbered(holdersOf(league, position).slice(-HOLDERS).map(rowOf)));
  return { league: league.name, season: "1", star };
}

export const starRegistry = leagueSheet({
  form: ({ rules: { tables, switches } }) => ({
    stars: tables.stars.map(({ position, title, stat, bonus, effect }) => ({
      key: position,
      title,
      bonus: `${signedText(bonus)} ${stat}`,
      effect,
    })),
    holders: countFrom(1, HOLDERS),
    stats: STATS.map((stat, i) => ({ stat, i })),
    positions: tables.starPositions.map((row) => ({ roll: rangeText(row), ...row.positions })),
    onScore: switches.starBonus === "score",
    most: tables.creation.high,
  }),
  fill: (league, { rules }) => [
    {
      values: starValues(
        league,
        rules.tables.stars.map(({ position }) => position),
      ),
    },
  ],
});
