/** A story: running text with headings, lists, dice, examples and small tables. Set in columns, or once more in large print. */

export type StoryBlock =
  | StoryHeading
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly numbered?: boolean }
  | { readonly kind: "dice"; readonly groups: readonly DiceGroup[] }
  | { readonly kind: "example"; readonly steps: readonly ExampleStep[]; readonly end?: string }
  | StoryTable
  | { readonly kind: "hands"; readonly rows: readonly Hand[] }
  | { readonly kind: "prices"; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: "question"; readonly question: string; readonly answer: string; readonly note: string }
  /** The next block begins a new column. */
  | { readonly kind: "break" };

export interface StoryHeading {
  readonly kind: "heading";
  readonly text: string;
  /** Number in a box before the heading; a phase of the game. */
  readonly number?: string;
  /** Smaller, without a rule. */
  readonly minor?: boolean;
}

/** Dice with a caption under them. */
export interface DiceGroup {
  readonly faces: readonly number[];
  /** The first die is the Coach Die. */
  readonly coach?: boolean;
  readonly label: string;
}

/** Dice at the left, what is done with them at the right. */
export interface ExampleStep {
  readonly faces: readonly number[];
  readonly coach?: boolean;
  readonly text: string;
}

export interface StoryTable {
  readonly kind: "table";
  /** Name of its pencil-less table in large print. */
  readonly name: string;
  readonly columns: readonly StoryColumn[];
  readonly rows: readonly (readonly StoryCell[])[];
}

export interface StoryColumn {
  readonly head: string;
  /** Part of the column's width. */
  readonly share: number;
  readonly align?: "start" | "middle" | "end";
  readonly strong?: boolean;
}

/** Text; a filled circle; a die. `say` is what large print writes instead. */
export type StoryCell =
  string | { readonly dot: boolean; readonly say: string } | { readonly die: number; readonly say: string };

/** A name, a figure and the dice that it asks for, any one of several hands. */
export interface Hand {
  readonly title: string;
  readonly note: string;
  readonly value: string;
  readonly hands: readonly { readonly faces: readonly number[]; readonly label: string }[];
}
