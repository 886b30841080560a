/** JSON Schema of the events and answers in records, generated from the engines' types (`npm run docs`). */
import { ownText } from "../kernel/host/index.js";

interface EventSchema {
  /** Names among `$defs`. */
  readonly event: string;
  readonly choice?: string;
  readonly $defs: Readonly<Record<string, object>>;
}

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, object>>;
  readonly $defs?: object;
};

/** The schema of a record kind with its events and answers spelled out; other kinds unchanged. */
export function withEvents(kind: string, schema: object): object {
  const text = ownText(`assets/schemas/${kind}.json`);
  if (text === undefined) return schema;
  const { event, choice, $defs } = JSON.parse(text) as EventSchema;
  const { properties = {}, ...rest } = schema as Schema;
  const items = (list: string, name: string | undefined) =>
    name === undefined ? {} : { [list]: { ...properties[list], items: { $ref: `#/$defs/${name}` } } };
  return {
    ...rest,
    properties: { ...properties, ...items("events", event), ...items("choices", choice) },
    $defs: { ...rest.$defs, ...$defs },
  };
}
