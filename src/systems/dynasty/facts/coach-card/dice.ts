/** The coach card's questions about Team Dice: whether to pay for the season's roll, and for a round's. */
import { forEachRoll } from "../../../../kernel/dice/index.js";
import { bestAction } from "../../coaches/chances.js";
import { isLosing, pending, type Choice, type RegularDecision } from "../../engine/index.js";
import { reachOf, regularRow, ROUNDS, winsRound, type DynastyRules, type Round } from "../../rules/index.js";
import { NEARLY, signCell, type Asker, type StrategyLine } from "./asker.js";

/** What to pay for if the dice fit one of these rows of the season table. */
export function regularLine(ask: Asker, rows: readonly number[]): StrategyLine {
  const { rules, coach, levels } = ask;
  const totals = levels.map(() => ({ ways: 0, up: 0, down: 0 }));
  const aims = new Aims(rules);
  ask.eachRoll((faces, ways) => {
    const open = pending(rules, ask.state({ influence: levels[levels.length - 1], faces })) as RegularDecision;
    if (!rows.includes(open.row)) return;
    levels.forEach((influence, level) => {
      totals[level].ways += ways;
      if (level === 0) return;
      const choice = coach.decide(open, ask.state({ influence, faces }), rules);
      if (choice.kind === "reroll" || choice.kind === "setCoach") totals[level][aims.of(choice, open)] += ways;
    });
  });
  if (totals[0].ways === 0) return undefined;
  return totals.map(({ ways, up, down }) => {
    const share = (up + down) / ways;
    return share < NEARLY ? signCell("keep") : signCell(up >= down ? "up" : "down", share < 1 - NEARLY);
  });
}

/** Purposes of payments. */
class Aims {
  private readonly known = new Map<string, "up" | "down">();

  constructor(private readonly rules: DynastyRules) {}

  /** A coach with dice that usually lose who passes up the best chance of the playoffs wants the +1 of a losing season. */
  of(choice: Extract<Choice, { kind: "reroll" | "setCoach" }>, open: RegularDecision): "up" | "down" {
    if (this.loses(open.row, open.faces)) return "up";
    const turned = choice.kind === "setCoach" ? [choice.face, ...open.faces.slice(1)] : open.faces;
    const rolled = choice.kind === "setCoach" ? [] : choice.dice;
    const key = `${open.faces.join("")} ${turned.map((face, i) => (rolled.includes(i) ? "x" : face)).join("")}`;
    let aim = this.known.get(key);
    if (!aim) {
      const { reached, lost } = this.outcome(turned, rolled);
      const best = bestAction(this.rules, "playoffs", open)?.chance ?? 0;
      const hopeful = reached >= lost || (reached >= best * 0.9 && reached >= lost / 4);
      this.known.set(key, (aim = hopeful ? "up" : "down"));
    }
    return aim;
  }

  /** Chances of a playoff spot and of a losing season after rolling these dice. */
  private outcome(faces: readonly number[], rolled: readonly number[]): { reached: number; lost: number } {
    const now = [...faces];
    let [reached, lost, total] = [0, 0, 0];
    const count = (): void => {
      const row = regularRow(this.rules, now[0], now, false);
      total++;
      if (this.rules.tables.regularSeason[row].playoffs !== "none") reached++;
      else if (this.loses(row, now)) lost++;
    };
    if (rolled.length === 0) count();
    else {
      forEachRoll(rolled.length, 6, (roll) => {
        rolled.forEach((die, i) => (now[die] = roll[i]));
        count();
      });
    }
    return { reached: reached / total, lost: lost / total };
  }

  private loses(row: number, faces: readonly number[]): boolean {
    const { wins, playoffs } = this.rules.tables.regularSeason[row];
    return playoffs === "none" && isLosing(this.rules, wins === "coach" ? faces[0] : wins);
  }
}

/** Losing rolls of a round: which share to pay for, and how. */
export function roundLine(ask: Asker, round: Round): StrategyLine {
  const { rules, levels } = ask;
  const reach = reachOf(rules, ask.dice);
  if (!reach.rounds.includes(round) || !reach.entries.includes("wildCard")) return undefined;
  const totals = levels.map(() => ({ ways: 0, again: 0, turn: 0 }));
  ask.eachRoll((faces, ways) => {
    if (winsRound(rules, round, faces)) return;
    levels.forEach((influence, level) => {
      const total = totals[level];
      total.ways += ways;
      if (level === 0) return;
      const choice = ask.choice({
        stage: "playoff",
        influence,
        faces,
        wins: ask.entryWins,
        round: ROUNDS.indexOf(round),
      });
      if (choice.kind === "setCoach") total.turn += ways;
      else if (choice.kind === "reroll") total.again += ways;
    });
  });
  return totals.map(({ ways, again, turn }) => {
    if (again + turn < NEARLY * ways) return signCell("keep");
    if (again < 2 * NEARLY * ways) return signCell("turn");
    return signCell(again + turn > (1 - NEARLY) * ways ? "pay" : "some");
  });
}
