/**
 * `npm run bench -- realism DIR... [--system 5d20] [--times 5] [--rules NAME] [--coach NAME] [--quick] [--figures]`: how well classifiers tell real games and
 * plays from replayed ones, with two controls, and every statistic's real and replayed value. A DIR contains a season's statistics and its table of plays;
 * the games of several seasons are told apart together.
 */
import "../../host/node.js";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { EventList, Side } from "../../kernel/football/index.js";
import { fault, suggestHint, UserError } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";
import { boostedAuc, classifierAuc, FOLDS, type Auc, type ClassifierRow } from "../../sim/shape/classifier.js";
import { compareShapes, countShape, noShape, playRows, TEAM_GAME, teamGames } from "../../sim/shape/index.js";
import { gamesOfPlays } from "../../stats/index.js";
import { loadRater, loadSystem, RATED_SYSTEMS } from "../../systems/index.js";
import { nodeDisk } from "../../host/node/disk.js";
import { readPlays } from "../../host/node/gains.js";
import { fixturesOf } from "../fixtures.js";
import { findCoach } from "../../make/find.js";
import { loadRules, loadSeason } from "../../make/inputs.js";
import { usageError } from "../spec.js";
import { issuesText } from "../text/issues-text.js";
import type { CliIo } from "../io.js";
import type { Measured } from "./measure.js";

const POINTS = TEAM_GAME.findIndex(({ id }) => id === "points");

/** Both teams' columns for a game, plus the margin, which is not among the columns. */
function rowsOf(events: EventList, game: number, real: boolean): ClassifierRow[] {
  const both = teamGames(events);
  return (["home", "away"] as const).map((side: Side) => {
    const [own, other] = [both[side], both[side === "home" ? "away" : "home"]];
    return { columns: [...own, own[POINTS] - other[POINTS]], real, game };
  });
}

/** Replays whose plays are told apart from the real ones: more would take minutes. */
const PLAYS_OF = 2;
const playsOf = (events: EventList, game: number, real: boolean): ClassifierRow[] =>
  playRows(events).map((columns) => ({ columns, real, game }));

/** Control: two halves of one season. Every second pair of games is labeled as replayed. */
const halves = (rows: readonly ClassifierRow[]): ClassifierRow[] =>
  rows.map(({ columns, game }) => ({ columns, real: ((game ^ (game >> 1)) & 1) === 0, game }));

/** Columns that tell most, with their parts in what the trees learned. */
const TOLD_COLUMNS = 5;
const whatTells = (shares: readonly number[]): string =>
  [...TEAM_GAME.map(({ title }) => title), "margin"]
    .map((title, c) => ({ title, share: shares[c] }))
    .sort((a, b) => b.share - a.share)
    .slice(0, TOLD_COLUMNS)
    .map(({ title, share }) => `${title} ${Math.round(100 * share)}%`)
    .join(", ");

const USAGE =
  "npm run bench -- realism DIR... [--system 5d20] [--times 5] [--rules NAME] [--coach NAME] [--quick] [--figures] [--json]";

/** @throws UserError for wrong usage */
function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        system: { type: "string", default: "5d20" },
        times: { type: "string", default: "5" },
        rules: { type: "string" },
        coach: { type: "string" },
        quick: { type: "boolean", default: false },
        figures: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      },
    });
    const times = /^[1-9]\d{0,3}$/.test(values.times) ? Number(values.times) : undefined;
    if (times === undefined) throw usageError(`--times cannot be "${values.times}"; expected a whole number from 1 on`);
    if (positionals.length === 0) throw usageError("expected a folder; found none", USAGE);
    // A game in two folds would be known to the classifier that scores it.
    const twice = positionals.find((folder, i) =>
      positionals.slice(0, i).some((one) => resolve(one) === resolve(folder)),
    );
    if (twice !== undefined) throw usageError(`"${twice}" is named twice; expected each season once`);
    return { ...values, times, id: values.system, folders: positionals };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw usageError((error as Error).message.split(". ")[0], USAGE);
  }
}

/** A season's games, real and replayed, as the judges read them. */
interface Told {
  readonly real: readonly ClassifierRow[];
  /** By replay. */
  readonly played: readonly (readonly ClassifierRow[])[];
  readonly plays: readonly ClassifierRow[];
}

/** The plays and the statistics of a folder. @throws UserError if it has no season with plays */
async function readSeason(stats: string, io: CliIo) {
  const { value: season } = await loadSeason(stats, {}, io);
  const { plays = [], file, issues } = readPlays(resolve(stats), stats, season.year, { every: true });
  if (plays.length === 0)
    throw new UserError(
      issues.length > 0
        ? issues
        : [fault("plays-none", "the folder has no table of plays", { file: stats, hint: "name it plays.csv" })],
    );
  const games = gamesOfPlays(plays);
  if (games.length < FOLDS)
    throw new UserError(
      fault("plays-few", `the plays are of ${counted(games.length, "game")}; expected ${FOLDS} or more`, { file }),
    );
  process.stderr.write(issuesText(issues, false));
  return { season, games };
}

/** @throws UserError for wrong usage, and if a folder has no season with plays */
export async function measureRealism(args: readonly string[]): Promise<Measured[]> {
  const asked = readArgs(args);
  const io = { cwd: process.cwd(), disk: nodeDisk, inputs: new Set<string>() } as unknown as CliIo;
  const { folders, id, times } = asked;
  const rater = await loadRater(id);
  if (!rater) throw usageError(`no teams of "${id}" are rated`, suggestHint(id, RATED_SYSTEMS));
  const system = (await loadSystem(id))!;
  const coach = findCoach(system, asked.coach ?? system.coaches.at(-1)!.id);
  const rules = (await loadRules(system, asked.rules ?? rater.seasons.usualRules, io)).value;
  const seasons = [];
  for (const folder of folders) seasons.push(await readSeason(folder, io));
  const [counts, shape] = [noShape(), noShape()];
  let first = 0;
  const told = seasons.map(({ season, games }): Told => {
    const { fixtures } = fixturesOf(season);
    const rating = rater.rate({ season, rules, ...(!asked.quick && { calibrate: { fixtures } }) });
    const hear = rater.seasons.open(rating.teams, rules, coach);
    const [real, plays]: ClassifierRow[][] = [[], []];
    games.forEach(({ events }, game) => {
      real.push(...rowsOf(events, first + game, true));
      plays.push(...playsOf(events, first + game, true));
      countShape(counts, events);
    });
    const played = Array.from({ length: times }, (_, s) =>
      fixtures.flatMap((fixture, game) => {
        const events: { readonly type: string }[] = [];
        hear(fixture, (1 + s * fixtures.length + game) >>> 0, (event) => events.push(event));
        if (s < PLAYS_OF) plays.push(...playsOf(events, first + game, false));
        countShape(shape, events);
        return rowsOf(events, first + game, false);
      }),
    );
    first += Math.max(games.length, fixtures.length);
    return { real, played, plays };
  });
  const real = told.flatMap((season) => season.real);
  const replay = (s: number): ClassifierRow[] => told.flatMap(({ played }) => played[s]);
  const games = [...real, ...told.flatMap(({ played }) => played.flat())];
  const aucRow = (name: string, { auc, error }: Auc, more = ""): Measured => ({
    name: `${id} realism: ${name}`,
    value: auc,
    unit: "AUC",
    note: `+- ${error.toFixed(3)}; 0.5 = cannot tell${more}`,
  });
  const control =
    times > 1
      ? [aucRow("two replays", classifierAuc([...replay(0).map((row) => ({ ...row, real: true })), ...replay(1)]))]
      : [];
  const figures = compareShapes(counts, shape).flatMap(({ title, section, real: input, played: own }): Measured[] =>
    input === undefined || own === undefined
      ? []
      : [{ name: `${section}: ${title}`, value: own, unit: "", note: `real ${input.toPrecision(4)}` }],
  );
  const plays = told.flatMap((season) => season.plays);
  const [trees, playTrees] = [boostedAuc(games), boostedAuc(plays)];
  return [
    aucRow("real against replayed", classifierAuc(games)),
    aucRow("the same, boosted trees", trees, `; what tells: ${whatTells(trees.shares)}`),
    aucRow("real plays against replayed ones", classifierAuc(plays)),
    aucRow("the same plays, boosted trees", playTrees),
    aucRow("halves of the real season", classifierAuc(halves(real))),
    ...control,
    ...(asked.figures ? figures : []),
  ];
}
