/** Templates from a link: parsed, but not drawn until the user agrees. They apply while the sheet is open. */
import { useEffect, useState } from "preact/hooks";
import type { TemplateTexts } from "../../protocol/template.js";
import { BadLink, unpackTemplates } from "./link.js";
import { useChanges, type Listeners } from "../place/changes.js";

/** The user's answers about links since the page opened; a reloaded page asks again. */
const taken = new Set<string>();
const listeners: Listeners = new Set();

export function takeLink(word: string): void {
  taken.add(word);
  listeners.forEach((listener) => listener());
}

export interface Linked {
  /** Undefined while loading, or if unreadable. */
  readonly texts?: TemplateTexts;
  readonly wrong?: string;
  /** True if the user allowed drawing. */
  readonly taken: boolean;
}

/** @param word packed templates from the address; undefined = none */
export function useLinked(word: string | undefined): Linked | undefined {
  const [state, show] = useState<{ word?: string; texts?: TemplateTexts; wrong?: string }>({});
  useChanges(listeners);
  useEffect(() => {
    if (word === undefined) return;
    let wanted = true;
    unpackTemplates(word).then(
      (texts) => wanted && show({ word, texts }),
      (error: unknown) => wanted && show({ word, wrong: error instanceof BadLink ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [word]);
  if (word === undefined) return undefined;
  const read = state.word === word ? state : {};
  return {
    ...(read.texts && { texts: read.texts }),
    ...(read.wrong !== undefined && { wrong: read.wrong }),
    taken: taken.has(word),
  };
}
