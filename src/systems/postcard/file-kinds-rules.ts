/** House cards as files. */
import { isObject, hasErrors, suggest, type Issue, type Locate } from "../../kernel/issue/index.js";
import type { FileKind } from "../../contract/files.js";
import { validateRules } from "./proof/validate.js";
import { parseRules, rulesSchema, SWITCHES, type PostcardRules } from "./rules/index.js";
import { soundPart } from "./rules/sound-part.js";

const PRESET_ONLY = ["strict", "balanced"];
/** Switches that are enough to tell whose they are. */
const LOOKED_AT = 200;
const SWITCH_IDS = SWITCHES.map(({ id }) => id);

/** Only this game's files have a `card`, its presets or its switches, or a slip of one; tables, and files with a format, belong to others. */
function matches(data: unknown): boolean {
  if (!isObject(data) || data.format !== undefined || data.tables !== undefined) return false;
  if (Object.keys(data).some((key) => suggest(key, ["card"]) !== undefined)) return true;
  if (typeof data.extends === "string" && suggest(data.extends, PRESET_ONLY) !== undefined) return true;
  const switches = isObject(data.switches) ? Object.keys(data.switches).slice(0, LOOKED_AT) : [];
  return switches.some((key) => suggest(key, SWITCH_IDS) !== undefined);
}

/** Every fault of a house card, and its rules when there is no error. */
function checkCard(data: unknown, locate: Locate): { issues: readonly Issue[]; value?: PostcardRules } {
  const parsed = parseRules(data, locate);
  if (!parsed.rules) return { issues: parsed.issues };
  const issues = [...parsed.issues, ...validateRules(parsed.rules, parsed.locate)];
  return hasErrors(issues) ? { issues } : { issues, value: parsed.rules };
}

/** Faults of the card in a record. Remarks on it were reported when it was checked: a record needs one that can be played. */
export function checkKept(packed: unknown, locate: Locate): readonly Issue[] {
  const parsed = parseRules(packed, locate);
  if (!parsed.rules) return parsed.issues;
  return [...parsed.issues, ...validateRules(parsed.rules, parsed.locate).filter((issue) => hasErrors([issue]))];
}

export const rulesKind: FileKind<PostcardRules> = {
  id: "postcard-rules",
  title: "PostCard Football house card",
  shape: rulesSchema,
  matches,
  sense: (data, locate) => checkCard(soundPart(data), locate).issues,
  check: checkCard,
};
