/**
 * Teams that come with the package: files of a game's own form under `assets/samples`, read as a person's files are, when they are first
 * asked for. The build reads them ahead; a file that was changed since is read again.
 */
import { ownText } from "../kernel/host/index.js";
import { UserError, type Issue, type Locate } from "../kernel/issue/index.js";
import { lazily } from "../kernel/lazy/index.js";
import { parseData } from "../text/data-file.js";

/** Teams as the build read them, with the text that they were made of. */
interface ReadAhead {
  readonly text: string;
  readonly teams: readonly unknown[];
}

const SAMPLES = "assets/samples/";
const read = new Map<string, ReadAhead>();

/** Where the build puts what it read of a file, below its own folder. */
const aheadName = (name: string): string => `samples/${name}.json`;

/** What was read from the package's files so far, by the name that the build writes it under. */
export const teamsReadAhead = (): (readonly [name: string, ahead: ReadAhead])[] =>
  [...read].map(([name, ahead]) => [aheadName(name), ahead]);

function teamsAhead(name: string, text: string): readonly unknown[] | undefined {
  const built = ownText(`built/${aheadName(name)}`);
  if (built === undefined) return undefined;
  const ahead = JSON.parse(built) as ReadAhead;
  return ahead.text === text ? ahead.teams : undefined;
}

/**
 * @param name of the file below `assets/samples`: `postcard/sample-teams.yaml`
 * @param form reads the teams; findings about their sense do not matter here, `checkBuiltIn` reports them
 * @throws UserError when the teams are first asked for, and the form of the file is wrong
 * @throws Error when the host does not have the file
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
