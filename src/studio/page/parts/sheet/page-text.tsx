/** A page as text, for screen readers and large print. */
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { SheetText } from "../../../../render/sheet-text.js";
import type { Choice } from "../../../protocol/calls.js";
import type { TemplateTexts } from "../../../protocol/template.js";
import { ask } from "../../ask/ask.js";
import { sayFault } from "../../ask/issues-of.js";

export function PageText({
  choice,
  page,
  own,
}: {
  readonly choice: Choice;
  readonly page: number;
  /** The user's templates, by name. */
  readonly own: TemplateTexts;
}) {
  const [text, show] = useState<SheetText>();
  useEffect(() => {
    let wanted = true;
    ask("text", "pageText", [choice, page, own]).then(
      (found) => wanted && show(found),
      (error: unknown) => wanted && sayFault(error),
    );
    return () => {
      wanted = false;
    };
  }, [JSON.stringify([choice, own]), page]);
  return (
    <article class="page-text" aria-label="The page as text" aria-busy={text === undefined}>
      {text ? all(text.children) : <p>Reading the page ...</p>}
    </article>
  );
}

const all = (parts: readonly SheetText[]): ComponentChildren => parts.map((part, i) => <Part key={i} part={part} />);

/** Heading levels of a page, below those of the pane. */
const HEADS = ["h2", "h3", "h4", "h5", "h6"] as const;

const hasWords = ({ text, children }: SheetText): boolean => !!text?.trim() || children.some(hasWords);

function Part({ part }: { readonly part: SheetText }) {
  const { role, text, children, level = 1, scope, span, value, href } = part;
  const inside = (
    <>
      {text} {all(children)}
    </>
  );
  switch (role) {
    case "heading": {
      const Head = HEADS[Math.min(level, HEADS.length) - 1];
      return <Head>{inside}</Head>;
    }
    case "table":
      return (
        <div class="text-table" tabIndex={0} role="group" aria-label={captionOf(part)}>
          <table>{all(children)}</table>
        </div>
      );
    case "caption":
      return <caption>{inside}</caption>;
    case "row":
      return <tr>{all(children)}</tr>;
    case "head":
      // An empty heading to be filled in by hand is a cell: headings of a table in the page have words.
      if (!hasWords(part)) return <td colSpan={span}>{inside}</td>;
      return (
        <th scope={scope === "Row" ? "row" : "col"} colSpan={span}>
          {inside}
        </th>
      );
    case "cell":
      return <td colSpan={span}>{inside}</td>;
    case "field":
      return (
        <span class="text-field">
          {text}: <b>{value === undefined || value === "" ? "___" : value}</b>
        </span>
      );
    case "link":
      return (
        <a href={href} target="_blank" rel="noreferrer">
          {href}
        </a>
      );
    case "span":
    case "label":
      return <span>{inside}</span>;
    case "section":
      return <div>{inside}</div>;
    default:
      return children.some((kid) => kid.role === "table") ? <div>{inside}</div> : <p>{inside}</p>;
  }
}

const captionOf = ({ children, text }: SheetText): string =>
  text || (children.find((kid) => kid.role === "caption")?.text ?? "Table");
