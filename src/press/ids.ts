/** Ids inside SVG markup: found and renamed, so that pages can share one document without stealing each other's drawings. */

/** A start tag; quoted values may hold `>`. Text between tags is never touched. */
const TAG = /<[A-Za-z](?:[^>"']|"[^"]*"|'[^']*')*>/g;
const ATTRIBUTE = /(\s)([\w:-]+)=("[^"]*"|'[^']*')/g;
const URL_REFERENCE = /(url\(['"]?#)([^'")]+)/g;

/** Most markup holds no id at all, and is not taken apart. */
const HOLDS_IDS = /\sid=|href=|url\(/;

/** Ids that the markup declares, in order. */
export function declaredIds(markup: string): string[] {
  return /\sid=/.test(markup) ? listIds(markup, "declared") : [];
}

/** Ids that the markup points to with `href` or `url()`, in order, repeats included. */
export function referredIds(markup: string): string[] {
  return listIds(markup, "referred");
}

function listIds(markup: string, kind: "declared" | "referred"): string[] {
  const found: string[] = [];
  renameIds(markup, (id, role) => {
    if (role === kind) found.push(id);
    return id;
  });
  return found;
}

/** The markup with every declared and referred id put through `rename`. */
export function renameIds(markup: string, rename: (id: string, role: "declared" | "referred") => string): string {
  if (!HOLDS_IDS.test(markup)) return markup;
  return markup.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (whole, space: string, name: string, quoted: string) => {
      const [quote, value] = [quoted[0], quoted.slice(1, -1)];
      if (name === "id") return `${space}id=${quote}${rename(value, "declared")}${quote}`;
      if (name === "href" || name === "xlink:href") {
        return value[0] === "#" ? `${space}${name}=${quote}#${rename(value.slice(1), "referred")}${quote}` : whole;
      }
      if (!value.includes("url(") || name.startsWith("aria-")) return whole;
      const changed = value.replace(URL_REFERENCE, (_, open: string, id: string) => open + rename(id, "referred"));
      return `${space}${name}=${quote}${changed}${quote}`;
    }),
  );
}

/** The markup with `prefix` before every id that it declares; links to pages of the document stay as they are. */
export function prefixIds(markup: string, prefix: string): string {
  const own = new Set(declaredIds(markup));
  return renameIds(markup, (id) => (own.has(id) ? prefix + id : id));
}
