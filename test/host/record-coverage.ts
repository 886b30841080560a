/** Records against their published schema: what is wrong, and which kinds of events and optional keys have been seen. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

type Schema = Readonly<Record<string, unknown>> & {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A published schema, and how much of it games have filled. */
export class Coverage {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false });
  private readonly defs: Readonly<Record<string, Schema>>;
  private readonly properties: Readonly<Record<string, Schema>>;
  private readonly branches = new Map<Schema, ValidateFunction>();
  private readonly lists = new Map<string, ValidateFunction>();
  private readonly seen = new Set<string>();

  constructor(schema: object) {
    const { $defs = {}, properties = {} } = schema as {
      $defs?: Record<string, Schema>;
      properties?: Record<string, Schema>;
    };
    this.defs = $defs;
    this.properties = properties;
  }

  /** What is wrong with a list of a record; undefined when it fits. */
  faultOf(list: string, value: unknown): string | undefined {
    let validate = this.lists.get(list);
    if (!validate) this.lists.set(list, (validate = this.compile(this.properties[list])));
    if (validate(value)) return undefined;
    const [error] = validate.errors!;
    const [, at] = error.instancePath.split("/");
    return `${list}${error.instancePath} ${error.message}: ${JSON.stringify((value as unknown[])[Number(at)])?.slice(0, 300)}`;
  }

  /** Marks what a list of a record fills. */
  see(list: string, value: readonly unknown[]): void {
    const { items } = this.properties[list];
    for (const one of value) this.walk(items as Schema, one, list);
  }

  /** Kinds and optional keys of a list that no game has filled. */
  unseen(list: string): string[] {
    const all = new Set<string>();
    this.name(this.properties[list].items as Schema, list, all, new Set());
    return [...all].filter((name) => !this.seen.has(name)).sort();
  }

  private compile(schema: Schema): ValidateFunction {
    return this.ajv.compile({ ...schema, $defs: this.defs });
  }

  private resolve(schema: Schema, at: string): readonly [Schema, string] {
    if (!schema.$ref) return [schema, at];
    const name = schema.$ref.replace("#/$defs/", "");
    return this.resolve(this.defs[name], name);
  }

  /** A branch of a choice by its kind: `kick (kind: punt)`. */
  private label(schema: Schema, at: string): string {
    const words = Object.entries(schema.properties ?? {}).flatMap(([key, { const: only }]) =>
      typeof only === "string" ? [`${key}: ${only}`] : [],
    );
    return words.length === 0 ? at : `${at} (${words.join(", ")})`;
  }

  private fits(schema: Schema, value: unknown): boolean {
    let validate = this.branches.get(schema);
    if (!validate) this.branches.set(schema, (validate = this.compile(schema)));
    return validate(value);
  }

  private walk(given: Schema, value: unknown, where: string): void {
    const [schema, at] = this.resolve(given, where);
    if (schema.anyOf) {
      const branch = schema.anyOf.find((one) => this.fits(one, value));
      if (branch) this.walk(branch, value, at);
      return;
    }
    if (Array.isArray(value)) {
      const { items, prefixItems = [] } = schema;
      const rest = typeof items === "object" ? items : undefined;
      for (const [i, one] of value.entries()) {
        const own = prefixItems[i] ?? rest;
        if (own) this.walk(own, one, at);
      }
      return;
    }
    if (!isObject(value) || !schema.properties) return;
    const label = this.label(schema, at);
    this.seen.add(label);
    for (const [key, one] of Object.entries(value)) {
      const own = schema.properties[key];
      if (!own || one === undefined) continue;
      if (!schema.required?.includes(key)) this.seen.add(`${label}.${key}`);
      this.walk(own, one, `${label}.${key}`);
    }
  }

  private name(given: Schema, where: string, all: Set<string>, done: Set<Schema>): void {
    const [schema, at] = this.resolve(given, where);
    if (schema.anyOf) {
      for (const one of schema.anyOf) this.name(one, at, all, done);
      return;
    }
    const { items, prefixItems = [] } = schema;
    for (const one of [...prefixItems, ...(typeof items === "object" ? [items] : [])]) this.name(one, at, all, done);
    if (!schema.properties || done.has(schema)) return;
    done.add(schema);
    const label = this.label(schema, at);
    all.add(label);
    for (const [key, own] of Object.entries(schema.properties)) {
      if (!schema.required?.includes(key)) all.add(`${label}.${key}`);
      this.name(own, `${label}.${key}`, all, done);
    }
  }
}
