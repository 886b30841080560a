/** What is in the events and answers of a record, as JSON Schema made from the engines' types (`npm run docs`). */
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

/** The schema of a kind of records with its events and answers laid down; of any other kind as it is. */
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
