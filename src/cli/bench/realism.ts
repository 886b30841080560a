/**
 * `npm run bench -- realism DIR [--system 5d20] [--times 5] [--rules NAME] [--quick]`: how well a classifier tells real games and
 * plays from replayed ones, with two controls, and the statistics that are farthest off. DIR contains the season's statistics and its table of plays.
 */
import "../../host/node.js";
import { resolve } from "node:path";
import type { EventList, Side } from "../../kernel/football/index.js";
import { UserError } from "../../kernel/issue/index.js";
import { classifierAuc, type Auc, type ClassifierRow } from "../../sim/shape/classifier.js";
import { compareShapes, countShape, noShape, playRows, TEAM_GAME, teamGames } from "../../sim/shape/index.js";
import { gamesOfPlays } from "../../stats/index.js";
import { loadRater, loadSystem } from "../../systems/index.js";
import { nodeDisk } from "../../host/node/disk.js";
import { readPlays } from "../../host/node/gains.js";
import { fixturesOf } from "../fixtures.js";
import { loadRules, loadSeason } from "../../make/inputs.js";
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

const valueOf = (args: readonly string[], flag: string): string | undefined => {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
};

/** Control: two halves of one season. Every second pair of games is labeled as replayed. */
const halves = (rows: readonly ClassifierRow[]): ClassifierRow[] =>
  rows.map(({ columns, game }) => ({ columns, real: ((game ^ (game >> 1)) & 1) === 0, game }));

/** @throws UserError if the folder has no season with plays */
export async function measureRealism(args: readonly string[]): Promise<Measured[]> {
  const [stats] = args.filter((word, i) => !word.startsWith("--") && !/^--(?!quick|json)/.test(args[i - 1] ?? ""));
  const io = { cwd: process.cwd(), disk: nodeDisk, inputs: new Set<string>() } as unknown as CliIo;
  const id = valueOf(args, "--system") ?? "5d20";
  const times = Number(valueOf(args, "--times") ?? 5);
  const [rater, system] = [(await loadRater(id))!, (await loadSystem(id))!];
  const rules = (await loadRules(system, valueOf(args, "--rules") ?? rater.seasons.usualRules, io)).value;
  const { value: season } = await loadSeason(stats, {}, io);
  const { plays, issues } = readPlays(resolve(stats), stats, season.year);
  if (!plays) throw new UserError(issues);
  const { fixtures } = fixturesOf(season);
  const coach = valueOf(args, "--coach") ?? system.coaches.at(-1)!.id;
  const calibrate = { fixtures };
  const rating = rater.rate({ season, rules, ...(!args.includes("--quick") && { calibrate }) });
  const hear = rater.seasons.open(rating.teams, rules, coach);
  const real: ClassifierRow[] = [];
  const apart: ClassifierRow[] = [];
  const counts = noShape();
  gamesOfPlays(plays).forEach(({ events }, game) => {
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
    ...(args.includes("--figures") ? figures : []),
  ];
}
