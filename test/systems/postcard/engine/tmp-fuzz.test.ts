import { it } from "vitest";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { driveChart, boxScore } from "../../../../src/kernel/football/index.js";
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import { runGame } from "../../../../src/systems/postcard/engine/index.js";
import { CoachTable } from "../../../../src/systems/postcard/record.js";
import { PRESET_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { rawRows, logRows } from "../../../../src/systems/postcard/log/rows.js";
import { postcardBox, scoringSummary } from "../../../../src/systems/postcard/log/index.js";
import { chaos } from "./chaos.js";
it("f", () => {
  const c: Record<string, number> = {}; const ex: Record<string, string> = {};
  const hit = (k: string, d: unknown) => { c[k] = (c[k] ?? 0) + 1; ex[k] ??= JSON.stringify(d).slice(0, 1500); };
  for (let seed = 0; seed < 3000; seed++) for (const coach of [chaos, football]) {
    const rules = PRESET_RULES[seed % 2 ? "strict" : "balanced"];
    const t = new CoachTable(rules, { away: coach, home: coach }, seededRoller(seed), seed);
    runGame({ rules, away: "A", home: "H" }, t);
    const ev = t.events;
    for (const d of driveChart(ev)) {
      if (d.points > 0 && d.result !== "touchdown" && d.result !== "fieldGoal") hit("drive " + d.result + " " + d.points, [seed, coach.id, d]);
      if (d.from + d.yards < 0 || d.from + d.yards > 100) hit("drive ends outside", [seed, d]);
      if (d.plays === 0 ) hit("drive without plays " + d.result, [seed, d]);
    }
    const box = boxScore(ev); const pb = postcardBox(ev);
    for (const side of ["away", "home"] as const) {
      const b = pb[side];
      if (b.bonuses.ones + b.bonuses.stars - b.bonuses.lost - b.bonuses.spent !== b.bonuses.left) hit("ledger", b);
    }
    const sum = scoringSummary(ev);
    let a = 0; for (const l of sum) a += l.points;
    if (a !== box.away.points + box.home.points) hit("summary points", [seed, coach.id]);
    logRows(ev);
    for (const r of rawRows(ev)) {
      const play = r.events.find((e) => e.type === "play");
      const own = r.events.filter((e) => e.type === "fumble");
      const td = r.events.find((e) => e.type === "points" && e.kind === "touchdown");
      const pen = r.events.some((e) => e.type === "penalty");
      if (play?.type === "play" && !pen && own.length === 0 && r.row.what === "down" && !r.events.some((e) => e.type === "turnover" && e.how !== "downs")) {
        if (play.yards !== r.end.yards) hit("row yards differ from play " + play.result, [seed, r]);
      }
      if (play?.type === "play" && td && play.yards + play.spot !== 100 && td.type === "points" && td.team === r.row.offense && own.length === 0) hit("td short", [seed, r]);
    }
  }
  console.log(JSON.stringify(c, null, 1)); for (const k in ex) console.log(k, ex[k]);
}, 600000);
