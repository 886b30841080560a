import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../../src/systems/postcard/engine/index.js";
import { cardFrame, trackerY, turnedPlace, yardX } from "../../../../src/systems/postcard/card/frame.js";
import {
  crossedAt,
  eventsBefore,
  OPENING,
  positionOf,
  type Position,
} from "../../../../src/systems/postcard/card/position.js";
import { planPosition } from "../../../../src/systems/postcard/card/position-plan.js";
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import { playGame } from "../../../../src/systems/postcard/record.js";
import { STANDARD_CARD, STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { CARD_SIZES } from "../../../../src/systems/postcard/sheets/card-formats.js";
import { textBoxes } from "../../../helpers/boxes.js";
import { fonts } from "../../../helpers/draw.js";
import { single } from "./build-card.js";

const game = playGame({
  rules: STANDARD_RULES,
  away: "Millbrook",
  home: "Harbor City",
  coaches: football,
  seed: 42,
});
const frame = cardFrame(CARD_SIZES.postcard);
const plan = (position: Partial<Position>, forms = false) =>
  planPosition({
    frame,
    card: STANDARD_CARD,
    position: { ...OPENING, ...position },
    names: { home: "", away: "" },
    forms,
    pencil: "#2B4C7E",
  });
const on = (marks: readonly { readonly name: string; readonly on: boolean }[], start: string): string[] =>
  marks.flatMap((mark) => (mark.on && mark.name.startsWith(start) ? [mark.name] : []));

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

  it("keeps up between the rows: bars, trackers and circles move with their own events", () => {
    // Taken apart, the events before each row's end must already say what the end says.
    game.events.forEach((event, i) => {
      if (event.type !== "rowEnd") return;
      const before = positionOf(game.events.slice(0, i));
      expect(before.bar).toEqual(event.bar);
      expect(before.plays).toEqual(event.plays);
      expect(before.time).toEqual(event.time);
    });
  });

  it("stands at the start of the row that is asked for", () => {
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
  it("crosses circles from the first on, fills stars, ticks the rattle of one side", () => {
    const { crosses, stars } = plan({
      plays: { home: 3, away: 0 },
      time: { left: 2, right: 1 },
      bar: { home: 0, away: 2 },
      rattled: "away",
    });
    expect(on(crosses, "home.plays")).toEqual(["home.plays.01", "home.plays.02", "home.plays.03"]);
    expect(on(crosses, "away.plays")).toEqual([]);
    expect(on(crosses, "home.time")).toEqual(["home.time.01", "home.time.02"]);
    expect(on(crosses, "away.time")).toEqual(["away.time.01"]);
    expect(on(stars, "")).toEqual(["away.bonus.01", "away.bonus.02"]);
    expect(on(crosses, "away.rattled")).toEqual(["away.rattled"]);
    expect(on(crosses, "home.rattled")).toEqual([]);
  });

  it("puts away's circles where the card shows them: turned by 180 degrees", () => {
    const { crosses } = plan({});
    const middle = (name: string): { x: number; y: number } => {
      const { cx, cy } = crosses.find((mark) => mark.name === name)!;
      return { x: cx, y: cy };
    };
    for (const name of ["time.01", "time.07", "plays.09", "rattled"])
      expect(middle(`away.${name}`)).toEqual(turnedPlace(frame, middle(`home.${name}`)));
    expect(middle("home.time.01").y).toBe(trackerY(frame, 7)[0]);
  });

  it.each([
    ["home", 30, 30],
    ["away", 30, 70],
    ["home", 105, 105],
    ["away", -5, 105],
  ] as const)("lays the ball of %s at %i", (side, spot, yards) => {
    const [ball, way] = plan({ ball: { side, spot } }).strokes;
    expect(ball.x1).toBe(yardX(frame, yards));
    expect(Math.sign(way.x2 - way.x1)).toBe(side === "home" ? 1 : -1);
  });

  it("keeps the ball off the onside dice and the rim of the circle: beside it, in a free lane, or as a token on it", () => {
    const dice = (under: boolean) =>
      STANDARD_CARD.kickMarks.map(({ onside }) => yardX(frame, under ? onside : 100 - onside));
    for (const side of ["home", "away"] as const)
      for (const spot of [35, 40, 45, 50, 55, 60, 65]) {
        const { strokes } = plan({ ball: { side, spot }, down: 1, toGo: 10 });
        const { x1: x, y1: y, reach } = strokes.find(({ name }) => name === "ball")!;
        const token = strokes.some(({ name }) => name === "token");
        expect(token).toBe(Math.abs(spot - 50) <= 5);
        if (token) expect(y).toBe(frame.cy);
        else expect(Math.hypot(x - frame.cx, y - frame.cy)).toBeGreaterThan(frame.wheelRadius + reach);
        if (Math.abs(Math.abs(y - frame.cy) - (frame.onsideY - frame.cy)) < 0.01)
          for (const at of dice(y > frame.cy)) expect(Math.abs(at - x)).toBeGreaterThan(2.5 + reach);
      }
  });

  it("draws the line to gain on its yard line, round the circle at midfield, and none when the goal line is meant", () => {
    const lines = (ball: Position["ball"], toGo: number, goal = false) =>
      plan({ ball, toGo, goal, down: 1 }).strokes.filter(({ name }) => name.startsWith("line"));
    expect(lines({ side: "home", spot: 20 }, 10).map(({ x1, x2 }) => [x1, x2])).toEqual([
      [yardX(frame, 30), yardX(frame, 30)],
    ]);
    const [above, below] = lines({ side: "away", spot: 40 }, 10);
    expect(above.x1).toBe(yardX(frame, 50));
    expect(above.y2).toBeLessThan(frame.cy - frame.wheelRadius);
    expect(below.y1).toBeGreaterThan(frame.cy + frame.wheelRadius);
    expect(lines({ side: "home", spot: 95 }, 0, true)).toEqual([]);
  });

  it.each([1, 5, 20, 30, 40, 45, 50, 55, 60, 70, 80, 99])("keeps down and distance on the field at yard %i", (spot) => {
    for (const side of ["home", "away"] as const) {
      const down = plan({ ball: { side, spot }, down: 2, toGo: 10 }).written.find(({ name }) => name === "down")!;
      expect(down.value).toBe("2nd & 10");
      expect(down.x - down.w / 2).toBeGreaterThanOrEqual(yardX(frame, 0) - 0.01);
      expect(down.x + down.w / 2).toBeLessThanOrEqual(yardX(frame, 100) + 0.01);
      // Clear of the circle: the nearest point of the box to its middle.
      const [dx, dy] = [Math.abs(down.x - frame.cx) - down.w / 2, Math.abs(down.y - frame.cy) - down.h / 2];
      expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThan(frame.wheelRadius - 1);
    }
  });

  it("rings the team skill of a side on its score keeper", () => {
    const { rings } = plan({ skill: { home: "defense-pass", away: null } });
    expect(on(rings, "")).toEqual(["home.skill.defense-pass"]);
  });

  it("names every field so that none begins another", () => {
    const { crosses, stars, rings, written } = plan({ ball: { side: "home", spot: 20 }, down: 1, toGo: 10 });
    const names = [...crosses, ...stars, ...rings, ...written].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => names.some((other) => other !== name && other.startsWith(name)))).toEqual([]);
  });
});

describe("the sheet", () => {
  const pencilled = (names: Record<string, string>) =>
    textBoxes(single("card", { fill: "filled", records: [game], names }), fonts).flatMap(({ layer, text }) =>
      layer === "pencil" ? [text] : [],
    );

  it("writes the score and the names of a record in pencil", () => {
    const end = positionOf(game.events);
    expect(pencilled({})).toEqual(
      expect.arrayContaining([`${end.score.home}`, `${end.score.away}`, "Harbor City", "Millbrook"]),
    );
  });

  it("shows the row that is asked for", () => {
    const row = game.events.find((event) => event.type === "row" && event.what === "down");
    expect(
      row?.type === "row" && pencilled({ row: `${row.number}` }).some((text) => /^1st & (10|goal)$/.test(text)),
    ).toBe(true);
  });

  it("prints teams by name, in their colors where they are known, and writes their names no second time", () => {
    const page = single("card", {
      fill: "filled",
      records: [game],
      names: { home: "Lamplighters", away: "Toledo Ironmen" },
    });
    expect(page.layers.form).toContain("LAMPLIGHTERS");
    expect(page.layers.form).toContain("TOLEDO");
    expect(page.layers.form.toUpperCase()).toContain("#12355B");
    expect(page.layers.pencil).not.toContain("Harbor City");
  });

  it("is truly blank on a blank, and full of fields on a form", () => {
    expect(single("card").layers.pencil).toBe("");
    const fields = [...single("card", { fill: "forms" }).layers.pencil.matchAll(/data-field="(\w+)"/g)].map(
      ([, kind]) => kind,
    );
    // 7 time and 9 play circles, 4 stars, 4 skills and a rattle box a side; two scores and two names.
    expect(fields.filter((kind) => kind === "check")).toHaveLength(2 * (7 + 9 + 4 + 4 + 1));
    expect(fields.filter((kind) => kind === "text")).toHaveLength(4);
  });
});
