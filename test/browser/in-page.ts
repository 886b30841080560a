/** The library as a page has it: bundled, without Node, no eval, its files in memory. Sheets are the files that Node writes, to the byte. */
import { createServer, type Server } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { launch } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleWeb } from "../../scripts/bundle.mjs";
import { host } from "../../src/kernel/host/index.js";
import * as pressbox from "../../src/web.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { printAll } from "./print-all.js";

/** A page that runs nothing but the library's own files. */
const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; connect-src 'self'"><title>Pressbox</title>`;

/** Opens the library there; text, because Vitest would put calls of its own into a function. */
const OPEN = `(async () => {
  globalThis.lib = await import("/index.js");
  const files = await (await fetch("/files.json")).json();
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  await lib.openWebHost(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, bytes(text)])));
})()`;

const folder = mkdtempSync(join(tmpdir(), "pressbox-web-"));
let server: Server;
let browser: Browser;
let page: Page;

/** The package's own files that sheets need. */
function ownFiles(): Record<string, string> {
  const { files } = host();
  const paths = [
    ...files.list("templates"),
    ...files.list("assets/samples"),
    ...pressbox.builtInFonts().map(({ file }) => file),
  ];
  return Object.fromEntries(paths.map((path) => [path, Buffer.from(files.read(path)!).toString("base64")]));
}

/** Compares sheets of every game. @param step 1 for every sheet, 4 for every fourth one */
export function compareInPage(step: number): void {
  describe.skipIf(installedBrowser === "")(`the library in a page (${whyNoBrowser})`, () => {
    beforeAll(async () => {
      await bundleWeb(process.cwd(), folder);
      server = createServer(({ url = "/" }, response) => {
        const [type, body] =
          url === "/"
            ? ["text/html", PAGE]
            : url === "/files.json"
              ? ["application/json", JSON.stringify(ownFiles())]
              : ["text/javascript", readFileSync(join(folder, url))];
        response.writeHead(200, { "content-type": type }).end(body);
      }).listen(0, "127.0.0.1");
      await new Promise((listening) => server.once("listening", listening));
      browser = await launch({ executablePath: installedBrowser, args: ["--no-sandbox", "--disable-gpu"] });
      page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.evaluate(OPEN);
    });

    afterAll(async () => {
      await browser?.close();
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each(pressbox.SYSTEMS)("%s: sheets blank, filled and as forms", async (id) => {
      const inPage = (await page.evaluate(`(${printAll.toString()})(lib, ${JSON.stringify(id)}, ${step})`)) as Record<
        string,
        string
      >;
      expect(inPage).toEqual(await printAll(pressbox, id, step));
    });
  });
}
