/** Finds texts that no sheet can print: no font has their characters, or they have several lines where only one is printed. */
import { fault, type Issue } from "../kernel/issue/index.js";
import { foreignHint, foreignSign, lineSign, signWords } from "../kernel/words/letters.js";
import type { LocateValue } from "./data-file.js";
import { describe } from "./zod-issues.js";

/**
 * @param multiline true if texts may have several lines
 * @param drawn matches symbols that are drawn because no font has them
 */
export function textFaults(data: unknown, locate: LocateValue, multiline = false, drawn?: RegExp): Issue[] {
  const issues: Issue[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === "string") {
      const sign = foreignSign(drawn ? value.replace(drawn, "") : value);
      if (sign !== undefined) {
        const message = `no sheet can print ${signWords(sign)}`;
        issues.push(fault("text-foreign", message, { ...locate(path), hint: foreignHint(sign) }));
      } else if (!multiline && lineSign(value) !== undefined) {
        const message = `found ${describe(value)}; expected text without line breaks and tabs`;
        issues.push(fault("text-lines", message, { ...locate(path), hint: "write it in one line" }));
      }
    } else if (Array.isArray(value)) value.forEach((item, i) => walk(item, [...path, i]));
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
  };
  walk(data, []);
  return issues;
}
