/**
 * Built-in teams: files in the game's own team format under `assets/samples`, parsed on first use like a user's files. The build parses
 * them in advance; a file changed since then is parsed again.
 */
import { ownText } from "../kernel/host/index.js";
import { UserError, type Issue, type Locate } from "../kernel/issue/index.js";
import { lazily } from "../kernel/lazy/index.js";
import { parseData } from "../text/data-file.js";

/** Teams parsed by the build, with their source text. */
interface ReadAhead {
  readonly text: string;
  readonly teams: readonly unknown[];
}

const SAMPLES = "assets/samples/";
const read = new Map<string, ReadAhead>();

/** Where the build saves a parsed file, below its own folder. */
const aheadName = (name: string): string => `samples/${name}.json`;

/** All package files parsed so far, by the name under which the build saves them. */
export const teamsReadAhead = (): (readonly [name: string, ahead: ReadAhead])[] =>
  [...read].map(([name, ahead]) => [aheadName(name), ahead]);

function teamsAhead(name: string, text: string): readonly unknown[] | undefined {
  const built = ownText(`built/${aheadName(name)}`);
  if (built === undefined) return undefined;
  const ahead = JSON.parse(built) as ReadAhead;
  return ahead.text === text ? ahead.teams : undefined;
}

/**
 * @param name path below `assets/samples`: `postcard/sample-teams.yaml`
 * @param form parses the teams; errors in their content do not matter here, `checkBuiltIn` reports them
 * @throws UserError on first use, if the file does not fit the format
 * @throws Error if the host does not have the file
 */
export const ownTeams = <T>(
  name: string,
  form: (
    data: unknown,
    locate: Locate,
  ) => { readonly issues: readonly Issue[]; readonly file?: { teams: readonly T[] } },
): (() => readonly T[]) =>
  lazily(() => {
    const path = SAMPLES + name;
    const text = ownText(path);
    if (text === undefined) throw new Error(`the host does not have the file ${path}`);
    const ahead = teamsAhead(name, text);
    if (ahead) return ahead as readonly T[];
    const { data, locate } = parseData(text, path);
    const { file, issues } = form(data, locate);
    if (!file) throw new UserError(issues);
    read.set(name, { text, teams: file.teams });
    return file.teams;
  });
