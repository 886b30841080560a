/** Season tables in, teams out, like `pressbox rate`. */
import { readFile } from "../../../files/read-file.js";
import { requireAcceptable } from "../../../files/rated-files.js";
import { statisticsKind } from "../../../files/statistics-file.js";
import { fault, hasErrors, UserError, type Issue } from "../../../kernel/issue/index.js";
import { drawsFrom } from "../../../contract/records.js";
import type { Rater, Rating } from "../../../contract/rating.js";
import { accountLines, type Season } from "../../../stats/index.js";
import { dataText } from "../../../text/data-text.js";
import type { GivenFile, ProofRow, RatedView } from "../../protocol/calls.js";
import { atDesk, gameAt, raterAt } from "../desk/assets.js";
import { layOut } from "./chart.js";
import { headOf } from "./heads.js";
import { marked } from "../sheets/sheets.js";

/** @throws UserError with every error of the tables, and if no chart can be made from them */
export async function rate(systemId: string, files: readonly GivenFile[]): Promise<RatedView> {
  return atDesk(async () => {
    const [system, rater] = await Promise.all([gameAt(systemId), raterAt(systemId)]);
    if (!rater) throw new UserError(fault("rate", `${system.title} makes no teams from season tables`));
    const named = files.map(({ name, bytes }) => ({ name, content: bytes }));
    const { issues, value: season } = await readFile(
      named.length === 1 ? named[0].content : named,
      named.length === 1 ? named[0].name : "the tables",
      [statisticsKind({})],
    );
    if (hasErrors(issues) || !season) throw new UserError(issues);
    const rating = ratingOf(rater, season, issues);
    requireAcceptable(system, rating);
    await layOut(systemId, rating);
    // Proof rows use team codes and are grouped by team.
    const codes = [...new Set(rating.proof.map(({ team }) => team))];
    return {
      season: rating.season,
      tables: accountLines(season).map((line, i) => {
        const sheet = season.sheets[i];
        const name = sheet.sheet ?? sheet.file;
        return {
          file: name,
          words: line.slice(line.indexOf(": ") + 2),
          used: sheet.tables.length > 0 || sheet.use !== undefined,
        };
      }),
      filled: filledLines([
        ...season.filledIn.map(({ column, teams, from }) => ({ what: columnWords(column), by: from, teams })),
        ...rating.filled,
      ]),
      warnings: [...issues, ...rating.issues],
      teams: rating.names.map((name, i) => ({ ...headOf(rating.teams, i), ...teamOf(name, codes[i], rating) })),
      file: await marked({
        name: `${rating.season}-teams.yaml`,
        type: "application/yaml",
        bytes: new TextEncoder().encode(dataText(rating.teams, "teams.yaml")),
      }),
      sheets: system.sheets
        .filter((spec) => spec.fills !== "nothing" && drawsFrom(system, spec, rating.teams))
        .map(({ id }) => id),
      rewritten: true,
    };
  });
}

/** @param warnings about the tables: they may say why something is missing. @throws UserError with them */
function ratingOf(rater: Rater, season: Season, warnings: readonly Issue[]): Rating {
  try {
    return rater.rate({ season });
  } catch (error) {
    if (error instanceof UserError) throw new UserError([...error.issues, ...warnings], error.exitCode);
    throw error;
  }
}

/** `sacksMade` -> `sacks made`. */
const columnWords = (column: string): string =>
  column.replace(/([a-z])([A-Z])/g, (_, low: string, high: string) => `${low} ${high.toLowerCase()}`);

/** One line for each source that is used for the same number of teams. */
function filledLines(filled: Rating["filled"]): RatedView["filled"] {
  const lines = new Map<string, { what: string; by: string; teams: number }>();
  for (const { what, by, teams } of filled) {
    const key = `${by} ${teams.length}`;
    const line = lines.get(key);
    lines.set(key, { what: line ? `${line.what}, ${what}` : what, by, teams: teams.length });
  }
  return [...lines.values()];
}

type TeamView = RatedView["teams"][number];

function teamOf(
  name: string,
  code: string | undefined,
  { proof, statistics }: Rating,
): Pick<TeamView, "name" | "proof" | "worst"> {
  const rows = proof
    .filter(({ team }) => team === code)
    .map(({ statistic, target, expected, tolerance }): ProofRow => {
      const { title, unit } = statistics[statistic];
      return { title, unit, target, expected, tolerance };
    });
  const partOf = ({ target, expected, tolerance }: ProofRow): number =>
    tolerance === 0 ? 0 : Math.abs(expected - target) / tolerance;
  const worst = rows.reduce<ProofRow | undefined>(
    (most, row) => (most && partOf(most) >= partOf(row) ? most : row),
    undefined,
  );
  return { name, proof: rows, worst: { title: worst?.title ?? "", part: worst ? partOf(worst) : 0 } };
}
