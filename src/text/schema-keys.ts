/** Looks into a zod schema: which keys are allowed at a path. */
import type { z } from "zod";
import type { DataPath } from "./path.js";

/** The parts of a schema definition that lead further down. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly getter?: () => z.ZodType;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Keys of the objects that the schema allows at the path; empty if none. */
export function knownKeys(schema: z.ZodType, path: DataPath): string[] {
  let level = [schema];
  for (const step of path) level = level.flatMap((at) => stepInto(at, step));
  return [...new Set(level.flatMap((at) => objectsOf(at).flatMap(({ shape }) => Object.keys(shape ?? {}))))];
}

/** Unwraps optional, default, pipe, lazy and union definitions. */
function objectsOf(schema: z.ZodType): Definition[] {
  const def = definitionOf(schema);
  if (def.innerType) return objectsOf(def.innerType);
  if (def.getter) return objectsOf(def.getter());
  if (def.in) return objectsOf(def.in);
  if (def.options) return def.options.flatMap(objectsOf);
  if (def.left && def.right) return [...objectsOf(def.left), ...objectsOf(def.right)];
  return [def];
}

function stepInto(schema: z.ZodType, step: string | number): z.ZodType[] {
  return objectsOf(schema).flatMap((def) => {
    const next =
      def.type === "object"
        ? def.shape?.[step]
        : def.type === "tuple"
          ? def.items?.[Number(step)]
          : (def.element ?? def.valueType);
    return next ? [next] : [];
  });
}
