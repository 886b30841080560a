/** The 51 sample teams and their check: exactly the findings of the digest, no more and no fewer. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseData } from "../../../../src/text/data-file.js";
import type { Issue } from "../../../../src/kernel/issue/index.js";
import { STANDARD_RULES, STATS, type Stat } from "../../../../src/systems/pen-and-paper/rules/index.js";
import {
  checkTeams,
  completeTeam,
  contrastOf,
  ratingsOf,
  readTeams,
  sampleTeams,
  sampleTeam,
  type Team,
} from "../../../../src/systems/pen-and-paper/teams/index.js";

const line = ({ detail }: Issue): string => {
  const { team, field, printed, expected } = detail as Record<string, unknown>;
  return `${team} ${field}: ${printed} / ${expected}`;
};
const findings = (teams: readonly Team[], severity: string): string[] =>
  checkTeams(teams)
    .filter((issue) => issue.severity === severity)
    .map(line);

/** Digest table 6.2. */
const ERRORS = [
  "baltimore-pachyderms modifiers.LM: 2 / 3",
  "baltimore-pachyderms modifiers.LB: 3 / 2",
  "connecticut-yankees scores.LM: null / 9-12",
  "los-angeles-furies modifiers.RB: 3 / 4",
  "los-angeles-furies OFF: 8 / 9",
  "los-angeles-rockers scores: null / 3-18",
  "memphis-truckers modifiers.RB: 3 / 4",
  "memphis-truckers OFF: 11 / 12",
  "new-york-rockets scores: null / 3-18",
  "phoenix-firebirds marks.RB: RB / RB*",
  "sacramento-titans modifiers.QB: 3 / 4",
  "sacramento-titans OFF: 10 / 11",
  "seattle-whales modifiers.RB: 3 / 4",
  "seattle-whales OFF: 8 / 9",
];

/** E21 to E24, E36 and the shared stadium of section 8. */
const WARNINGS = [
  "albuquerque-invaders scores: RB 14, WR 10, LB 9, DB 9 / cards of their own",
  "connecticut-yankees home: NE / BOS",
  "dc-destroyers market: Washington / District of Columbia",
  "honolulu-dolphins home: Hawaii / a listed market",
  "sacramento-titans market: N. California / Northern California",
  "trenton-terror stadium: Meadowlands / teams of one market",
];

const change = (id: string, edit: (team: Team) => Team): Team[] =>
  sampleTeams().map((team) => (team.id === id ? edit(team) : team));
/** Findings that a fault adds. */
const added = (teams: readonly Team[]): string[] => {
  const before = checkTeams(sampleTeams()).map((i) => `${i.severity} ${i.code} ${line(i)}`);
  return checkTeams(teams)
    .map((i) => `${i.severity} ${i.code} ${line(i)}`)
    .filter((text) => !before.includes(text));
};

describe("the sample teams", () => {
  it("are 51 of 48 markets", () => {
    expect(sampleTeams()).toHaveLength(51);
    expect(new Set(sampleTeams().map((t) => t.home)).size).toBe(48);
    expect(new Set(sampleTeams().map((t) => t.monogram)).size).toBe(51);
  });

  it("have exactly the errors of digest table 6.2", () => {
    expect(findings(sampleTeams(), "error").sort()).toEqual([...ERRORS].sort());
  });
  it("have exactly the warnings of digest section 6", () => {
    expect(findings(sampleTeams(), "warning").sort()).toEqual(WARNINGS);
    const copied = checkTeams(sampleTeams()).find((i) => i.code === "card-copied");
    expect(copied?.message).toContain("with Los Angeles Furies and Seattle Whales");
  });

  it("have distinguishable colors", () => {
    for (const team of sampleTeams()) expect(contrastOf(...team.colors), team.id).toBeGreaterThanOrEqual(4.5);
  });

  it("have the means of digest 9.3", () => {
    const mean = (key: "off" | "def"): number =>
      sampleTeams().reduce((sum, team) => sum + team.printed![key]!, 0) / sampleTeams().length;
    expect(mean("off")).toBeCloseTo(9.39, 2);
    expect(mean("def")).toBeCloseTo(9.22, 2);
  });

  it("match the sample file exactly", () => {
    const file = "assets/samples/pen-and-paper/teams.yaml";
    const { data, locate } = parseData(readFileSync(file, "utf8"), file);
    const { file: read, issues } = readTeams(data, { locate });
    expect(read?.teams).toEqual(sampleTeams());
    expect(issues.filter((i) => i.severity === "error")).toHaveLength(ERRORS.length);
    for (const issue of issues) expect(issue.line, issue.message).toBeGreaterThan(1);
  });
});

describe("missing scores (A6)", () => {
  const full = (id: string) => completeTeam(STANDARD_RULES, sampleTeam(id)!);
  it("are spread from the printed totals", () => {
    expect(full("los-angeles-rockers").scores).toEqual({ QB: 14, RB: 10, WR: 10, LM: 7, LB: 7, DB: 7 });
    expect(full("new-york-rockets").scores).toEqual({ QB: 10, RB: 7, WR: 10, LM: 10, LB: 7, DB: 10 });
    expect(full("connecticut-yankees").scores.LM).toBe(10);
  });
  it("keep the printed totals", () => {
    for (const team of sampleTeams().filter((t) => Object.values(t.scores).includes(null))) {
      const { off, def } = ratingsOf(STANDARD_RULES, completeTeam(STANDARD_RULES, team));
      expect([off, def], team.id).toEqual([team.printed!.off, team.printed!.def]);
    }
  });
  it("are an error without printed values", () => {
    const bare = { ...sampleTeam("new-york-rockets")!, printed: undefined };
    expect(() => completeTeam(STANDARD_RULES, bare)).toThrow(/has no QB, WR, RB/);
  });
});

describe("trustPrinted (A5)", () => {
  const seattle = completeTeam(STANDARD_RULES, sampleTeam("seattle-whales")!);
  const trusting = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, trustPrinted: true } };
  it("plays by the card", () => {
    expect(ratingsOf(STANDARD_RULES, seattle)).toMatchObject({ off: 9, def: 8 });
    expect(ratingsOf(trusting, seattle)).toMatchObject({ off: 8, def: 8 });
    expect(ratingsOf(trusting, seattle, { RB: 1, DB: 1 })).toMatchObject({ off: 7, def: 7 });
  });
});

describe("an error introduced into a copy", () => {
  it("of every score shows", () => {
    const missed: string[] = [];
    const usual = JSON.stringify(checkTeams(sampleTeams()));
    for (const team of sampleTeams()) {
      for (const stat of STATS) {
        const score = team.scores[stat];
        if (score === null) continue;
        // The nearest score of another modifier.
        const row = STANDARD_RULES.tables.modifier.find((r) => score >= r.from && score <= r.to)!;
        const wrong = row.to < 18 ? row.to + 1 : row.from - 1;
        const teams = change(team.id, (t) => ({ ...t, scores: { ...t.scores, [stat]: wrong } }));
        if (JSON.stringify(checkTeams(teams)) === usual) missed.push(`${team.id} ${stat}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it("of modifiers and totals shows", () => {
    const edit = (more: Partial<NonNullable<Team["printed"]>>) =>
      change("miami-stingrays", (t) => ({ ...t, printed: { ...t.printed, ...more } }));
    expect(added(edit({ off: 11 }))).toEqual(["error total-wrong miami-stingrays OFF: 11 / 10"]);
    expect(added(edit({ def: 9 }))).toEqual(["error total-wrong miami-stingrays DEF: 9 / 10"]);
    const modifiers = { ...sampleTeam("miami-stingrays")!.printed!.modifiers, WR: 4 };
    expect(added(edit({ modifiers }))).toEqual(["error modifier-wrong miami-stingrays modifiers.WR: 4 / 3"]);
    expect(added(edit({ marks: ["QB" as Stat] }))).toEqual(["error star-marker miami-stingrays marks.QB: QB* / QB"]);
  });

  it("of scores out of range, stars and markets shows", () => {
    const miami = (more: Partial<Team>) => added(change("miami-stingrays", (t) => ({ ...t, ...more })));
    const scores = sampleTeam("miami-stingrays")!.scores;
    expect(miami({ scores: { ...scores, QB: 19 } })[0]).toBe("error score-range miami-stingrays scores.QB: 19 / 3-18");
    expect(miami({ scores: { ...scores, QB: 9.5 } })[0]).toMatch(/score-range/);
    expect(miami({ stars: ["LB"] })).toContain("error star-held philadelphia-quakers stars: LB / one star a position");
    expect(miami({ stars: ["K" as "QB"] })[0]).toMatch(/^error star-unknown miami-stingrays stars\[0\]: K/);
    expect(miami({ stars: ["C", "C"] }).join()).toMatch(/star-twice/);
    expect(miami({ home: "MIAMI" })).toEqual(["error market-unknown miami-stingrays home: MIAMI / a market code"]);
    expect(miami({ markets: ["XY"] })[0]).toMatch(/market-unknown miami-stingrays markets\[0\]/);
    expect(miami({ markets: ["MIA"] })[0]).toMatch(/market-twice/);
    expect(miami({ markets: ["JAX"] })).toEqual([
      "error minor-held miami-stingrays markets: JAX / one team per minor market",
    ]);
    expect(miami({ id: "dallas-lonestars" })[0]).toMatch(/team-twice/);
    expect(miami({ monogram: "miami" })[0]).toMatch(/^error monogram/);
    expect(miami({ colors: ["#777777", "#888888"] })[0]).toMatch(/^warning color-contrast/);
    expect(miami({ stadium: "The Texas Stadium" }).join()).toMatch(/stadium-shared miami-stingrays/);
    expect(miami({ town: "Tampa" })).toEqual(["warning market-town miami-stingrays home: MIA / TB"]);
    const dallas = sampleTeam("dallas-lonestars")!;
    expect(miami({ scores: dallas.scores, printed: dallas.printed }).join()).toMatch(/card-copied dallas-lonestars/);
  });
});
