/** Drive charts of all games: the mark of a drive is drawn where the ball was, whatever the drive gained. */
import { expect, it } from "vitest";
import { driveChart, FIELD, type Drive, type EventList } from "../../src/kernel/football/index.js";
import type { SlotValue } from "../../src/sheet/fields/field.js";
import type { SystemId } from "../../src/contract/game.js";
import { drawField, inkBox } from "../helpers/ink.js";
import { cache, SYSTEMS } from "../helpers/sheets.js";

/** Yards that a field is wide, from behind one end zone to behind the other, and how far a mark and its pencil stray. */
const [LOW, WIDE] = [-10, 120];
const [WIDTH, STRAY] = [120, 1.6];

type Line = Readonly<Record<string, string | number>>;
type Row = Readonly<Record<string, readonly Line[]>>;

/** Yards from home's goal line that the ink of these lines covers. */
function yardsOf(lines: readonly Line[]): { from: number; to: number; middle: number } {
  const { ops, at, issues } = drawField("stretch", {}, lines as unknown as SlotValue, { w: WIDTH });
  expect(issues).toEqual([]);
  const { left, right } = inkBox(ops);
  const yard = (x: number): number => LOW + ((x - at.x) * WIDE) / at.w;
  return { from: yard(left), to: yard(right), middle: yard((left + right) / 2) };
}

/** Where a drive began and ended, from home's goal line. */
const places = ({ team, from, yards }: Drive): [number, number] =>
  team === "home" ? [from, from + yards] : [FIELD - from, FIELD - from - yards];

async function chartOf(id: SystemId, sheet: string, seed: number): Promise<[Drive, readonly Line[]][]> {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const spec = system.sheets.find((one) => one.id === sheet)!;
  const rules = system.standardRules;
  const record = system.play({ rules, seed, coach: system.defaultCoach, names: {}, cache }) as { events: EventList };
  const content = await spec.load!();
  const copies = content.fill!([record], { rules, names: {}, cache, capacity: () => 60 } as never);
  const { drives, drive } = copies[0].values as unknown as Record<string, Record<string, Row> | undefined>;
  const rows = Object.values(drives ?? drive!);
  return driveChart(record.events).map((one, i) => [one, rows[i].bar ?? rows[i].field]);
}

const CHARTS: readonly [SystemId, string, readonly number[]][] = [
  ["postcard", "box-score", [8, 11]],
  ["pen-and-paper", "box-score", [1, 2, 3]],
  ["5d20", "box-score", [1, 2, 3]],
  ["dice-football", "box-score", [1, 2, 3, 4, 5, 6]],
  ["dice-football", "game-log", [1, 2, 3]],
];

it.each(CHARTS)("marks where each drive ended: %s %s", async (id, sheet, seeds) => {
  let losses = 0;
  for (const seed of seeds)
    for (const [drive, [way, ...marks]] of await chartOf(id, sheet, seed)) {
      const [start, end] = places(drive);
      const drawn = yardsOf([way]);
      const touchdown = drive.result === "touchdown";
      if (Math.abs(start - end) > 2 && !touchdown) {
        expect(drawn.from).toBeCloseTo(Math.min(start, end), -0.5);
        expect(drawn.to).toBeCloseTo(Math.max(start, end), -0.5);
      }
      if (marks.length === 0 || touchdown || drive.result === "fieldGoal") continue;
      const mark = yardsOf(marks);
      const reach = drive.result === "safety" ? 0 : drive.result === "punt" ? 3.5 : 2;
      expect(Math.abs(mark.middle - end), JSON.stringify(drive)).toBeLessThan(reach + STRAY);
      if (drive.yards < -4) {
        losses++;
        // A loss is marked nearer to its end than to its start.
        expect(Math.abs(mark.middle - end)).toBeLessThan(Math.abs(mark.middle - start));
      }
    }
  expect(losses).toBeGreaterThan(0);
});
