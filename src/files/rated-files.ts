/** Checks a rating before it is written: every number must be finite, and `check` and `print` must accept charts and proof. */
import { checkKind } from "./check.js";
import { fault, throwOnErrors, type Issue, type Path } from "../kernel/issue/index.js";
import { isMissed } from "../stats/missed.js";
import { kindsOf } from "../contract/records.js";
import type { Rating } from "../contract/rating.js";
import type { GameSystem } from "../contract/game.js";
import { proofFile } from "./proof-file.js";

const HINT =
  "nothing is written: a statistic is too small or too unusual to rate; leave it blank, and Pressbox uses an average";

/** Paths of numbers that are not finite: JSON would save them as null. */
export function oddNumbers(value: unknown, at: Path = []): Path[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    oddNumbers(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

const shown = (path: Path): string =>
  path.map((key, i) => (typeof key === "number" ? `[${key}]` : `${i > 0 ? "." : ""}${key}`)).join("");

/** One error per non-finite number, naming its team and statistic. */
export function numberFaults({ teams, names, proof }: Pick<Rating, "teams" | "names" | "proof">): Issue[] {
  const inCharts = Object.values(teams).flatMap((list: unknown) =>
    Array.isArray(list)
      ? oddNumbers(list).map(([team, ...path]) => `${names[team as number]}: ${shown(path)} of the chart`)
      : [],
  );
  const inProof = proof.flatMap((row) =>
    oddNumbers(row).map((path) => `${row.team}: ${row.statistic}, ${shown(path)}`),
  );
  return [...inCharts, ...inProof].map((what) => fault("rate-number", `${what} is not a number`, { hint: HINT }));
}

/**
 * Offense is what people read a chart for: offense figures that miss their tolerance stop the command unless accepted.
 * @returns the remaining issues, as warnings
 * @throws UserError with every such figure
 */
export function requireOffenses({ issues, proof, statistics }: Rating, accepted: boolean): readonly Issue[] {
  if (accepted) return issues;
  const offenses = proof
    .filter((row) => row.statistic.startsWith("offense.") && isMissed(row))
    .map(({ team, statistic }) => `${team}, ${statistics[statistic].title}:`);
  const missed = issues.filter(({ message }) => offenses.some((start) => message.startsWith(start)));
  const hint = "give more tables of the season, or accept it with --accept-misses";
  throwOnErrors(missed.map(({ message }) => fault("rating-missed", message, { hint })));
  return issues;
}

/** @throws UserError with everything that `check` would reject */
export function requireAcceptable(system: GameSystem, rating: Rating): void {
  throwOnErrors(numberFaults(rating));
  const kinds = kindsOf(system);
  const files = [rating.teams, ...(rating.proof.length > 0 ? [proofFile(rating)] : [])];
  const found = files.flatMap((data) => {
    const kind = kinds.find(({ matches }) => matches(data))!;
    return checkKind(kind, data).issues;
  });
  throwOnErrors(found.map((issue) => ({ hint: HINT, ...issue })));
}
