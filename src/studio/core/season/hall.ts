/** A sheet that several of the user's records fill: the Hall of Fame. */
import type { Choice, Drawn, MadeFile } from "../../protocol/calls.js";
import { gameAt } from "../desk/assets.js";
import { valueFor } from "../files/given.js";
import { draw, pdf, type From } from "../sheets/sheets.js";

/** @param names files already passed to the core */
async function recordsOf({ system: id }: Choice, names: readonly string[]): Promise<From> {
  const system = await gameAt(id);
  const records = names.map((name) => valueFor(name, system));
  return { records, ...(names.length === 1 && { file: names[0], whole: true }) };
}

export async function drawHall(names: readonly string[], choice: Choice, wanted: readonly number[]): Promise<Drawn> {
  const from = performance.now();
  const drawn = await draw(choice, wanted, await recordsOf(choice, names));
  return { ...drawn, ms: performance.now() - from };
}

export const hallPdf = async (names: readonly string[], choice: Choice): Promise<MadeFile> =>
  pdf(choice, await recordsOf(choice, names));
