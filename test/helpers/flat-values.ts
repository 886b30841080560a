import type { Values } from "../../src/sheet/layout/form.js";

/** What hands write, by slot: values inside each other under their whole names, `season.3.left`. */
export const flatValues = (values: object, before = ""): Values =>
  Object.fromEntries(
    Object.entries(values as Values).flatMap(([key, value]): [string, Values[string]][] => [
      [before + key, value],
      ...(typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(flatValues(value, `${before}${key}.`))
        : []),
    ]),
  );
