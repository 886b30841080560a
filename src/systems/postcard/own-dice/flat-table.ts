/** All dice of a game in one list, and its choices in another. */
import { facesOf, placeOfFace, type ScriptedFace } from "../../../kernel/dice/index.js";
import { fault, type Issue } from "../../../kernel/issue/index.js";
import type { Locate } from "../../contract.js";
import type { Choice, Decision } from "../engine/index.js";
import type { DiceFile } from "./schema.js";
import { OwnTable, type OwnTableSetup } from "./table.js";

export class FlatTable extends OwnTable {
  private readonly faces: readonly ScriptedFace[];
  private next = 0;
  private asked = 0;

  constructor(
    setup: OwnTableSetup,
    private readonly file: DiceFile,
    private readonly locate: Locate,
  ) {
    super(setup);
    this.faces = facesOf(file.dice, ["dice"], locate);
  }

  protected face(): ScriptedFace | undefined {
    return this.faces.at(this.next++);
  }

  protected answer(): Choice | undefined {
    return this.file.choices?.at(this.asked++);
  }

  protected placeOf(_decision: Decision): Partial<Issue> {
    return { ...this.locate(["choices", this.asked - 1]), path: `choices[${this.asked - 1}]` };
  }

  protected endOfDice(): Partial<Issue> {
    return this.locate(["dice", Math.max(0, (this.file.dice?.length ?? 1) - 1)]);
  }

  /** What a game that is over has not used. */
  leftovers(): Issue[] {
    const issues: Issue[] = [];
    const over = this.faces.length - this.next;
    if (over > 0) {
      issues.push(
        fault("dice-left", `the game is over, but ${over} dice are left`, placeOfFace(this.faces[this.next])),
      );
    }
    const choices = (this.file.choices?.length ?? 0) - this.asked;
    if (choices > 0) {
      const message = `the game is over before the last ${choices} choices`;
      issues.push(fault("choices-left", message, this.locate(["choices", this.asked])));
    }
    return issues;
  }
}
