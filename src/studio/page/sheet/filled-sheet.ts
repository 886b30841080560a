/** Draws sheets filled from a game or file instead of a seed. */
import type { Choice } from "../../protocol/calls.js";
import { settings } from "../place/settings.js";

export const filledSheet = (system: string, sheet: string): Choice => ({
  system,
  sheet,
  fill: "filled",
  seed: "1",
  theme: "color",
  paper: settings().paper,
});
