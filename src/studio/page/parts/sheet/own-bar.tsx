/** The bar above the page that names the templates used besides the built-in ones (the user's, or a link's), with a button to omit them. */
import { useMemo } from "preact/hooks";
import type { ListedGame } from "../../../protocol/calls.js";
import type { TemplateTexts } from "../../../protocol/template.js";
import { choose } from "../../place/address.js";
import { ownOf, setOwn, useOwnTemplates } from "../../sheet/own-templates.js";
import { say } from "../../place/status.js";
import { LINK_ROOM, packTemplates } from "../../sheet/link.js";
import { useLinked } from "../../sheet/linked.js";

const NONE: TemplateTexts = {};

export interface ChosenTemplates {
  readonly own: TemplateTexts;
  /** True if they come from a link. */
  readonly linked: boolean;
  /** True if the user turned their own templates off. */
  readonly out: boolean;
  /** True if the user has templates for this game. */
  readonly has: boolean;
  /** True once they were read. */
  readonly ready: boolean;
}

/** @param options from the address: `t` contains templates, `own=no` omits the user's */
export function useChosenTemplates(game: ListedGame, options: Readonly<Record<string, string>>): ChosenTemplates {
  const store = useOwnTemplates();
  const linked = useLinked(options.t);
  const mine = useMemo(() => ownOf(store.texts, game.id), [store.texts, game.id]);
  const out = options.own === "no";
  const texts = linked ? (linked.taken ? linked.texts : NONE) : out ? NONE : mine;
  const ready = linked ? linked.texts !== undefined : store.ready;
  return { own: texts ?? NONE, linked: linked !== undefined, out, has: Object.keys(mine).length > 0, ready };
}

export function OwnBar({
  used,
  own,
  linked,
  out,
  has,
}: Omit<ChosenTemplates, "ready"> & {
  /** Names of the templates that this sheet uses. */
  readonly used: readonly string[];
}) {
  if (linked) return <LinkedBar texts={own} />;
  if (out && has)
    return (
      <p class="own-bar">
        Built-in templates
        <button type="button" class="btn" onClick={() => choose({ own: undefined })}>
          Use your own
        </button>
      </p>
    );
  if (used.length === 0) return null;
  return (
    <p class="own-bar">
      <b>{used.length === 1 ? "Own template" : "Own templates"}</b> {used.join(", ")}
      <button type="button" class="btn" onClick={() => choose({ own: "no" })}>
        Leave {used.length === 1 ? "it" : "them"} out
      </button>
    </p>
  );
}

/** Says that the page comes from a link, and lets the user keep it. */
export function LinkedBar({ texts }: { readonly texts: TemplateTexts }) {
  const store = useOwnTemplates();
  const names = Object.keys(texts);
  const taken = names.filter((name) => store.texts[name] !== undefined && store.texts[name] !== texts[name]);
  const keep = (): void => {
    for (const name of names) setOwn(name, texts[name]);
    choose({ t: undefined });
    say(`Kept as your own: ${names.join(", ")}`);
  };
  return (
    <p class="own-bar">
      <b>From a link</b> {names.join(", ")}
      {taken.length > 0 ? (
        <span class="quiet">you have your own</span>
      ) : (
        <button type="button" class="btn" onClick={keep}>
          Keep {names.length === 1 ? "it" : "them"}
        </button>
      )}
      <button type="button" class="btn" onClick={() => choose({ t: undefined })}>
        Only the sheet
      </button>
    </p>
  );
}

/**
 * Copies a link to the current sheet, including its templates if they are small.
 * @param used names of these templates
 */
export async function share(own: TemplateTexts, used: readonly string[]): Promise<void> {
  const texts = Object.fromEntries(used.map((name) => [name, own[name]]));
  const packed = used.length === 0 ? undefined : await packTemplates(texts);
  const [path, query = ""] = location.hash.split(/\?(.*)/s);
  const options = new URLSearchParams(query);
  options.delete("t");
  if (packed !== undefined) options.set("t", packed);
  const rest = options.toString();
  const link = `${location.href.split("#")[0]}${path}${rest === "" ? "" : `?${rest}`}`;
  const room = `${LINK_ROOM / 1024} kB`;
  const file = options.get("file");
  const words =
    file !== null
      ? `Link copied; ${file} is not in it: send that file, too (Files, Export)`
      : used.length === 0
        ? "Link copied"
        : packed === undefined
          ? `Link copied without your templates: they exceed ${room}`
          : `Link copied, with ${used.length === 1 ? "your template" : `${used.length} templates`}`;
  try {
    await navigator.clipboard.writeText(link);
    say(words);
  } catch {
    say("The browser does not allow copying: use the link in the address bar");
    history.replaceState(null, "", link);
  }
}
