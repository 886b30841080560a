/** A new sheet: a template with front matter that uses the facts and slots of an existing sheet. */
import type { ListedGame, ListedSheet } from "../../protocol/calls.js";
import type { TemplateTexts } from "../../protocol/template.js";

export interface BegunSheet {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** @param sheet the sheet whose facts it uses */
export function beginSheet(game: ListedGame, sheet: ListedSheet, texts: TemplateTexts): BegunSheet {
  const free = (test: (n: number) => boolean): number => {
    let n = 1;
    while (!test(n)) n++;
    return n;
  };
  const number = free((n) => !(`${game.id}/my-sheet-${n}` in texts));
  const code = free((n) => !game.sheets.some((one) => one.code === `MY-${n}`));
  const id = `my-sheet-${number}`;
  // The user's own sheet has the facts of the sheet in `like`.
  const like = texts[`${game.id}/${sheet.id}`]?.match(/^like:\s*(\S+)/m)?.[1] ?? sheet.id;
  const text = `---
title: My sheet ${number}
code: MY-${code}
like: ${like}
---
{{text "My sheet ${number}" style="title" size=20 align="start"}}
{{yardBand height=5}}
{{#p}}Write here, or take what is on hand.{{/p}}
`;
  return { id, name: `${game.id}/${id}`, text };
}
