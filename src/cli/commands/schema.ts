import { withEvents } from "../../host/event-schemas.js";
import { suggestHint } from "../../kernel/issue/index.js";
import { jsonSchemaOf } from "../../contract/records.js";
import { allSystems, kindNamed } from "../../make/find.js";
import { defineCommand, usageError } from "../spec.js";
import { alignRows } from "../text/table.js";

export const schema = defineCommand({
  name: "schema",
  summary: "print the JSON Schema of a file kind, for editors that check while you type",
  details: "Without a kind it lists the kinds.",
  args: [{ name: "kind", summary: "a file kind, for example dynasty-rules" }],
  options: {},
  examples: ["pressbox schema", "pressbox schema dynasty-rules > dynasty-rules.schema.json"],
  async run({ args, io }) {
    const [{ allKinds }, { commandKinds }, systems] = await Promise.all([
      import("../../files/kinds.js"),
      import("../../files/words/kind.js"),
      allSystems(),
    ]);
    const kinds = [...allKinds(systems), ...commandKinds()];
    if (args.length === 0) {
      io.out(
        alignRows(
          kinds.map((kind) => [kind.id, kind.title]),
          "",
        ),
      );
      return;
    }
    const kind = kindNamed(args[0], kinds);
    if (!kind) {
      throw usageError(
        `there is no file kind "${args[0]}"`,
        suggestHint(
          args[0],
          kinds.map(({ id }) => id),
        ),
      );
    }
    io.out(`${JSON.stringify(withEvents(kind.id, jsonSchemaOf(kind)), null, 2)}\n`);
  },
});
