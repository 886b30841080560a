/** Games stopped at a play: true records of what had happened, with a place for all of it on every sheet. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { describeRecord, drawsFrom, rulesOfRecord } from "../../src/contract/records.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import type { GameSystem } from "../../src/contract/game.js";
import { bindDocument, buildSheets } from "../../src/print/build.js";
import { contentOf, formPages } from "../../src/print/forms.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { nowhereKnown, type Issue } from "../../src/kernel/issue/index.js";
import { untilPlay } from "../../src/sim/until-play.js";
import { testRequest } from "../helpers/forms.js";
import { fonts } from "../helpers/draw.js";
import { cache, SYSTEMS } from "../helpers/sheets.js";

const SEEDS = [7, 42, 101, 2024];

interface Game {
  readonly events: readonly { readonly type: string }[];
  readonly dice: readonly number[];
}

const gameOf = (system: GameSystem, seed: number): Game =>
  system.play({ rules: system.standardRules, seed, coach: system.defaultCoach, names: {}, cache }) as Game;

const sheetsOf = (system: GameSystem, record: unknown) =>
  system.sheets.filter((spec) => spec.fills !== "nothing" && !spec.always && drawsFrom(system, spec, record));

const isLog = ({ id }: SheetSpec): boolean => /log|record|scoresheet/.test(id);

describe.each(SYSTEMS.map((system) => ({ id: system.id, system })))("$id", ({ system }) => {
  it.each(SEEDS)(
    "is a true record of its plays so far at every play, seed %i",
    (seed) => {
      const game = gameOf(system, seed);
      const starts = system.plays.starts(game);
      expect(starts.length).toBeGreaterThan(8);
      let dice = -1;
      for (let play = 0; play <= starts.length; play++) {
        const part = untilPlay(system, game, play) as Game;
        const { length } = part.events;
        expect(isDeepStrictEqual(part.events, game.events.slice(0, length)), `events until play ${play}`).toBe(true);
        expect(isDeepStrictEqual(part.dice, game.dice.slice(0, part.dice.length)), `dice until ${play}`).toBe(true);
        // No event is lost between two plays but those of the next.
        expect(length).toBe(starts[play] ?? game.events.length);
        // The plays before it are whole, and nothing of the next one has happened.
        expect(system.plays.starts(part)).toEqual(starts.slice(0, play));
        expect(length).toBeGreaterThan(play === 0 ? 0 : starts[play - 1]);
        expect(part.dice.length).toBeGreaterThanOrEqual(dice);
        dice = part.dice.length;
        expect(system.kinds.record.prove?.(part, nowhereKnown)).toEqual([]);
        // Cut again, it is the same.
        expect(untilPlay(system, part, play)).toBe(part);
      }
      expect(untilPlay(system, game, starts.length)).toBe(game);
    },
    60_000,
  );

  it("fits every sheet at every fourth play and the last ones, and says how far it went", async () => {
    const game = gameOf(system, 7);
    const plays = system.plays.starts(game).length;
    const told: Issue[] = [];
    for (let play = 0; play <= plays; play += play < plays - 4 ? 4 : 1) {
      const part = untilPlay(system, game, play);
      const { line, command } = describeRecord(system, part);
      expect(line.endsWith(`after play ${play}`)).toBe(play < plays && (part as Game).events.length > 0);
      expect(command).toContain(play < plays ? ` --until-play ${play}` : "--seed 7");
      // Formats of one content take turns, so that every play has its place on every kind of sheet.
      const specs = sheetsOf(system, part);
      for (const spec of specs.filter((one, i) => isLog(one) || i === (play >> 2) % specs.length)) {
        const request = {
          ...testRequest(system, spec, { fill: "filled", records: [part] }),
          report: (issues: readonly Issue[]) => void told.push(...issues),
        };
        await formPages(request, spec, "filled", { line, command });
      }
    }
    expect(told).toEqual([]);
  }, 300_000);

  it("is the whole game after its last play, byte for byte", async () => {
    const game = gameOf(system, 7);
    const printed = async (record: unknown): Promise<Uint8Array> => {
      const specs = sheetsOf(system, record).filter(isLog).slice(0, 1);
      const request = {
        ...testRequest(system, specs[0], { fill: "filled", records: [record] }),
        rules: rulesOfRecord(system, record),
      };
      const built = await buildSheets(request, specs);
      return renderPdf(bindDocument(request, built, system.title), fonts);
    };
    const last = untilPlay(system, structuredClone(game), system.plays.starts(game).length);
    expect(await printed(last)).toEqual(await printed(game));
  }, 300_000);

  it("names the plays that exist if another is requested", () => {
    const game = gameOf(system, 7);
    const plays = system.plays.starts(game).length;
    expect(() => untilPlay(system, game, plays + 1)).toThrow(`the game has ${plays} plays; found ${plays + 1}`);
  });
});

describe("a campaign stopped in a season", () => {
  const system = SYSTEMS.find(({ id }) => id === "dynasty")!;
  const game = gameOf(system, 7);
  const valuesOf = async (sheet: string, record: unknown) => {
    const spec = system.sheets.find(({ id }) => id === sheet)!;
    const content = await contentOf(spec);
    const context = { rules: system.standardRules, names: {}, cache, capacity: () => 20 };
    return content.fill!([record], context)[0].values as Record<string, Record<string, Record<string, unknown>>>;
  };

  it("shows its score, dice and influence so far on the scoresheet", async () => {
    const starts = system.plays.starts(game);
    for (let play = 1; play <= starts.length; play++) {
      const part = untilPlay(system, game, play) as Game;
      const events = part.events as readonly (Game["events"][number] & Record<string, unknown>)[];
      const points = events.reduce((sum, event) => sum + (event.type === "points" ? Number(event.points) : 0), 0);
      const { season, career } = await valuesOf("scoresheet", part);
      expect(career.points).toBe(points);
      const number = events.findLast(({ type }) => type === "seasonStart")!.season as number;
      const row = season[number];
      const influence = events.findLast(({ type }) => type === "influence" || type === "seasonEnd");
      if (row?.total2d6 === undefined) continue;
      if (influence?.type === "influence") expect(row.left).toBe(influence.left);
      const result = events.findLast(({ type }) => type === "result" || type === "seasonStart")!;
      if (result.type === "result") {
        expect(row.dice).toEqual(result.faces);
        expect(row.record).toBe(`${result.wins as number}\u2013${result.losses as number}`);
      } else expect(row.record).toBe("");
    }
  });

  it("closes a season of the log only at its end", async () => {
    const { season } = await valuesOf("season-log", untilPlay(system, game, 1));
    expect(season[1].roll).toBeDefined();
    expect(season[1].record).toBeUndefined();
    expect(season[1].total).toBeUndefined();
  });
});
