/** What the reference card and the player cards print is what the engine reads, and any name has room. */
import { describe, expect, it } from "vitest";
import { withCanvas } from "../../../src/print/canvas.js";
import { formPages, sheetUnits } from "../../../src/print/forms.js";
import { formatIssue, UserError } from "../../../src/kernel/issue/index.js";
import { drawsFrom } from "../../../src/contract/records.js";
import { formWithin } from "../../../src/kernel/words/names.js";
import { diceFootball } from "../../../src/systems/dice-football/index.js";
import { shortNames } from "../../../src/systems/dice-football/facts/names.js";
import { trc } from "../../../src/systems/dice-football/facts/trc.js";
import { lineRows } from "../../../src/systems/dice-football/rules/spans.js";
import { STANDARD_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { sampleTeams } from "../../../src/systems/dice-football/teams/sample-teams.js";
import { teamFiles } from "../../../src/systems/dice-football/teams/teams-file.js";
import { referenceCard } from "../../../src/systems/dice-football/trc/index.js";
import type { BuildRequest } from "../../../src/print/request.js";
import { testBuilt, testPages, testRequest } from "../../helpers/forms.js";
import { wordsOn } from "../../helpers/ground.js";
import { cache } from "../../helpers/sheets.js";

const [houston, pittsburgh] = sampleTeams();
const context = { rules: STANDARD_RULES, names: {}, cache, capacity: () => 0 };
const renamed = (team: Team, name: (old: string) => string): Team => {
  const people = new Set<string>();
  const { roster } = team;
  const lists = [roster.quarterbacks, roster.carriers, roster.linemen, roster.front, roster.backs, roster.kickers];
  for (const list of [...lists, roster.punters, roster.returns.kick, roster.returns.punt])
    for (const one of list) people.add(one.name);
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return people.has(value) ? name(value) : value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return walk(team) as Team;
};

describe("team reference card", () => {
  it("prints the totals, ranks, zone and blitz values that the engine reads, as the digest has them", () => {
    const [copy] = trc.fill!([{ format: teamFiles.format, teams: sampleTeams() }], context);
    const card = referenceCard(houston, STANDARD_RULES);
    expect(copy.values).toMatchObject({
      group: {
        1: {
          RBC: 76,
          PBC: 79,
          QB: { name: { text: "Pastorini" } },
          2: { name: { text: "Hardeman" }, five: "[5]", number: "#5" },
        },
      },
      formation: {
        1: {
          PRC: 64,
          N: { U: "−3", O: "−3" },
          Z: { U: "−6" },
          blitz: { A: 81 },
          4: { at: "LOLB", name: { text: "Washington" } },
        },
        3: { RDC: card.formations[2].RDC, PRC: card.formations[2].PRC },
      },
      call: { OC: { "1A": "00–10" } },
      defense: { N: { A: "00–39" } },
    });
    // One line of letters for each value.
    const printed = (copy.facts as { formations: { lines: { words: string }[] }[] }).formations[0].lines;
    expect(printed.map(({ words }) => words)).toEqual(
      card.formations[0].blitzLines.map(({ letters }) => letters.join(" ")),
    );
  });

  it("prints ranges parted by white 5s as one with a star, which it explains only where there is one", async () => {
    const parted = [...houston.offense.calls["3A"].filter(({ to }) => to < 51)];
    const calls = {
      ...houston.offense.calls,
      "3A": [...parted, ...lineRows("S5 51-54, S4 55, S5 56-64, S4 65, S5 66-74, S4 75, S5 76-77, L1 78-99")],
    };
    const starred = { ...houston, offense: { ...houston.offense, calls } } as Team;
    const spec = diceFootball.sheets.find(({ id }) => id === "trc")!;
    const wordsOf = async (team: Team, options: Partial<BuildRequest> = {}): Promise<readonly string[]> => {
      const records = [{ format: teamFiles.format, teams: [team] }];
      const { pages, warnings } = await testPages(diceFootball, spec, { fill: "filled", records, ...options });
      expect(warnings.map((one) => formatIssue(one))).toEqual([]);
      return pages.flatMap((page) => wordsOn(page).map(({ value }) => value));
    };
    for (const theme of ["color", "large-print"] as const) {
      const words = await wordsOf(starred, { theme });
      expect(words).toContain("51–77*");
      expect(words).toContain("55, 65, 75");
      expect(words.filter((text) => text.includes("* not on a white 5"))).toHaveLength(1);
      expect((await wordsOf(houston, { theme })).filter((text) => text.includes("*"))).toEqual([]);
    }
  });

  it("has each team once, from files and games together", () => {
    const record = { away: houston, home: sampleTeams()[1] };
    expect(trc.fill!([{ teams: [houston] }, record], context).map(({ title }) => title)).toEqual([
      "1975 Houston Oilers",
      "1975 Pittsburgh Steelers",
    ]);
  });
});

describe("names", () => {
  it("are surnames, with an initial if two share one", () => {
    const team = renamed(houston, (name) => (name === "Ken Burrough" ? "Andre Johnson" : name));
    const short = shortNames(team);
    expect(["Billy Johnson", "Andre Johnson", "Dan Pastorini"].map((name) => short(name).text)).toEqual([
      "B. Johnson",
      "A. Johnson",
      "Pastorini",
    ]);
  });

  it.each([
    ["Robert Griffin III", "Griffin", "Griff."],
    ["Equanimeous St. Brown", "St. Brown", "St. Bro."],
    ["Marquez Valdes-Scantling", "Valdes-Scantling", "Valdes-S."],
  ])("%s is %s, and shorter", (name, text, shorter) => {
    const team = renamed(houston, (old) => (old === "Dan Pastorini" ? name : old));
    const forms = shortNames(team)(name);
    expect(forms.text).toBe(text);
    expect(forms.shorter).toContain(shorter);
  });

  it("stay distinct if two begin alike, by an initial or their end", () => {
    const renames: Record<string, string> = {
      "Ken Burrough": "Andre Williamson",
      "Billy Johnson": "Rolf Williams",
      "Dan Pastorini": "Rolf Williamsport",
    };
    const short = shortNames(renamed(houston, (old) => renames[old] ?? old));
    const eight = Object.values(renames).map((name) => formWithin(short(name), 8));
    expect(eight).toEqual(["A. Will.", "Williams", "Willi.rt"]);
  });

  it("fit on every sheet of a team and of a game, however long and wide they are", async () => {
    const wide = (team: Team, city: string, name: string): Team => {
      const known = new Map<string, string>();
      const people = renamed(team, (old) => {
        const count = known.size + 1;
        const long = [`Wolfgang WWWWWWMMMMMWWWWMMMM${count}`, `Bartholomew Featherstone-Washington${count}`][count % 2];
        if (!known.has(old)) known.set(old, long);
        return known.get(old)!;
      });
      // Rated play calls leave a white 5 to others where the [5] man is the target.
      const calls = [
        [0, 25, "OC"],
        [26, 34, "Q5"],
        [35, 35, "Q4"],
        [36, 44, "Q5"],
        [45, 45, "Q4"],
        [46, 47, "Q5"],
        [48, 99, "L1"],
      ] as const;
      const parted = calls.map(([from, to, value]) => ({ from, to, value }));
      const { offense } = people;
      const everywhere = Object.fromEntries(Object.keys(offense.calls).map((code) => [code, parted]));
      return {
        ...people,
        offense: { ...offense, calls: everywhere as unknown as typeof offense.calls },
        city,
        name,
        monogram: name.slice(0, 1).repeat(3),
      };
    };
    const teams = [
      wide(houston, "San Francisco de los Altos", "Thunderbird Mountaineers"),
      wide(pittsburgh, "Massachusetts Bay Colony", "Williamsburg Wolverines"),
    ];
    const { standardRules: rules, defaultCoach: coach } = diceFootball;
    const records = [
      { format: teamFiles.format, teams },
      diceFootball.play({ rules, seed: 7, coach, names: {}, cache, teams: { format: teamFiles.format, teams } }),
    ];
    const told: string[] = [];
    for (const spec of diceFootball.sheets.filter(({ fills }) => fills === "record")) {
      for (const theme of ["color", "large-print"] as const) {
        const own = records.filter((record) => drawsFrom(diceFootball, spec, record));
        const request = testRequest(diceFootball, spec, { fill: "filled", theme, records: own });
        try {
          expect((await formPages(request, spec, "filled", undefined)).pages.length).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          told.push(...error.issues.map(formatIssue));
        }
      }
    }
    expect(told).toEqual([]);
  });
});

describe("blank cards", () => {
  it.each(["line-ups", "player-cards"])("fill their last sheet of paper: %s", async (id) => {
    const spec = diceFootball.sheets.find((one) => one.id === id)!;
    const { pages } = await testBuilt(diceFootball, spec, { fill: "blank" });
    // Each quarter of each sheet has a card in it; two cards lie beside each other, two above each other.
    for (const page of pages) {
      const words = wordsOn(page);
      const count = (right: boolean, low: boolean): number =>
        words.filter(({ x, y }) => x > page.width / 2 === right && y > page.height / 2 === low).length;
      for (const right of [false, true])
        for (const low of [false, true]) expect(count(right, low), page.title).toBeGreaterThan(6);
    }
  });
});

describe("player cards", () => {
  const sheet = (id: string) => diceFootball.sheets.find((one) => one.id === id)!;
  const teams = [{ format: teamFiles.format, teams: sampleTeams() }];

  it("of two teams take fourteen sheets, a large one a page or two halves", async () => {
    const cards = sampleTeams().map(({ roster }) => {
      const { quarterbacks, carriers, linemen, front, backs, kickers, punters } = roster;
      const whole = quarterbacks.length + carriers.length + 1;
      return { whole, half: 1 + linemen.length + front.length + backs.length + kickers.length + punters.length };
    });
    const places = cards.reduce((sum, { whole, half }) => sum + whole + half / 2, 0);
    expect(Math.ceil(places)).toBe(56);
    for (const [theme, pages] of [
      ["color", 14],
      ["large-print", 56],
    ] as const) {
      const built = await testBuilt(diceFootball, sheet("player-cards"), { fill: "filled", theme, records: teams });
      expect(built.pages).toHaveLength(pages);
    }
  });

  it.each(["player-cards", "player-cards-poker"])("have no label without a value: %s", async (id) => {
    const request = testRequest(diceFootball, sheet(id), { fill: "filled", records: teams });
    const units = await withCanvas(request.fonts, () => sheetUnits(request, sheet(id), "filled"));
    expect(units).toHaveLength(84);
    const empty = units.flatMap(({ form, values, title }) =>
      form.slots
        .filter(({ live, name }) => !live && (at(values, name) ?? "") === "")
        .map(({ name }) => `${title}: ${name}`),
    );
    expect(empty).toEqual([]);
  });
});

const at = (values: unknown, name: string): unknown =>
  name.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
