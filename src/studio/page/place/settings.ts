/** The user's settings for this page on this device. */
const KEY = "pressbox.studio";

export interface Settings {
  /** Undefined = follow the system. */
  readonly mode?: "light" | "dark" | undefined;
  /** True if single letters are commands. */
  readonly keys: boolean;
  readonly paper: "letter" | "a4";
}

/** Regions that print on Letter; A4 elsewhere. */
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
    // Private windows store nothing: the setting lasts until the page closes.
  }
  showMode();
}

/** Applies light or dark mode, as chosen. */
export function showMode(): void {
  const { mode } = current;
  if (mode === undefined) delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
}
