/** Letters as commands: only outside inputs, and only while the user has them turned on (WCAG 2.1.4). */
import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "./settings.js";

export type Keys = Readonly<Record<string, () => void>>;

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox])"));

const nameOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key);

/** True if the event is not a command: browser shortcuts, typing, an open dialog. */
const isNone = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  // The template editor is in a shadow tree.
  types(event.composedPath()[0] ?? null) ||
  document.querySelector("dialog[open]") !== null;

/** Enter belongs to the focused element if that element uses it. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("button, a[href], summary");

/**
 * Binds keys while the component is mounted. A pane's keys come before the shell's, whichever was bound first: a pane
 * may load late, and events reach the document before the window.
 */
export function useKeys(keys: Keys, of: "pane" | "shell" = "pane"): void {
  const latest = useRef(keys);
  latest.current = keys;
  // At once: a key that is pressed with the first sight of a pane is not lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isNone(event)) return;
      if (event.key === "Enter" && answersEnter(event.target)) return;
      const command = latest.current[nameOf(event)];
      if (!command || (event.key.length === 1 && !settings().keys)) return;
      event.preventDefault();
      command();
    };
    const place = of === "pane" ? document : window;
    place.addEventListener("keydown", press as EventListener);
    return () => place.removeEventListener("keydown", press as EventListener);
  }, [of]);
}

/** Time limit for the second key of a sequence, milliseconds. */
const FOLLOWS = 2000;

/** Handlers for the next key only; they take precedence over the pane's. */
export function onNextKey(keys: Keys): void {
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener("keydown", press, true);
  };
  const press = (event: KeyboardEvent): void => {
    if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    stop();
    const command = isNone(event) ? undefined : keys[nameOf(event)];
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  };
  const timer = setTimeout(stop, FOLLOWS);
  addEventListener("keydown", press, true);
}
