/**
 * What may stand in each kind of file, as `pressbox schema` publishes it: keys, kinds of values, which may be missing, bounds, lengths.
 * A bound that moves refuses files that people have, or lets in what no rule reads, so it moves here first.
 */
import { describe, expect, it } from "vitest";
import { jsonSchemaOf } from "../../src/contract/records.js";
import { allKinds } from "../../src/files/kinds.js";
import { commandKinds } from "../../src/files/words/kind.js";
import { loadSystems } from "../../src/systems/index.js";

interface Schema {
  readonly [word: string]: unknown;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
}

/** Words of a schema that its lines show in a way of their own, or that bound nothing. */
const SHOWN = new Set(
  "type const enum anyOf oneOf allOf properties required items prefixItems additionalProperties propertyNames title description $schema".split(
    " ",
  ),
);
/** Whole numbers without a bound are bounded by what JavaScript counts exactly. */
const UNBOUNDED = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** Where each larger part was first written out: what files have in common stands here once. */
const places = new Map<string, string>();

/** Lines of a part, the first without its name. */
function linesOf(schema: Schema, place: string): string[] {
  const bounds = Object.entries(schema)
    .filter(([word, value]) => !SHOWN.has(word) && !UNBOUNDED.includes(value as number))
    .map(([word, value]) => ` ${word}=${JSON.stringify(value)}`)
    .sort()
    .join("");
  const said =
    schema.const === undefined
      ? (schema.enum?.map((one) => JSON.stringify(one)).join(" | ") ?? schema.type ?? "any")
      : JSON.stringify(schema.const);
  const { properties = {}, required = [], items, prefixItems, additionalProperties, propertyNames } = schema;
  const parts: [string, Schema][] = [
    ...Object.entries(properties).map(([key, part]): [string, Schema] => [
      required.includes(key) ? key : `${key}?`,
      part,
    ]),
    ...(["anyOf", "oneOf", "allOf"] as const).flatMap((word) =>
      (schema[word] ?? []).map((part): [string, Schema] => [word, part]),
    ),
    ...(prefixItems ?? []).map((part, i): [string, Schema] => [`[${i}]`, part]),
    ...(items ? [["[]", items] as [string, Schema]] : []),
    ...(propertyNames ? [["{key}", propertyNames] as [string, Schema]] : []),
    ...(typeof additionalProperties === "object" ? [["{}", additionalProperties] as [string, Schema]] : []),
  ];
  const open = schema.type === "object" && additionalProperties === undefined ? " and others" : "";
  const first = `${said}${bounds}${open}`;
  if (parts.length === 0) return [first];
  const whole = JSON.stringify(schema);
  const before = places.get(whole);
  if (before !== undefined) return [`as ${before}`];
  if (whole.length > 200) places.set(whole, place);
  return [
    first,
    ...parts.flatMap(([name, part]) => {
      const [head, ...more] = linesOf(part, `${place}.${name}`);
      return [`  ${name}: ${head}`, ...more.map((line) => `  ${line}`)];
    }),
  ];
}

describe("what a file may contain", async () => {
  const kinds = [...allKinds(await loadSystems()), ...commandKinds()];
  const texts = kinds.map(
    (kind) => [kind.id, `${linesOf(jsonSchemaOf(kind) as Schema, kind.id).join("\n")}\n`] as const,
  );

  it.each(texts)("%s", async (id, text) => {
    await expect(text).toMatchFileSnapshot(`../golden/schemas/${id}.txt`);
  });
});
