/** The starter kit of a game: every sheet blank, a complete game played and filled in, and one PDF with everything. */
import { join } from "node:path";
import type { BuiltSheet } from "../../print/build.js";
import type { BuildRequest } from "../../print/request.js";
import type { PrinterPaper } from "../../kernel/units/index.js";
import { playMany } from "../../sim/many.js";
import type { ThemeId } from "../../sheet/theme.js";
import { type GameSystem } from "../../contract/game.js";
import { describeRecord, drawsFrom } from "../../contract/records.js";
import { dataText } from "../../text/data-text.js";
import type { ByteCache } from "../../kernel/cache/index.js";
import type { Progress } from "../../contract/progress.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { exportPdf, type Made } from "../../make/export.js";
import type { Studio } from "../../make/open-studio.js";
import { PageWords } from "../../print/page-words.js";
import { sampleSeed } from "../../print/samples.js";
import { buildEach } from "../../make/build-sheets.js";
import { inHouse, KIT_NAMES } from "./people.js";
import { grownCareer, sampleSeason } from "./sample-season.js";
import type { Thumbnail } from "../../make/contact-sheet.js";

export const KIT_COUNT = 1000;

export interface KitRequest {
  readonly system: GameSystem;
  readonly studio: Studio;
  readonly cache: ByteCache;
  readonly paper: PrinterPaper;
  readonly theme: ThemeId;
  /** Output folder; the kit gets a subfolder named after the system. */
  readonly out: string;
  readonly coach: string;
  readonly progress?: Progress;
}

export interface Kit {
  readonly files: readonly Made[];
  readonly thumbnails: readonly Thumbnail[];
  /** One line about the game on the filled sheets. */
  readonly line: string;
}

/** Data other than the game that fills sheets, saved next to them as a file that their footers name. */
interface KeptSample {
  readonly file: string;
  readonly record: unknown;
  shows(sheet: SheetSpec): boolean;
}

const PDF = { format: "pdf", dpi: 150, browser: undefined } as const;

/** Makes everything in memory; writes nothing. */
export async function makeKit(kit: KitRequest): Promise<Kit> {
  const { system, studio, cache, paper, theme, out, coach } = kit;
  const folder = join(out, system.id);
  const rules = system.standardRules;
  const names = Object.fromEntries(system.names.flatMap(({ id }) => (id in KIT_NAMES ? [[id, KIT_NAMES[id]]] : [])));
  const play = { rules, seed: sampleSeed(system), coach, names, cache, progress: kit.progress };
  const season = await sampleSeason(system, play);
  const played = system.examples?.(play) ?? [system.play(play)];
  const career = grownCareer(system, played);
  const examples = [...played, ...(season?.proofs ?? [])];
  const record = examples[0];
  const kept: readonly KeptSample[] = [
    ...(season ? [{ file: "league.yaml", record: season.league, shows: season.shows }] : []),
    ...(career === undefined
      ? []
      : [{ file: "career.yaml", record: career, shows: (sheet: SheetSpec) => drawsFrom(system, sheet, career) }]),
  ];
  const isKept = (sheet: SheetSpec): boolean => kept.some(({ shows }) => shows(sheet));
  const needsMany = system.sheets.some(({ fills }) => fills === "records");
  const many = needsMany
    ? playMany(system.many(play), { seed: play.seed, count: KIT_COUNT }, play.progress)
    : { records: [] };
  const base: BuildRequest = {
    system,
    rules,
    records: [],
    fill: "blank",
    theme,
    paper,
    names: {},
    cache,
    progress: kit.progress,
    ...studio,
  };
  const groups: readonly (readonly [BuildRequest, readonly SheetSpec[], string])[] = [
    [base, system.sheets.filter(({ always }) => !always), "blank"],
    [
      { ...base, fill: "filled", records: examples },
      // Skips sheets that no example fills, because they would be blanks among the filled ones.
      system.sheets.filter(
        (sheet) =>
          sheet.always ||
          (isAboutOneGame(sheet) && !isKept(sheet) && examples.some((one) => drawsFrom(system, sheet, one))),
      ),
      "filled",
    ],
    ...kept.map(
      ({ record: data, file, shows }) =>
        [
          { ...base, fill: "filled", records: [data], files: { record: file } },
          system.sheets.filter(shows),
          "filled",
        ] as const,
    ),
    [
      { ...base, ...many, records: inHouse(many.records), fill: "filled" },
      system.sheets.filter(({ fills, always }) => !always && fills === "records"),
      "filled",
    ],
  ];
  const words = new PageWords("kit/contents", studio.templates);
  const files: Made[] = [];
  const bound: BuiltSheet[] = [];
  const thumbnails = new Map<string, Thumbnail>();
  for (const [request, specs, sub] of groups) {
    for (const sheet of await buildEach(studio, request, specs)) {
      const { spec, pages } = sheet;
      const doc = studio.build.bindDocument(request, [sheet], `${system.title}: ${words.value(spec.title)}`);
      const path = join(folder, sub, `${spec.id}.pdf`);
      files.push({ path, bytes: await exportPdf(studio, doc, PDF), sheet: spec.id, pages: pages.length });
      bound.push(sheet);
      const [{ renderSvg }, { summaryOf }] = await Promise.all([
        import("../../render/svg/index.js"),
        import("../../print/forms.js"),
      ]);
      const thumbnail: Thumbnail = thumbnails.get(spec.id) ?? {
        spec,
        summary: summaryOf(system, spec, studio.templates),
        links: [],
        pictures: [],
      };
      const picture = { svg: renderSvg(pages[0]), width: pages[0].width, height: pages[0].height };
      thumbnails.set(spec.id, {
        ...thumbnail,
        links: [...thumbnail.links, { words: sub, path }],
        pictures: [...thumbnail.pictures, picture],
      });
    }
  }
  const whole = studio.build.bindDocument(
    { ...base, records: [record] },
    numbered(bound, words),
    `${system.title}: ${words.text("the whole kit")}`,
  );
  const path = join(folder, `${system.id}-kit.pdf`);
  files.push({ path, bytes: await exportPdf(studio, whole, PDF), sheet: "all", pages: whole.pages.length });
  const saved = `${JSON.stringify(record, null, 1)}\n`;
  files.push({ path: join(folder, "filled", "record.json"), bytes: saved, sheet: "record", pages: 0 });
  for (const { file, record: data } of kept) {
    const path = join(folder, "filled", file);
    files.push({ path, bytes: dataText(data, file), sheet: file.replace(/\..*$/, ""), pages: 0 });
  }
  return {
    files,
    thumbnails: system.sheets.flatMap(({ id }) => thumbnails.get(id) ?? []),
    line: describeRecord(system, record).line,
  };
}

const isAboutOneGame = ({ fills, always }: SheetSpec): boolean => always !== undefined || fills === "record";

/** The one PDF has each sheet twice; the outline marks the filled one. */
function numbered(sheets: readonly BuiltSheet[], words: PageWords<"kit/contents">): BuiltSheet[] {
  const seen = new Set<SheetSpec>();
  return sheets.map((sheet) => {
    const again = seen.has(sheet.spec);
    seen.add(sheet.spec);
    if (!again) return sheet;
    const title = words.text("{sheet}, filled in", { sheet: words.value(sheet.spec.title) });
    return { ...sheet, spec: { ...sheet.spec, title } };
  });
}
