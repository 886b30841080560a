/**
 * `npm run bench -- realism DIR [--system 5d20] [--times 5] [--rules NAME] [--coach NAME] [--quick] [--figures]`: how well a classifier tells real games and
 * plays from replayed ones, with two controls, and the statistics that are farthest off. DIR contains the season's statistics and its table of plays.
 */
import "../../host/node.js";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { EventList, Side } from "../../kernel/football/index.js";
import { fault, suggestHint, UserError } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";
import { classifierAuc, FOLDS, type Auc, type ClassifierRow } from "../../sim/shape/classifier.js";
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

const USAGE =
  "npm run bench -- realism DIR [--system 5d20] [--times 5] [--rules NAME] [--coach NAME] [--quick] [--figures] [--json]";

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
    if (positionals.length !== 1) throw usageError(`expected one folder; found ${positionals.length}`, USAGE);
    return { ...values, times, id: values.system, stats: positionals[0] };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw usageError((error as Error).message.split(". ")[0], USAGE);
  }
}

/** @throws UserError for wrong usage, and if the folder has no season with plays */
export async function measureRealism(args: readonly string[]): Promise<Measured[]> {
  const asked = readArgs(args);
  const io = { cwd: process.cwd(), disk: nodeDisk, inputs: new Set<string>() } as unknown as CliIo;
  const { stats, id, times } = asked;
  const rater = await loadRater(id);
  if (!rater) throw usageError(`no teams of "${id}" are rated`, suggestHint(id, RATED_SYSTEMS));
  const system = (await loadSystem(id))!;
  const coach = findCoach(system, asked.coach ?? system.coaches.at(-1)!.id);
  const rules = (await loadRules(system, asked.rules ?? rater.seasons.usualRules, io)).value;
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
  const { fixtures } = fixturesOf(season);
  const calibrate = { fixtures };
  const rating = rater.rate({ season, rules, ...(!asked.quick && { calibrate }) });
  const hear = rater.seasons.open(rating.teams, rules, coach);
  const real: ClassifierRow[] = [];
  const apart: ClassifierRow[] = [];
  const counts = noShape();
  games.forEach(({ events }, game) => {
    real.push(...rowsOf(events, game, true));
    apart.push(...playsOf(events, game, true));
    countShape(counts, events);
  });
  const played: ClassifierRow[][] = [];
  const shape = noShape();
  for (let s = 0; s < times; s++) {
    const rows: ClassifierRow[] = [];
    fixtures.forEach((fixture, game) => {
      const events: { readonly type: string }[] = [];
      hear(fixture, (1 + s * fixtures.length + game) >>> 0, (event) => events.push(event));
      rows.push(...rowsOf(events, game, false));
      if (s < PLAYS_OF) apart.push(...playsOf(events, game, false));
      countShape(shape, events);
    });
    played.push(rows);
  }
  const aucRow = (name: string, { auc, error }: Auc): Measured => ({
    name: `${id} realism: ${name}`,
    value: auc,
    unit: "AUC",
    note: `+- ${error.toFixed(3)}; 0.5 = cannot tell`,
  });
  const control =
    played.length > 1
      ? [aucRow("two replays", classifierAuc([...played[0].map((row) => ({ ...row, real: true })), ...played[1]]))]
      : [];
  const figures = compareShapes(counts, shape).flatMap(({ title, section, real: input, played: own }): Measured[] =>
    input === undefined || own === undefined
      ? []
      : [{ name: `${section}: ${title}`, value: own, unit: "", note: `real ${input.toPrecision(4)}` }],
  );
  return [
    aucRow("real against replayed", classifierAuc([...real, ...played.flat()])),
    aucRow("real plays against replayed ones", classifierAuc(apart)),
    aucRow("halves of the real season", classifierAuc(halves(real))),
    ...control,
    ...(asked.figures ? figures : []),
  ];
}
