/** Templates that a link brings: read, and not drawn with until the person says so. They hold while the sheet is open. */
import { useEffect, useState } from "preact/hooks";
import type { TemplateTexts } from "../../template-protocol.js";
import { BadLink, unpackTemplates } from "./link.js";

/** What was said about links since the page was opened; a page that is loaded again asks again. */
const taken = new Set<string>();
const listeners = new Set<() => void>();

export function takeLink(word: string): void {
  taken.add(word);
  listeners.forEach((listener) => listener());
}

export interface Linked {
  /** Undefined while it is read, or where it cannot be. */
  readonly texts?: TemplateTexts;
  readonly wrong?: string;
  /** The person said that it may be drawn. */
  readonly taken: boolean;
}

/** @param word packed templates of the address; undefined = it has none */
export function useLinked(word: string | undefined): Linked | undefined {
  const [state, show] = useState<{ word?: string; texts?: TemplateTexts; wrong?: string }>({});
  const [, again] = useState(0);
  useEffect(() => {
    const listener = (): void => again((n) => n + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
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
