/** A carries box as it is printed. */
import type { CarriesBox } from "../../../src/systems/dice-football/engine/index.js";
import { facesText, type Team } from "../../../src/systems/dice-football/rules/index.js";

export const carriesSpans = ({ offense }: Team, { names }: CarriesBox): [string, string][] =>
  names.map((name, i) => [name, facesText(offense.carries[i].faces)]);
