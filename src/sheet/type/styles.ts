/** Type styles of the sheets (design.md): face, weight, case and tracking under one name. */
export interface TextStyle {
  readonly family: string;
  readonly weight: number;
  readonly upper?: boolean;
  /** Share of the type size added between letters. */
  readonly tracking?: number;
  /** Style for lines with letters that the face lacks: names of teams are Polish and Czech too. */
  readonly instead?: string;
}

const CONDENSED = "Barlow Condensed";

export const STYLES = {
  /** Sheet titles and big printed figures. */
  title: { family: "Graduate", weight: 400, instead: "strong" },
  /** Section bands and column heads. */
  band: { family: CONDENSED, weight: 700, upper: true, tracking: 0.03 },
  label: { family: CONDENSED, weight: 600, upper: true, tracking: 0.02 },
  /** Table body and numbers. */
  body: { family: CONDENSED, weight: 500 },
  semi: { family: CONDENSED, weight: 600 },
  strong: { family: CONDENSED, weight: 700 },
  /** Rules text and reminders. */
  rules: { family: CONDENSED, weight: 400 },
  /** Commands to type: loose enough that two hyphens stay two. */
  code: { family: CONDENSED, weight: 500, tracking: 0.06 },
  /** What a player wrote. */
  pencil: { family: "Kalam", weight: 400 },
  /** Pressed hard: a score that changed. */
  pencilHeavy: { family: "Kalam", weight: 700 },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as readonly StyleName[];

/** Share of its size down to which type shrinks before a shorter way of saying the same takes its place. */
export const PRESSED = 0.88;
