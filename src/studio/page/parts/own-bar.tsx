/** Templates that a sheet is drawn with beside the built-in ones: the person's own, or those of a link. Said above the page, with a way to leave them out. */
import { useMemo } from "preact/hooks";
import type { ListedGame } from "../../protocol.js";
import type { TemplateTexts } from "../../template-protocol.js";
import { choose } from "../address.js";
import { ownOf, setOwn, useOwnTemplates } from "../own-templates.js";
import { say } from "../status.js";
import { LINK_ROOM, packTemplates } from "../template/link.js";
import { useLinked } from "../template/linked.js";

const NONE: TemplateTexts = {};

export interface ChosenTemplates {
  readonly own: TemplateTexts;
  /** They are those of a link. */
  readonly linked: boolean;
  /** The person left their own ones out. */
  readonly out: boolean;
  /** The person has some for this game. */
  readonly has: boolean;
  /** They were read. */
  readonly ready: boolean;
}

/** @param options of the address: `t` brings templates, `own=no` leaves the person's out */
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
  /** Names of those that this sheet is drawn with. */
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

/** Says that what is shown comes from a link, and lets the person keep it. */
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
 * Copies a link to what is shown, with the templates that it is drawn with where they are small.
 * @param used names of those
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
  const words =
    used.length === 0
      ? "Link copied"
      : packed === undefined
        ? `Link copied without your templates: a link holds ${room} of them`
        : `Link copied, with ${used.length === 1 ? "your template" : `${used.length} templates`}`;
  try {
    await navigator.clipboard.writeText(link);
    say(words);
  } catch {
    say("The browser lets no page copy: take the link from the address bar");
    history.replaceState(null, "", link);
  }
}
