/** Writes form fields: their tree of names, widgets and appearances. */
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
 * Width of codes that the form's font lacks. To fit type to its field, pdf.js measures what was typed before it has put it into the font's
 * codes: two letters at a time are a code that no font has. So this is the width of two letters of a name, and a little more.
 */
const TYPED_WIDTH = 1000;
/** The look of what no one has filled in yet. */
const EMPTY = "empty";
const COMBO = 1 << 17;
const QUADDING = { left: 0, center: 1, right: 2 } as const;

/**
 * What viewers run when a field has changed. A sum stays empty while none of its fields has a number, and words among them are
 * passed over; what is carried or taken off counts only next to a number. Hundredths are as far as any sheet goes.
 */
const ADD_UP = `function addUp(own, carried, taken) {
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
  event.value = any ? String(sum).replace("-", "\\u2212") : "";
}`;

/** Writes the fields of a document one by one, and at last the form that holds them. */
export class FormWriter {
  readonly #file: PdfFile;
  readonly #shared: Resources<unknown>;
  readonly #hands: FormHands;
  /** The resources of the pages, for values that the form's own font cannot write. */
  readonly #pageResources: PdfReference;
  /** Faces of the form as its looks name them; the pencil's once there is a field. */
  readonly #faces = new Map<FormHand, { readonly font: PdfReference; readonly resources: PdfReference }>();
  readonly #roots: PdfReference[] = [];
  /** Fields that add up, in the order in which they do. */
  readonly #sums: PdfReference[] = [];
  /** Levels of names by full name. */
  readonly #groups = new Map<string, PdfReference>();
  /** Looks that many fields share: ticks, and values that are not there yet. */
  readonly #looks = new Map<string, PdfReference>();

  constructor(file: PdfFile, shared: Resources<unknown>, hands: FormHands, pageResources: PdfReference) {
    this.#file = file;
    this.#shared = shared;
    this.#hands = hands;
    this.#pageResources = pageResources;
  }

  /** Names the form in the document; without fields there is none. */
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
      // Appearances are written for every field; asking viewers for new ones would make them differ.
      NeedAppearances: false,
      DA: this.#file.string(defaultAppearance(9)),
      DR: { Font: { ...Object.fromEntries(faces), [TICK_FONT]: ticks } },
    });
  }

  /**
   * Writes one field, which is also its own widget.
   * @param key by which it names its part of the page
   */
  write(spec: FieldSpec, page: PdfReference, key: number): PdfReference {
    const { path, label, rect } = spec;
    this.#resourcesOf(this.#hands.usual);
    const parent = this.#group(path.slice(0, -1));
    const reference = this.#file.reference({
      Type: "Annot",
      Subtype: "Widget",
      // To a tenth of a point, as no eye sees less: shorter numbers make a large form smaller.
      Rect: rect.map((length) => Math.round(length * 10) / 10),
      F: PRINTED,
      P: page,
      StructParent: key,
      ...(parent && { Parent: parent }),
      ...(spec.kind === "check" ? this.#tick(spec) : this.#value(spec)),
      ...(spec.adds.length > 0 && { AA: { C: this.#sum(spec) } }),
      // Words last: what is before them repeats from field to field, and deflates.
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

  #sum({ adds, carries, takes }: FieldSpec): PdfDictionary {
    const lists = [adds, carries, takes].map((names) => JSON.stringify(names)).join(", ");
    return { S: "JavaScript", JS: this.#file.string(`addUp(${lists});`) };
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
      else this.#roots.push(group);
    }
    return group;
  }

  #value(spec: FieldSpec): PdfDictionary {
    const text = (value: string): PdfDictionary["V"] => this.#file.string(value);
    return {
      FT: spec.kind === "choice" ? "Ch" : "Tx",
      // The first choice is empty, so that a cell can be cleared again.
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
    // Half of a form's bytes were looks of empty fields, all of them equal.
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
      // For viewers that set all fields again, as they do once a letter was typed that the form font lacks.
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
    // What draws nothing is as large as any field.
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
