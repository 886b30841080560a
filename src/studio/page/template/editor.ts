/** The template editor (CodeMirror): colors, completion, wavy underlines for errors, keys. It is in a shadow tree, where the page's content security policy allows its styles. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { ChangeSet, EditorState, Prec, StateEffect, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from "@codemirror/view";
import { completions, hover, type Knowledge } from "./complete.js";
import { templateLanguage } from "./language.js";
import { faultMarks, setMarks, type Mark } from "./marks.js";
import { sayFault } from "../ask/issues-of.js";

export interface EditorHandlers {
  changed(text: string): void;
  moved(at: number): void;
  /** The pane's keys that also work inside the text. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** Tab after Escape. */
  leave(backward: boolean): void;
}

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--well)", fontSize: "14px" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5", overflow: "auto" },
  ".cm-content": { caretColor: "var(--ink)", padding: "8px 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { color: "var(--quiet)", backgroundColor: "var(--well)", border: "0" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--tint) 70%, transparent)" },
  ".cm-activeLineGutter": { color: "var(--ink)", backgroundColor: "var(--tint)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--pencil-tint)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--tint)",
    outline: "1px solid var(--hair)",
  },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--panel)",
    border: "1px solid var(--line)",
    fontFamily: "var(--text)",
    fontSize: "16px",
    maxWidth: "440px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", fontSize: "14px", maxHeight: "15em" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "3px 8px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { color: "var(--band-ink)", backgroundColor: "var(--band)" },
  ".cm-completionDetail": { color: "inherit", fontStyle: "normal", marginLeft: "1em" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-help": { padding: "7px 11px 9px", lineHeight: "1.25" },
  ".cm-help p": { margin: "3px 0 0" },
  ".cm-help b": { fontFamily: "var(--mono)", fontSize: "14px" },
  ".cm-swatch": { display: "block", height: "22px", marginTop: "6px", border: "1px solid var(--line)" },
  ".cm-waved": {
    textDecoration: "underline wavy var(--fault) 1.5px",
    textUnderlineOffset: "3px",
    textDecorationSkipInk: "none",
  },
  ".cm-waved.cm-warning": { textDecorationColor: "var(--quiet)" },
  ".cm-gutterElement.cm-bad-line": {
    color: "light-dark(#fff, #161616)",
    backgroundColor: "var(--fault)",
    fontWeight: "700",
  },
  ".cm-panels": { color: "var(--ink)", backgroundColor: "var(--panel)", borderTop: "1px solid var(--line)" },
  ".cm-panel.cm-search": { fontFamily: "var(--text)", fontSize: "16px" },
  ".cm-textfield": {
    color: "var(--ink)",
    backgroundColor: "var(--well)",
    border: "1px solid var(--line)",
    fontSize: "16px",
  },
  ".cm-button": {
    color: "var(--ink)",
    backgroundImage: "none",
    backgroundColor: "var(--well)",
    border: "1px solid var(--line)",
    fontSize: "16px",
  },
});

/** Find and replace loads on first use. */
function find(view: EditorView): boolean {
  import("@codemirror/search").then(({ openSearchPanel, searchKeymap, search }) => {
    view.dispatch({ effects: StateEffect.appendConfig.of([search(), keymap.of(searchKeymap)]) });
    openSearchPanel(view);
  }, sayFault);
  return true;
}

export class TemplateEditor {
  readonly #view: EditorView;
  readonly #root: ShadowRoot;
  readonly #handlers: EditorHandlers;
  readonly #know: Knowledge;
  /** Texts opened before, with their undo history. */
  readonly #states = new Map<string, EditorState>();
  #name = "";
  /** Changes since the last page without errors. */
  #since: ChangeSet;
  #escaped = false;
  /** True while the text is replaced by code, not typed. */
  #quiet = false;

  constructor(place: HTMLElement, handlers: EditorHandlers, know: Knowledge) {
    this.#handlers = handlers;
    this.#know = know;
    this.#root = place.shadowRoot ?? place.attachShadow({ mode: "open", delegatesFocus: false });
    const host = document.createElement("div");
    host.style.height = "100%";
    // Runs before CodeMirror, which lets Tab through for two seconds after Escape, to wherever the browser moves the
    // focus.
    host.addEventListener("keydown", (event) => this.#leaves(event), true);
    this.#root.replaceChildren(host);
    const state = this.#stateOf("", "", false);
    this.#since = ChangeSet.empty(state.doc.length);
    this.#view = new EditorView({ state, parent: host, root: this.#root });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  get at(): number {
    return this.#view.state.selection.main.head;
  }

  /** Shows a template; if it is already open, the new text is an edit that the user can undo. */
  show(name: string, text: string, readOnly: boolean): void {
    if (name === this.#name) {
      if (this.text !== text) this.#quietly(() => this.replace(0, this.text.length, text, this.at));
      return;
    }
    if (this.#name !== "") this.#states.set(this.#name, this.#view.state);
    this.#name = name;
    const known = this.#states.get(name);
    const kept = known?.doc.toString() === text && known.readOnly === readOnly;
    this.#quietly(() => this.#view.setState(kept ? known! : this.#stateOf(name, text, readOnly)));
    this.#since = ChangeSet.empty(this.#view.state.doc.length);
    this.#handlers.moved(this.at);
  }

  mark(marks: readonly Mark[]): void {
    this.#view.dispatch({ effects: setMarks.of(marks) });
  }

  /** The page was drawn from this text without errors; later changes map positions between the two. */
  drawn(text: string): void {
    if (text === this.text) this.#since = ChangeSet.empty(text.length);
  }

  /** Position in the drawn text -> position now. */
  now(at: number): number {
    return at <= this.#since.length ? this.#since.mapPos(at) : this.at;
  }

  /** Position now -> position in the drawn text. */
  then(at: number): number {
    return this.#since.invertedDesc.mapPos(Math.min(at, this.#since.newLength));
  }

  /** Moves the cursor and scrolls to it. */
  goTo(at: number, to = at): void {
    const end = this.#view.state.doc.length;
    this.#view.dispatch({
      selection: { anchor: Math.min(at, end), head: Math.min(to, end) },
      effects: EditorView.scrollIntoView(Math.min(at, end), { y: "center" }),
    });
  }

  /** @param cursor its position afterward */
  replace(from: number, to: number, insert: string, cursor = from + insert.length): void {
    const length = this.#view.state.doc.length - (to - from) + insert.length;
    this.#view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: Math.min(cursor, length) },
      scrollIntoView: true,
      userEvent: "input",
    });
  }

  complete(): void {
    startCompletion(this.#view);
  }

  focus(): void {
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }

  #quietly(work: () => void): void {
    this.#quiet = true;
    work();
    this.#quiet = false;
  }

  #updated(update: ViewUpdate): void {
    if (update.docChanged) {
      this.#since = this.#since.compose(update.changes);
      if (!this.#quiet) this.#handlers.changed(this.text);
    }
    if (update.docChanged || update.selectionSet) this.#handlers.moved(this.at);
  }

  #stateOf(name: string, text: string, readOnly: boolean): EditorState {
    return EditorState.create({ doc: text, extensions: [this.#extensions(name), EditorState.readOnly.of(readOnly)] });
  }

  #extensions(name: string): Extension {
    const own = Object.entries(this.#handlers.keys).map(([key, work]) => ({
      key,
      run: () => (work(), true),
      preventDefault: true,
    }));
    return [
      Prec.high(keymap.of(own)),
      lineNumbers(),
      highlightActiveLineGutter(),
      faultMarks,
      history(),
      drawSelection(),
      EditorState.tabSize.of(2),
      indentUnit.of("  "),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      templateLanguage,
      autocompletion({ override: [completions(this.#know)], icons: false, activateOnTypingDelay: 60 }),
      hover(this.#know),
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      keymap.of([{ key: "Mod-f", run: find, preventDefault: true }]),
      keymap.of([{ key: "Tab", run: (view) => (view.dispatch(view.state.replaceSelection("  ")), true) }]),
      look,
      EditorView.contentAttributes.of({
        // It can be focused anyway; the attribute tells accessibility checkers so.
        tabindex: "0",
        "aria-label": `Text of ${name}; Escape, then Tab leaves it`,
        spellcheck: "false",
        autocapitalize: "off",
        autocorrect: "off",
      }),
      EditorView.updateListener.of((update) => this.#updated(update)),
    ];
  }

  /** Escape, then Tab leaves the text, so the keyboard is not trapped (WCAG 2.1.2). */
  #leaves(event: KeyboardEvent): void {
    if (event.key === "Tab" && this.#escaped && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      this.#escaped = false;
      this.#handlers.leave(event.shiftKey);
    } else if (event.key !== "Shift") this.#escaped = event.key === "Escape";
  }
}
