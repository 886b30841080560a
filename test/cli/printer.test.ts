/** `pressbox printer` and what `print` makes of it. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calibrationPages } from "../../src/cli/print/printer-calibration.js";
import { CALIBRATION } from "../../src/cli/print/printers.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { PAPERS } from "../../src/kernel/units/index.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { eachOp } from "../../src/sheet/drawing/walk.js";
import { fonts } from "../helpers/draw.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const CARDS = "print pen-and-paper team-cards-two-sided --out";
const KEEP = "printer keep study --across 149.5 --dx 1.5 --margins 4,4,12,4";

describe("printers", () => {
  it("are saved by name, updated value by value, listed, made the default and removed", async () => {
    expect((await place.run("printer list")).out).toContain("no printers yet");
    expect((await place.run(KEEP)).out).toContain("study  left 30");
    const more = await place.run("printer keep study --dy -0,5 --duplex short --default");
    expect(more.out).toMatch(
      /^study \(default\) .*across 149.5 .*dx 1.5 {2}dy -0.5 {2}duplex short .*margins 4,4,12,4\n$/,
    );
    const { out } = await place.run("printer list --json");
    expect(JSON.parse(out)).toMatchObject({ default: "study", printers: { study: { dx: 1.5, dy: -0.5, top: 30 } } });
    await place.run("printer default none");
    expect(JSON.parse((await place.run("printer list --json")).out)).toMatchObject({ default: null });
    await place.run("printer remove study");
    expect((await place.run("printer list")).out).toContain("no printers yet");
  });

  it("change prints only on request", async () => {
    await place.run(`${CARDS} plain`);
    await place.run(KEEP);
    await place.run(`${CARDS} same`);
    const { err } = await place.run(`${CARDS} moved --printer study`);
    expect(err).toMatch(
      /^warning: ink of ".*" and of \d+ more pages is [\d.]+ mm from the bottom edge, where study leaves 12 mm blank/,
    );
    await place.run("printer default study --quiet");
    await place.run(`${CARDS} usual --quiet`);
    await place.run(`${CARDS} none --printer none`);
    const file = "pen-and-paper-team-cards-two-sided.pdf";
    const [plain, same, moved, usual, none] = ["plain", "same", "moved", "usual", "none"].map((folder) =>
      place.read(`${folder}/${file}`),
    );
    expect([same, none]).toEqual([plain, plain]);
    expect(moved).not.toBe(plain);
    expect(usual).toBe(moved);
  });

  it("explain how to flip the paper by hand", async () => {
    const { out } = await place.run(`${CARDS} out --duplex manual`);
    expect(out).toContain("print the odd pages");
    expect((await place.run("print dynasty rules --booklet --duplex manual")).out).toContain("odd pages");
    expect((await place.run("print dynasty scoresheet --duplex manual")).code).toBe(2);
    expect((await place.run("print dynasty scoresheet --duplex long --format png")).code).toBe(2);
  });

  it("report errors in the command, the measurements and the file", async () => {
    expect(await place.run("printer kalibrate")).toMatchObject({
      code: 2,
      err: expect.stringContaining("calibrate") as string,
    });
    expect(await place.run("printer keep")).toMatchObject({ code: 2 });
    expect(await place.run("printer list --dx 1")).toMatchObject({ code: 2 });
    expect(await place.run("printer keep none --dx 1")).toMatchObject({ code: 2 });
    const wrong = await place.run("printer keep study --across 12 --down 300 --dx 1");
    expect(wrong.code).toBe(1);
    expect(wrong.err).toMatch(
      /^--across: found 12; expected at least 140 mm\n--down: found 300; expected at most 210 mm\n$/,
    );
    const inches = await place.run("printer keep study --across 5.9 --margins 4,4,12,-4");
    expect(inches.err).toBe(
      "--across: found 5.9; expected at least 140 mm; hint: all measurements are in millimeters: 5.9 in are 149.9 mm\n" +
        "--margins, left: found -4; expected at least 0 mm\n",
    );
    const words = await place.run("printer keep study --dx two --across 5.9in --duplex up");
    expect(words.code).toBe(2);
    expect(words.err).toMatch(
      /^--dx cannot be "two"; .*without a unit.*\n--across cannot be .*\n--duplex cannot be .*\n$/,
    );
    expect(await place.run("printer keep study")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^no measurements were given for printer "study"; hint: .*--across/) as string,
    });
    expect(place.files(".config")).toEqual([]);
    expect(await place.run("printer keep study --margins 4,4,4")).toMatchObject({ code: 2 });
    expect(await place.run("print dynasty scoresheet --printer stduy")).toMatchObject({ code: 1 });
    mkdirSync(join(place.folder, ".config"), { recursive: true });
    place.write(
      ".config/printers.json",
      '{"format": "pressbox/printers",\n "printers": {"a": {"dx": "1", "dq": 2}}}\n',
    );
    const broken = await place.run("print dynasty scoresheet --printer a");
    expect(broken.code).toBe(1);
    expect(broken.err).toMatch(/printers\.json:2:\d+ .*found "1"[^]*printers\.json:2:\d+ .*dq/);
    place.write(".config/printers.json", '{"format": "pressbox/printers",\n "default": "den",\n "printers": {}}\n');
    expect(await place.run("printer list")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/printers\.json:2:\d+ default: there is no printer "den"/) as string,
    });
  });
});

describe.each(["letter", "a4"] as const)("the calibration sheet on %s", (paper) => {
  const pages = calibrationPages(
    { fonts, templates: templatesFrom() } as unknown as Parameters<typeof calibrationPages>[0],
    paper,
  );

  it("prints a command that works as it is", async () => {
    const command = textsIn(pages[0].layers.form).find(({ value }) => value.startsWith("pressbox "))!.value;
    const { code, out } = await place.run(command.replace("pressbox ", ""));
    expect([code, out]).toEqual([0, expect.stringContaining("left 30.5  top 29.5") as string]);
  });

  it("has its lines and rulers where the measurements are read", () => {
    const [front, back] = pages;
    expect([front.side, back.side]).toEqual(["front", "back"]);
    const lines = (page: typeof front): [number, number, number, number][] => {
      const found: [number, number, number, number][] = [];
      for (const layer of ["art", "form"] as const)
        eachOp(page.layers[layer], (op, [a, , , d, e, f]) => {
          if (op.op === "line") found.push([a * op.x1 + e, d * op.y1 + f, a * op.x2 + e, d * op.y2 + f]);
          if (op.op !== "path") return;
          const numbers = op.d
            .map((part) => (typeof part === "number" ? part : NaN))
            .join(" ")
            .split("NaN");
          const points = numbers.flatMap((part) => {
            const values = part.trim().split(/\s+/).filter(Boolean).map(Number);
            return values.length === 2 ? [[a * values[0] + e, d * values[1] + f] as const] : [];
          });
          for (let i = 0; i + 1 < points.length; i++) found.push([...points[i], ...points[i + 1]]);
        });
      return found;
    };
    const { width, height } = PAPERS[paper];
    const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.001;
    const has = (page: typeof front, test: (line: [number, number, number, number]) => boolean): boolean =>
      lines(page).some(test);
    expect(has(front, ([x, , u]) => near(x, CALIBRATION.left) && near(u, CALIBRATION.left))).toBe(true);
    expect(has(front, ([, y, , v]) => near(y, CALIBRATION.top) && near(v, CALIBRATION.top))).toBe(true);
    expect(has(front, ([x, y, u, v]) => near(u - x, CALIBRATION.across) && near(y, v))).toBe(true);
    for (const page of pages) {
      expect(
        has(page, ([x, y, u, v]) => near(y, height / 2) && near(v, height / 2) && near((x + u) / 2, width / 2)),
      ).toBe(true);
      expect(
        has(page, ([x, y, u, v]) => near(x, width / 2) && near(u, width / 2) && near((y + v) / 2, height / 2)),
      ).toBe(true);
    }
    // Counted up to the left and upwards: a back set 3 mm too far right shows the cross at +3.
    const labels = textsIn(back.layers.form).filter(({ value }) => /^[+–]?\d$/.test(value));
    const center = ({ at }: (typeof labels)[number]): [number, number] => [at.x + at.w / 2, at.y + at.h / 2];
    const level = labels.find((label) => near(Math.round((center(label)[0] + 3 - width / 2) * 10), 0));
    const upright = labels.find(
      (label) => center(label)[0] > width / 2 + 9 && Math.abs(center(label)[1] - 6 - height / 2) < 0.6,
    );
    expect([level?.value, upright?.value]).toEqual(["+3", "–6"]);
    // Its end marks are as far apart as the ruler down is long.
    const marks = lines(front).filter(([x, y, u, v]) => near(y, v) && near(Math.abs(u - x), 6) && x > width / 2);
    const heights = marks.map(([, y]) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(CALIBRATION.down, 3);
  });
});
