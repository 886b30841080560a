/** A person's interactive game, line by line: what was asked, what was typed, what happened. No file, no screen. */
import { UserError } from "../kernel/issue/index.js";
import type { AnswerOption, Question, HandSession } from "../kernel/machine/index.js";

/** What is reported to the person. */
export type DialogueMessage =
  /** Events since the last report. */
  | { readonly type: "story"; readonly lines: readonly string[] }
  | {
      readonly type: "question";
      readonly now: string;
      readonly words: string;
      readonly options: readonly (AnswerOption & { readonly label: string })[];
      readonly many: boolean;
    }
  | {
      readonly type: "die";
      readonly words: string;
      readonly sides: number;
      /** What the throw decides; absent if it does not matter to the person. */
      readonly roll?: string;
      readonly zeros?: boolean;
    }
  | { readonly type: "note"; readonly text: string }
  /** An invalid answer: the question is asked again. */
  | { readonly type: "fault"; readonly text: string }
  | { readonly type: "over" };

/** Words that are commands, not answers. */
export const ORDERS = {
  undo: "take the last answer back, as often as you like",
  coach: "answer as the program's coach would",
  help: "show this list and the question again",
  quit: "leave the game; the same command resumes it",
} as const;
type Order = keyof typeof ORDERS;

const isOrder = (word: string): word is Order => word in ORDERS && Object.hasOwn(ORDERS, word);
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+-]/gu, "");
const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== "");

/** Numeric options keep their numbers; others are numbered. */
export function labelled(options: readonly AnswerOption[]): (AnswerOption & { readonly label: string })[] {
  const plain = options.every(({ id }) => /^\d+$/.test(id));
  return options.map((option, i) => ({ ...option, label: plain ? option.id : `${i + 1}` }));
}

/** The option meant by a number, an id or words. */
function placeOf(options: readonly AnswerOption[], typed: string): number {
  const known = labelled(options);
  const byLabel = known.findIndex(({ label }) => label === typed);
  if (byLabel >= 0) return byLabel;
  return known.findIndex(({ id, words }) => bare(id) === bare(typed) || bare(words) === bare(typed));
}

type Step = { readonly places: readonly number[]; readonly rest: string };

/** What a line picks, and its remaining words, which answer the next question. */
function pickedBy({ options, many }: Question, typed: string): Step | undefined {
  if (many) {
    const places = wordsIn(typed).map((word) => placeOf(options, word));
    return places.length === 0 || places.includes(-1) || new Set(places).size < places.length
      ? undefined
      : { places, rest: "" };
  }
  const words = wordsIn(typed);
  // The longest answer that the line begins with: "hail mary" before "hail".
  for (let count = words.length; count > 0; count--) {
    const place = placeOf(options, words.slice(0, count).join(" "));
    if (place >= 0) return { places: [place], rest: words.slice(count).join(" ") };
  }
  return undefined;
}

const SHORT_LIST = 8;

/** On a ten-sided die, 0 counts as 10 when added up, so both are accepted. */
const facesOf = ({ sides, zeros }: { readonly sides: number; readonly zeros?: boolean }): string =>
  zeros ? `0 to ${sides - 1}` : `1 to ${sides}`;

export class Dialogue {
  /** True if the person has quit or the game is over. */
  done = false;
  private shown: readonly string[] = [];
  /** Questions answered on the way to the current decision, the open one last. */
  private path: Question[] = [];

  /** @param keep called after every answer, before anything else is reported or asked: whatever is shown is already saved */
  constructor(
    private readonly sitting: HandSession,
    private readonly show: (message: DialogueMessage) => void,
    private readonly keep: () => void = () => undefined,
  ) {}

  /** Shows the current state and asks. @param brief shows only the end of a story the person already knows */
  begin(brief = false): void {
    const story = this.sitting.story();
    if (brief && story.length > LAST_LINES) {
      this.shown = story.slice(0, -LAST_LINES);
      this.show({ type: "note", text: "The game continues where you left it." });
    }
    this.goOn();
  }

  /** Handles a line that the person typed. */
  hear(line: string): void {
    const typed = line.trim();
    const word = typed.toLowerCase();
    if (isOrder(word)) this.obey(word);
    else if (typed === "") this.ask();
    else if (this.sitting.turn.for === "die") this.roll(typed);
    else this.answer(typed);
  }

  private obey(order: Order): void {
    switch (order) {
      case "quit":
        this.done = true;
        return;
      case "help":
        this.show({
          type: "note",
          text: Object.entries(ORDERS)
            .map(([id, words]) => `${id.padEnd(6)} ${words}`)
            .join("\n"),
        });
        return this.ask();
      case "undo":
        if (this.path.length > 1) this.path.pop();
        else if (!this.sitting.undo()) return this.refuse("there is nothing to take back");
        else {
          this.path = [];
          this.shown = this.sitting.story();
          this.keep();
        }
        this.show({ type: "note", text: "Taken back." });
        return this.ask();
      case "coach":
        if (this.sitting.turn.for !== "choice") return this.refuse("the coach rolls no dice");
        return this.act(() => this.sitting.chooseAsCoach());
    }
  }

  private answer(typed: string): void {
    let rest = typed;
    while (rest !== "") {
      const question = this.question();
      const step = pickedBy(question, rest);
      if (!step) return this.refuse(wrongAnswer(question, rest));
      const said = question.then(step.places);
      if ("choice" in said) {
        if (step.rest !== "") return this.refuse(`"${step.rest}" is too much: nothing else is open`);
        return this.act(() => this.sitting.choose(said.choice));
      }
      this.path.push(said.question);
      rest = step.rest;
    }
    this.ask();
  }

  private roll(typed: string): void {
    const faces = wordsIn(typed).map((word) => (/^\d+$/.test(word) ? Number(word) : NaN));
    let used = 0;
    for (const shown of faces) {
      const { turn } = this.sitting;
      if (turn.for !== "die") break;
      const face = turn.zeros && shown === 0 ? turn.sides : shown;
      if (!(face >= 1 && face <= turn.sides)) {
        if (used > 0) this.answered();
        return this.refuse(`${turn.words} cannot show "${wordsIn(typed)[used]}"; expected ${facesOf(turn)}`);
      }
      this.sitting.roll(face);
      used++;
    }
    const left = wordsIn(typed).slice(used);
    if (left.length > 0) {
      this.show({ type: "fault", text: `${left.join(" ")} left over: no more dice are rolled before the next answer` });
    }
    this.answered();
  }

  /** Carries out the person's decision, unless the rules forbid it. */
  private act(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const { message, hint } = error.issues[0];
      return this.refuse(hint === undefined ? message : `${message}; ${hint}`);
    }
    this.answered();
  }

  private answered(): void {
    this.keep();
    this.goOn();
  }

  private goOn(): void {
    this.path = [];
    this.showNews();
    this.ask();
  }

  private showNews(): void {
    const story = this.sitting.story();
    const news = story.flatMap((line, i) => {
      const old = this.shown.at(i);
      if (i >= this.shown.length || old === undefined) return [line];
      if (line === old) return [];
      // If a line has grown, reports only the new part.
      const known = old.replace(/[.:]$/, "");
      return line.startsWith(known) ? [`... ${line.slice(known.length).replace(/^[.,;]?\s*/, "")}`] : [line];
    });
    this.shown = story;
    if (news.length > 0) this.show({ type: "story", lines: news });
  }

  private question(): Question {
    const { turn } = this.sitting;
    if (this.path.length === 0 && turn.for === "choice") this.path = [turn.question];
    return this.path[this.path.length - 1];
  }

  private ask(): void {
    const { turn } = this.sitting;
    if (turn.for === "nothing") {
      this.done = true;
      return this.show({ type: "over" });
    }
    if (turn.for === "die") {
      const { words, sides, roll, zeros } = turn;
      return this.show({ type: "die", words, sides, ...(roll !== undefined && { roll }), ...(zeros && { zeros }) });
    }
    const { now, words, options, many = false } = this.question();
    this.show({ type: "question", now, words, options: labelled(options), many });
  }

  private refuse(text: string): void {
    this.show({ type: "fault", text });
    this.ask();
  }
}

/** Story lines shown when a game is resumed. */
const LAST_LINES = 3;

function wrongAnswer({ options, many }: Question, typed: string): string {
  const labels = labelled(options);
  const ids = labels.map(({ id, label }) => (id === label ? id : `${label} (${id})`));
  const most = labels.at(-1)?.label;
  const known =
    ids.length <= SHORT_LIST ? ids.join(", ") : `a number from ${labels[0].label} to ${most}, or a word from the list`;
  return `"${typed}" is not an answer here; expected ${many ? "one or more of " : ""}${known}`;
}
