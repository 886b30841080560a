/** `print --words`: the sheets in the words of a file. */
import type { Issue } from "../../kernel/issue/index.js";
import type { CliIo } from "../io.js";
import { loadWords } from "../inputs.js";
import type { Studio } from "./open-studio.js";

interface Worded {
  readonly studio: Studio;
  /** Faults of words that have no room, at their lines in the file. */
  blame(issues: readonly Issue[]): readonly Issue[];
}

/** Bands print capitals, and long texts are told by their beginning. */
const startsLike = (text: string, said: string): boolean => text.toUpperCase().startsWith(said.toUpperCase());

/** @throws UserError for a file of words with faults */
export async function withWords(studio: Studio, named: string, io: CliIo): Promise<Worded> {
  const [{ value, source }, { WordSet }, { WordingWords }] = await Promise.all([
    loadWords(named, io),
    import("../../files/words/word-set.js"),
    import("../../sheet/words/wording.js"),
  ]);
  const templates = { ...studio.templates, words: new WordingWords(new WordSet(value)) };
  const locate = source?.data().locate;
  const entries = (["words", "values"] as const).flatMap((part) =>
    Object.entries(value[part] ?? {}).map(([key, text]) => ({ part, key, text })),
  );
  return {
    studio: { ...studio, templates },
    blame: (issues) =>
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
      }),
  };
}
