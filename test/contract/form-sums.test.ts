/** Fields that add up: their scripts as pdf.js reads them from the file, run as a viewer runs them after something was typed. */
import { getDocument } from "../helpers/pdfjs.js";
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { SYSTEMS, testRecord } from "../helpers/sheets.js";

interface FieldObject {
  readonly id: string;
  readonly actions?: { readonly Calculate?: readonly string[] };
}

/** A form in a viewer: what is typed stands there, then every sum is worked out in the file's order. */
async function open(
  game: string,
  sheet: string,
  records: readonly unknown[] = [],
): Promise<(typed: Record<string, string>) => Record<string, string>> {
  const system = SYSTEMS.find(({ id }) => id === game)!;
  const spec = system.sheets.find(({ id }) => id === sheet)!;
  const built = await testBuilt(system, spec, { fill: "forms", records });
  const doc = bindDocument(testRequest(system, spec, { fill: "forms", records }), [built], spec.title);
  const bytes = await renderPdf(doc, fonts, { forms: true });
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const objects = (await pdf.getFieldObjects()) as unknown as Record<string, readonly FieldObject[]>;
  const order = (await pdf.getCalculationOrderIds()) as readonly string[];
  const [script] = Object.values((await pdf.getJSActions()) as Record<string, string[]>).flat();
  await pdf.destroy();
  const fields = Object.entries(objects).map(([name, [field]]) => ({ name, ...field }));
  const sums = order.map((id) => fields.find((field) => field.id === id)!);
  expect(sums.every(({ actions }) => actions?.Calculate?.length === 1)).toBe(true);
  return (typed) => {
    const values = new Map(fields.map(({ name }) => [name, typed[name] ?? ""]));
    const unknown = Object.keys(typed).filter((name) => !values.has(name));
    expect(unknown).toEqual([]);
    const getField = (name: string) => (values.has(name) ? { value: values.get(name) } : null);
    for (const { name, actions } of sums) {
      const event = { value: values.get(name) };
      // The file's own script is what is tested.
      new Function("getField", "event", `${script}\n${actions!.Calculate![0]}`)(getField, event);
      values.set(name, event.value!);
    }
    return Object.fromEntries(sums.map(({ name }) => [name, values.get(name)!]).filter(([, value]) => value !== ""));
  };
}

describe("sums in a form", () => {
  it.each([
    ["scoresheet", "DY-2", "DY-2.career.points"],
    ["season-log", "DY-4", "DY-4.sums.20.points"],
  ])("dynasty %s: the running total, and the points of the career", async (sheet, code, career) => {
    const type = await open("dynasty", sheet);
    expect(type({})).toEqual({});
    const row = (season: number, value: string) => ({ [`${code}.season.${season}.points`]: value });
    expect(type({ ...row(1, "8"), ...row(2, " 13"), ...row(3, "0") })).toEqual({
      [`${code}.season.1.total`]: "8",
      [`${code}.season.2.total`]: "21",
      [`${code}.season.3.total`]: "21",
      [career]: "21",
    });
    // A season that was skipped, and a word, do not break the sum of the career.
    expect(type({ ...row(1, "8"), ...row(2, "?"), ...row(3, "5") })[career]).toBe("13");
  });

  it.each(["scoresheet", "season-log"])(
    "dynasty %s: two campaigns in a form do not add up each other",
    async (sheet) => {
      const system = SYSTEMS.find(({ id }) => id === "dynasty")!;
      const type = await open("dynasty", sheet, [testRecord(system, 42), testRecord(system, 7)]);
      const code = sheet === "scoresheet" ? "DY-2" : "DY-4";
      const sums = type({ [`${code}.1.season.1.points`]: "8", [`${code}.2.season.1.points`]: "3" });
      const career = sheet === "scoresheet" ? "career" : "sums.20";
      expect([sums[`${code}.1.${career}.points`], sums[`${code}.2.${career}.points`]]).toEqual(["8", "3"]);
    },
  );

  it("dynasty season-log: the sum of a part of the career, once its last season is there", async () => {
    const type = await open("dynasty", "season-log");
    const seasons = Array.from({ length: 12 }, (_, i) => [`DY-4.season.${i + 1}.points`, "5"]);
    const sums = type(Object.fromEntries(seasons) as Record<string, string>);
    expect([sums["DY-4.sums.10.points"], sums["DY-4.sums.20.points"]]).toEqual(["50", "60"]);
  });

  it.each([
    ["postcard", "box-score", "PC-4.line", "team", ["1", "2", "3", "overtime"]],
    ["5d20", "box-score", "5D-5.line", "team", ["1", "2", "3", "4", "overtime"]],
    ["5d20", "game-log", "5D-4.box", "firstDowns", ["1", "2", "3", "4", "overtime"]],
    ["dice-football", "box-score", "DF-7.line", "team", ["1", "2", "3", "4", "overtime"]],
    ["dice-football", "game-log", "DF-4.line", "", ["1", "2", "3", "4", "overtime"]],
    ["pen-and-paper", "box-score", "PP-23.line", "name", ["1", "2", "3", "4", "overtime"]],
  ])("%s %s: the line score, and nothing next to it", async (game, sheet, table, beside, parts) => {
    const type = await open(game, sheet);
    const points = Object.fromEntries(parts.map((part, i) => [`${table}.home.${part}`, `${3 * (i + 1)}`]));
    const other = beside === "" ? {} : { [`${table}.home.${beside}`]: "49" };
    const sum = parts.reduce((total, _, i) => total + 3 * (i + 1), 0);
    expect(type({ ...points, ...other })).toEqual({ [`${table}.home.total`]: `${sum}` });
    expect(type(other)).toEqual({});
  });

  it.each([
    [
      "5d20",
      "standings",
      { "5D-7.team.1.pf": "310", "5D-7.team.1.pa": "342" },
      { "5D-7.team.1.difference": "\u221232" },
    ],
    [
      "postcard",
      "standings",
      { "PC-11.table.A.for": "40", "PC-11.table.A.allowed": "33" },
      { "PC-11.table.A.difference": "+7" },
    ],
    [
      "pen-and-paper",
      "finance-ledger",
      {
        "PP-13.money.1.before": "12",
        "PP-13.money.1.income": "30",
        "PP-13.money.1.stadium": "\u22125",
        "PP-13.money.1.extra": "4",
      },
      { "PP-13.money.1.after": "33" },
    ],
    [
      "pen-and-paper",
      "off-season-worksheet",
      {
        "PP-12.money.before": "12",
        "PP-12.money.income": "30",
        "PP-12.money.stadium": "\u22125",
        "PP-12.money.markets": "9",
      },
      { "PP-12.money.after": "37" },
    ],
    [
      "pen-and-paper",
      "line-scores",
      {
        "PP-8.game.2.home.quarter.1.points": "7",
        "PP-8.game.2.home.quarter.1.die": "15",
        "PP-8.game.2.home.overtime.points": "3",
      },
      { "PP-8.game.2.home.total": "10" },
    ],
    [
      "pen-and-paper",
      "box-score",
      { "PP-23.sum.home.drives": "17", "PP-23.sum.home.others": "2" },
      { "PP-23.sum.home.score": "19" },
    ],
  ])("%s %s: %o", async (game, sheet, typed, sums) => {
    expect((await open(game, sheet))(typed as Record<string, string>)).toEqual(sums);
  });

  it("every page of a game record has its own", async () => {
    const type = await open("pen-and-paper", "game-record-wide");
    expect(type({ "PP-1a.p1.visitor.points.1": "7", "PP-1a.p1.visitor.points.4": "3" })).toEqual({
      "PP-1a.p1.visitor.points.total": "10",
    });
  });
});
