/** What the page can ask of the core. */
import type {
  Choice,
  Drawn,
  GivenFile,
  MadeFile,
  OpenedCode,
  PassedGame,
  RatedView,
  Seats,
  StoryLine,
  TableAct,
  TableView,
  TakenGame,
} from "../protocol/calls.js";
import type { Path } from "../../kernel/issue/index.js";
import type { BenchFiles, CellEdit, ChartView } from "../protocol/chart.js";
import type { FileDescription, KeptFile, Unpacked } from "../protocol/files.js";
import type {
  BuiltInTemplates,
  FactThere,
  TemplateDrawn,
  TemplateSpot,
  TemplateTexts,
  TemplateWords,
} from "../protocol/template.js";
import type { SheetText } from "../../render/sheet-text.js";
import { openGame, openDesk } from "./desk/assets.js";
import { forgetPictures, holdPictures } from "./pictures/pictures.js";
import { SEASON_VERBS } from "./season/season-verbs.js";
import { painted, talk } from "./desk/talk.js";
import type { BuiltSetView, SetView } from "../protocol/set.js";
import type { MadeInWays, Way, Ways } from "../protocol/ways.js";
import { draw, pageText, pdf, svgFile } from "./sheets/sheets.js";

/** The first request of each part of the page loads its modules. */
const stories = () => import("./sheets/story.js");
const teams = () => import("./teams/teams.js");
const charts = () => import("./teams/chart.js");
const table = () => import("./table/table.js");
const files = () => import("./files/files.js");
const archive = () => import("./files/archive.js");
const template = () => import("./sheets/template.js");
const passed = () => import("./table/pass.js");
const sets = () => import("./sets/sets.js");

export const VERBS = {
  ...SEASON_VERBS,
  /** Fetches a game's files in advance. */
  async warm(system: string): Promise<void> {
    await openDesk();
    await openGame(system);
  },
  /** Pictures that a drawing lacked, or that changed. */
  holdPictures,
  forgetPictures: (names: readonly string[]): Promise<void> => Promise.resolve(forgetPictures(names)),
  /** The target of a code that the user typed. */
  openCode: async (typed: string): Promise<OpenedCode> => (await import("./sheets/coded.js")).openCode(typed),
  /** @param own the user's templates */
  async draw(choice: Choice, wanted: readonly number[], own?: TemplateTexts): Promise<Drawn> {
    const from = performance.now();
    const drawn = await draw(choice, wanted, { own });
    return { ...drawn, ms: performance.now() - from };
  },
  /** A sheet of the game at the Table, up to its last play. */
  async drawTable(name: string, choice: Choice, wanted: readonly number[]): Promise<Drawn> {
    const from = performance.now();
    const drawn = await draw(choice, wanted, { record: (await table()).recordAt(name), file: name, whole: true });
    return { ...drawn, ms: performance.now() - from };
  },
  tablePdf: async (name: string, choice: Choice): Promise<MadeFile> =>
    pdf(choice, { record: (await table()).recordAt(name), file: name, whole: true }),
  rate: async (system: string, files: readonly GivenFile[]): Promise<RatedView> => (await teams()).rate(system, files),
  /** A sheet of the teams made last. */
  async drawTeams(choice: Choice, wanted: readonly number[]): Promise<Drawn> {
    const from = performance.now();
    const drawn = await draw(choice, wanted, (await charts()).fromTeams(choice));
    return { ...drawn, ms: performance.now() - from };
  },
  teamsPdf: async (choice: Choice): Promise<MadeFile> => pdf(choice, (await charts()).fromTeams(choice)),
  /** Opens the teams of a file for editing. */
  openTeams: async (
    system: string,
    file: GivenFile,
    beside?: { readonly fitted?: GivenFile; readonly proof?: GivenFile },
  ): Promise<RatedView> => (await charts()).openTeams(system, file, beside),
  chart: async (system: string, team: number): Promise<ChartView> => (await charts()).chart(system, team),
  editChart: async (system: string, team: number, edits: readonly CellEdit[]): Promise<ChartView> =>
    (await charts()).editChart(system, team, edits),
  undoChart: async (system: string, open: number): Promise<ChartView> => (await charts()).undoChart(system, open),
  resetChart: async (system: string, team: number, path?: Path): Promise<ChartView> =>
    (await charts()).resetChart(system, team, path),
  savedTeams: async (system: string, name: string): Promise<MadeFile> => (await charts()).savedTeams(system, name),
  benchFiles: async (system: string, name: string): Promise<BenchFiles | undefined> =>
    (await charts()).benchFiles(system, name),
  pdf: (choice: Choice, own?: TemplateTexts): Promise<MadeFile> => pdf(choice, { own }),
  svgFile: (choice: Choice, page: number, own?: TemplateTexts): Promise<MadeFile> => svgFile(choice, page, { own }),
  /** Options of the command that suit a sheet. @param files what fills it, and pictures */
  async listWays(choice: Choice, chosen: Ways, own: TemplateTexts, kept: readonly KeptFile[]): Promise<readonly Way[]> {
    const said = talk();
    const { listWays } = await import("./sets/ways.js");
    return listWays({ choice, ways: chosen, own, files: kept }, said);
  },
  /** A sheet with options of the command, in its bytes. */
  async makeInWays(choice: Choice, chosen: Ways, own: TemplateTexts, kept: readonly KeptFile[]): Promise<MadeInWays> {
    const said = talk();
    const { makeInWays } = await import("./sets/ways.js");
    return makeInWays({ choice, ways: chosen, own, files: kept }, said);
  },
  /** Describes a set's folder: its contents and every error of its files. */
  async openSetView(kept: readonly KeptFile[]): Promise<SetView> {
    const said = talk();
    return (await sets()).openSetView(kept, said);
  },
  async makeSet(kept: readonly KeptFile[]): Promise<BuiltSetView> {
    const said = talk();
    return (await sets()).makeSet(kept, said);
  },
  stopSet: async (): Promise<void> => (await sets()).stopSet(),
  setFile: async (path: string): Promise<MadeFile> => (await sets()).setFile(path),
  setArchive: async (): Promise<MadeFile> => (await sets()).setArchive(),
  sampleSet: async (): Promise<readonly KeptFile[]> => (await sets()).sampleSet(),
  painted: (key: number, bytes: Uint8Array | null): Promise<void> => Promise.resolve(painted(key, bytes)),
  /** The built-in templates of a game. */
  templates: async (system: string): Promise<BuiltInTemplates> => (await template()).builtInTemplates(system),
  templateWords: async (accent: string): Promise<TemplateWords> => (await template()).templateWords(accent),
  drawTemplate: async (choice: Choice, page: number, own: TemplateTexts): Promise<TemplateDrawn> =>
    (await template()).drawTemplate(choice, page, own),
  /** Facts available at a position of the template drawn last. */
  factsAt: async (spot: TemplateSpot): Promise<readonly FactThere[]> => (await template()).factsAt(spot),
  sitDown: async (name: string, seats: Seats): Promise<TableView> => (await table()).sitDown(name, seats),
  resume: async (name: string, system: string, record: string): Promise<TableView> =>
    (await table()).resume(name, system, record),
  act: async (name: string, done: TableAct): Promise<TableView> => (await table()).act(name, done),
  /** Packs a game for a link. */
  passGame: async (name: string): Promise<PassedGame> => (await passed()).passGame(name),
  /** Continues a game from another phone. @param left the record of the game already stored here */
  takeGame: async (name: string, system: string, word: string, left?: string): Promise<TakenGame> =>
    (await passed()).takeGame(name, system, word, left),
  leave: async (name: string): Promise<void> => (await table()).leave(name),
  story: async (choice: Choice): Promise<readonly StoryLine[]> => (await stories()).story(choice),
  describeFile: async (file: KeptFile): Promise<FileDescription> => (await files()).describeFile(file),
  /** Stores a file for the sheets that it fills. @returns IDs of these sheets */
  give: async (system: string, file: KeptFile): Promise<readonly string[]> => (await files()).give(system, file),
  pack: async (kept: readonly KeptFile[]): Promise<MadeFile> => ({
    name: "pressbox-files.zip",
    type: "application/zip",
    bytes: await (await archive()).pack(kept),
  }),
  unpack: async (name: string, bytes: Uint8Array): Promise<Unpacked> => (await archive()).unpack(name, bytes),
  /** The story with the play of each paragraph. */
  storyPlays: async (choice: Choice): Promise<readonly StoryLine[]> => (await stories()).storyPlays(choice),
  /** A page as text. */
  pageText: (choice: Choice, page: number, own?: TemplateTexts): Promise<SheetText> => pageText(choice, page, { own }),
};

export type Verbs = typeof VERBS;
