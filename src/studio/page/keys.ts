/** Letters that are commands: outside of inputs, and only while a person has them on (WCAG 2.1.4). */
import { useEffect, useRef } from "preact/hooks";
import { settings } from "./settings.js";

export type Keys = Readonly<Record<string, () => void>>;

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox])"));

/** Binds keys for as long as the component stands; later ones go before earlier ones. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || types(event.target)) return;
      const command = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!command || (event.key.length === 1 && !settings().keys)) return;
      event.preventDefault();
      command();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
