/** Sheets in Spanish: everything has room, and no English word is left, in print or in what is read aloud. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { GameSystem } from "../../src/contract/game.js";
import { drawsFrom } from "../../src/contract/records.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import { WordSet } from "../../src/files/words/word-set.js";
import { bareKey, type WordsFile } from "../../src/files/words/words-file.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { formatIssue, UserError } from "../../src/kernel/issue/index.js";
import type { PrinterPaper } from "../../src/kernel/units/index.js";
import { bindDocument, buildSheet } from "../../src/print/build.js";
import { requestFor } from "../../src/print/samples.js";
import { usualRequest, type BuildRequest } from "../../src/print/request.js";
import type { ThemeId } from "../../src/sheet/theme.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import type { Fill, Tag } from "../../src/sheet/drawing/types.js";
import { eachOp } from "../../src/sheet/drawing/walk.js";
import { WordingWords } from "../../src/sheet/words/wording.js";
import { fonts } from "../helpers/draw.js";
import { cache, testRecords } from "../helpers/sheets.js";

export const SPANISH = parse(readFileSync("assets/words/es.yaml", "utf8")) as Required<WordsFile>;

const tokens = (text: string): string[] =>
  text
    .replace(/\{[^}]*\}|\[[\w.]+\]/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\u2019]+/u)
    .filter((word) => word.length >= 3);

const spanish = new Set(
  [...Object.values(SPANISH.words), ...Object.values(SPANISH.values), ...SPANISH.same].flatMap(tokens),
);
/** Words of the keys that no Spanish text has. */
export const ENGLISH: ReadonlySet<string> = new Set(
  [...Object.keys(SPANISH.words), ...Object.keys(SPANISH.values)]
    .map(bareKey)
    .flatMap(tokens)
    .filter((one) => !spanish.has(one)),
);

/** Names of people, places and teams that are words as well. */
const NAMES =
  /New York City|\b(?:New|NEW) (?:England|York|YORK|Jersey|Mexico|Orleans|Hampshire)|[A-Z]\w+(?: York)? (?:City|CITY)|[A-Z][\w.' ]+ (?:Stadium|Field)\b|\b(?:North|West|South|East) (?:Texas|Virginia|Carolina|Dakota)|\bLittle(?: Rock)?|\bWhite\b|Copper Falls|Three Bridges|Upper Saint|Skip Butler|Mark Cotney|Gear Heads|Arrows|The Meadowlands|Dallas-Fort Worth|Inkwell League|Lamplight Cup|American Legion Mem|Pen & Paper|Inside Sports Games|\b[A-Z]{2,3}(?:,? [A-Z]{2,3})+\b|\b(?:PEN|NOR)\b|pressbox .*$/g;

const templates = { ...templatesFrom(), words: new WordingWords(new WordSet(SPANISH)) };

/** Faults of one sheet in Spanish: what has no room, and words that are English. */
export async function spanishFaults(
  system: GameSystem,
  spec: SheetSpec,
  fill: Fill,
  paper: PrinterPaper,
  theme: ThemeId = "color",
  more: Partial<BuildRequest> = {},
): Promise<string[]> {
  const records = fill === "filled" ? testRecords(system).filter((one) => drawsFrom(system, spec, one)) : [];
  const request = requestFor(
    usualRequest(system, { templates, fonts, cache }, { fill, paper, theme, records, ...more }),
    spec,
  );
  try {
    const sheet = await buildSheet(request, spec);
    const { info, outline, pages } = bindDocument(request, [sheet], spec.title);
    const said = new Set<string>([info.subject, info.keywords, ...outline.map(({ title }) => title)]);
    const hear = ({ words = "", kids }: Tag): void => {
      said.add(words);
      kids.forEach(hear);
    };
    for (const { title, layers } of pages) {
      said.add(title);
      for (const ops of Object.values(layers)) {
        for (const { value } of textsIn(ops)) said.add(value);
        eachOp(ops, (op) => {
          if (op.op === "field") said.add(op.label);
          if (op.op === "tag") said.add(op.words ?? "");
          if (op.op === "place" && op.copy) hear(op.copy.tag);
        });
      }
    }
    return [...said].flatMap((text) => {
      const left = tokens(text.replace(NAMES, " ")).filter((word) => ENGLISH.has(word));
      return left.length > 0 ? [`${spec.code} ${fill}: "${text.slice(0, 80)}" (${left.join(", ")})`] : [];
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.issues.map((issue) => `${spec.code} ${fill}, ${paper}: ${formatIssue(issue)}`);
  }
}
