/** House cards as a file kind. */
import { isObject, hasErrors, suggest, type Issue, type Locate } from "../../kernel/issue/index.js";
import type { FileKind } from "../../contract/files.js";
import { validateRules } from "./proof/validate.js";
import { parseRules, rulesSchema, SWITCHES, type PostcardRules } from "./rules/index.js";
import { soundPart } from "./rules/sound-part.js";

const PRESET_ONLY = ["strict", "balanced"];
/** Maximum switches examined to recognize a file. */
const LOOKED_AT = 200;
const SWITCH_IDS = SWITCHES.map(({ id }) => id);

/**
 * Recognizes this game's files by `card`, its presets or its switches, even misspelled; files with `tables` or another format belong to
 * other games.
 */
function matches(data: unknown): boolean {
  if (!isObject(data) || data.format !== undefined || data.tables !== undefined) return false;
  if (Object.keys(data).some((key) => suggest(key, ["card"]) !== undefined)) return true;
  if (typeof data.extends === "string" && suggest(data.extends, PRESET_ONLY) !== undefined) return true;
  const switches = isObject(data.switches) ? Object.keys(data.switches).slice(0, LOOKED_AT) : [];
  return switches.some((key) => suggest(key, SWITCH_IDS) !== undefined);
}

/** Every error in a house card, and its rules if they fit the schema. */
function judge(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly rules?: PostcardRules } {
  const { rules, issues, locate: inCard } = parseRules(data, locate);
  return rules ? { rules, issues: [...issues, ...validateRules(rules, inCard)] } : { issues };
}

/** Errors in a record's card. Warnings were reported when the card was checked: a record only needs playable rules. */
export const checkKept = (packed: unknown, locate: Locate): readonly Issue[] =>
  judge(packed, locate).issues.filter((issue) => hasErrors([issue]));

export const rulesKind: FileKind<PostcardRules> = {
  id: "postcard-rules",
  title: "PostCard Football house card",
  shape: rulesSchema,
  matches,
  sense: (data, locate) => judge(soundPart(data), locate).issues,
  check(data, locate) {
    const { rules, issues } = judge(data, locate);
    return hasErrors(issues) ? { issues } : { issues, value: rules };
  },
};
