/** Syntax highlighting of the template language. */
import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StringStream } from "@codemirror/language";
import { tags } from "@lezer/highlight";

interface State {
  /** Inside the front matter, or past it. */
  front: "start" | "in" | "past";
  /** The current context: page text, brackets, a string, a comment. */
  within: "words" | "call" | "comment";
  /** Quote that closes the current string; "" outside strings. */
  quote: string;
  /** True if the next word is the name of the call. */
  name: boolean;
}

function inWords(stream: StringStream, state: State): string | null {
  if (stream.match("{{")) {
    if (stream.match(/^~?!/)) {
      state.within = "comment";
      return "comment";
    }
    stream.match(/^[~#/^>{&*]+/);
    state.within = "call";
    state.name = true;
    return "bracket";
  }
  if (stream.match(/^\*\*[^*]*\*\*/)) return "strong";
  stream.next();
  stream.eatWhile((sign: string) => sign !== "{" && sign !== "*");
  return null;
}

function inCall(stream: StringStream, state: State): string | null {
  if (state.quote !== "") return inString(stream, state);
  if (stream.match(/^~?\}\}+/)) {
    state.within = "words";
    return "bracket";
  }
  // An unclosed bracket must not color the rest of the page.
  if (stream.match("{{", false)) {
    state.within = "words";
    return inWords(stream, state);
  }
  if (stream.eatSpace()) return null;
  if (stream.match(/^["']/)) {
    state.quote = stream.current();
    return "string";
  }
  if (stream.match("(")) {
    state.name = true;
    return "bracket";
  }
  if (stream.match(")")) return "bracket";
  if (stream.match(/^-?\d+(\.\d+)?(?=[\s})]|$)/)) return "number";
  if (stream.match(/^(true|false|null)(?=[\s})]|$)/)) return "bool";
  if (stream.match(/^[\w-]+(?==)/)) {
    state.name = false;
    return "attributeName";
  }
  if (stream.match(/^(else|as)\b/)) return "keyword";
  if (stream.match(/^[@.\w/-]+/)) {
    const called = state.name;
    state.name = false;
    return called && !/^[@.]|[./]/.test(stream.current()) ? "keyword" : "variableName";
  }
  stream.next();
  return null;
}

function inString(stream: StringStream, state: State): string {
  if (stream.match(/^\{[@\w./-]+\}/)) return "variableName";
  while (!stream.eol()) {
    const sign = stream.next();
    if (sign === state.quote) {
      state.quote = "";
      break;
    }
    if (stream.match(/^\{[@\w./-]+\}/, false)) break;
  }
  return "string";
}

function inComment(stream: StringStream, state: State): string {
  if (stream.match(/^.*?(--)?\}\}/)) state.within = "words";
  else stream.skipToEnd();
  return "comment";
}

const templates = StreamLanguage.define<State>({
  name: "pressbox",
  startState: () => ({ front: "start", within: "words", quote: "", name: false }),
  token(stream, state) {
    if (state.front !== "past" && stream.sol()) {
      const rule = stream.match(/^---\s*$/) !== null;
      if (state.front === "start") state.front = rule ? "in" : "past";
      else if (rule) state.front = "past";
      if (rule) return "meta";
      if (state.front === "in" && stream.match(/^[\w-]+:/)) return "attributeName";
    }
    if (state.front === "in") {
      stream.skipToEnd();
      return "string";
    }
    if (state.within === "comment") return inComment(stream, state);
    return state.within === "call" ? inCall(stream, state) : inWords(stream, state);
  },
  languageData: { commentTokens: { block: { open: "{{!--", close: "--}}" } }, closeBrackets: { brackets: ["(", '"'] } },
});

const colors = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--accent)", fontWeight: "700" },
  { tag: tags.string, color: "var(--pencil)" },
  { tag: [tags.number, tags.bool], color: "var(--ink)" },
  { tag: tags.attributeName, color: "var(--ink)" },
  { tag: tags.variableName, color: "light-dark(#7a3d00, #e5b581)" },
  { tag: [tags.comment, tags.meta, tags.bracket], color: "var(--quiet)" },
  { tag: tags.strong, fontWeight: "700" },
]);

export const templateLanguage = [templates, syntaxHighlighting(colors)];
