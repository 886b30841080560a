/** Writes form fields: the tree of names, widgets and appearances. */
import { encodeText } from "../bytes.js";
import type { PdfFile } from "../container.js";
import type { PdfDictionary, PdfReference } from "../values.js";
import { defaultAppearance, drawTick, drawValue, TICK_APPEARANCE, TICK_FONT, TICK_LETTERS } from "./field-looks.js";
import type { FontEmbedder } from "../embed-font.js";
import type { FieldSpec } from "./field-specs.js";
import { FORM_FONT, type FormHand, type FormHands } from "./form-font.js";
import { format } from "../numbers.js";
import type { Resources } from "../resources.js";

const PRINTED = 4;
/**
 * Width for codes missing from the form's font. To fit type to its field, pdf.js measures typed text before converting it to the font's
 * codes, so that two letters at a time look like one missing code. This is the width of two letters of a name, plus a little.
 */
const TYPED_WIDTH = 1000;
/** Appearance of a field that is not filled in yet. */
const EMPTY = "empty";
const COMBO = 1 << 17;
const QUADDING = { left: 0, center: 1, right: 2 } as const;

/**
 * Script that viewers run when a field changes. A sum stays empty while none of its fields has a number, and ignores words; amounts carried
 * or subtracted only count next to a number. Rounds to hundredths, which suffices for every sheet.
 */
const ADD_UP = `function addUp(own, carried, taken, signed) {
  var sum = 0, any = false;
  function each(names, take) {
    for (var i = 0; i < names.length; i++) {
      var field = getField(names[i]);
      var text = field ? String(field.value).replace(/\\s/g, "").replace("\\u2212", "-") : "";
      if (text !== "" && !isNaN(Number(text))) take(Number(text));
    }
  }
  each(own, function (value) { sum += value; any = true; });
  each(carried, function (value) { sum += value; });
  each(taken, function (value) { sum -= Math.abs(value); });
  sum = Math.round(sum * 100) / 100;
  event.value = any ? (signed && sum > 0 ? "+" : "") + String(sum).replace("-", "\\u2212") : "";
}`;

/** Writes the fields of a document one by one, and finally the form. */
export class FormWriter {
  readonly #file: PdfFile;
  readonly #shared: Resources<unknown>;
  readonly #hands: FormHands;
  /** The resources of the pages, for values that the form's own font does not cover. */
  readonly #pageResources: PdfReference;
  /** Fonts of the form, by name in appearances; the handwriting font once there is a field. */
  readonly #faces = new Map<FormHand, { readonly font: PdfReference; readonly resources: PdfReference }>();
  readonly #roots: PdfReference[] = [];
  /** Fields with sums, in the order of calculation. */
  readonly #sums: PdfReference[] = [];
  /** Parents of fields, by full name. */
  readonly #groups = new Map<string, PdfReference>();
  /** Shared appearances: ticks, and empty values. */
  readonly #looks = new Map<string, PdfReference>();

  constructor(file: PdfFile, shared: Resources<unknown>, hands: FormHands, pageResources: PdfReference) {
    this.#file = file;
    this.#shared = shared;
    this.#hands = hands;
    this.#pageResources = pageResources;
  }

  /** Adds the form to the document, if there are fields. */
  finish(fonts: FontEmbedder): void {
    if (this.#faces.size === 0) return;
    for (const [{ font, shown }, { font: reference }] of this.#faces)
      if (font.file.isCubic) fonts.embedCubic(reference, font, shown);
      else fonts.embedWide(reference, font, shown, TYPED_WIDTH);
    const faces = [...this.#faces].map(([{ name }, { font }]) => [name, font] as const);
    const ticks = this.#file.object({ Type: "Font", Subtype: "Type1", BaseFont: "ZapfDingbats" });
    if (this.#sums.length > 0) this.#file.addScript("press", ADD_UP);
    this.#file.setForm({
      Fields: this.#roots,
      ...(this.#sums.length > 0 && { CO: this.#sums }),
      // Every field has an appearance; if viewers made new ones, they would differ.
      NeedAppearances: false,
      DA: this.#file.string(defaultAppearance(9)),
      DR: { Font: { ...Object.fromEntries(faces), [TICK_FONT]: ticks } },
    });
  }

  /**
   * Writes one field, which is also its own widget.
   * @param key for the structure tree
   */
  write(spec: FieldSpec, page: PdfReference, key: number): PdfReference {
    const { path, label, rect } = spec;
    this.#resourcesOf(this.#hands.usual);
    const parent = this.#group(path.slice(0, -1));
    const reference = this.#file.reference({
      Type: "Annot",
      Subtype: "Widget",
      // Rounded to a tenth of a point, which is invisible: shorter numbers make a large form smaller.
      Rect: rect.map((length) => Math.round(length * 10) / 10),
      F: PRINTED,
      P: page,
      StructParent: key,
      ...(parent && { Parent: parent }),
      ...(spec.kind === "check" ? this.#tick(spec) : this.#value(spec)),
      ...(spec.adds.length > 0 && { AA: { C: this.#sum(spec) } }),
      // Words last: everything before them repeats from field to field and compresses well.
      T: this.#file.string(path[path.length - 1]),
      TU: this.#file.string(label === "" ? path.join(" ") : label),
    });
    if (spec.adds.length > 0) this.#sums.push(reference);
    if (parent) (parent.data.Kids as PdfReference[]).push(reference);
    else this.#roots.push(reference);
    this.#file.endAlike(reference);
    return reference;
  }

  #resourcesOf(hand: FormHand): PdfReference {
    let known = this.#faces.get(hand);
    if (!known) {
      const font = this.#file.reference();
      known = { font, resources: this.#file.object({ Font: { [hand.name]: font } }) };
      this.#faces.set(hand, known);
    }
    return known.resources;
  }

  #sum({ adds, carries, takes, signed }: FieldSpec): PdfDictionary {
    const given = [adds, carries, takes, ...(signed ? [true] : [])].map((one) => JSON.stringify(one)).join(", ");
    return { S: "JavaScript", JS: this.#file.string(`addUp(${given});`) };
  }

  /** The parent field for a prefix of names; pdfkit writes it at the end. */
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
      else this.#roots.push(group);
    }
    return group;
  }

  #value(spec: FieldSpec): PdfDictionary {
    const text = (value: string): PdfDictionary["V"] => this.#file.string(value);
    return {
      FT: spec.kind === "choice" ? "Ch" : "Tx",
      // The first choice is empty, so that a cell can be cleared.
      ...(spec.kind === "choice" && { Ff: COMBO, Opt: ["", ...spec.options].map(text) as PdfReference[] }),
      V: text(spec.value),
      DA: this.#file.string(
        defaultAppearance(spec.shrinks ? 0 : spec.size, spec.color, this.#hands.handFor(spec.value)?.name ?? FORM_FONT),
      ),
      Q: QUADDING[spec.align],
      AP: { N: this.#valueLook(spec) },
    };
  }

  #valueLook(spec: FieldSpec): PdfReference {
    // Shared, because half of a form's bytes used to be identical appearances of empty fields.
    if (spec.value === "") return this.#emptyLook(spec);
    const { operators, hand } = drawValue(spec, this.#hands, this.#shared);
    return this.#look(spec, operators, hand ? this.#resourcesOf(hand) : this.#pageResources);
  }

  #tick(spec: FieldSpec): PdfDictionary {
    const { look, width, height } = spec;
    const state = spec.value === "on" ? "On" : "Off";
    return {
      FT: "Btn",
      V: state,
      AS: state,
      // For viewers that redraw all fields, as they do once a letter is typed that the form's font does not have.
      DA: this.#file.string(TICK_APPEARANCE),
      MK: { CA: this.#file.string(TICK_LETTERS[look]) },
      AP: {
        N: {
          On: this.#sharedLook(look, spec, () => drawTick(look, width, height)),
          Off: this.#emptyLook(spec),
        },
      },
    };
  }

  #emptyLook(spec: FieldSpec): PdfReference {
    return this.#sharedLook(EMPTY, spec, () => "/Tx BMC\nEMC\n");
  }

  #sharedLook(name: string, spec: FieldSpec, operators: () => string): PdfReference {
    // An empty appearance fits any size.
    const key = name === EMPTY ? name : `${name} ${format(spec.width)} ${format(spec.height)}`;
    let drawn = this.#looks.get(key);
    if (drawn === undefined) {
      this.#looks.set(
        key,
        (drawn = this.#look(spec, operators(), name === EMPTY ? this.#resourcesOf(this.#hands.usual) : {})),
      );
    }
    return drawn;
  }

  #look({ width, height }: FieldSpec, operators: string, resources: PdfDictionary | PdfReference): PdfReference {
    const box = [0, 0, width, height].map((length) => Math.round(length * 1000) / 1000);
    const data = { Subtype: "Form", BBox: box, Resources: resources };
    return this.#file.stream(data, encodeText(operators));
  }
}
