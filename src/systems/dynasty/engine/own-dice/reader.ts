/** Turns the lines of a dice file into answers and dice, stage by stage. */
import type { UserError } from "../../../../kernel/issue/index.js";
import { chartsOf, fittingRows, regularRow, type DynastyRules, type Effect } from "../../rules/index.js";
import { ACCEPT, DONE, EXTEND, STOP, type Choice } from "../decisions.js";
import { frontOfficeOptions, readOffSeason } from "../off-season.js";
import type { CampaignState } from "../state.js";
import { changedDice, Cursor, logFault, type LogPlace } from "./cursor.js";
import type { SeasonLog } from "./lines.js";
import { SECTIONS, type DiceLog, type Section } from "./schema.js";

/** The file's answer to the open decision. */
export interface Answer extends LogPlace {
  readonly choice: Choice;
  /** Faces rolled as a result of the choice, in rolling order. */
  readonly faces: readonly number[];
}

const answer = (choice: Choice, { at, path }: LogPlace, faces: readonly number[] = []): Answer => ({
  choice,
  faces,
  at,
  path,
});

export class Reader {
  private readonly cursor: Cursor;
  /** Extensions taken so far from the current line, or from the season's `extend:`. */
  private taken = 0;

  constructor(
    private readonly rules: DynastyRules,
    private readonly log: DiceLog,
    seasons: readonly SeasonLog[],
  ) {
    this.cursor = new Cursor(seasons);
  }

  next(state: CampaignState): Answer {
    if (state.season !== this.cursor.season) {
      this.cursor.startSeason(state.season);
      this.taken = 0;
    }
    switch (state.stage) {
      case "bid":
        return this.extension("offSeason") ?? this.bid(state);
      case "hold":
        return this.extension("offSeason") ?? this.hold(state);
      case "frontOffice":
        return this.option(state);
      case "regularStart":
        return this.extension("regular") ?? this.firstRoll("regular", state.dice);
      case "roundStart":
        return this.extension(this.round(state)) ?? this.firstRoll(this.round(state), state.dice);
      case "regular":
        return this.extension("regular") ?? this.teamDice(state, "regular") ?? this.stop(state, "regular");
      case "playoff": {
        const round = this.round(state);
        return this.extension(round) ?? this.teamDice(state, round) ?? this.stop(state, round);
      }
      default:
        return this.seasonEnd();
    }
  }

  private round(state: CampaignState): Section {
    return this.rules.tables.playoffs[state.round].round;
  }

  private bid({ rerolling }: CampaignState): Answer {
    if (rerolling.length === 0) {
      const line = this.cursor.takeFirstRoll("offSeason", 2);
      return answer({ kind: "bid", modifiers: line.modifiers }, line, line.faces);
    }
    const asked = this.cursor.current("offSeason");
    if (asked && this.taken < asked.extendedBetween) {
      this.taken++;
      return answer(EXTEND, asked);
    }
    this.taken = 0;
    // The line that asks for the reroll also lists the modifiers bought for it (D18).
    this.cursor.advance("offSeason");
    const line = this.cursor.last("offSeason");
    const faces = rerolling.map((i) => line.faces[i]);
    return answer({ kind: "bid", modifiers: line.modifiers }, line, faces);
  }

  private hold(state: CampaignState): Answer {
    const line = this.cursor.current("offSeason");
    if (line) {
      if (line.turned.length > 0) {
        throw logFault("dice-play", "the offseason has no Coach Die to turn", line, { rule: "D22" });
      }
      return answer({ kind: "reroll", dice: changedDice(line, state.faces, "rerolled") }, line);
    }
    const found = readOffSeason(this.rules, state);
    if (!found.frontOffice) return answer(ACCEPT, this.cursor.place("offSeason"));
    const faces = this.frontOfficeDie(`${found.citation} sends you there`);
    return answer(ACCEPT, this.cursor.place("frontOffice"), faces);
  }

  private frontOfficeDie(why: string): readonly number[] {
    const line = this.cursor.current("frontOffice");
    if (!line) throw this.cursor.missing("frontOffice", `the Front Office die is missing: ${why}`);
    this.cursor.advance("frontOffice");
    const { value } = chartsOf(this.rules).frontOffice.lookup(line.faces[0]);
    if (!value.choice && line.taken !== undefined) {
      const message = `a Front Office ${line.faces[0]} leaves no choice, but "${line.taken}" was taken`;
      throw logFault("dice-play", message, line, { rule: "section 2" });
    }
    return line.faces;
  }

  private option(state: CampaignState): Answer {
    const line = this.cursor.last("frontOffice");
    const { options } = frontOfficeOptions(this.rules, state);
    const words = options.map(optionWord);
    const index = words.indexOf(line.taken ?? "");
    if (index < 0) {
      const found = line.taken === undefined ? "nothing" : `"${line.taken}"`;
      const hint = `write for example ${line.faces[0]} ${words[0]}`;
      throw logFault("dice-play", `${found} was taken; expected ${words.join(" or ")}`, line, {
        rule: "section 2",
        hint,
      });
    }
    const faces = options[index] === "rollAgain" ? this.frontOfficeDie('"again" was taken') : [];
    return answer({ kind: "option", index: index as 0 | 1 }, line, faces);
  }

  private firstRoll(section: Section, dice: number): Answer {
    const line = this.cursor.takeFirstRoll(section, dice);
    return answer(DONE, line, line.faces);
  }

  /** A reroll or a turn of the Coach Die, if the section has another line. */
  private teamDice(state: CampaignState, section: Section): Answer | undefined {
    const line = this.cursor.current(section);
    if (!line) return undefined;
    this.cursor.advance(section);
    if (line.turned.length === 0) {
      const dice = changedDice(line, state.faces, "rerolled");
      return answer(
        { kind: "reroll", dice },
        line,
        dice.map((i) => line.faces[i]),
      );
    }
    if (line.rerolled.length > 0) {
      const message = "dice were rolled again and turned; expected one line for each point";
      throw logFault("dice-play", message, line, { rule: "D22" });
    }
    const turned = changedDice(line, state.faces, "turned");
    if (turned[0] !== 0 || turned.length > 1) {
      throw logFault("dice-play", "only the Coach Die, the first one, can be turned", line, { rule: "D22" });
    }
    return answer({ kind: "setCoach", face: line.faces[0] }, line);
  }

  private stop(state: CampaignState, section: Section): Answer {
    const early = this.earlyExtension(state);
    if (early) return early;
    const id = this.log.seasons[this.cursor.season - 1].take;
    if (section !== "regular" || id === undefined) return answer(STOP, this.cursor.place(section));
    const place = { at: `season ${this.cursor.season} take`, path: ["seasons", this.cursor.season - 1, "take"] };
    const rows = this.rules.tables.regularSeason;
    const row = rows.findIndex((r) => r.id === id);
    if (row >= 0) return answer({ kind: "stop", row }, place);
    const fitting = fittingRows(this.rules, state.faces[0], state.faces, state.first).map((r) => rows[r].id);
    throw logFault("dice-row", `no row has the id "${id}"; expected one of ${fitting.join(", ")}`, place, {
      rule: "D6",
    });
  }

  /**
   * `extend` as the first line of a round means "before this round". If no window opens there, nothing has changed since the last decision,
   * and the point is paid in that one (D12).
   */
  private earlyExtension(state: CampaignState): Answer | undefined {
    if (this.rules.switches.extendWindow === "notAfterLastRoll") return undefined;
    if (state.stage === "playoff" && this.rules.tables.playoffs[state.round].influence !== 0) return undefined;
    const now = state.stage === "regular" ? "regular" : this.round(state);
    // A bye skips a round, and the window after it opens if that round gives influence.
    if (state.stage === "regular" && this.isBye(state) && this.rules.tables.playoffs[0].influence !== 0)
      return undefined;
    const section = SECTIONS.slice(SECTIONS.indexOf(now) + 1).find((name) => this.cursor.has(name));
    return section === undefined ? undefined : this.extension(section);
  }

  private isBye({ faces, first }: CampaignState): boolean {
    const { regularSeason } = this.rules.tables;
    const { take } = this.log.seasons[this.cursor.season - 1];
    const taken =
      regularSeason.find(({ id }) => id === take) ?? regularSeason[regularRow(this.rules, faces[0], faces, first)];
    return taken.playoffs === "bye";
  }

  private seasonEnd(): Answer {
    const { season } = this.cursor;
    const place = { at: `season ${season} extend`, path: ["seasons", season - 1, "extend"] };
    if (this.taken >= (this.log.seasons[season - 1].extend ?? 0)) return answer(DONE, place);
    this.taken++;
    return answer(EXTEND, place);
  }

  /** One extension from the current line, if it is an `extend` line. */
  private extension(section: Section): Answer | undefined {
    const line = this.cursor.current(section);
    if (!line || line.extensions === 0) return undefined;
    if (++this.taken >= line.extensions) {
      this.taken = 0;
      this.cursor.advance(section);
    }
    return answer(EXTEND, line);
  }

  /** The file ends before the campaign does. */
  missingSeason({ season, contractEnd }: CampaignState): UserError {
    const message = `the campaign continues, but season ${season} is missing; the contract runs to season ${contractEnd}`;
    const hint = "add the season, or write unfinished: true";
    return logFault("dice-missing", message, { at: "seasons", path: ["seasons"] }, { hint });
  }

  /** Nothing may be left over once a season is finished. */
  checkSeason(): void {
    this.cursor.checkUsedUp();
  }

  /** No seasons may follow the end of the campaign. */
  checkEnd(over: boolean): void {
    const { season, seasonCount } = this.cursor;
    if (!over || seasonCount <= season) return;
    const message = `the campaign ended with season ${season}, but season ${season + 1} is given`;
    throw logFault("dice-left", message, { at: `season ${season + 1}`, path: ["seasons", season] });
  }
}

/** The word for a Front Office option in a dice file. */
export function optionWord(option: Effect | "rollAgain"): string {
  if (option === "rollAgain") return "again";
  const points = option.influence < 0 ? `${option.influence}` : `+${option.influence}`;
  if (option.dice === 0) return points;
  const die = option.dice > 0 ? "die" : "no-die";
  return option.influence === 0 ? die : die + points;
}
