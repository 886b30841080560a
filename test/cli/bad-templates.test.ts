/** Templates that a person might write: whatever stands in them, no crash, and a line for every fault. */
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => {
  place = openWorkplace();
  mkdirSync(join(place.folder, "t/dynasty"), { recursive: true });
  place.write("secret.hbs", "{{text 'secret'}}");
});
afterAll(() => place.remove());

async function print(body: string): Promise<{ code: number; err: string }> {
  place.write("t/dynasty/zed.hbs", `---\ntitle: Zed\n---\n{{#page}}\n${body}\n{{/page}}\n`);
  return place.run("print dynasty zed --templates t");
}

describe("N11, N17, N21: a template that cannot be drawn is an error with its line and column", () => {
  it.each([
    ["{{> dynasty/zed}}", "the partial dynasty/zed includes itself"],
    ["{{> constructor}}", 'there is no partial "constructor"'],
    ["{{> ../secret}}", 'there is no partial "../secret"'],
    ['{{> (lookup this "x")}}', "the name of a partial is a word, not a call"],
    ["{{* foo}}", "{{* }} means nothing here"],
    ['{{#* inline "a"}}x{{/inline}}', "{{* }} means nothing here"],
    ["{{> @partial-block}}", "this partial was included without a body"],
    ["{{helperMissing}}", "the template uses helperMissing"],
    ["{{constructor}}", "the template uses constructor"],
    ["{{die face=9}}", "a d6 has no face 9"],
    ["{{box fill=-1}}", "-1 is not a color"],
    ['{{box fill="#zz"}}', '"#zz" is not a color'],
    ['{{box stroke="ink" weight="constructor"}}', 'weight= cannot be "constructor"'],
    ['{{#svg}}<path d="M0 0 L1e400 3"/>{{/svg}}', "d="],
    ['{{#svg}}<rect x="1e400" y="0" width="3" height="4"/>{{/svg}}', "x="],
    ["{{/page}}\n{{#page}}{{#page}}", "{{#page}} is never closed; hint: write {{/page}} where it ends"],
    ["{{#stack}}{{text 'a'}}{{/over}}", "{{#stack}} is closed by {{/over}}"],
    ["{{text 'a' size=}}", "the template cannot be read: expecting"],
    ['{{text "{@}"}}', '"{@}" cannot be read'],
    ["{{#at 5000 3}}{{text 'far'}}{{/at}}", ""],
  ])("%s", async (body, message) => {
    const { code, err } = await print(body);
    expect(err).toContain(message);
    expect([code, err]).toEqual([1, expect.stringMatching(/^\S*zed\.hbs:\d+:\d+/m)]);
    expect(err).not.toMatch(/Infinity|at Object/);
  });

  it("rejects a sum of missing fields once its fields must add up", async () => {
    place.write(
      "t/dynasty/zed.hbs",
      '---\ntitle: Zed\n---\n{{#page}}{{write "row.1.points" label="points"}}{{write "row.1.total" label="total" adds=".pionts ^.total"}}{{/page}}\n',
    );
    const { code, err } = await place.run("print dynasty zed --templates t --forms");
    expect([code, err]).toEqual([1, expect.stringMatching(/^\S*zed\.hbs:4:\d+ .*"\.pionts" is not a field/)]);
  });

  it("rejects 20,000 nested blocks at once", async () => {
    const { code, err } = await print("{{#stack}}".repeat(20_000) + "{{/stack}}".repeat(20_000));
    expect([code, err]).toEqual([1, expect.stringMatching(/zed\.hbs:5:\d+: blocks are nested more than 60 deep/)]);
  });
});

describe("N12: a folder of templates", () => {
  it("rejects the whole disk, and a folder that cannot be read", async () => {
    expect(await place.run("print dynasty mat --templates /")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^"\/.*(not a template folder|cannot be read)/) as string,
    });
    if (process.platform === "win32" || process.getuid?.() === 0) return;
    mkdirSync(join(place.folder, "closed"), { mode: 0o000 });
    const { code, err } = await place.run("print dynasty mat --templates closed");
    chmodSync(join(place.folder, "closed"), 0o700);
    expect([code, err]).toEqual([1, expect.stringContaining("cannot be read (EACCES)")]);
  });

  it("rejects a folder with the name of a template", async () => {
    mkdirSync(join(place.folder, "odd/dynasty/x.svg.hbs"), { recursive: true });
    const { code, err } = await place.run("print dynasty mat --templates odd");
    expect([code, err]).toEqual([1, expect.stringContaining("has no template")]);
  });
});

it.each(["list constructor", "print __proto__", "solve constructor", "new team constructor", "play toString --seed 1"])(
  "N9: %s",
  async (line) => {
    const { code, err } = await place.run(line);
    expect([code, err]).toEqual([2, expect.stringContaining("there is no system")]);
  },
);
