/** Every printed word of the sheets: where it is in the templates, which sheets print it, and how much room it has. */
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";
import { UserError } from "../kernel/issue/index.js";
import type { TemplateSource } from "../sheet/template/source.js";
import type { WordPlace } from "../sheet/words/texts.js";
import { WordingWords, type Wording } from "../sheet/words/wording.js";
import { blankForm, engineFor } from "./forms.js";
import { usualRequest, type BuildRequest } from "./request.js";

/** A text in the templates. */
export interface ListedText {
  readonly key: string;
  /** Its locations, in reading order; each only once. */
  readonly places: readonly WordPlace[];
  /** Codes of the sheets that print it. */
  readonly sheets: readonly string[];
  /** Width of its narrowest place, millimeters; absent if it wraps or is only an accessible label. */
  readonly room?: number;
}

interface Found {
  readonly places: Map<string, WordPlace>;
  readonly sheets: Set<string>;
  room?: number;
}

/** A wording that translates nothing and records what it is asked for. */
export class WordRecorder implements Wording {
  readonly language = "en";
  readonly texts = new Map<string, Found>();
  readonly values = new Set<string>();

  text(key: string, place: WordPlace): undefined {
    let found = this.texts.get(key);
    if (!found) this.texts.set(key, (found = { places: new Map(), sheets: new Set() }));
    found.places.set(`${place.template}:${place.line}:${place.block}`, place);
    return undefined;
  }

  value(value: string): string {
    this.values.add(value);
    return value;
  }
}

/** Marks whose single line must fit. */
const ONE_LINE = new Set(["text", "band", "head", "arcText", "lead"]);

/** Every text of these templates, with the templates it is in; does not lay anything out. @throws UserError for a template that cannot be read */
export function textsOf(templates: TemplateSource): ReadonlyMap<string, ReadonlySet<string>> {
  const recorder = new WordRecorder();
  const engine = engineFor({ ...templates, words: new WordingWords(recorder) });
  for (const name of templates.names()) engine.front(name);
  return new Map(
    [...recorder.texts].map(([key, { places }]) => [
      key,
      new Set([...places.values()].map(({ template }) => template)),
    ]),
  );
}

type Wanted = Pick<BuildRequest, "templates" | "fonts" | "cache">;

/**
 * All texts of these sheets. Lays out each sheet once, blank, in color, on Letter.
 * @throws UserError for a template that cannot be read
 */
export async function listTexts(
  sheets: readonly { readonly system: GameSystem; readonly specs: readonly SheetSpec[] }[],
  wanted: Wanted,
): Promise<readonly ListedText[]> {
  const all = new Map<string, Found>();
  for (const { system, specs } of sheets) {
    for (const spec of specs) {
      const recorder = new WordRecorder();
      const templates: TemplateSource = { ...wanted.templates, words: new WordingWords(recorder) };
      const request = usualRequest(system, { ...wanted, templates });
      const rooms = await roomsOf(request, spec);
      for (const [key, found] of recorder.texts) {
        let known = all.get(key);
        if (!known) all.set(key, (known = { places: new Map(), sheets: new Set() }));
        known.sheets.add(spec.code);
        for (const [at, place] of found.places) known.places.set(at, place);
        const room = rooms.get(key);
        if (room !== undefined) known.room = Math.min(room, known.room ?? Infinity);
      }
    }
  }
  return [...all].map(([key, { places, sheets: on, room }]) => ({
    key,
    places: [...places.values()],
    sheets: [...on],
    ...(room !== undefined && { room }),
  }));
}

/** Widths of the places that print each text unchanged. */
async function roomsOf(request: BuildRequest, spec: SheetSpec): Promise<ReadonlyMap<string, number>> {
  const rooms = new Map<string, number>();
  try {
    const { form } = await blankForm(request, spec);
    for (const { parts } of form.pages)
      for (const { placed, matrix } of parts)
        for (const { kind, words, at } of placed) {
          if (!ONE_LINE.has(kind) || words === "") continue;
          const width = at.w * Math.abs(matrix[0]);
          rooms.set(words, Math.min(width, rooms.get(words) ?? Infinity));
        }
  } catch (error) {
    // A sheet that is only drawn from files has no blank; its texts are listed anyway.
    if (!(error instanceof UserError)) throw error;
  }
  return rooms;
}
