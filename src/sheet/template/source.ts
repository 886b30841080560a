/** Where templates come from; a user's own folder stands before the built-in one. */
export interface TemplateText {
  readonly text: string;
  /** As messages show it. */
  readonly file: string;
  /** From a person's own folder: checked for overlaps and for ink off the paper whenever it is printed. */
  readonly own: boolean;
  /** What the build made of this very text. */
  readonly code?: TemplateCode;
}

/** A call as it is written, known before it runs. */
export interface WrittenCall {
  readonly line: number;
  readonly column: number;
  /** Named arguments, and bare ones by number, as the template writes them. */
  readonly sources: Readonly<Record<string, string>>;
  /** Named arguments that it gives itself. */
  readonly given: readonly string[];
  /** Defaults that it does not give, and that no literal can say. */
  readonly rest: readonly string[];
}

/** A template as a program. */
export interface TemplateCode {
  /** An object literal of JavaScript, as Handlebars runs it. */
  readonly code: string;
  /** Its calls by the number that travels with them. */
  readonly calls: readonly WrittenCall[];
  /** Partials that it includes. */
  readonly partials: readonly string[];
}

export interface TemplateSource {
  /** Text of `dynasty/scoresheet` or `shared/footer`; undefined when there is none. */
  read(name: string): TemplateText | undefined;
  /** Names of all templates, for did-you-mean. */
  names(): readonly string[];
}
