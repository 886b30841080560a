/** Where a value is inside data, as keys and list positions from the outside in. */
export type DataPath = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;

/** `["tables", "regularSeason", 3, "coach"]` -> `tables.regularSeason[3].coach`; odd keys are quoted. */
export function formatPath(path: DataPath): string {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else if (!PLAIN_KEY.test(part)) text += `[${JSON.stringify(part)}]`;
    else text += text === "" ? part : `.${part}`;
  }
  return text;
}

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}
