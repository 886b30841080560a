/** The schemas of records against games: every event and answer that is played stands in them. */
import { jsonSchemaOf } from "../../src/systems/contract.js";
import { describe, expect, it } from "vitest";
import { withEvents } from "../../src/data/event-schemas.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { loadSystem } from "../../src/systems/index.js";

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | readonly Schema[];
}

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** What is wrong with a value, as far as these schemas go; undefined when it fits. */
function misfit(value: unknown, schema: Schema, defs: Readonly<Record<string, Schema>>, at = ""): string | undefined {
  if (schema.$ref) return misfit(value, defs[schema.$ref.replace("#/$defs/", "")], defs, at);
  if (schema.anyOf) {
    // Most alternatives are of another type, which is seen at once.
    const type = (value as { readonly type?: unknown } | null)?.type;
    const ofType = schema.anyOf.filter((one) => {
      const { properties } = one.$ref ? defs[one.$ref.replace("#/$defs/", "")] : one;
      return [undefined, type].includes(properties?.type?.const as undefined);
    });
    return ofType.some((one) => misfit(value, one, defs, at) === undefined)
      ? undefined
      : `${at}: ${JSON.stringify(value).slice(0, 200)} fits nothing`;
  }
  if (schema.const !== undefined) return value === schema.const ? undefined : `${at}: not ${String(schema.const)}`;
  if (schema.enum) return schema.enum.includes(value) ? undefined : `${at}: ${String(value)} is not listed`;
  const types = [schema.type ?? []].flat().map((type) => (type === "integer" ? "number" : type));
  if (types.length > 0 && !types.includes(typeOf(value))) return `${at}: ${typeOf(value)}, not ${types.join(" or ")}`;
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value
      .map((one, i) =>
        misfit(one, Array.isArray(items) ? (items as Schema[])[i] : (items as Schema), defs, `${at}[${i}]`),
      )
      .find((fault) => fault !== undefined);
  }
  if (typeOf(value) !== "object" || !schema.properties) return undefined;
  const entries = Object.entries(value as object).filter(([, one]) => one !== undefined);
  const missing = (schema.required ?? []).find((key) => !entries.some(([known]) => known === key));
  if (missing !== undefined) return `${at}: no ${missing}`;
  for (const [key, one] of entries) {
    const own = schema.properties[key];
    if (!own && schema.additionalProperties === false) return `${at}: ${key} is unknown`;
    const fault = own && misfit(one, own, defs, `${at}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const COACHES = { dynasty: ["steady", "expert"], "pen-and-paper": ["solo", "simple"], postcard: ["die", "football"] };

describe.each(Object.entries(COACHES))("records of %s", (id, coaches) => {
  it("hold what their schema says (npm run docs makes it)", async () => {
    const system = (await loadSystem(id))!;
    const { record: kind } = system.kinds;
    const { properties = {}, $defs = {} } = withEvents(kind.id, jsonSchemaOf(kind)) as Schema;
    const types = new Set<string>();
    for (const rules of [system.standardRules, ...(system.presets ?? []).map((preset) => preset.rules)]) {
      for (const coach of coaches) {
        for (let seed = 0; seed < 12; seed++) {
          const record = system.play({ rules, seed, coach, names: {}, cache: NO_CACHE }) as {
            events: readonly { readonly type: string }[];
            choices: readonly unknown[];
          };
          for (const list of ["events", "choices"] as const)
            expect(misfit(record[list], properties[list], $defs, list)).toBeUndefined();
          for (const { type } of record.events) types.add(type);
        }
      }
    }
    expect(types.size).toBeGreaterThan(10);
    expect(misfit([{ type: "nonsense" }], properties.events, $defs)).toBeDefined();
  });
});
