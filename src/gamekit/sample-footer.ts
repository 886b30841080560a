/** Teams with a monogram in footers: short names, and the options that name the built-in ones. */
import type { Side } from "../kernel/football/index.js";
import type { PrintedMatch } from "../kernel/machine/index.js";

interface Named {
  readonly id: string;
  readonly monogram: string;
}
type Both<Team> = Readonly<Record<Side, Team>>;

/** Short names of both sides; never the same twice. */
export function shortNames(game: Both<Pick<Named, "monogram">>): Both<string> {
  const [away, home] = [game.away.monogram, game.home.monogram];
  return away === home ? { away: "V", home: "H" } : { away, home };
}

interface Printed<Team> extends Both<Team> {
  readonly rules: { readonly tables?: unknown; readonly switches?: unknown };
}

/**
 * Footers of a game whose built-in teams an option names; the first two of them play where nobody names any.
 * @param special more than seed, teams, coach and rules went into a game
 */
export const sampleFooter =
  <R extends Printed<Named>>(sample: readonly Named[], special: (record: R) => boolean = () => false) =>
  (record: R): Omit<PrintedMatch, "system" | "usualCoach"> => {
    const { away, home, rules } = record;
    const short = shortNames(record);
    const [first, second] = [away, home].map((team) => sample.findIndex(({ id }) => id === team.id));
    return {
      line: `${short.away} at ${short.home}`,
      teams: first < 0 || second < 0 ? undefined : ` --away ${away.monogram} --home ${home.monogram}`,
      usualTeams: first === 0 && second === 1,
      rules: rules.tables || rules.switches ? " --rules FILE" : "",
      special: special(record),
    };
  };
