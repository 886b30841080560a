/** Renders the blocks of the docs. */
import type { ComponentChild } from "preact";
import type { Block, Words } from "../../../protocol/help.js";

/** Target in this page for an address in the docs. */
type Lead = (to: string) => string;

export function HelpBlocks({
  blocks,
  address,
  contents,
}: {
  readonly blocks: readonly Block[];
  readonly address: Lead;
  /** Headings listed at the top of the page. */
  readonly contents: readonly { readonly place: string; readonly words: Words }[];
}) {
  const first = blocks.findIndex((block) => block[0] === "h" && block[1] === 2);
  return (
    <>
      {blocks.map((block, i) => [
        i === first && contents.length > 0 && (
          <ul key="contents" class="on-page" aria-label="On this page">
            {contents.map(({ place, words }) => (
              <li key={place}>
                <a href={address(`#${place}`)}>{inline(words, address)}</a>
              </li>
            ))}
          </ul>
        ),
        blockOf(block, i, address),
      ])}
    </>
  );
}

function blockOf(block: Block, key: number, address: Lead): ComponentChild {
  switch (block[0]) {
    case "h": {
      const [, level, anchor, words] = block;
      const Head = `h${Math.min(level, 4)}` as "h2";
      return (
        <Head key={key} data-anchor={anchor}>
          {inline(words, address)}
        </Head>
      );
    }
    case "p":
      return <p key={key}>{inline(block[1], address)}</p>;
    case "code":
      return (
        <pre key={key} tabIndex={0}>
          {block[1]}
        </pre>
      );
    case "table":
      return <Table key={key} heads={block[1]} rows={block[2]} address={address} />;
    default: {
      const List = block[0];
      return (
        <List key={key}>
          {block[1].map((words, i) => (
            <li key={i}>{inline(words, address)}</li>
          ))}
        </List>
      );
    }
  }
}

/** Characters that fit on a line of a 320-pixel phone. */
const PHONE = 38;
/** Maximum number of columns to stack on a phone; wider tables hold figures and read better in rows. */
const STACKED = 5;

const lengthOf = (words: Words): number => {
  if (words === 0) return 0;
  if (typeof words === "string") return words.length;
  if (Array.isArray(words)) return (words as readonly Words[]).reduce<number>((sum, word) => sum + lengthOf(word), 0);
  return Object.values(words as Readonly<Record<string, Words>>).reduce<number>((sum, word) => sum + lengthOf(word), 0);
};

/** Layout of a table on a phone: unchanged, with wrapped text, each row as a list, or in a box that scrolls. */
function onPhone(heads: readonly Words[], rows: readonly (readonly Words[])[]): string {
  const widest = heads.map((head, i) => Math.max(lengthOf(head), ...rows.map((cells) => lengthOf(cells[i] ?? ""))));
  if (heads.length <= 2 || widest.reduce((sum, length) => sum + length, 0) <= PHONE) return "fits";
  return heads.length <= STACKED ? "stacks" : "scrolls";
}

const isEmpty = (words: Words): boolean => lengthOf(words) === 0 && words !== 0;

/** Sets ARIA roles, because browsers no longer treat rows styled as lists as a table. */
function Table({
  heads,
  rows,
  address,
}: {
  readonly heads: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  readonly address: Lead;
}) {
  return (
    <div class="wide" tabIndex={0} role="group" aria-label="Table">
      <table role="table" class={onPhone(heads, rows)}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((words, i) =>
              isEmpty(words) ? (
                <td key={i} role="cell" />
              ) : (
                <th key={i} scope="col" role="columnheader">
                  {inline(words, address)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, i) => (
            <tr key={i} role="row">
              {cells.map((words, k) => (
                <td key={k} role="cell">
                  {k > 0 && !isEmpty(heads[k] ?? "") && !isEmpty(words) && (
                    <span class="head" aria-hidden="true">
                      {inline(heads[k], address)}
                    </span>
                  )}
                  {isEmpty(words) ? null : inline(words, address)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Allows line breaks between the parts of fact names and file names. */
const breakable = (code: string): ComponentChild =>
  code.split(/(?<=[./_])(?=\w)/).map((part, i) => (i === 0 ? part : [<wbr key={i} />, part]));

/** Draws dice letters as on sheets: few fonts have them. */
const signed = (words: string): ComponentChild =>
  words.split(/([ⓇⓌⒷⓀⓎ])/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <b key={i} class="d20">
        {part.normalize("NFKC")}
      </b>
    ),
  );

function inline(words: Words, address: Lead): ComponentChild {
  if (words === 0) return <br />;
  if (typeof words === "string")
    return words.startsWith("`") ? <code>{breakable(words.slice(1))}</code> : signed(words);
  if (Array.isArray(words)) return (words as readonly Words[]).map((word) => inline(word, address));
  const marked = words as { readonly b?: Words; readonly i?: Words; readonly a?: string; readonly t?: Words };
  if (marked.b !== undefined) return <strong>{inline(marked.b, address)}</strong>;
  if (marked.i !== undefined) return <em>{inline(marked.i, address)}</em>;
  const { a: to = "", t = "" } = marked;
  return to.startsWith("https://") ? (
    <a href={to} target="_blank" rel="noreferrer">
      {inline(t, address)}
    </a>
  ) : (
    <a href={address(to)}>{inline(t, address)}</a>
  );
}
