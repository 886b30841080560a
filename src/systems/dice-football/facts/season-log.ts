/**
 * DF-13, a team's season: one row per game, its rates next to those of the cards' real season, and every player's
 * statistics. Games here have fewer plays than real ones, so rates can be compared and totals cannot.
 */
import { boxScore, linesTogether, otherSide, type Side, type TeamBox } from "../../../kernel/football/index.js";
import { chunks, numbered, sumOf } from "../../../kernel/lists/index.js";
import { DASH, fixedText, minusText } from "../../../kernel/words/index.js";
import { letterOf } from "../../../league/results.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { CapacityOf, Copy, SheetContent } from "../../../contract/sheet.js";
import { playerLines } from "../log/player-lines.js";
import { FIGURE_KEYS } from "../log/player-figures.js";
import { gamesInLife, type DiceRules, type Team } from "../rules/index.js";
import { seasonName } from "./game-of.js";
import { statisticsOf } from "./player-statistics.js";
import { accentOf } from "./print.js";
import { seasonOf, wasPlayed, type PlayedGame, type Season } from "./season-games.js";

/** Totals of several games, used to compute rates. */
interface Counts {
  readonly games: number;
  readonly points: number;
  readonly plays: number;
  readonly rushes: number;
  readonly rushYards: number;
  readonly attempts: number;
  readonly completions: number;
  readonly passYards: number;
  readonly intercepted: number;
  readonly sacked: number;
  /** True if the source reports sacks of passers. */
  readonly knowsSacks: boolean;
}

const rate = (of: number, by: number, digits: number, times = 1): string | undefined =>
  by > 0 ? fixedText((times * of) / by, digits) : undefined;

/** Each rate over several games; undefined if unknown. */
const RATES: Readonly<Record<string, (counts: Counts) => string | undefined>> = {
  points: ({ points, games }) => rate(points, games, 1),
  plays: ({ plays, games }) => (plays > 0 ? rate(plays, games, 1) : undefined),
  rush: ({ rushYards, rushes }) => rate(rushYards, rushes, 2),
  completion: ({ completions, attempts }) => rate(completions, attempts, 1, 100),
  gain: ({ passYards, completions }) => rate(passYards, completions, 1),
  interception: ({ intercepted, attempts }) => rate(intercepted, attempts, 1, 100),
  sack: ({ sacked, attempts, knowsSacks }) => (knowsSacks ? rate(sacked, attempts + sacked, 1, 100) : undefined),
};

/** Rates played, in the cards' real season, and allowed: one row per rate. */
const rateRows = (columns: Readonly<Record<string, Counts>>): Values =>
  Object.fromEntries(
    Object.entries(RATES).map(([key, of]) => [
      key,
      Object.fromEntries(
        Object.entries(columns).flatMap(([column, counts]) => {
          const text = of(counts);
          return text === undefined ? [] : [[column, text] as const];
        }),
      ),
    ]),
  );

function countsOf(boxes: readonly TeamBox[], points: number): Counts {
  const sum = (figure: (box: TeamBox) => number): number => sumOf(boxes.map(figure));
  return {
    games: boxes.length,
    points,
    plays: sum(({ plays }) => plays),
    rushes: sum(({ rushes }) => rushes),
    rushYards: sum(({ rushYards }) => rushYards),
    attempts: sum(({ attempts }) => attempts),
    completions: sum(({ completions }) => completions),
    passYards: sum(({ passYards }) => passYards),
    intercepted: sum(({ interceptions }) => interceptions),
    sacked: sum(({ sacks }) => sacks),
    knowsSacks: true,
  };
}

/** The cards' real season, as far as they have it. */
function countsInLife(team: Team): Counts {
  const { roster, pointsFor = 0 } = team;
  const seasons = [...roster.quarterbacks, ...roster.carriers].flatMap(({ season }) => season ?? []);
  type Known = "rushes" | "rushYards" | "attempts" | "completions" | "passYards" | "intercepted" | "sacked";
  const sum = (figure: Known): number => sumOf(seasons.map((season) => season[figure] ?? 0));
  const [rushes, attempts, sacked] = [sum("rushes"), sum("attempts"), sum("sacked")];
  return {
    games: pointsFor > 0 ? gamesInLife(team) : 0,
    points: pointsFor,
    plays: sacked > 0 ? rushes + attempts + sacked : 0,
    rushes,
    rushYards: sum("rushYards"),
    attempts,
    completions: sum("completions"),
    passYards: sum("passYards"),
    intercepted: sum("intercepted"),
    sacked,
    knowsSacks: sacked > 0,
  };
}

interface Own extends PlayedGame {
  readonly side: Side;
  readonly own: number;
  readonly other: number;
}

/** A team's games from its viewpoint. */
const gamesOf = ({ id }: Team, { games }: Season): Own[] =>
  games.filter(wasPlayed).flatMap((game): Own[] => {
    const { away, home, awayPoints, homePoints } = game.result;
    if (home === id) return [{ ...game, side: "home", own: homePoints, other: awayPoints }];
    return away === id ? [{ ...game, side: "away", own: awayPoints, other: homePoints }] : [];
  });

function gameRow({ side, own, other, round, teams, record }: Own, i: number): Values {
  const { name, monogram } = teams[otherSide(side)];
  const at = side === "away" ? "at " : "";
  const row = {
    week: round ?? `${i + 1}`,
    rival: { text: `${at}${name}`, shorter: [`${at}${monogram}`] },
    result: { text: `${letterOf({ own, other })} ${own}${DASH}${other}`, heavy: true },
  };
  if (!record) return row;
  const boxes = boxScore(record.events);
  const [box, against] = [boxes[side], boxes[otherSide(side)]];
  return {
    ...row,
    plays: box.plays,
    rushes: box.rushes,
    rushYards: minusText(box.rushYards),
    completions: box.completions,
    attempts: box.attempts,
    passYards: minusText(box.passYards),
    sacked: box.sacks,
    intercepted: box.interceptions,
    fumbles: box.fumblesLost,
    penalties: box.penalties,
    rushAllowed: minusText(against.rushYards),
    passAllowed: minusText(against.passYards),
    sacks: against.sacks,
    takeaways: against.interceptions + against.fumblesLost,
  };
}

function copiesOf(team: Team, season: Season, capacityOf: CapacityOf): Copy[] {
  const look = accentOf(team);
  const capacity = (table: string): number => capacityOf(table, look);
  const games = gamesOf(team, season);
  const counted = games.filter(({ counts, record }) => counts && record);
  const boxes = counted.map(({ record, side }) => ({ side, both: boxScore(record!.events) }));
  const played = boxes.map(({ side, both }) => both[side]);
  const allowed = boxes.map(({ side, both }) => both[otherSide(side)]);
  const lines = linesTogether(
    counted.map(({ record, side }) => playerLines(record!.events)[side]),
    FIGURE_KEYS,
  );
  const pages = chunks(
    games.map((game, i) => gameRow(game, i)),
    capacity("game"),
  );
  const words = { team: seasonName(team), ...(season.head.season !== undefined && { season: season.head.season }) };
  return (pages.length === 0 ? [[]] : pages).map((rows, i) => ({
    values: {
      ...words,
      men: words,
      game: numbered(rows),
      ...(i === 0 && {
        rates: rateRows({
          life: countsInLife(team),
          ...(counted.length > 0 && {
            played: countsOf(played, sumOf(counted.map(({ own }) => own))),
            allowed: countsOf(allowed, sumOf(counted.map(({ other }) => other))),
          }),
        }),
        ...statisticsOf(lines, capacity),
      }),
    },
    title: seasonName(team),
    ...look,
  }));
}

export const seasonLog: SheetContent<object, DiceRules> = {
  form: () => ({ rates: Object.keys(RATES).map((key) => ({ key })) }),
  fill(records, { capacity }) {
    const season = seasonOf(records);
    return season.teams.flatMap((team) => copiesOf(team, season, capacity));
  },
};
