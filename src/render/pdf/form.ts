/** Writes form fields: their tree of names, widgets and appearances. */
import type { BookFont } from "../../sheet/type/font-book.js";
import { encodeText } from "./bytes.js";
import type { PdfDictionary, PdfFile, PdfReference } from "./container.js";
import { defaultAppearance, drawTick, drawValue, FORM_FONT } from "./field-looks.js";
import type { FieldSpec } from "./field-specs.js";
import { writeFormFont } from "./form-font.js";
import { format } from "./numbers.js";
import type { Session } from "./session.js";

const PRINTED = 4;
const COMBO = 1 << 17;
const QUADDING = { left: 0, center: 1, right: 2 } as const;

/**
 * Writes the fields of all pages and gives each page its widgets.
 * @param pages references of the pages; `resources` holds the fonts of the pages
 */
export function writeForm(
  file: PdfFile,
  session: Session,
  font: BookFont,
  specs: readonly (readonly FieldSpec[])[],
  pages: readonly PdfReference[],
  resources: PdfReference,
): PdfReference[][] {
  if (specs.every((fields) => fields.length === 0)) return specs.map(() => []);
  const writer = new FormWriter(file, session, font, resources);
  const widgets = specs.map((fields, i) => fields.map((spec) => writer.write(spec, pages[i])));
  file.setForm({
    Fields: writer.roots,
    // Appearances are written for every field; asking viewers for new ones would make them differ.
    NeedAppearances: false,
    DA: file.string(defaultAppearance(9)),
    DR: { Font: { [FORM_FONT]: writer.formFont } },
  });
  return widgets;
}

class FormWriter {
  readonly roots: PdfReference[] = [];
  readonly formFont: PdfReference;
  readonly #file: PdfFile;
  readonly #session: Session;
  readonly #font: BookFont;
  readonly #resources: PdfReference;
  /** Levels of names by full name. */
  readonly #groups = new Map<string, PdfReference>();
  readonly #ticks = new Map<string, PdfReference>();

  constructor(file: PdfFile, session: Session, font: BookFont, resources: PdfReference) {
    this.#file = file;
    this.#session = session;
    this.#font = font;
    this.#resources = resources;
    this.formFont = writeFormFont(file, font);
  }

  /** Writes one field, which is also its own widget. */
  write(spec: FieldSpec, page: PdfReference): PdfReference {
    const { path, label, rect } = spec;
    const parent = this.#group(path.slice(0, -1));
    const reference = this.#file.reference({
      Type: "Annot",
      Subtype: "Widget",
      Rect: [...rect],
      F: PRINTED,
      P: page,
      T: this.#file.string(path[path.length - 1]),
      TU: this.#file.string(label === "" ? path.join(" ") : label),
      ...(parent && { Parent: parent }),
      ...(spec.kind === "check" ? this.#tick(spec) : this.#value(spec)),
    });
    if (parent) (parent.data.Kids as PdfReference[]).push(reference);
    else this.roots.push(reference);
    this.#file.end(reference);
    return reference;
  }

  /** The field that holds a level of names; pdfkit writes it at the end. */
  #group(path: readonly string[]): PdfReference | undefined {
    if (path.length === 0) return undefined;
    const name = path.join(".");
    let group = this.#groups.get(name);
    if (group === undefined) {
      const parent = this.#group(path.slice(0, -1));
      const level = this.#file.string(path[path.length - 1]);
      group = this.#file.reference({ T: level, Kids: [], ...(parent && { Parent: parent }) });
      this.#groups.set(name, group);
      if (parent) (parent.data.Kids as PdfReference[]).push(group);
      else this.roots.push(group);
    }
    return group;
  }

  #value(spec: FieldSpec): PdfDictionary {
    const { operators, pageFonts } = drawValue(spec, this.#font, this.#session);
    const resources = pageFonts ? this.#resources : { Font: { [FORM_FONT]: this.formFont } };
    const text = (value: string): PdfDictionary["V"] => this.#file.string(value);
    return {
      FT: spec.kind === "choice" ? "Ch" : "Tx",
      // The first choice is empty, so that a cell can be cleared again.
      ...(spec.kind === "choice" && { Ff: COMBO, Opt: ["", ...spec.options].map(text) as PdfReference[] }),
      V: text(spec.value),
      DA: this.#file.string(defaultAppearance(spec.size)),
      Q: QUADDING[spec.align],
      AP: { N: this.#look(spec, operators, resources) },
    };
  }

  #tick(spec: FieldSpec): PdfDictionary {
    const { style, width, height } = spec;
    const state = spec.value === "on" ? "On" : "Off";
    const key = `${format(width)} ${format(height)}`;
    const look = (name: string, operators: () => string): PdfReference => {
      let drawn = this.#ticks.get(name);
      if (drawn === undefined) this.#ticks.set(name, (drawn = this.#look(spec, operators(), {})));
      return drawn;
    };
    return {
      FT: "Btn",
      V: state,
      AS: state,
      AP: {
        N: {
          On: look(`${style} ${key}`, () => drawTick(style, width, height)),
          Off: look(`off ${key}`, () => "\n"),
        },
      },
    };
  }

  #look({ width, height }: FieldSpec, operators: string, resources: PdfDictionary | PdfReference): PdfReference {
    const box = [0, 0, width, height].map((length) => Math.round(length * 1000) / 1000);
    const data = { Type: "XObject", Subtype: "Form", BBox: box, Resources: resources };
    return this.#file.stream(data, encodeText(operators));
  }
}
