/** A template's front matter: its paper and, if it is a user's own sheet, its description. */
import { fault, suggestHint, UserError, type Issue } from "../../kernel/issue/index.js";
import {
  PAPERS,
  PRINTER_SAFE_MM,
  turned,
  type PaperName,
  type PrinterPaper,
  type Size,
} from "../../kernel/units/index.js";

/** Settings of the front matter with their meanings; docs derive from it. */
export const FRONT_MATTER = {
  title: "name of the sheet; a sheet of your own needs one",
  code: "short code in the footer, `MY-1`",
  summary: "one sentence for lists",
  like: "id of the sheet whose facts and values this one uses",
  paper:
    "portrait (default), landscape, or the size of a card: postcard, a6-wide, a5-wide, poker, poker-us, player, quarter, slip ..., or `half`: half a sheet of the printer's paper, landscape",
  bleed: "color past a card's cut, millimeters",
  single: "yes: a card for a print shop, one per page",
  backs: "yes: odd pages are fronts, even pages their backs",
  halves: "yes: pages with `half=true` are half as wide as the card, and two of them share its place on paper",
  copies: "copies of a card on one sheet; default as many as fit",
  letter: "columns x rows of cards on Letter, `1x2`",
  a4: "columns x rows of cards on A4",
  large:
    "flow (default): large print lays the sheet out again; picture: it enlarges the sheet as is, small cards twice and several on a sheet; same: it leaves the sheet as is",
  footer: "no: no footer line",
} as const;
export type FrontKey = keyof typeof FRONT_MATTER;

export interface FrontMatter {
  /** File name of the template. */
  readonly file: string;
  readonly title?: string;
  readonly code?: string;
  readonly summary?: string;
  readonly like?: string;
  readonly paper: "portrait" | "landscape" | "half" | PaperName;
  readonly bleed: number;
  readonly single: boolean;
  readonly backs: boolean;
  /** True if some of its cards are half as wide: two of them share one position. */
  readonly halves: boolean;
  readonly copies?: number;
  readonly grid: Readonly<Partial<Record<"letter" | "a4", { readonly columns: number; readonly rows: number }>>>;
  readonly large: "flow" | "picture" | "same";
  readonly footer: boolean;
}

export const isCard = ({ paper }: Pick<FrontMatter, "paper">): boolean => paper !== "portrait" && paper !== "landscape";

/** Size of a card: half a sheet means A5 on A4, and two of them fill Letter as well. */
export function cardSize({ paper }: Pick<FrontMatter, "paper">, printer: PrinterPaper): Size {
  if (paper === "half") return { width: PAPERS[printer].width, height: PAPERS[printer].height / 2 };
  return PAPERS[paper as PaperName];
}

const canBeHalved = ({ paper, bleed }: Pick<FrontMatter, "paper" | "bleed">): boolean => {
  if (!isCard({ paper }) || paper === "half" || bleed > 0) return false;
  const { width, height } = PAPERS[paper as PaperName];
  return width > height;
};

/** Large print draws cards at twice their size ... */
export const CARD_LARGE = 2;

/**
 * ... if at least two of these, or one that may be two halves, fit on a sheet of paper; undefined if a card is enlarged to a page of its
 * own.
 */
export function largeCard(
  front: Pick<FrontMatter, "paper" | "large" | "halves">,
  printer: PrinterPaper,
): Size | undefined {
  if (front.large !== "picture" || front.paper === "portrait" || front.paper === "landscape") return undefined;
  const { width, height } = cardSize(front, printer);
  const card = { width: CARD_LARGE * width, height: CARD_LARGE * height };
  const fit = ({ width: w, height: h }: Size): number =>
    Math.floor((w - 2 * PRINTER_SAFE_MM) / card.width) * Math.floor((h - 2 * PRINTER_SAFE_MM) / card.height);
  return Math.max(fit(PAPERS[printer]), fit(turned(PAPERS[printer]))) >= (front.halves ? 1 : 2) ? card : undefined;
}

const KEYS = Object.keys(FRONT_MATTER) as FrontKey[];

/**
 * Separates the front matter from a template. The body keeps its line numbers.
 * @throws UserError with every line that is not recognized
 */
export function readFrontMatter(text: string, file: string): { readonly front: FrontMatter; readonly body: string } {
  const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  const head = match?.index === 0 ? match : undefined;
  const issues: Issue[] = [];
  const said = new Map<FrontKey, { value: string; line: number }>();
  (head ? head[1].split(/\r?\n/) : []).forEach((line, i) => {
    if (line.trim() === "" || line.trim().startsWith("#")) return;
    const pair = /^([\w-]+)\s*:\s*(.*?)\s*$/.exec(line);
    const at = { file, line: i + 2 };
    if (!pair) issues.push(fault("front-matter", `"${line}" is not in the form name: value`, at));
    else if (!(KEYS as string[]).includes(pair[1]))
      issues.push(
        fault("front-matter", `the front matter has no "${pair[1]}"`, { ...at, hint: suggestHint(pair[1], KEYS) }),
      );
    else said.set(pair[1] as FrontKey, { value: pair[2].replace(/^"(.*)"$/, "$1"), line: i + 2 });
  });
  const wrong = (key: FrontKey, expected: string): undefined => {
    const { value, line } = said.get(key)!;
    issues.push(fault("front-matter", `${key}: "${value}" is not ${expected}`, { file, line }));
    return undefined;
  };
  const text_ = (key: FrontKey): string | undefined => said.get(key)?.value;
  const yes = (key: FrontKey, fallback: boolean): boolean => {
    const value = text_(key);
    if (value === undefined) return fallback;
    if (!["yes", "no", "true", "false"].includes(value)) wrong(key, "yes or no");
    return value === "yes" || value === "true";
  };
  const number = (key: FrontKey): number | undefined => {
    const value = text_(key);
    if (value === undefined) return undefined;
    return /^\d+(\.\d+)?$/.test(value) ? Number(value) : wrong(key, "a number");
  };
  const cells = (key: "letter" | "a4") => {
    const value = text_(key);
    const match = value === undefined ? undefined : /^(\d+)\s*x\s*(\d+)$/.exec(value);
    if (value !== undefined && !match) wrong(key, "columns x rows, such as 2x3");
    return match ? { [key]: { columns: Number(match[1]), rows: Number(match[2]) } } : {};
  };
  const paper = text_("paper") ?? "portrait";
  if (paper !== "portrait" && paper !== "landscape" && paper !== "half" && !(paper in PAPERS))
    wrong("paper", `portrait, landscape, half or one of ${Object.keys(PAPERS).join(", ")}`);
  const large = text_("large") ?? "flow";
  if (!["flow", "picture", "same"].includes(large)) wrong("large", "flow, picture or same");
  const copies = number("copies");
  const front: FrontMatter = {
    file,
    ...Object.fromEntries(
      (["title", "code", "summary", "like"] as const).flatMap((key) => (said.has(key) ? [[key, text_(key)]] : [])),
    ),
    paper: paper as FrontMatter["paper"],
    bleed: number("bleed") ?? 0,
    single: yes("single", false),
    backs: yes("backs", false),
    halves: yes("halves", false),
    ...(copies !== undefined && { copies }),
    grid: { ...cells("letter"), ...cells("a4") },
    large: large as FrontMatter["large"],
    footer: yes("footer", true),
  };
  if (front.halves && issues.length === 0 && !canBeHalved(front))
    wrong("halves", "for this paper: only a card that is wider than high, without bleed, has halves");
  if (issues.length > 0) throw new UserError(issues);
  if (!head) return { front, body: text };
  const lines = head[0].split("\n").length - 1;
  return { front, body: "\n".repeat(lines) + text.slice(head[0].length) };
}
