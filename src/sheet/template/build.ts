/** State while a template runs: boxes of the innermost block, and the names and labels around them. */
import { countText } from "../../kernel/words/index.js";
import { fault, suggestHint, UserError } from "../../kernel/issue/index.js";
import { report, type CallSite, type Pen } from "../drawing/pen.js";
import type { FigureDraw } from "../drawing/brush.js";
import type { AxisRow, Span } from "../layout/axis.js";
import type { Under } from "../layout/flow.js";
import type { Optional } from "../layout/form.js";
import type { Node } from "../layout/node.js";
import type { ProcedureLine } from "../layout/prose.js";
import type { ColumnSpec, TablePart, TableRow, FootCell } from "../layout/table-parts.js";
import type { Words } from "../words/words.js";
import type { ThemeId } from "../theme.js";
import type { Align } from "../type/line.js";

/** A page as its template defines it. */
export interface PageBox {
  readonly title: string;
  readonly optional: Optional;
  /** True if its boxes may continue on further pages. */
  readonly deals: boolean;
  readonly gap: number;
  /** True if it is half as wide as the card size in its template. */
  readonly half: boolean;
  readonly nodes: readonly Node[];
  readonly site: CallSite;
}

export interface TableBuild {
  readonly columns: (ColumnSpec & { cell(row: unknown, index: number): Node })[];
  readonly parts: TablePart[];
  over?: (row: unknown, index: number) => Node;
  readonly size: number;
  makeRow(row: Record<string, unknown>, index: number): TableRow;
}

export interface SideLine {
  readonly label: string;
  /** Type size of the label, points. */
  readonly labelSize: number;
  readonly strong: boolean;
  readonly site: CallSite;
  readonly cell: (one: unknown) => Node;
}

/** Joins two parts of a name or label, one of which may be empty. */
export const joined = (before: string, between: string, after: string): string =>
  before === "" ? after : after === "" ? before : before + between + after;

/**
 * Accessible label of a thing inside another. A repeated word is said once, except letters and numbers, which may name a row and a column.
 */
export function heardAfter(before: string, after: string): string {
  const [first] = after.split(", ");
  const again = first.length > 1 && /\p{L}/u.test(first) && (before === first || before.endsWith(`, ${first}`));
  return joined(before, ", ", again ? after.slice(first.length + 2) : after);
}

/** Maximum calls and iterations of a template for one sheet. */
const MOST_STEPS = 2_000_000;

export class Build {
  nodes: Node[] = [];
  /** Prefix of slot names: `season.3`; "" = none. */
  names = "";
  /** Prefix of their accessible labels. */
  labels = "";
  readonly pages: PageBox[] = [];
  table: TableBuild | undefined;
  foot: FootCell[] | undefined;
  /** Heading of the column over a foot cell: the label of its fields that have none. */
  heading = "";
  lines: ProcedureLine[] | undefined;
  under: Under[] | undefined;
  axisRows: AxisRow[] | undefined;
  spans: Span[] | undefined;
  side: SideLine[] | undefined;
  /** Type size in a column of text; 0 = as each mark says. */
  size = 0;
  leading = 0;
  align: Align | undefined;
  private steps = 0;
  /** Alt text of the figure being built. */
  said = "";

  constructor(
    readonly pen: Pen,
    readonly theme: ThemeId,
    readonly figures: Readonly<Record<string, FigureDraw>>,
    /** Minimum type size in large print, points; 0 on a normal sheet. */
    public least: number,
    /** Translation for the words of templates and facts. */
    readonly words?: Words,
  ) {}

  /**
   * Counts the steps of a template. The longest chapter of a book uses a twentieth of the limit.
   * @throws UserError at the current call
   */
  spend(steps: number): void {
    this.steps += steps;
    if (this.steps <= MOST_STEPS) return;
    const { file, line, column } = this.pen.site;
    const message = `the sheet takes more than ${countText(MOST_STEPS)} steps; this is where they ended`;
    const hint = "repeat fewer times: repeats inside repeats multiply";
    throw new UserError([
      ...this.pen.issues,
      fault("template-endless", message, { file, line, column: column + 1, hint }),
    ]);
  }

  /** The boxes made by a block's body. Words outside a leaf are an error. */
  inside(site: CallSite, run: () => string): Node[] {
    const outer = this.nodes;
    const made: Node[] = [];
    this.nodes = made;
    const rest = run().trim();
    this.nodes = outer;
    if (rest !== "") {
      this.pen.site = site;
      report(this.pen, "template-stray", `words outside any block: "${rest.replace(/\s+/g, " ").slice(0, 60)}"`, {
        hint: 'put them into {{#p}} \u2026 {{/p}} or {{text "\u2026"}}',
      });
    }
    return made;
  }

  /** A name from the facts, translated. */
  inWords(name: string): string {
    return this.words ? `${this.words.said(name) as string}` : name;
  }

  fullName(name: string): string {
    return name.startsWith("/") ? name.slice(1) : joined(this.names, ".", name);
  }

  /** Names and labels that apply inside `run`. */
  scoped<T>(name: string | undefined, label: string | undefined, run: () => T): T {
    const [names, labels] = [this.names, this.labels];
    if (name)
      this.names = name.startsWith("/") ? name.split(/[./]/).filter(Boolean).join(".") : joined(names, ".", name);
    if (label) this.labels = heardAfter(labels, label);
    const made = run();
    this.names = names;
    this.labels = labels;
    return made;
  }

  /** Makes a function run later with the current state. */
  resume<A extends unknown[], T>(run: (...args: A) => T): (...args: A) => T {
    const { names, labels, size, leading, align, least, table } = this;
    return (...args) => {
      const now = {
        names: this.names,
        labels: this.labels,
        size: this.size,
        leading: this.leading,
        align: this.align,
        least: this.least,
        table: this.table,
      };
      Object.assign(this, { names, labels, size, leading, align, least, table });
      const made = run(...args);
      Object.assign(this, now);
      return made;
    };
  }

  /** The template needs a value that is missing from the facts. */
  missing(site: CallSite, path: string, context: unknown, root: unknown): void {
    this.pen.site = site;
    const known = [context, root].flatMap((from) =>
      typeof from === "object" && from !== null ? Object.keys(from) : [],
    );
    const name = path.replace(/^(this|@root)\./, "");
    const [first, ...more] = name.split(".");
    const inner =
      more.length > 0 ? [context, root].map((from) => (from as Record<string, unknown> | undefined)?.[first]) : [];
    const deep = inner.flatMap((from) => (typeof from === "object" && from !== null ? Object.keys(from) : []));
    const [typed, names] = deep.length > 0 ? [more[0], deep] : [first, known];
    const hint = suggestHint(typed, [...new Set(names)]);
    report(this.pen, "fact-missing", `the template uses ${path}, but the sheet's facts have no such value`, {
      path,
      hint,
    });
  }
}
