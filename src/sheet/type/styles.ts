/** Type styles of the sheets (design.md): font, weight, case and tracking under one name. */
export interface TextStyle {
  readonly family: string;
  readonly weight: number;
  readonly upper?: boolean;
  /** Letter-spacing, as a share of the type size. */
  readonly tracking?: number;
  /** Substitute style for lines with letters missing from the font: team names may be Polish or Czech. */
  readonly instead?: string;
}

const CONDENSED = "Barlow Condensed";

export const STYLES = {
  /** Sheet titles and large printed numbers. */
  title: { family: "Graduate", weight: 400, instead: "strong" },
  /** Section bands and column headings. */
  band: { family: CONDENSED, weight: 700, upper: true, tracking: 0.03 },
  label: { family: CONDENSED, weight: 600, upper: true, tracking: 0.02 },
  /** Table body and numbers. */
  body: { family: CONDENSED, weight: 500 },
  semi: { family: CONDENSED, weight: 600 },
  strong: { family: CONDENSED, weight: 700 },
  /** Rules text and reminders. */
  rules: { family: CONDENSED, weight: 400 },
  /** Commands to type: spaced so that two hyphens stay distinct. */
  code: { family: CONDENSED, weight: 500, tracking: 0.06 },
  /** Handwriting of a player. */
  pencil: { family: "Kalam", weight: 400 },
  /** Bold handwriting: a score that changed. */
  pencilHeavy: { family: "Kalam", weight: 700 },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as readonly StyleName[];

/** Type may shrink to this share of its size before a shorter form of the text replaces it. */
export const PRESSED = 0.88;
