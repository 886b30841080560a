// docs/*.md -> the pages of Help: plain data that the page turns into elements, so the browser parses no markup.
//
// A page is { id, title, blocks }. A block is ["h", level, anchor, words], ["p", words], ["ul" or "ol", [words, ...]], ["code", text] or
// ["table", [heads], [[cells], ...]]. Words are a string, or a list of these: "text", "`code", 0 (a new line), { b: words }, { i: words },
// { a: address, t: words }. An address is `page`, `page#anchor`, `#anchor`, or a web address.

/** Docs for developers of Pressbox, about features that Studio does not have, and about files whose faults Studio tells itself: its site has no room for them. */
const NOT_IN_HELP = [
  "seasons.md",
  "studio-pictures.md",
  "new-game.md",
  "style.md",
  "words.md",
  "virtual-table.md",
  "labels.md",
  "letters.md",
  "dice-cards.md",
  "replay.md",
  "records.md",
  "svg-subset.md",
];

/** The pages of Help among the files of docs/. */
export const helpIds = (files) =>
  files.filter((file) => /^[\w-]+\.md$/.test(file) && !NOT_IN_HELP.includes(file)).map((file) => file.slice(0, -3));

const FENCE = /^(\s*)```/;
const HEADING = /^(#{1,6}) (.*)$/;
const BULLET = /^\s*[-*] (.*)$/;
const NUMBER = /^\s*\d+\. (.*)$/;
const ROW = /^\|(.*)\|\s*$/;
const RULE = /^\|[\s:|-]+\|\s*$/;
const PICTURE = /^<img\b[^>]*\balt="([^"]*)"[^>]*>\s*$/;
const COMMENT = /^<!--.*-->\s*$/;

/** Anchors as GitHub makes them, so links in the docs go to the same places. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

/** A single string if all of it is plain text. */
const simple = (words) =>
  words.length === 1 && typeof words[0] === "string" && words[0][0] !== "`" ? words[0] : words;

/** Markdown text -> words. */
function wordsOf(text) {
  const words = [];
  const plain = (more) => {
    if (more === "") return;
    if (typeof words.at(-1) === "string" && words.at(-1)[0] !== "`") words[words.length - 1] += more;
    else words.push(more);
  };
  const MARK =
    /(`+)(.+?)\1|\*\*(.+?)\*\*|\*([^\s*](?:.*?[^\s*])?)\*|!?\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)|<br ?\/?>|\\([\\`*_{}[\]()#+.!|<>-])/g;
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    plain(text.slice(at, mark.index));
    at = mark.index + mark[0].length;
    const [whole, , code, bold, slanted, label, address, escaped] = mark;
    if (code !== undefined) words.push(`\`${code.trim()}`);
    else if (bold !== undefined) words.push({ b: wordsOf(bold) });
    else if (slanted !== undefined) words.push({ i: wordsOf(slanted) });
    else if (label !== undefined) {
      const to = addressOf(address);
      words.push(...(to === undefined ? [wordsOf(label)].flat() : [{ a: to, t: wordsOf(label) }]));
    } else if (escaped !== undefined) plain(escaped);
    else if (whole.startsWith("<br")) words.push(0);
  }
  plain(text.slice(at));
  return simple(words);
}

/** Target of a link in the docs; undefined for repository files and for docs that Help does not have. */
function addressOf(address) {
  if (/^https:\/\//.test(address)) return address;
  const page = /^(?:\.\/)?([\w-]*?)(?:\.md)?(#.*)?$/.exec(address);
  if (!page || (page[1] !== "" && !/\.md(#|$)/.test(address)) || NOT_IN_HELP.includes(`${page[1]}.md`))
    return undefined;
  return `${page[1]}${page[2] ?? ""}`;
}

const cellsOf = (line) =>
  ROW.exec(line)[1]
    // In a cell, a pipe is written as \|.
    .split(/(?<!\\)\|/)
    .map((cell) => wordsOf(cell.trim()));

/** @param id file name without extension @param text content of the file */
export function helpPage(id, text) {
  const lines = text.split("\n");
  const blocks = [];
  const anchors = new Map();
  let title = id;
  for (let i = 0; i < lines.length;) {
    const line = lines[i];
    const fence = FENCE.exec(line);
    const heading = HEADING.exec(line);
    const picture = PICTURE.exec(line);
    if (line.trim() === "" || COMMENT.test(line)) i++;
    else if (fence) {
      const end = lines.findIndex((other, k) => k > i && FENCE.test(other));
      if (end < 0) throw new Error(`docs/${id}.md:${i + 1}: the code block has no end`);
      const code = lines.slice(i + 1, end).map((one) => (one.startsWith(fence[1]) ? one.slice(fence[1].length) : one));
      blocks.push(["code", code.join("\n")]);
      i = end + 1;
    } else if (heading) {
      const [, marks, words] = heading;
      const told = wordsOf(words);
      const anchor = anchorOf(textOf(told));
      const times = anchors.get(anchor) ?? 0;
      anchors.set(anchor, times + 1);
      if (marks.length === 1 && title === id) title = textOf(told);
      blocks.push(["h", marks.length, times === 0 ? anchor : `${anchor}-${times}`, told]);
      i++;
    } else if (picture) {
      // Pictures would double the size of Studio: show their alternative text.
      blocks.push(["p", [{ i: `Picture: ${picture[1]}` }]]);
      i++;
    } else if (ROW.test(line) && RULE.test(lines[i + 1] ?? "")) {
      const heads = cellsOf(line);
      const rows = [];
      for (i += 2; ROW.test(lines[i] ?? ""); i++) rows.push(cellsOf(lines[i]));
      blocks.push(["table", heads, rows]);
    } else if (BULLET.test(line) || NUMBER.test(line)) {
      const item = BULLET.test(line) ? BULLET : NUMBER;
      const items = [];
      for (; i < lines.length && lines[i].trim() !== "" && !FENCE.test(lines[i]) && !HEADING.test(lines[i]); i++) {
        const begun = item.exec(lines[i]);
        if (begun) items.push(begun[1]);
        else items[items.length - 1] += ` ${lines[i].trim()}`;
      }
      blocks.push([item === BULLET ? "ul" : "ol", items.map(wordsOf)]);
    } else {
      const parts = [];
      const ends = (one) =>
        one.trim() === "" ||
        FENCE.test(one) ||
        HEADING.test(one) ||
        BULLET.test(one) ||
        ROW.test(one) ||
        PICTURE.test(one);
      do parts.push(lines[i++].trim());
      while (i < lines.length && !ends(lines[i]));
      blocks.push(["p", wordsOf(parts.join(" "))]);
    }
  }
  return { id, title, blocks };
}

/** Words as plain text. */
export function textOf(words) {
  if (words === 0) return " ";
  if (typeof words === "string") return words[0] === "`" ? words.slice(1) : words;
  if (Array.isArray(words)) return words.map(textOf).join("");
  return textOf(words.b ?? words.i ?? words.t);
}

/** Every address that a page links to, for a test. */
export function linksOf(words) {
  if (words === 0 || typeof words === "string") return [];
  if (Array.isArray(words)) return words.flatMap(linksOf);
  return [...(words.a === undefined ? [] : [words.a]), ...linksOf(words.b ?? words.i ?? words.t)];
}

/** Each game's pages in reading order; pages of no game are under "". */
export function helpGroups(games, ids) {
  const ofGame = (game) => [game, ...ids.filter((id) => id.startsWith(`${game}-`))].filter((id) => ids.includes(id));
  const own = games.map((game) => [game, ofGame(game)]);
  const others = ids.filter((id) => !own.some(([, list]) => list.includes(id)));
  return [...own, ["", others]];
}
