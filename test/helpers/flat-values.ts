/** What hands write, by slot: values inside each other under their whole names, `season.3.left`. */
export const flatValues = (values: object, before = ""): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => [
      [before + key, value],
      ...(typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(flatValues(value as object, `${before}${key}.`))
        : []),
    ]),
  );
