/** What the Studio page knows before its core runs: games, sheets, coaches, and the fonts to fetch. */
import type { GameSystem, SystemId } from "../../contract/game.js";
import { drawsFrom } from "../../contract/records.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { FONT_SOURCES } from "../../host/fonts.js";
import { builtInTemplates } from "../../host/templates.js";
import { NO_CACHE } from "../../kernel/cache/index.js";
import { summaryOf } from "../../print/forms.js";
import { sampleSeed } from "../../print/samples.js";
import type { ListedGame, ListedSheet } from "../../studio/protocol/calls.js";
import { loadSystems, RATED_SYSTEMS } from "../../systems/index.js";

/** In the order of the numbers on the start page. */
const ORDER: readonly SystemId[] = ["dynasty", "postcard", "pen-and-paper", "5d20", "dice-football"];

/** When people need a sheet, judged by what fills it. */
function whenOf({ id, fills, from = [] }: SheetSpec, ofGame: boolean): ListedSheet["when"] {
  if (/proof/.test(id)) return "proof";
  if (/certificate|hall/.test(id)) return "after";
  if (fills === "nothing") return "before";
  if (/season|standings|schedule|leaders|league|career|cup|bracket/.test(id)) return "season";
  if (/chart|card|trc|line-ups/.test(id)) return "before";
  if (ofGame) return /box-score|statistics/.test(id) ? "after" : "during";
  return from.includes("teams") ? "before" : "season";
}

function listed(system: GameSystem): ListedGame {
  const { id, title, summary, accent, coaches, defaultCoach, presets = [], standardRules: rules } = system;
  const seed = sampleSeed(system);
  const game = system.play({ rules, seed, coach: defaultCoach, names: {}, cache: NO_CACHE });
  const templates = builtInTemplates();
  return {
    id,
    title,
    summary,
    accent,
    sampleSeed: seed,
    sheets: system.sheets.map((spec) => {
      const ofGame = spec.fills !== "nothing" && drawsFrom(system, spec, game);
      return {
        id: spec.id,
        code: spec.code,
        title: spec.title,
        summary: summaryOf(system, spec, templates),
        ...(spec.template !== undefined && { template: spec.template }),
        fills: spec.fills,
        always: spec.always !== undefined,
        ofGame,
        when: whenOf(spec, ofGame),
      };
    }),
    coaches: coaches.map((coach) => ({ id: coach.id, title: coach.title, summary: coach.summary })),
    rated: RATED_SYSTEMS.includes(id),
    solitaire: system.byHand !== undefined && !system.byHand.sides,
    defaultCoach,
    presets: presets.map((preset) => ({ id: preset.id, summary: preset.summary, usual: preset.rules === rules })),
    templates: templates.names().filter((name) => name.startsWith(`${id}/`)),
  };
}

export async function studioList(): Promise<{
  readonly games: readonly ListedGame[];
  readonly fonts: typeof FONT_SOURCES;
}> {
  const systems = await loadSystems();
  return { games: ORDER.map((id) => listed(systems.find((system) => system.id === id)!)), fonts: FONT_SOURCES };
}
