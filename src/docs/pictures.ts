/** Pictures for the README: ordinary sheets with text converted to outlines, so that they look the same everywhere. */
import { buildSheet } from "../print/build.js";
import { usualRequest } from "../print/request.js";
import type { TemplateSource } from "../sheet/template/source.js";
import type { FontBook } from "../sheet/type/font-book.js";
import { renderSvg } from "../render/svg/index.js";
import type { GameSystem } from "../contract/game.js";
import type { ByteCache } from "../kernel/cache/index.js";

interface Picture {
  readonly file: string;
  readonly system: string;
  readonly sheet: string;
  /** Seed of the campaign that fills it; absent = blank. */
  readonly seed?: number;
  /** 0-based page. */
  readonly page?: number;
}

export const PICTURES: readonly Picture[] = [
  { file: "dynasty-scoresheet-filled.svg", system: "dynasty", sheet: "scoresheet", seed: 42 },
  { file: "dynasty-scoresheet-blank.svg", system: "dynasty", sheet: "scoresheet" },
  { file: "dynasty-mat.svg", system: "dynasty", sheet: "mat" },
  { file: "dynasty-dice-tray.svg", system: "dynasty", sheet: "dice-tray" },
  { file: "dynasty-quick-reference.svg", system: "dynasty", sheet: "quick-reference" },
  { file: "dynasty-odds.svg", system: "dynasty", sheet: "odds" },
  { file: "dynasty-season-log.svg", system: "dynasty", sheet: "season-log", seed: 42 },
  { file: "dynasty-rules.svg", system: "dynasty", sheet: "rules" },
  { file: "postcard-card.svg", system: "postcard", sheet: "card-shop" },
  { file: "postcard-card-filled.svg", system: "postcard", sheet: "card-shop", seed: 7 },
  { file: "postcard-game-log.svg", system: "postcard", sheet: "game-log", seed: 7 },
  { file: "postcard-box-score.svg", system: "postcard", sheet: "box-score", seed: 7 },
  { file: "postcard-certificate.svg", system: "postcard", sheet: "certificate" },
  { file: "postcard-coach-card.svg", system: "postcard", sheet: "coach-card" },
  { file: "postcard-quick-reference.svg", system: "postcard", sheet: "quick-reference" },
  { file: "pen-and-paper-team-cards.svg", system: "pen-and-paper", sheet: "team-cards", page: 12 },
  { file: "pen-and-paper-game-record.svg", system: "pen-and-paper", sheet: "game-record", seed: 7 },
  { file: "pen-and-paper-market-map.svg", system: "pen-and-paper", sheet: "market-map", page: 1 },
  { file: "5d20-team-chart.svg", system: "5d20", sheet: "team-chart", seed: 7 },
  { file: "5d20-game-log.svg", system: "5d20", sheet: "game-log", seed: 7 },
  { file: "5d20-dice-card.svg", system: "5d20", sheet: "dice-deck" },
  { file: "dice-football-dice-card.svg", system: "dice-football", sheet: "dice-deck", page: 94 },
  { file: "postcard-dice-card.svg", system: "postcard", sheet: "dice-deck", page: 20 },
  { file: "dynasty-dice-card-back.svg", system: "dynasty", sheet: "dice-deck", page: 1 },
  { file: "dice-football-trc.svg", system: "dice-football", sheet: "trc", seed: 7 },
];

export interface PictureSources {
  readonly systems: readonly GameSystem[];
  readonly templates: TemplateSource;
  readonly fonts: FontBook;
  readonly cache: ByteCache;
}

/** Draws one picture as SVG. */
export async function drawPicture(
  picture: Picture,
  { systems, templates, fonts, cache }: PictureSources,
): Promise<string> {
  const system = systems.find((candidate) => candidate.id === picture.system)!;
  const spec = system.sheets.find((candidate) => candidate.id === picture.sheet)!;
  const names = { coach: "Dutch Kowalski", club: "Toledo Ironmen", started: "Jan 11", firstSeason: "1962" };
  const rules = system.standardRules;
  const records =
    picture.seed === undefined
      ? []
      : [system.play({ rules, seed: picture.seed, coach: system.defaultCoach, names, cache })];
  const fill = records.length > 0 ? "filled" : "blank";
  const request = usualRequest(system, { templates, fonts, cache }, { records, fill, single: true });
  const { pages } = await buildSheet(request, spec);
  return `${renderSvg(pages[picture.page ?? 0])}\n`;
}
