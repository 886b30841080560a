/** PP-22, the season summary: champions, season by season, and the league's records. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { DASH } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { BookYear } from "../league/years.js";
import type { GameResult, League, Standing } from "../league/index.js";
import { leagueIn, nameIn, playedOut, recordText, teamIn, type LeagueContent } from "./league.js";

const SEASONS = 20;

/** Records by the names of their rows in the template. */
const RECORDS = ["won", "lost", "scored", "allowed", "gamePoints", "margin", "both", "titles"] as const;
type RecordId = (typeof RECORDS)[number];

interface Mark {
  readonly team: string;
  readonly value: number;
  readonly text: string;
  readonly season: number;
}

/** The highest mark, the earliest of equal ones. */
const best = (marks: readonly Mark[]): Mark | undefined =>
  marks.reduce<Mark | undefined>((held, mark) => (held && held.value >= mark.value ? held : mark), undefined);

type Played = Pick<GameResult, "away" | "home" | "awayPoints" | "homePoints">;
const scoreOf = ({ awayPoints, homePoints }: Played): string =>
  `${Math.max(awayPoints, homePoints)}${DASH}${Math.min(awayPoints, homePoints)}`;
const winnersName = (year: BookYear, { away, home, awayPoints, homePoints }: Played): string =>
  nameIn(year, awayPoints > homePoints ? away : home);
const bothNames = (year: BookYear, { away, home }: Played): string =>
  [away, home].map((id) => teamIn(year, id)?.name).join(" at ");

/** Marks of seasons that are played out; a team is one team under all its names. */
function recordsOf(years: readonly BookYear[]): Readonly<Record<RecordId, Mark | undefined>> {
  const among = <T>(list: (year: BookYear) => readonly T[], mark: (year: BookYear, item: T) => Omit<Mark, "season">) =>
    best(years.flatMap((year) => list(year).map((item) => ({ ...mark(year, item), season: year.season }))));
  const ofRows = (value: (row: Standing) => number): Mark | undefined =>
    among(
      ({ standings }) => standings,
      (year, row) => ({ team: nameIn(year, row.team), value: value(row), text: `${Math.abs(value(row))}` }),
    );
  const ofGames = (value: (game: Played) => number, who = winnersName): Mark | undefined =>
    among(
      ({ league }) => league.results,
      (year, game) => ({ team: who(year, game), value: value(game), text: scoreOf(game) }),
    );
  const titles = years.map((year, i) => {
    const { champion } = year.bracket;
    const value = years.slice(0, i + 1).filter(({ bracket }) => bracket.champion === champion).length;
    return { team: nameIn(year, champion), value, text: `${value}`, season: year.season };
  });
  return {
    won: ofRows((row) => row.wins),
    lost: ofRows((row) => row.losses),
    scored: ofRows((row) => row.pointsFor),
    allowed: ofRows((row) => -row.pointsAgainst),
    gamePoints: ofGames((game) => Math.max(game.awayPoints, game.homePoints)),
    margin: ofGames((game) => Math.abs(game.awayPoints - game.homePoints)),
    both: ofGames((game) => game.awayPoints + game.homePoints, bothNames),
    titles: best(titles),
  };
}

function championValues(year: BookYear): Values {
  const { champion, finalist } = year.bracket;
  const final = year.league.results.find(({ game }) => game === "final");
  const top = year.standings.find(({ leagueRank }) => leagueRank === 1);
  return {
    season: year.season,
    champion: nameIn(year, champion),
    score: final && scoreOf(final),
    loser: nameIn(year, finalist),
    best: top && nameIn(year, top.team),
    record: top && recordText(top),
  };
}

const summaryValues = (league: League, years: readonly BookYear[], shown: readonly BookYear[]): Values => ({
  league: league.name,
  founded: "1",
  champion: numbered(shown.map(championValues)),
  record: Object.fromEntries(
    Object.entries(recordsOf(years)).map(([id, mark]) => [
      id,
      { team: mark?.team, mark: mark?.text, season: mark?.season },
    ]),
  ),
});

export const seasonSummary: LeagueContent = {
  form: () => ({ seasons: SEASONS, records: RECORDS.map((key) => ({ key })) }),
  fill(records, { capacity }) {
    const league = leagueIn(records);
    if (!league) return [];
    const years = playedOut(league);
    const sheets = years.length > 0 ? chunks(years, capacity("champion")) : [[]];
    return sheets.map((shown) => ({ values: summaryValues(league, years, shown) }));
  },
};
