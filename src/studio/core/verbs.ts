/** What the page can ask of the core. */
import type {
  Choice,
  Drawn,
  GivenFile,
  MadeFile,
  RatedView,
  Seats,
  StoryLine,
  TableAct,
  TableView,
} from "../protocol.js";
import { openGame, openDesk } from "./assets.js";
import { draw, pdf, svgFile } from "./sheets.js";
import { story } from "./story.js";
import { rate, ratedTeams } from "./teams.js";
import { act, leave, recordAt, resume, sitDown } from "./table.js";

export const VERBS = {
  /** Fetches a game's files before they are asked for. */
  async warm(system: string): Promise<void> {
    await openDesk();
    await openGame(system);
  },
  async draw(choice: Choice, wanted: readonly number[]): Promise<Drawn> {
    const from = performance.now();
    const drawn = await draw(choice, wanted);
    return { ...drawn, ms: performance.now() - from };
  },
  /** A sheet of a game at the table, as far as it has come. */
  async drawTable(name: string, choice: Choice, wanted: readonly number[]): Promise<Drawn> {
    const from = performance.now();
    const drawn = await draw(choice, wanted, { record: recordAt(name) });
    return { ...drawn, ms: performance.now() - from };
  },
  tablePdf: (name: string, choice: Choice): Promise<MadeFile> => pdf(choice, { record: recordAt(name) }),
  rate: (system: string, files: readonly GivenFile[]): Promise<RatedView> => rate(system, files),
  /** A sheet of the teams that were made last. */
  async drawTeams(choice: Choice, wanted: readonly number[]): Promise<Drawn> {
    const from = performance.now();
    const drawn = await draw(choice, wanted, { record: ratedTeams(choice.system) });
    return { ...drawn, ms: performance.now() - from };
  },
  teamsPdf: (choice: Choice): Promise<MadeFile> => pdf(choice, { record: ratedTeams(choice.system) }),
  pdf: (choice: Choice): Promise<MadeFile> => pdf(choice),
  svgFile: (choice: Choice, page: number): Promise<MadeFile> => svgFile(choice, page),
  sitDown: (name: string, seats: Seats): Promise<TableView> => sitDown(name, seats),
  resume: (name: string, system: string, record: string): Promise<TableView> => resume(name, system, record),
  act: (name: string, done: TableAct): Promise<TableView> => act(name, done),
  leave: async (name: string): Promise<void> => leave(name),
  story: (choice: Choice): Promise<readonly StoryLine[]> => story(choice),
};

export type Verbs = typeof VERBS;
