/** `--words`: prints with the words in a file. */
import { UserError, type Issue } from "../kernel/issue/index.js";
import type { Workplace } from "./workplace.js";
import { loadWords } from "./inputs.js";
import type { Studio } from "./open-studio.js";

export interface Worded {
  readonly studio: Studio;
  /** Relocates errors about words that do not fit, to their lines in the file. */
  blame(issues: readonly Issue[]): readonly Issue[];
  /** Does the work, and relocates its errors to the words file. */
  blamed<T>(work: () => Promise<T>): Promise<T>;
}

/** Sheets in English, or with the words in a file if one is named. @throws UserError for a words file with errors */
export const inWords = async (studio: Studio, named: string | undefined, io: Workplace): Promise<Worded> =>
  named === undefined ? { studio, blame: (issues) => issues, blamed: (work) => work() } : withWords(studio, named, io);

/** Bands print in capitals, and messages quote only the beginning of long texts. */
const startsLike = (text: string, said: string): boolean => text.toUpperCase().startsWith(said.toUpperCase());

async function withWords(studio: Studio, named: string, io: Workplace): Promise<Worded> {
  const [{ value, source }, { WordSet }, { WordingWords }] = await Promise.all([
    loadWords(named, io),
    import("../files/words/word-set.js"),
    import("../sheet/words/wording.js"),
  ]);
  const templates = { ...studio.templates, words: new WordingWords(new WordSet(value)) };
  const locate = source?.data().locate;
  const entries = (["words", "values"] as const).flatMap((part) =>
    "word" in value ? [] : Object.entries(value[part] ?? {}).map(([key, text]) => ({ part, key, text })),
  );
  const blame = (issues: readonly Issue[]): readonly Issue[] =>
    issues.map((issue) => {
      if (!locate || !/^text-too-/.test(issue.code)) return issue;
      const said = /^"(.*?)(?:\.\.\.)?" (?:\(\d+ lines?\) )?is /.exec(issue.message)?.[1];
      const found = entries.find(({ text }) => text !== "" && said !== undefined && startsLike(text, said));
      if (!found) return issue;
      return {
        ...issue,
        ...locate([found.part, found.key]),
        hint: `shorten it; ${issue.file}:${issue.line} prints it`,
      };
    });
  const blamed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof UserError ? new UserError(blame(error.issues), error.exitCode) : error;
    }
  };
  return { studio: { ...studio, templates }, blame, blamed };
}
