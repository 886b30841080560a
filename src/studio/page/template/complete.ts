/** Completion and hover text, from the list of blocks that checks templates and makes their docs. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { hoverTooltip, type Tooltip } from "@codemirror/view";
import { blocksAround, bracketAround, bracketsOf } from "../../../sheet/template/scan.js";
import type { DescribedArgument, DescribedBlock, FactThere, TemplateWords } from "../../protocol/template.js";
import { spotAt } from "./places.js";
import { isColor } from "./words.js";

/** The editor's knowledge besides the text. */
export interface Knowledge {
  readonly words: TemplateWords;
  /** Names of all templates. */
  readonly partials: readonly string[];
  /** Facts available at the cursor. */
  facts(): readonly FactThere[];
}

const STYLE = /style$/i;
const WEIGHT = /^(weight|frame|rowLine|columnLine)$/;

const blockNamed = ({ blocks }: TemplateWords, name: string): DescribedBlock | undefined =>
  blocks.find((block) => block.name === name);

/** A few lines of help for completion and hover. */
function helpElement(head: string, ...lines: readonly string[]): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "cm-help";
  const title = dom.appendChild(document.createElement("b"));
  title.textContent = head;
  for (const line of lines.filter(Boolean)) dom.appendChild(document.createElement("p")).textContent = line;
  return dom;
}

const withinWords = ({ within }: DescribedBlock): string =>
  within.length === 0 ? "" : `Only inside ${within.join(" or ")}.`;

function aboutBlock(block: DescribedBlock): HTMLElement {
  const own = block.arguments.slice(0, block.own).map(({ name, usual }) => `${name}=${usual}`);
  return helpElement(block.call, `${block.summary}.`, withinWords(block), own.join("  "));
}

const aboutArgument = ({ name, usual, expects, about }: DescribedArgument): HTMLElement =>
  helpElement(
    `${name}=`,
    about === "" ? "" : `${about}.`,
    `Takes ${expects}.`,
    usual === "" ? "" : `Default: ${usual}.`,
  );

function aboutColor(name: string, color: string): HTMLElement {
  const dom = helpElement(name, color === "" ? "No color." : color);
  if (color === "") return dom;
  const swatch = dom.appendChild(document.createElement("span"));
  swatch.className = "cm-swatch";
  swatch.style.background = color;
  return dom;
}

export const completions =
  (know: Knowledge) =>
  (context: CompletionContext): CompletionResult | null => {
    const text = context.state.doc.toString();
    const { pos } = context;
    const spot = spotAt(text, pos);
    const line = text.slice(text.lastIndexOf("\n", pos - 1) + 1, pos);
    const { words } = know;
    if (spot.kind === "front") {
      const typed = /^[\w-]*$/.exec(line);
      return (
        typed &&
        result(
          pos - typed[0].length,
          Object.entries(words.front).map(([key, about]) => ({
            label: key,
            apply: `${key}: `,
            info: () => helpElement(key, about),
            type: "property",
          })),
        )
      );
    }
    if (spot.kind === "string") {
      const before = text.slice(spot.bracket.from, pos);
      const named = /\{([@\w./-]*)$/.exec(before);
      if (named && named.index > 1) return result(pos - named[1].length, know.facts().map(factOption));
      const argument = blockNamed(words, spot.bracket.name)?.arguments.find(({ name }) => name === spot.argument);
      const values = argument ? valuesOf(words, argument) : [];
      const typed = /"([^"]*)$/.exec(before)![1];
      return values.length > 0 ? result(pos - typed.length, values) : null;
    }
    if (spot.kind !== "call") return null;
    const { bracket } = spot;
    const before = text.slice(bracket.from, pos);
    const partial = /^\{\{[~{]*#?>\s*"?([\w/-]*)$/.exec(before);
    if (partial)
      return result(
        pos - partial[1].length,
        know.partials.map((label) => ({ label, type: "namespace" })),
      );
    const closing = /^\{\{~?\/(\w*)$/.exec(before);
    if (closing) {
      const around = blocksAround(bracketsOf(text), bracket.from).map(({ open }) => open.name);
      return result(
        pos - closing[1].length,
        around.map((label, i) => ({ label, boost: -i, type: "keyword" })),
      );
    }
    const called = /(?:^\{\{[~{]*([#^]?)|\()([\w@./-]*)$/.exec(before);
    if (called) {
      const blocks =
        called[1] === undefined || called[1] === "" ? words.blocks : words.blocks.filter(({ body }) => body);
      const facts = called[1] ? [] : know.facts().map(factOption);
      const after = text.slice(pos);
      return result(pos - called[2].length, [
        ...blocks.map((block) => blockOption(block, called[1] ?? "", after)),
        ...facts,
      ]);
    }
    const typed = /[\w@./-]*$/.exec(before)![0];
    const after = before.slice(0, before.length - typed.length);
    const value = /([\w-]+)=$/.exec(after);
    const block = blockNamed(words, bracket.name);
    if (value) {
      const argument = block?.arguments.find(({ name }) => name === value[1]);
      const values = argument ? valuesOf(words, argument).map((one) => ({ ...one, apply: quoted(one.label) })) : [];
      return result(pos - typed.length, [...values, ...know.facts().map(factOption)]);
    }
    if (typed === "" && !context.explicit) return null;
    const given = new Set([...before.matchAll(/([\w-]+)=/g)].map(([, name]) => name));
    const args = (block?.arguments ?? []).filter(({ name }) => !given.has(name));
    return result(pos - typed.length, [
      ...args.map((one, i) => argumentOption(words, one, i < (block?.own ?? 0))),
      ...know.facts().map(factOption),
    ]);
  };

const result = (from: number, options: readonly Completion[]): CompletionResult => ({
  from,
  options: [...options],
  validFor: /^[\w@./#-]*$/,
});

const quoted = (word: string): string => (/^(true|false)$/.test(word) ? word : `"${word}"`);

const factOption = ({ path, value }: FactThere): Completion => ({
  label: path,
  detail: value,
  type: "variable",
  boost: -20,
});

function blockOption(block: DescribedBlock, sign: string, after: string): Completion {
  const { name, body } = block;
  // The rest of the call already exists, or comes with the name.
  const open = !/^[^\n{]*\}\}/.test(after);
  const whole = body && open ? `${name}}}{{/${name}}}` : open ? `${name}}}` : name;
  return {
    label: name,
    detail: block.chapter,
    type: "keyword",
    info: () => aboutBlock(block),
    apply: (view, _, from, to) => {
      const insert = body && sign === "" ? `#${whole}` : whole;
      const cursor = from + insert.indexOf(name) + name.length;
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: cursor }, userEvent: "input.complete" });
    },
  };
}

const argumentOption = (words: TemplateWords, argument: DescribedArgument, own: boolean): Completion => ({
  label: argument.name,
  apply: (view, _, from, to) => {
    const strings = argument.usual.startsWith('"') || isColor(words, argument);
    const insert = `${argument.name}=${strings ? '""' : ""}`;
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length - (strings ? 1 : 0) },
      userEvent: "input.complete",
    });
  },
  detail: argument.usual,
  info: () => aboutArgument(argument),
  type: "property",
  boost: own ? 20 : 0,
});

/** Values of an argument, if they can be listed. */
function valuesOf(words: TemplateWords, argument: DescribedArgument): Completion[] {
  if (isColor(words, argument))
    return Object.entries(words.colors).map(([label, color]) => ({
      label,
      info: () => aboutColor(label, color),
      type: "color",
    }));
  const list = STYLE.test(argument.name)
    ? words.styles
    : WEIGHT.test(argument.name)
      ? words.weights
      : argument.expects === "true or false"
        ? ["true", "false"]
        : /^\w+(, \w+)* or \w+$/.test(argument.expects)
          ? argument.expects.split(/, | or /)
          : [];
  return list.map((label) => ({ label, type: "enum" }));
}

/** Help for the word under the pointer. */
export const hover = (know: Knowledge) =>
  hoverTooltip((view, pos): Tooltip | null => {
    const text = view.state.doc.toString();
    const bracket = bracketAround(bracketsOf(text), pos);
    if (!bracket || bracket.kind === "comment") return null;
    const word = wordAt(text, pos);
    if (!word) return null;
    const { name } = word;
    const block = blockNamed(know.words, bracket.name);
    const isName = word.from === bracket.nameFrom;
    const argument = text[word.to] === "=" ? block?.arguments.find((one) => one.name === name) : undefined;
    const fact = know.facts().find(({ path }) => path === name);
    const dom =
      isName && block
        ? aboutBlock(block)
        : argument
          ? aboutArgument(argument)
          : /^"/.test(text[word.from - 1]) && name in know.words.colors
            ? aboutColor(name, know.words.colors[name])
            : fact
              ? helpElement(name, fact.value)
              : undefined;
    return dom ? { pos: word.from, end: word.to, create: () => ({ dom }) } : null;
  });

function wordAt(
  text: string,
  at: number,
): { readonly name: string; readonly from: number; readonly to: number } | undefined {
  let [from, to] = [at, at];
  while (from > 0 && /[\w@./-]/.test(text[from - 1])) from--;
  while (to < text.length && /[\w@./-]/.test(text[to])) to++;
  return to > from ? { name: text.slice(from, to), from, to } : undefined;
}
