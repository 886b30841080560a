/** Leagues: takes a file and a step to do, and returns the file that the command would write. Keeps only a cache of the newest. */
import { handSheetOf, drawsFrom, narrateRecord } from "../../../contract/records.js";
import type { GameSystem } from "../../../contract/game.js";
import type { HandSeats } from "../../../contract/by-hand.js";
import type { LeagueModes, Seasons } from "../../../contract/seasons.js";
import { keptText } from "../../../files/kept-text.js";
import { parseSeed } from "../../../kernel/dice/index.js";
import { STATISTICS } from "../../../kernel/football/statistics.js";
import { fault, UserError, type Issue } from "../../../kernel/issue/index.js";
import { scoreAtTable } from "../../../league/at-table.js";
import type { FileKind } from "../../../contract/files.js";
import { NO_CACHE } from "../../../sim/play.js";
import { playSeasons } from "../../../sim/season.js";
import { dataText } from "../../../text/data-text.js";
import type { Choice, Drawn, GivenFile, MadeFile } from "../../protocol/calls.js";
import type {
  Goal,
  KeptLeague,
  Leaders,
  LeagueView,
  NewLeague,
  SeasonSetup,
  Stretch,
  PlayedGameView,
  TypedScore,
  TypedView,
} from "../../protocol/season.js";
import { atDesk, gameAt } from "../desk/assets.js";
import { teamsNow } from "../teams/benches.js";
import { draw, marked, pdf, rulesNamed } from "../sheets/sheets.js";
import { paragraphs } from "../sheets/paragraphs.js";
import { picturesFor } from "../pictures/pictures.js";
import { readOne } from "../files/read-one.js";
import { begunRecord } from "../table/table.js";

interface Opened {
  readonly system: GameSystem;
  readonly seasons: Seasons;
  readonly league: unknown;
  readonly warnings: readonly Issue[];
}

/** The newest leagues by their text, so nothing is parsed twice. */
const known = new Map<string, Opened>();
const MOST_KNOWN = 3;
function remember(text: string, opened: Opened): Opened {
  known.delete(text);
  known.set(text, opened);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
  return opened;
}

async function gameOf(id: string): Promise<{ readonly system: GameSystem; readonly seasons: Seasons }> {
  return atDesk(async () => {
    const system = await gameAt(id);
    if (!system.seasons) throw new UserError(fault("usage", `${system.title} has no leagues`));
    return { system, seasons: system.seasons };
  });
}

export async function opened(file: KeptLeague): Promise<Opened> {
  const there = known.get(file.text);
  if (there) return there;
  const { system, seasons } = await gameOf(file.system);
  return atDesk(async () => {
    const words = `a league of ${system.title}`;
    const { value, warnings } = await readOne(file.text, file.name, seasons.kind as FileKind, words);
    return remember(file.text, { system, seasons, league: value, warnings });
  });
}

function viewOf(name: string, one: Opened): LeagueView {
  const { system, seasons, league, warnings } = one;
  const text = keptText(seasons.kind, league, name);
  remember(text, one);
  return {
    system: system.id,
    name,
    text,
    status: seasons.status(league),
    shown: seasons.shown(league),
    champions: seasons.champions(league),
    sheets: system.sheets
      .filter((spec) => spec.fills !== "nothing" && drawsFrom(system, spec, league))
      .map(({ id }) => id),
    bookLogs: seasons.bookLogs ?? [],
    warnings: [...warnings, ...(seasons.warnings?.(league) ?? [])],
    quick: seasons.quick ?? false,
  };
}

const changed = (file: KeptLeague, one: Opened, league: unknown): LeagueView =>
  league === one.league ? viewOf(file.name, one) : viewOf(file.name, { ...one, league, warnings: [] });

export async function seasonSetup(systemId: string): Promise<SeasonSetup> {
  return atDesk(async () => {
    const { seasons, careers } = await gameAt(systemId);
    const made = teamsNow(systemId);
    return {
      leagues: seasons !== undefined,
      kind: seasons?.kind.id ?? "",
      settings: seasons?.settings ?? [],
      schedule: seasons?.schedule !== undefined,
      quick: seasons?.quick ?? false,
      ...(careers && { careers: { kind: careers.kind.id, positions: careers.positions } }),
      ...(made && { made: { name: "teams.yaml", bytes: new TextEncoder().encode(dataText(made, "teams.yaml")) } }),
    };
  });
}

/** Makes a new league. @throws UserError with every problem */
export async function seasonNew(asked: NewLeague): Promise<LeagueView> {
  const { system, seasons } = await gameOf(asked.system);
  return atDesk(async () => {
    const { file, name, size, seed, settings, weeks } = asked;
    const rules = rulesNamed(system, asked.rules);
    const given = ({ bytes, name }: GivenFile, kind: FileKind | undefined, words: string) =>
      readOne(bytes, name, kind, words);
    const teams = asked.teams && (await given(asked.teams, system.kinds.teams, "teams"));
    const schedule = asked.schedule && (await given(asked.schedule, seasons.schedule?.(teams?.value), "schedule"));
    let league: unknown = seasons.create({
      ...(name !== undefined && { name }),
      ...(size !== undefined && { size }),
      rules,
      seed: parseSeed(seed),
      settings,
      ...(teams && { teams: teams.value }),
      ...(schedule && { schedule: schedule.value }),
    });
    if (weeks !== undefined)
      ({ league } = playSeasons({ seasons, league, years: Infinity, weeks, onStep: () => undefined }));
    const warnings = [...(teams?.warnings ?? []), ...(schedule?.warnings ?? [])];
    return viewOf(file, { system, seasons, league, warnings });
  });
}

export const seasonOpen = async (file: KeptLeague): Promise<LeagueView> => {
  const one = await opened(file);
  // Keep the file's own bytes until something changes.
  return { ...viewOf(file.name, one), text: file.text };
};

/** Plays on for at most this many milliseconds; the caller asks again to continue. */
export async function seasonPlay(file: KeptLeague, { weeks = Infinity, years }: Goal, ms: number): Promise<Stretch> {
  const one = await opened(file);
  return atDesk(() => {
    const until = performance.now() + ms;
    let league = one.league;
    let steps = 0;
    for (;;) {
      const stop = playSeasons({ seasons: one.seasons, league, years, weeks: 1, onStep: () => undefined });
      ({ league } = stop);
      steps += stop.steps;
      const done = stop.steps === 0 || steps >= weeks;
      if (done || performance.now() > until) {
        const why = stop.why === "open" ? "open" : done ? "done" : "more";
        return { view: changed(file, one, league), steps, why };
      }
    }
  });
}

/** Previews typed scores, as far as the league accepts them. */
export async function seasonType(file: KeptLeague, scores: readonly TypedScore[]): Promise<TypedView> {
  const one = await opened(file);
  const faults: Record<string, string> = {};
  let { league } = one;
  for (const score of scores) {
    try {
      const entered = one.seasons.enter(league, score);
      const wrong = entered.issues.find(({ severity }) => severity === "error");
      if (wrong) faults[score.game] = wrong.hint === undefined ? wrong.message : `${wrong.message}; ${wrong.hint}`;
      else ({ league } = entered);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      faults[score.game] = error.issues[0].message;
    }
  }
  return { view: changed(file, one, league), faults };
}

export async function seasonModes(file: KeptLeague, modes: LeagueModes): Promise<LeagueView> {
  const one = await opened(file);
  return changed(file, one, one.seasons.withModes(one.league, modes));
}

const recordText = (record: unknown): string => `${JSON.stringify(record, null, 1)}\n`;

/** A game before its first play, with its players. */
export async function seasonSit(
  file: KeptLeague,
  game: string,
  { hands, seed }: { readonly hands: HandSeats["hands"]; readonly seed?: string },
): Promise<string> {
  const { system, seasons, league } = await opened(file);
  return atDesk(() => {
    const seats = { hands, ...(seed !== undefined && { seed: parseSeed(seed) }) };
    return recordText(begunRecord(system, seasons.unplayed(league, game, seats)));
  });
}

/** The score of a game from the Table. @throws UserError for the record of another or an unfinished game */
export async function seasonScore(file: KeptLeague, game: string, record: string) {
  const { system, seasons, league } = await opened(file);
  return atDesk(async () => {
    const { value } = await readOne(record, `${game}.json`, system.kinds.record as FileKind, "the record of a game");
    return scoreAtTable(seasons, league, game, value);
  });
}

/** The leaders, as on the leaders sheet; none for a game without one. */
export async function seasonLeaders(file: KeptLeague): Promise<readonly Leaders[]> {
  const { system, seasons, league } = await opened(file);
  const spec = system.sheets.find(({ id }) => id === "leaders");
  if (!spec || seasons.shown(league).played === 0) return [];
  return atDesk(async () => {
    const content = await spec.load();
    const context = { rules: system.standardRules, names: {}, cache: NO_CACHE, capacity: () => 4 };
    const [copy] = content.fill?.([league], context) ?? [];
    return Object.entries((copy?.values ?? {}) as Record<string, unknown>).flatMap(([id, rows]) => {
      if (!Object.hasOwn(STATISTICS, id) || typeof rows !== "object" || rows === null) return [];
      const lines = Object.values(rows as Record<string, { who?: string; figure?: unknown }>).flatMap(
        ({ who, figure }) => (who === undefined ? [] : [{ who, figure: `${figure as number}` }]),
      );
      return lines.length > 0 ? [{ title: STATISTICS[id as keyof typeof STATISTICS].name, lines }] : [];
    });
  });
}

/** The source of a sheet: the league, a played game, or a waiting one. */
async function sourceOf(file: KeptLeague, game: string | undefined): Promise<unknown> {
  const { seasons, league } = await opened(file);
  return atDesk(() =>
    game === undefined ? league : (seasons.gameAgain?.(league, game) ?? seasons.unplayed(league, game)),
  );
}

export async function seasonGame(file: KeptLeague, game: string): Promise<PlayedGameView> {
  const record = await sourceOf(file, game);
  const { system, seasons, league } = await opened(file);
  return atDesk(() => {
    const hand = handSheetOf(system);
    const sheets = system.sheets
      .filter((spec) => spec.fills === "record" && drawsFrom(system, spec, record) && !drawsFrom(system, spec, league))
      .filter((spec) => spec === hand || !/card|field|chart/.test(spec.id))
      .map(({ id }) => id);
    return {
      sheets: hand ? [hand.id, ...sheets.filter((id) => id !== hand.id)] : sheets,
      story: seasons.gameAgain?.(league, game) === undefined ? [] : paragraphs(narrateRecord(system, record)),
    };
  });
}

export async function drawSeason(
  file: KeptLeague,
  game: string | undefined,
  choice: Choice,
  wanted: readonly number[],
): Promise<Drawn> {
  const from = performance.now();
  const drawn = await draw(choice, wanted, {
    record: await sourceOf(file, game),
    file: file.name,
    whole: game === undefined,
  });
  return { ...drawn, ms: performance.now() - from };
}

export const seasonPdf = async (file: KeptLeague, game: string | undefined, choice: Choice): Promise<MadeFile> =>
  pdf(choice, { record: await sourceOf(file, game), file: file.name, whole: game === undefined });

/** The book: the same bytes as `pressbox season --book`. */
export async function seasonBookFile(
  file: KeptLeague,
  { theme, paper, logs }: { readonly theme: Choice["theme"]; readonly paper: Choice["paper"]; readonly logs?: string },
): Promise<MadeFile> {
  const [{ seasonBook }, { renderPdf }, { openPencil }] = await Promise.all([
    import("../../../print/season-book.js"),
    import("../../../render/pdf/index.js"),
    import("../desk/assets.js"),
  ]);
  const { system, seasons, league } = await opened(file);
  await openPencil();
  return atDesk(async (desk) => {
    const { fonts } = desk;
    const templates = { ...desk.templates, pictures: picturesFor(file.name) };
    const doc = await seasonBook(system, seasons, league, { theme, paper, fonts, templates, logs });
    const twoSided = doc.pages.some(({ side }) => side === "back");
    const bytes = await renderPdf(twoSided ? { ...doc, binding: "long-edge" } : doc, fonts);
    return marked({
      name: `${file.name.replace(/\.\w+$/, "")}-book.pdf`,
      type: "application/pdf",
      bytes: bytes as Uint8Array<ArrayBuffer>,
    });
  });
}
