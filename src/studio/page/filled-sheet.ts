/** What a sheet is drawn by that is filled from what was played, not from a seed. */
import type { Choice } from "../protocol.js";
import { settings } from "./settings.js";

export const filledSheet = (system: string, sheet: string): Choice => ({
  system,
  sheet,
  fill: "filled",
  seed: "1",
  theme: "color",
  paper: settings().paper,
});
