import { expect, it } from "vitest";
import { readSeason, accountLines } from "../../src/stats/index.js";
import { gridsOf } from "../../src/text/tables/grids.js";
import { CASES } from "./probe-cases.js";
import { writeFileSync } from "node:fs";

it("probe", async () => {
  const out: string[] = [];
  for (const { id, files, own = {}, against = {}, told = [], games } of CASES) {
    const bad: string[] = [];
    let shown = "";
    try {
      const grids = [];
      for (const [name, text] of Object.entries(files)) grids.push(...(await gridsOf(typeof text === "string" ? new TextEncoder().encode(text) : text, name)));
      const { season, issues } = readSeason(grids);
      const all = [...grids.flatMap((g) => g.issues), ...issues];
      shown = all.map((i) => `   ${i.severity} ${i.file}:${i.line}:${i.column} ${i.message}`).join("\n") + "\n   " + (season ? accountLines(season).join("\n   ") : "NO SEASON");
      const errs = all.filter((i) => i.severity === "error");
      const words = all.map((i) => i.message).join("\n") + (season ? accountLines(season).map((l) => l.replace(/^[^:]*:/, "")).join("\n") : "");
      for (const t of told) if (!new RegExp(t).test(words)) bad.push(`not told: ${t}`);
      if (errs.length && told.length === 0) bad.push("REFUSED");
      if (!errs.length && season) {
        for (const [side, want] of [["own", own], ["against", against]] as const)
          for (const [team, cols] of Object.entries(want))
            for (const [c, v] of Object.entries(cols as object)) {
              const got = (season[side].get(team) as any)?.[c];
              if (got !== (v === null ? undefined : v)) bad.push(`${side}.${team}.${c} = ${got}, right ${v}`);
            }
        if (games) { const g = JSON.stringify(season.tables.games.map((g: any) => [g.week, g.away, g.awayPoints, g.home, g.homePoints])); if (g !== JSON.stringify(games)) bad.push(`games ${g}`); }
        const known = new Set(["FOX", "OWL", ...Object.keys(own), ...Object.keys(against)]);
        const extra = season.teams.filter((t) => !known.has(t));
        if (extra.length) bad.push(`extra teams ${extra.join()}`);
      }
    } catch (e: any) { if (e.issues) { shown = e.issues.map((i: any) => `   X ${i.file}:${i.line} ${i.message}`).join("\n"); if (!told.some((t) => new RegExp(t).test(shown))) bad.push("THROWN"); for (const t of told) if (!new RegExp(t).test(shown)) bad.push(`not told: ${t}`);} else { shown = e.stack; bad.push("CRASH"); } }
    out.push(`${bad.length ? "BAD " : "ok  "} ${id}${bad.length ? "\n  !! " + bad.join("\n  !! ") + "\n" + shown : process.env.ALL ? "\n" + shown : ""}`);
  }
  writeFileSync("/tmp/probe.out", out.join("\n"));
  expect(1).toBe(1);
}, 60000);
