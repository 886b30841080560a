/** Sixteen invented teams to start with. Towns, names and colors are our own. */
import { slugOf } from "../../../kernel/words/index.js";
import type { Skill } from "../engine/state.js";
import { codeOf, type Team } from "./types.js";

type Sample = readonly [name: string, short: string, shell: string, trim: string, skill: Skill, code?: string];

const SAMPLES: readonly Sample[] = [
  ["Harbor City Lamplighters", "Lamplighters", "#12355B", "#F2C14E", "offense-pass"],
  ["Millbrook Ferrymen", "Ferrymen", "#8C2F39", "#F7F3E9", "offense-rush"],
  ["Prairie Junction Windjammers", "Windjammers", "#2E6F40", "#F4E9CD", "defense-pass"],
  ["Copper Falls Tinkers", "Tinkers", "#B4531A", "#FFF6E5", "defense-rush"],
  ["Saltmarsh Herons", "Herons", "#4A6C8C", "#FFFFFF", "offense-pass"],
  ["Old Quarry Stonecutters", "Stonecutters", "#3A3A3C", "#E8B84A", "defense-rush"],
  ["Lake Winnemara Voyageurs", "Voyageurs", "#0F5C63", "#F5D9A8", "offense-rush"],
  ["Thornfield Beekeepers", "Beekeepers", "#E0A800", "#1D1D1B", "defense-pass"],
  ["Northgate Night Postmen", "Night Postmen", "#232B57", "#E4E7F5", "offense-pass"],
  ["Cedar Hollow Woodcutters", "Woodcutters", "#5B3A1E", "#E9D8B4", "offense-rush", "CWC"],
  ["Port Amberley Signalmen", "Signalmen", "#C2402B", "#FFFFFF", "defense-pass"],
  ["Silver Bluff Surveyors", "Surveyors", "#6B7280", "#FFFFFF", "defense-rush", "SBS"],
  ["Eastwater Clockmakers", "Clockmakers", "#4B2E63", "#E7C873", "offense-pass"],
  ["Redstone Canyon Muleteers", "Muleteers", "#7A1F1F", "#EBCFA0", "offense-rush"],
  ["Three Bridges Ropewalkers", "Ropewalkers", "#1F6F8B", "#FFF3C9", "defense-pass"],
  ["Upper Saint Marrow Cartographers", "Cartographers", "#2B2B2B", "#7FD1AE", "defense-rush"],
];

export const SAMPLE_TEAMS: readonly Team[] = SAMPLES.map(([name, short, shell, trim, skill, code]) => ({
  id: slugOf(short),
  name,
  short,
  code: code ?? codeOf(name),
  colors: [shell, trim],
  skill,
  coach: null,
}));
