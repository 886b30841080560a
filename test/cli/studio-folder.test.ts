/** `pressbox studio DIR`: a person's folder behind an address that no one can guess, and nothing outside it. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFolder, type FolderList } from "../../src/cli/studio-folder.js";
import { serveStudio, type StudioServer } from "../../src/cli/studio-server.js";

const outside = mkdtempSync(path.join(tmpdir(), "pressbox-folder-"));
const dir = path.join(outside, "my league");
let server: StudioServer;

beforeAll(async () => {
  mkdirSync(path.join(dir, "templates", "5d20"), { recursive: true });
  for (const [name, text] of Object.entries({
    "teams.yaml": "teams: []\n",
    "templates/5d20/team-chart.hbs": "{{#page}}{{/page}}\n",
    ".secret.yaml": "no\n",
    "run.sh": "no\n",
    "node_modules.yaml": "yes: 1\n",
  }))
    writeFileSync(path.join(dir, name), text);
  writeFileSync(path.join(outside, "other.yaml"), "not: yours\n");
  symlinkSync(path.join(outside, "other.yaml"), path.join(dir, "way-out.yaml"));
  symlinkSync(outside, path.join(dir, "up"));
  symlinkSync(path.join(outside, "to-come.yaml"), path.join(dir, "to-come.yaml"));
  const page = path.join(outside, "page");
  mkdirSync(page);
  writeFileSync(path.join(page, "index.html"), '<!doctype html><html lang="en"><title>Pressbox</title>');
  server = await serveStudio({ port: "any", page, folder: openFolder(dir, 'my "league"') });
});
afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true, force: true });
});

const at = (name: string): string => `${server.url}folder/${name}`;
const put = (name: string, body: string, seen = 0): Promise<Response> =>
  fetch(at(name), { method: "PUT", body, headers: { "if-match": String(seen) } });

describe("a folder in Studio", () => {
  it("is behind a long random part of the address", async () => {
    const { origin, pathname } = new URL(server.url);
    expect(pathname).toMatch(/^\/[\w-]{24}\/$/);
    for (const path of [
      "/",
      "/index.html",
      "/folder/",
      "/folder/teams.yaml",
      "/changes",
      `${pathname.slice(0, -2)}/folder/`,
    ])
      expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 404]);
    expect(await (await fetch(server.url)).text()).toContain('<html data-folder="my &#34;league&#34;" lang="en">');
  });

  it("lists files of Pressbox's formats, and none that a link leads to outside", async () => {
    const { files, left, more } = (await (await fetch(at(""))).json()) as FolderList;
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ["node_modules.yaml", 7],
      ["teams.yaml", 10],
      ["templates/5d20/team-chart.hbs", 19],
    ]);
    expect(left).toEqual(
      ["to-come.yaml", "way-out.yaml"].map((name) => ({ name, why: "its name, or where it leads, is not allowed" })),
    );
    expect(more).toBe(0);
  });

  it("says why it does not show a file", async () => {
    const own = path.join(outside, "odd");
    mkdirSync(path.join(own, "1/2/3/4/5/6/7/8"), { recursive: true });
    writeFileSync(path.join(own, "1/2/3/4/5/6/7/8/deep.yaml"), "");
    writeFileSync(path.join(own, "large.csv"), "");
    truncateSync(path.join(own, "large.csv"), 2 ** 26 + 1);
    writeFileSync(path.join(own, "a:b.yaml"), "");
    writeFileSync(path.join(own, "notes.doc"), "");
    symlinkSync("nothing.yaml", path.join(own, "lost.yaml"));
    const folder = openFolder(own, "odd");
    expect(folder.list()).toEqual({
      files: [],
      left: [
        { name: "1/2/3/4/5/6/7/8", why: "it is too deep in the folder" },
        { name: "a:b.yaml", why: "its name, or where it leads, is not allowed" },
        { name: "large.csv", why: "it is larger than 64 MB" },
        { name: "lost.yaml", why: "it is a broken link" },
      ],
      more: 0,
    });
    // What cannot be read is not written over as if nothing were there.
    expect(() => folder.write("large.csv", Buffer.from("x"), 0)).toThrow("Studio cannot read");
    expect(folder.remove("large.csv", 0)).toBe(false);
    for (let i = 0; i < 2003; i++) writeFileSync(path.join(own, `${i}.yaml`), "");
    const { files, more } = folder.list();
    expect([files.length, more]).toEqual([2000, 3]);
  });

  it.each([
    "..%2Fother.yaml",
    "%2e%2e/other.yaml",
    "templates/..%2F..%2Fother.yaml",
    "way-out.yaml",
    "up/other.yaml",
    ".secret.yaml",
    "run.sh",
    "nothing.yaml",
    "%E0%A4%A.yaml",
    "C%3A%5Cother.yaml",
  ])("serves nothing for %s", async (name) => {
    const got = await fetch(at(name));
    expect([204, 404]).toContain(got.status);
    expect(await got.text()).toBe("");
  });

  it.each([
    "..%2Fnew.yaml",
    "up/new.yaml",
    ".hidden.yaml",
    "way-out.yaml",
    "to-come.yaml",
    "new.sh",
    "a%00b.yaml",
    "a%3Ab.yaml",
  ])("writes nothing as %s", async (name) => {
    expect((await put(name, "x")).status).toBe(409);
    expect(existsSync(path.join(outside, "new.yaml"))).toBe(false);
    expect(existsSync(path.join(outside, "to-come.yaml"))).toBe(false);
    expect(readFileSync(path.join(outside, "other.yaml"), "utf8")).toBe("not: yours\n");
  });

  it("overwrites only what the page has seen", async () => {
    const made = await put("templates/5d20/new.hbs", "one\n");
    const { revision } = (await made.json()) as { revision: number };
    const read = await fetch(at("templates/5d20/new.hbs"));
    expect([read.headers.get("etag"), await read.text()]).toEqual([String(revision), "one\n"]);
    const file = path.join(dir, "templates", "5d20", "new.hbs");
    writeFileSync(file, "by an editor\n");
    const now = openFolder(dir, dir).read("templates/5d20/new.hbs")!.revision;
    for (const seen of [revision, 0])
      expect(await (await put("templates/5d20/new.hbs", "two\n", seen)).json()).toEqual({ changed: now });
    expect(readFileSync(file, "utf8")).toBe("by an editor\n");
    const { headers } = await fetch(at("templates/5d20/new.hbs"));
    expect((await put("templates/5d20/new.hbs", "two\n", Number(headers.get("etag")))).status).toBe(200);
    expect(readFileSync(file, "utf8")).toBe("two\n");
    const remove = async (seen: string): Promise<unknown> =>
      (await fetch(at("templates/5d20/new.hbs"), { method: "DELETE", headers: { "if-match": seen } })).json();
    const etag = (await fetch(at("templates/5d20/new.hbs"))).headers.get("etag")!;
    for (const stale of ["0", String(revision)]) expect(await remove(stale)).toEqual({ removed: false });
    expect(readFileSync(file, "utf8")).toBe("two\n");
    expect(await remove(etag)).toEqual({ removed: true });
    expect(existsSync(file)).toBe(false);
    // Gone is gone.
    expect(await remove(etag)).toEqual({ removed: true });
  });

  it("answers a file that is too large", async () => {
    const sent = await put("large.csv", "x".repeat(2 ** 26 + 1));
    expect([sent.status, await sent.json()]).toEqual([413, { error: "a file can be at most 64 MB" }]);
    expect(existsSync(path.join(dir, "large.csv"))).toBe(false);
  });

  it("has its own name on the page, and survives a rebuild of the page", async () => {
    const page = path.join(outside, "page");
    writeFileSync(path.join(page, "old.js"), "");
    const other = await serveStudio({ port: "any", page, folder: openFolder(dir, "$& $' $1") });
    try {
      const text = await (await fetch(other.url)).text();
      expect(text).toBe('<!doctype html><html data-folder="$&#38; $\' $1" lang="en"><title>Pressbox</title>');
      rmSync(path.join(page, "old.js"));
      expect((await fetch(`${other.url}old.js`)).status).toBe(404);
      expect((await fetch(other.url)).status).toBe(200);
    } finally {
      other.close();
    }
  });

  it("reports what another program saves", async () => {
    const stop = new AbortController();
    const { body } = await fetch(`${server.url}changes`, { signal: stop.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    writeFileSync(path.join(dir, "run.sh"), "still no\n");
    writeFileSync(path.join(dir, "teams.yaml"), "teams: [1]\n");
    writeFileSync(path.join(dir, "last.yaml"), "last: 1\n");
    let heard = "";
    while (!heard.includes("last.yaml") || !heard.includes("teams.yaml")) heard += (await reader.read()).value;
    stop.abort();
    const etag = (await fetch(at("teams.yaml"))).headers.get("etag");
    const line = `data: ${JSON.stringify({ name: "teams.yaml", revision: Number(etag) })}\n\n`;
    expect(heard).toContain(line);
    expect(heard).not.toContain("run.sh");
  });

  it("is refused if it is not a folder", () => {
    expect(() => openFolder(path.join(dir, "teams.yaml"), "teams.yaml")).toThrow("this is not a folder");
    expect(() => openFolder(path.join(dir, "none"), "none")).toThrow("this is not a folder");
  });
});
