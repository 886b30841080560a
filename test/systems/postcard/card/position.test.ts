import { describe, expect, it } from "vitest";
import type { Side } from "../../../../src/kernel/football/index.js";
import { playGame } from "../../../../src/systems/postcard/record.js";
import type { GameEvent } from "../../../../src/systems/postcard/engine/index.js";
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import { flatValues } from "../../../helpers/flat-values.js";
import { cardFacts, cardValues } from "../../../../src/systems/postcard/facts/card.js";
import {
  crossedAt,
  eventsBefore,
  OPENING,
  positionOf,
  type Position,
} from "../../../../src/systems/postcard/log/position.js";
import {
  ballPen,
  ballStrokes,
  downWords,
  lineStrokes,
  type BallMarks,
} from "../../../../src/systems/postcard/figures/ball.js";
import { boardShape, type BoardData } from "../../../../src/systems/postcard/figures/board-data.js";
import { boardPlaces, turnedPlace, yardX } from "../../../../src/systems/postcard/figures/board-places.js";
import { circles, type BoardMarks } from "../../../../src/systems/postcard/figures/board.js";
import { STANDARD_CARD, STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { fieldsOf, single, textsOf } from "./build-card.js";

const game = playGame({ rules: STANDARD_RULES, away: "Millbrook", home: "Harbor City", coaches: football, seed: 42 });
/** The board on the postcard. */
const ROOM = { w: 146, h: 54.4 };
const data: BoardData = { ...cardFacts(STANDARD_RULES).board, strip: 5.5, beyond: 0 };
const places = boardPlaces(ROOM, boardShape(data));
const pen = (marks: Partial<BallMarks> & Pick<BallMarks, "side" | "spot">) =>
  ballPen(ROOM, data, { down: 0, toGo: 0, goal: false, ...marks });
const values = (position: Partial<Position>) => flatValues(cardValues(STANDARD_RULES, { ...OPENING, ...position }, {}));
const crossed = (position: Partial<Position>): string[] =>
  circles(ROOM, data, values(position).board as unknown as BoardMarks).flatMap(({ name, on }) => (on ? [name] : []));

describe("a position as a fold of the events", () => {
  it("agrees with every row of a whole game", () => {
    let rows = 0;
    game.events.forEach((event, i) => {
      if (event.type !== "rowEnd") return;
      const { score, bar, plays, time } = positionOf(game.events.slice(0, i + 1));
      expect({ score, bar, plays, time }).toEqual({
        score: event.score,
        bar: event.bar,
        plays: event.plays,
        time: event.time,
      });
      rows++;
    });
    expect(rows).toBeGreaterThan(30);
  });

  it("follows between the rows: bars, trackers and circles move with their own events", () => {
    // Taken apart, the events before each row's end must already say what the end says.
    game.events.forEach((event, i) => {
      if (event.type !== "rowEnd") return;
      const before = positionOf(game.events.slice(0, i));
      expect(before.bar).toEqual(event.bar);
      expect(before.plays).toEqual(event.plays);
      expect(before.time).toEqual(event.time);
    });
  });

  it("is at the start of the requested row", () => {
    const rows = game.events.filter((event) => event.type === "row");
    const row = rows.find(({ what, goal }) => what === "down" && !goal)!;
    const position = positionOf(eventsBefore(game.events, row.number));
    expect(position.ball).toEqual({ side: row.offense, spot: row.spot });
    expect([position.down, position.toGo]).toEqual([row.down, row.toGo]);
    expect(eventsBefore(game.events, 9999)).toBe(game.events);
  });

  it("wipes one end for the two-minute stage and counts its plays there", () => {
    const events: GameEvent[] = [
      { type: "countdown", left: 7, why: "start" },
      { type: "countdown", left: 6, why: "play" },
      { type: "countdown", left: 4, why: "touchdown" },
    ];
    const position = { ...positionOf(events), time: { left: 7, right: 7 } };
    expect([position.erased, position.left]).toEqual(["right", 4]);
    expect([crossedAt(position, "left", 7), crossedAt(position, "right", 7)]).toEqual([7, 3]);
  });

  it("takes the ball off the field when the game is over", () => {
    const end = positionOf(game.events);
    const last = game.events.at(-1)!;
    expect(last.type).toBe("gameEnd");
    expect(end.ball).toBeNull();
    expect(end.score).toEqual(last.type === "gameEnd" ? last.score : undefined);
  });
});

describe("a position on the card", () => {
  it("crosses circles from the first on, fills stars, ticks one side's rattle", () => {
    const position: Partial<Position> = {
      plays: { home: 3, away: 0 },
      time: { left: 2, right: 1 },
      bar: { home: 0, away: 2 },
      rattled: "away",
    };
    expect(crossed(position)).toEqual([
      "home.time.01",
      "home.time.02",
      "home.plays.01",
      "home.plays.02",
      "home.plays.03",
      "away.time.01",
    ]);
    const written = values(position);
    expect([written["home.bonus"], written["away.bonus"]]).toEqual([0, 2]);
    expect([written["home.rattled"], written["away.rattled"]]).toEqual([false, true]);
  });

  it("puts away's circles where the card shows them: turned by 180 degrees", () => {
    const all = circles(ROOM, data, undefined);
    const middle = (name: string) => all.find((one) => one.name === name)!.at;
    for (const name of ["time.01", "time.07", "plays.09"])
      expect(middle(`away.${name}`)).toEqual(turnedPlace(ROOM, middle(`home.${name}`)));
    expect(middle("home.time.01").y).toBe(places.time[0].y);
  });

  it.each([
    ["home", 30, 30],
    ["away", 30, 70],
    ["home", 105, 105],
    ["away", -5, 105],
  ] as const)("puts the ball of %s at %i", (side, spot, yards) => {
    const [ball, way] = ballStrokes(pen({ side, spot }));
    expect(ball.x1).toBe(yardX(places, yards));
    expect(Math.sign(way.x2 - way.x1)).toBe(side === "home" ? 1 : -1);
  });

  it("keeps the ball off the onside dice and the rim of the circle: next to it, in a free lane, or as a token on it", () => {
    const dice = (under: boolean) =>
      STANDARD_CARD.kickMarks.map(({ onside }) => yardX(places, under ? onside : 100 - onside));
    for (const side of ["home", "away"] as const)
      for (const spot of [35, 40, 45, 50, 55, 60, 65]) {
        const strokes = ballStrokes(pen({ side, spot, down: 1, toGo: 10 }));
        const { x1: x, y1: y, reach = 0 } = strokes.find(({ name }) => name === "ball")!;
        const token = strokes.some(({ name }) => name === "token");
        expect(token).toBe(Math.abs(spot - 50) <= 5);
        if (token) expect(y).toBe(places.cy);
        else expect(Math.hypot(x - places.cx, y - places.cy)).toBeGreaterThan(places.wheelRadius + reach);
        if (Math.abs(Math.abs(y - places.cy) - (places.onsideY - places.cy)) < 0.01)
          for (const at of dice(y > places.cy)) expect(Math.abs(at - x)).toBeGreaterThan(2.5 + reach);
      }
  });

  it("draws the line to gain on its yard line, around the circle at midfield, and none for goal to go", () => {
    const lines = (side: Side, spot: number, toGo: number, goal = false) =>
      lineStrokes(pen({ side, spot, toGo, goal, down: 1 }));
    expect(lines("home", 20, 10).map(({ x1, x2 }) => [x1, x2])).toEqual([[yardX(places, 30), yardX(places, 30)]]);
    const [above, below] = lines("away", 40, 10);
    expect(above.x1).toBe(yardX(places, 50));
    expect(above.y2).toBeLessThan(places.cy - places.wheelRadius);
    expect(below.y1).toBeGreaterThan(places.cy + places.wheelRadius);
    expect(lines("home", 95, 0, true)).toEqual([]);
  });

  it.each([1, 5, 20, 30, 40, 45, 50, 55, 60, 70, 80, 99])("keeps down and distance on the field at yard %i", (spot) => {
    for (const side of ["home", "away"] as const) {
      const down = downWords(pen({ side, spot, down: 2, toGo: 10 }))!;
      expect(down.value).toBe("2nd & 10");
      expect(down.x - down.w / 2).toBeGreaterThanOrEqual(yardX(places, 0) - 0.01);
      expect(down.x + down.w / 2).toBeLessThanOrEqual(yardX(places, 100) + 0.01);
      // Clear of the circle: the nearest point of the box to its middle.
      const [dx, dy] = [Math.abs(down.x - places.cx) - down.w / 2, Math.abs(down.y - places.cy) - down.h / 2];
      expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThan(places.wheelRadius - 1);
    }
  });

  it("circles a side's team skill on its score keeper", () => {
    const written = values({ skill: { home: "defense-pass", away: null } });
    expect([written["home.skill"], written["away.skill"]]).toEqual(["defense-pass", ""]);
  });
});

describe("the sheet", () => {
  const pencilled = async (names: Record<string, string>): Promise<string[]> =>
    textsOf(await single("card", { fill: "filled", records: [game], names })).flatMap(({ layer, text }) =>
      layer === "pencil" ? [text] : [],
    );

  it("writes the score and the names of a record in pencil", async () => {
    const end = positionOf(game.events);
    expect(await pencilled({})).toEqual(
      expect.arrayContaining([`${end.score.home}`, `${end.score.away}`, "Harbor City", "Millbrook"]),
    );
  });

  it("shows the requested row", async () => {
    const row = game.events.find((event) => event.type === "row" && event.what === "down");
    const texts = row?.type === "row" ? await pencilled({ row: `${row.number}` }) : [];
    expect(texts.some((text) => /^1st & (10|goal)$/.test(text))).toBe(true);
  });

  it("reports a row that does not exist, and needs a game for one", async () => {
    await expect(pencilled({ row: "999" })).rejects.toThrow('no row "999"');
    await expect(
      single("card", { fill: "filled", records: [], names: { row: "3", home: "A" } }),
    ).resolves.toBeDefined();
  });

  it("prints teams by name, in their colors if known, and writes their names only once", async () => {
    const names = { home: "Lamplighters", away: "Toledo Ironmen" };
    const page = await single("card", { fill: "filled", records: [game], names });
    const printed = textsOf(page).filter(({ layer }) => layer === "form");
    expect(printed.map(({ text }) => text)).toEqual(expect.arrayContaining(["LAMPLIGHTERS", "TOLEDO", "IRONMEN"]));
    expect(
      JSON.stringify(page.layers.form, (key, value: unknown) => (key === "font" ? 0 : value)).toUpperCase(),
    ).toContain("#12355B");
    expect(await pencilled(names)).not.toContain("Harbor City");
  });

  it("is truly blank on a blank, and full of fields on a form", async () => {
    expect((await single("card")).layers.pencil).toEqual([]);
    const fields = fieldsOf(await single("card", { fill: "forms" }));
    // 7 time and 9 play circles, 4 stars, 4 skills and a rattle box a side; two scores and two names.
    expect(fields.filter(({ kind }) => kind === "check")).toHaveLength(2 * (7 + 9 + 4 + 4 + 1));
    expect(fields.filter(({ kind }) => kind === "text")).toHaveLength(4);
    const names = fields.map(({ name }) => name);
    expect(names.filter((name) => names.some((other) => other !== name && other.startsWith(`${name}.`)))).toEqual([]);
  });

  it("turns the fields of the other player with his half", async () => {
    const { width, height, layers } = await single("card-a5", { fill: "forms" });
    const fields = fieldsOf({ width, height, title: "", layers });
    const at = (end: string) => fields.find(({ name }) => name.endsWith(end))!;
    for (const name of ["score", "team", "bonus.1", "rattled", "board.home.time.01"]) {
      const [home, away] = [`.home.${name}`, `.away.${name}`].map((end) =>
        at(end.replace(".home.board.home", ".board.home").replace(".away.board.home", ".board.away")),
      );
      expect(home.x + home.w / 2 + away.x + away.w / 2).toBeCloseTo(width, 1);
      expect(home.y + home.h / 2 + away.y + away.h / 2).toBeCloseTo(height, 1);
    }
  });
});
