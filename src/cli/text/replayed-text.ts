/** A replayed season next to the real one: for the terminal and as JSON. */
import type { Rating } from "../../contract/rating.js";
import type { Compared, ComparedGains, SeasonComparison } from "../../sim/replayed.js";
import type { ShapeComparison } from "../../sim/shape/index.js";
import type { RunHead } from "../season/replay-run.js";
import { shapeText } from "./shape-text.js";
import { alignRows, countOf } from "./table.js";

export interface Replayed {
  readonly head: RunHead & { readonly games: number };
  readonly calibrated?: Rating["calibrated"];
  readonly uncalibrated?: Rating["uncalibrated"];
  /** Team names, in order. */
  readonly names: readonly string[];
  readonly comparison: SeasonComparison;
  readonly gains: readonly ComparedGains[];
  /** The table of plays. */
  readonly plays?: string;
  readonly shape?: ShapeComparison;
  /** What was printed. */
  readonly files?: readonly object[];
}

/** How many of the farthest-off teams to list. */
const WORST = 5;

export function seasonText({
  head,
  calibrated,
  uncalibrated,
  names,
  comparison,
  gains,
  plays,
  shape,
}: Replayed): string {
  const { season, times, games, seed, rules, coach } = head;
  const { statistics, teams, homeWins, ties, overtime } = comparison;
  const parts = [
    `The season of ${season}, ${countOf(names.length, "team")}, played ${times === 1 ? "once" : `${times} times`} ` +
      `(${countOf(games, "game")}, seeds from ${seed}, rules ${rules}, coach ${coach}).\n`,
    ...(calibrated ? [`Rated by the results of ${countOf(calibrated.games, "league game")}.\n`] : []),
    ...(uncalibrated === undefined ? [] : [`${uncalibrated}\n`]),
    table("What teams did", "for", statistics),
    table("Against them", "against", statistics),
  ];
  const shares = [
    `Home teams won ${shareText(homeWins)}.`,
    `Overtime games: ${shareText(overtime)}. Ties: ${shareText(ties)}.`,
  ];
  const lengths = gains.map(
    ({ of, distance, at }) =>
      `Lengths of ${of}: at most ${distance.toFixed(3)} apart (share up to ${countOf(at, "yard")}).`,
  );
  if (plays === undefined) lengths.push("Lengths of runs and completions: no table of plays to compare with.");
  parts.push([...shares, ...lengths].map((line) => `${line}\n`).join(""));
  const off = teams
    .map(({ team, wins, statistics: own }, i) => ({ name: names[i], team, wins, own }))
    .filter(({ own }) => own.points !== undefined)
    .sort(
      (a, b) => Math.abs(b.own.points.played - b.own.points.input) - Math.abs(a.own.points.played - a.own.points.input),
    )
    .slice(0, WORST)
    .map(({ name, wins, own }) => [
      name,
      own.points.input.toFixed(1),
      own.points.played.toFixed(1),
      own.yards?.input.toFixed(0) ?? "",
      own.yards?.played.toFixed(0) ?? "",
      wins?.input.toFixed(1) ?? "",
      wins?.played.toFixed(1) ?? "",
    ]);
  if (off.length > 0) {
    const heads = ["farthest off in points", "points", "played", "yards", "played", "wins", "played"];
    parts.push(alignRows([heads, ...off], "", [1, 2, 3, 4, 5, 6]));
  }
  if (shape) parts.push(shapeText(shape));
  return parts.join("\n");
}

/** Statistics missing from the tables only have the replayed column. */
function table(title: string, side: Compared["side"], statistics: readonly Compared[]): string {
  const number = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? "";
  const rows = statistics
    .filter((one) => one.side === side)
    .map(({ title: words, input, played, differencePct: off, correlation, spread, rms }) => [
      words,
      number(input, 2),
      played.toFixed(2),
      off === undefined ? "" : `${off < 0 ? "-" : "+"}${Math.abs(off).toFixed(1)}%`,
      number(correlation, 3),
      number(spread, 2),
      number(rms, 2),
    ]);
  const heads = [title, "records", "played", "off", "correlation", "spread", "rms"];
  return alignRows([heads, ...rows], "", [1, 2, 3, 4, 5, 6]);
}

const shareText = ({ input, played }: SeasonComparison["ties"]): string =>
  `${percent(played)}${input === undefined ? "" : ` (records ${percent(input)})`}`;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** One object: how it was played, league statistics, lengths of gains, every team. */
export function seasonJson(replayed: Replayed): string {
  const { head, calibrated, uncalibrated, names, comparison, gains, plays, shape, files } = replayed;
  const { statistics, teams, homeWins, ties, overtime } = comparison;
  const data = {
    ...head,
    calibrated,
    uncalibrated,
    statistics,
    distributions: gains.map((one) => ({ ...one, from: plays })),
    homeWins,
    ties,
    overtime,
    teams: teams.map(({ team, ...rest }, i) => ({ team, name: names[i], ...rest })),
    shape,
    files,
  };
  return `${JSON.stringify(data, (_, value: unknown) => (typeof value === "number" ? Math.round(value * 1e6) / 1e6 : value), 1)}\n`;
}
