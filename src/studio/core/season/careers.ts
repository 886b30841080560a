/** Careers: takes a file and a step to do, and returns the file that `pressbox career` would write. */
import type { Careers, CareerTraining } from "../../../contract/careers.js";
import type { FileKind } from "../../../contract/files.js";
import type { GameSystem } from "../../../contract/game.js";
import { drawsFrom, narrateRecord } from "../../../contract/records.js";
import { keptText } from "../../../files/kept-text.js";
import { parseSeed } from "../../../kernel/dice/index.js";
import { fault, UserError, type Issue } from "../../../kernel/issue/index.js";
import type { CareerGoal, CareerStretch, CareerView, KeptCareer, NewCareer } from "../../protocol/careers.js";
import type { Choice, Drawn, MadeFile } from "../../protocol/calls.js";
import { atDesk, gameAt } from "../desk/assets.js";
import { readOne } from "../files/read-one.js";
import { draw, pdf, rulesNamed } from "../sheets/sheets.js";

interface Opened {
  readonly system: GameSystem;
  readonly careers: Careers;
  readonly career: unknown;
  readonly warnings: readonly Issue[];
}

/** The newest career by its text, so nothing is parsed twice. */
let newest: { readonly text: string; readonly opened: Opened } | undefined;

async function gameOf(id: string): Promise<{ readonly system: GameSystem; readonly careers: Careers }> {
  return atDesk(async () => {
    const system = await gameAt(id);
    if (!system.careers) throw new UserError(fault("usage", `${system.title} has no careers`));
    return { system, careers: system.careers };
  });
}

async function opened(file: KeptCareer): Promise<Opened> {
  if (newest?.text === file.text) return newest.opened;
  const { system, careers } = await gameOf(file.system);
  return atDesk(async () => {
    const words = `a career of ${system.title}`;
    const { value, warnings } = await readOne(file.text, file.name, careers.kind as FileKind, words);
    return { system, careers, career: value, warnings };
  });
}

function viewOf(name: string, one: Opened): CareerView {
  const { system, careers, career, warnings } = one;
  const text = keptText(careers.kind, career, name);
  newest = { text, opened: one };
  const status = careers.status(career);
  return {
    system: system.id,
    name,
    text,
    status,
    story: narrateRecord(system, career).trimEnd().split("\n"),
    prices: status.over ? [] : careers.prices(career),
    sheets: system.sheets.filter((spec) => drawsFrom(system, spec, career)).map(({ id }) => id),
    warnings,
  };
}

/** Begins a career. @throws UserError with every problem */
export async function careerNew({ file, ...asked }: NewCareer): Promise<CareerView> {
  const { system, careers } = await gameOf(asked.system);
  return atDesk(() => {
    const { name, position, team, seed, rules, training } = asked;
    const career = careers.create({
      name,
      position,
      ...(team !== undefined && { team }),
      rules: rulesNamed(system, rules),
      seed: parseSeed(seed),
      training,
    });
    return viewOf(file, { system, careers, career, warnings: [] });
  });
}

export const careerOpen = async (file: KeptCareer): Promise<CareerView> => {
  const one = await opened(file);
  // Keep the file's own bytes until something changes.
  const view = { ...viewOf(file.name, one), text: file.text };
  newest = { text: file.text, opened: one };
  return view;
};

/** Plays on for at most this many milliseconds; the caller asks again to continue. */
export async function careerPlay(
  file: KeptCareer,
  { rounds = Infinity, years }: CareerGoal,
  ms: number,
): Promise<CareerStretch> {
  const one = await opened(file);
  return atDesk(() => {
    const { careers } = one;
    const until = performance.now() + ms;
    const lines: string[] = [];
    let { career } = one;
    let played = 0;
    let more = false;
    while (played < rounds && !more) {
      const { over, finished, season } = careers.status(career);
      if (over || finished >= years) break;
      const step = careers.step(career);
      ({ career } = step);
      lines.push(...step.lines, ...(step.headline === undefined ? [] : [step.headline]));
      // Moving from one season to the next plays no round.
      if (careers.status(career).season === season) played++;
      more = performance.now() > until;
    }
    return { view: viewOf(file.name, { ...one, career, warnings: [] }), rounds: played, lines, more };
  });
}

async function changed(file: KeptCareer, change: (careers: Careers, career: unknown) => unknown): Promise<CareerView> {
  const one = await opened(file);
  return atDesk(() => viewOf(file.name, { ...one, career: change(one.careers, one.career), warnings: [] }));
}

/** Buys one step in a field of his card. @throws UserError for an invalid purchase */
export const careerBuy = (file: KeptCareer, field: string): Promise<CareerView> =>
  changed(file, (careers, career) => careers.buy(career, [field]));

export const careerTraining = (file: KeptCareer, training: CareerTraining): Promise<CareerView> =>
  changed(file, (careers, career) => careers.withTraining(career, training));

export const careerRetire = (file: KeptCareer): Promise<CareerView> =>
  changed(file, (careers, career) => careers.retire(career));

export async function drawCareer(file: KeptCareer, choice: Choice, wanted: readonly number[]): Promise<Drawn> {
  const from = performance.now();
  const drawn = await draw(choice, wanted, { record: (await opened(file)).career, file: file.name, whole: true });
  return { ...drawn, ms: performance.now() - from };
}

export const careerPdf = async (file: KeptCareer, choice: Choice): Promise<MadeFile> =>
  pdf(choice, { record: (await opened(file)).career, file: file.name, whole: true });
