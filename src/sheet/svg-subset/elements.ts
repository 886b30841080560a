/** Checks elements and attributes against the subset's table. */
import { suggestHint } from "../../kernel/issue/index.js";
import {
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  type AttributeRule,
  type ElementRule,
  type SvgAttributeName,
  type SvgElementName,
} from "./table.js";
import { EXPECTED, VALUE_READERS } from "./values.js";

/** Checked values, by name. */
export type SvgAttributes = { readonly [name in SvgAttributeName]?: string };
export const NO_ATTRIBUTES: SvgAttributes = {};

/** An error in the markup, and its position. */
export interface SvgFault {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly offset: number;
}

/** An attribute of one element, prepared for fast lookup. */
export interface AttributeSlot {
  readonly name: SvgAttributeName;
  readonly rule: AttributeRule;
  readonly read: (text: string, rule: AttributeRule) => string | undefined;
  /** `name="`. */
  readonly opening: string;
  /** The attribute that followed last time; usually it does again. */
  next: AttributeSlot | undefined;
}

/** One row of the table, prepared for fast lookup. */
export interface ElementEntry {
  readonly name: SvgElementName;
  readonly rule: ElementRule;
  readonly attributes: ReadonlyMap<string, AttributeSlot>;
  /** Placeholder before the first attribute. */
  readonly start: { next: AttributeSlot | undefined };
  readonly children: ReadonlySet<string>;
}

export const ELEMENT_ENTRIES: ReadonlyMap<string, ElementEntry> = new Map(
  Object.entries(SVG_ELEMENTS).map(([name, rule]): [string, ElementEntry] => [
    name,
    {
      name: name as SvgElementName,
      rule,
      attributes: new Map(rule.attributes.map((attribute) => [attribute, makeSlot(name, attribute)])),
      start: { next: undefined },
      children: new Set(rule.children),
    },
  ]),
);

function makeSlot(element: string, name: SvgAttributeName): AttributeSlot {
  const rule: AttributeRule = SVG_ATTRIBUTES[name];
  let read = VALUE_READERS[rule.kind];
  // Only the root specifies a unit.
  if (element === "svg" && rule.kind === "size") read = (text, own) => VALUE_READERS.size(text.replace(/mm$/, ""), own);
  return { name, rule, read, opening: `${name}="`, next: undefined };
}

/** Error for an element outside the subset. */
export function unknownElement(name: string, offset: number): SvgFault {
  return {
    code: "svg-element-unknown",
    message: `<${name}> is not in the SVG subset of pages`,
    hint: suggestHint(name, [...ELEMENT_ENTRIES.keys()]),
    offset,
  };
}

/** Checks the element's parent and its required attributes. */
export function checkElement(
  entry: ElementEntry,
  attributes: SvgAttributes,
  parent: { readonly name: string; readonly rule: ElementRule } | null | undefined,
  offset: number,
  faults: SvgFault[],
): void {
  if (parent && !ELEMENT_ENTRIES.get(parent.name)?.children.has(entry.name)) {
    faults.push({
      code: "svg-element-misplaced",
      message: `<${entry.name}> cannot stand in <${parent.name}>`,
      hint: `there: ${parent.rule.children.join(", ") || "no elements"}`,
      offset,
    });
  }
  if (entry.rule.required === undefined) return;
  for (const required of entry.rule.required) {
    if (attributes[required] === undefined) {
      faults.push({ code: "svg-attribute-missing", message: `<${entry.name}> needs a valid ${required}`, offset });
    }
  }
}

/** Error for an attribute that the element does not have. */
export function unknownAttribute(entry: ElementEntry, name: string, offset: number): SvgFault {
  return {
    code: "svg-attribute-unknown",
    message: `${name} is not an attribute of <${entry.name}> in the SVG subset of pages`,
    hint: suggestHint(name, [...entry.attributes.keys()]),
    offset,
  };
}

/** Parses one value into `attributes`; an invalid one is an error and is dropped. */
export function readAttribute(
  attributes: Record<string, string>,
  slot: AttributeSlot,
  raw: string,
  offset: number,
  faults: SvgFault[],
): void {
  const { name, rule } = slot;
  const value = slot.read(raw, rule);
  if (value === undefined) {
    const expected = rule.values ? rule.values.join(", ") : EXPECTED[rule.kind];
    const shown = raw.length > 60 ? `${raw.slice(0, 57)}...` : raw;
    faults.push({
      code: rule.kind === "color" ? "svg-color-unknown" : "svg-value-invalid",
      message: `${name}="${shown}" cannot be read; expected ${expected}`,
      offset,
    });
    return;
  }
  if (attributes[name] !== undefined) {
    faults.push({ code: "svg-attribute-twice", message: `${name} is written twice`, offset });
  }
  attributes[name] = value;
}
