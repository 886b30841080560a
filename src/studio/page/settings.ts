/** What a person set for this page on this machine. */
const KEY = "pressbox.studio";

export interface Settings {
  /** Undefined = as the system has it. */
  readonly mode?: "light" | "dark" | undefined;
  /** Letters alone are commands. */
  readonly keys: boolean;
  readonly paper: "letter" | "a4";
}

/** Letter where people print on it; A4 elsewhere. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/;
const usual = (): Settings => ({
  keys: true,
  paper: LETTER.test(navigator.language) || !navigator.language.includes("-") ? "letter" : "a4",
});

function read(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual();
  }
}

let current = read();
export const settings = (): Settings => current;

export function set(more: Partial<Settings>): void {
  current = { ...current, ...more };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows keep nothing: it holds until the page is left.
  }
  showMode();
}

/** Light or dark, as chosen. */
export function showMode(): void {
  const { mode } = current;
  if (mode === undefined) delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
}
