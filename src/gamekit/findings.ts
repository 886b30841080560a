/** Collects the errors of one thing, each with its location: shared by the checkers of charts and cards. */
import { fault, placeOf, warning, type Issue, type Locate, type Path } from "../kernel/issue/index.js";

interface Findable {
  readonly locate: Locate;
  /** Its location in the file. */
  readonly base?: Path;
  /** The owner's name, for messages. */
  readonly whose?: string;
}

export class Findings {
  readonly issues: Issue[] = [];
  /** The checker's section of the rules. */
  protected readonly rule?: string;
  /** Issue code for a number out of range. */
  protected readonly outside: string = "value-range";
  private readonly locate: Locate;
  private readonly base: Path;
  private readonly whose: string;

  constructor({ locate, base = [], whose = "" }: Findable) {
    [this.locate, this.base, this.whose] = [locate, base, whose];
  }

  error(code: string, path: Path, message: string, hint?: string): void {
    this.issues.push(fault(code, this.worded(message), this.more(path, hint)));
  }

  warn(code: string, path: Path, message: string, hint?: string): void {
    this.issues.push(warning(code, this.worded(message), this.more(path, hint)));
  }

  /** A whole number within limits. */
  within(path: Path, words: string, value: number, low: number, high: number): void {
    if (Number.isInteger(value) && value >= low && value <= high) return;
    this.error(this.outside, path, `${words} is ${value}; expected ${low} to ${high}`);
  }

  private worded(message: string): string {
    return this.whose === "" ? message : `${this.whose}: ${message}`;
  }

  private more(path: Path, hint: string | undefined) {
    const place = placeOf(this.locate, [...this.base, ...path]);
    return { ...place, ...(this.rule !== undefined && { rule: this.rule }), ...(hint !== undefined && { hint }) };
  }
}
