/** Studio as a static host gives it, and a browser that walks through it. */
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { launch, type Browser, type LaunchOptions, type Page } from "puppeteer-core";
import { buildStudio, POLICY } from "../../scripts/studio.mjs";
import { openFolder } from "../../src/cli/studio-folder.js";
import { serveStudio } from "../../src/cli/studio-server.js";
import { installedBrowser, installedFirefox } from "../helpers/chromium.js";
import { runCacheFolder } from "../helpers/run-cache.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** For `expect.poll`: the page answers when its worker has; how long that takes is the machine's affair. */
export const SOON = { timeout: 30_000 };

export const click = (page: Page, selector: string): Promise<void> => page.locator(selector).click();

/** The words of one element. */
export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent ?? "");

/** What costs much and few tests look at. */
interface Also {
  /** The browser keeps the site for when there is no net, all 300 files of it. */
  readonly kept?: boolean;
  /** All sheets of a game are drawn as thumbnails. */
  readonly thumbs?: boolean;
}

/** Thumbnails are drawn as they scroll into view: in this page nothing does. */
const NO_THUMBS = "globalThis.IntersectionObserver = class { observe() {} disconnect() {} }";

export interface Site {
  readonly url: string;
  readonly folder: string;
  /** Whatever the pages said to the console, asked of others, or failed at. */
  readonly troubles: string[];
  /** Paths that pages and their workers have asked for; what the service worker keeps for later is not among them. */
  readonly asked: string[];
  /** Cuts the net, or puts it back. */
  offline(cut: boolean): void;
  /** Gives files whose names match late, as a slow network may; undefined: none. */
  late(files: RegExp | undefined): void;
  open(hash: string, size?: { readonly width: number; readonly height: number }, also?: Also): Promise<Page>;
  close(): Promise<void>;
}

/** The page as it stands, built once in a run of the tests: the first file that asks builds it, others wait. */
async function builtSite(): Promise<string> {
  const folder = path.join(runCacheFolder(), "studio");
  const inWork = `${folder}-in-work`;
  try {
    mkdirSync(inWork);
  } catch {
    while (existsSync(inWork)) await new Promise((done) => setTimeout(done, 200));
    return existsSync(folder) ? folder : builtSite();
  }
  try {
    if (existsSync(folder)) return folder;
    const fresh = mkdtempSync(`${inWork}/`);
    await buildStudio(process.cwd(), fresh);
    renameSync(fresh, folder);
    return folder;
  } finally {
    rmSync(inWork, { recursive: true });
  }
}

/** Folders that browsers save to by themselves: Firefox is told once, before it starts. */
const SAVED_TO = new WeakMap<Browser, string>();

const CHROMIUM: LaunchOptions = { executablePath: installedBrowser, args: ["--no-sandbox", "--disable-gpu"] };

/** Whether this run walks through Firefox: the long suite does. */
export const inFirefox = (): boolean => process.env.PRESSBOX_TEST_BROWSER === "firefox";

/** Firefox, which has its own protocol, no phones, and saves where it was told before it started. */
async function launchFirefox(): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), "pressbox-firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath: installedFirefox,
    extraPrefsFirefox: {
      "browser.download.folderList": 2,
      "browser.download.dir": folder,
      "browser.download.alwaysOpenPanel": false,
      "browser.helperApps.neverAsk.saveToDisk":
        "application/pdf,application/json,application/yaml,application/zip,text/plain,text/yaml",
      "pdfjs.disabled": true,
    },
  });
  SAVED_TO.set(browser, folder);
  return browser;
}

/**
 * Serves the page with its policy, and opens a browser.
 * @param own a person's folder: served as the command does it
 */
export async function openSite(own?: string): Promise<Site> {
  const folder = await builtSite();
  const host =
    own === undefined
      ? await staticHost(folder)
      : {
          ...(await serveStudio({ port: "any", page: folder, folder: openFolder(own, own) })),
          offline: () => undefined,
          late: () => undefined,
          asked: [],
        };
  const { url } = host;
  const browser = await (inFirefox() ? launchFirefox() : launch(CHROMIUM));
  const troubles: string[] = [];
  let late = false;
  return {
    url,
    folder,
    troubles,
    asked: host.asked,
    offline: host.offline,
    late(files) {
      late = files !== undefined;
      host.late(files);
    },
    async open(hash, size = { width: 1440, height: 900 }, { kept = false, thumbs = false } = {}) {
      // A browser that has all files has none late.
      const page = await (late ? (await browser.createBrowserContext()).newPage() : browser.newPage());
      // Far from what any step takes, as the limits of the tests.
      page.setDefaultTimeout(60_000);
      const phone = size.width < 500;
      await page.setViewport(phone ? { ...size, isMobile: true, hasTouch: true } : size);
      page.on("console", (message) => troubles.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) =>
        troubles.push(`fault: ${error instanceof Error ? error.message : String(error)}`),
      );
      page.on("request", (request) => {
        if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(url))
          troubles.push(`asks ${request.url()}`);
      });
      page.on("response", (response) => {
        // Firefox asks for it by itself where a document names no icon, as a drawing.
        if (response.status() >= 400 && !response.url().endsWith("/favicon.ico"))
          troubles.push(`${response.status()} ${response.url()}`);
      });
      if (!kept) await page.evaluateOnNewDocument("delete Navigator.prototype.serviceWorker");
      if (!thumbs) await page.evaluateOnNewDocument(NO_THUMBS);
      await page.goto(`${url}${hash}`);
      return page;
    },
    async close() {
      await browser.close();
      const saved = SAVED_TO.get(browser);
      if (saved !== undefined) rmSync(saved, { recursive: true, force: true });
      host.close();
    },
  };
}

/** Files by their names and nothing else, as any host of static files does it. */
async function staticHost(
  folder: string,
): Promise<{ readonly url: string } & Pick<Site, "asked" | "offline" | "late"> & { close(): void }> {
  let cut = false;
  let slow: RegExp | undefined;
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://page");
    const file = path.join(folder, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
    if (cut) {
      request.socket.destroy();
      return;
    }
    if (request.headers.referer?.endsWith("service-worker.js") !== true) asked.push(path.relative(folder, file));
    if (!file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const send = (): void => void answer(response, file, pathname);
    if (slow?.test(pathname)) setTimeout(send, LATE);
    else send();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    asked,
    offline: (now) => void (cut = now),
    late: (files) => void (slow = files),
    close: () => void server.close(),
  };
}

/** Milliseconds; longer than all else takes that is loaded meanwhile. */
const LATE = 1_500;

function answer(response: ServerResponse, file: string, pathname: string): void {
  response
    .writeHead(200, {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      // Names hold a hash of what is inside.
      "cache-control": /^\/(js|assets)\//.test(pathname) ? "max-age=31536000, immutable" : "no-cache",
    })
    .end(readFileSync(file));
}

/** Opens the files of a page's browser and does something with them, as JavaScript in the page. */
const withFiles = (page: Page, mode: "readonly" | "readwrite", work: string): Promise<unknown> =>
  page.evaluate(`new Promise((done, failed) => {
    const opened = indexedDB.open("pressbox");
    opened.onerror = failed;
    opened.onsuccess = () => {
      const files = opened.result.transaction("files", "${mode}").objectStore("files");
      const end = (found) => (opened.result.close(), done(found));
      ${work}
    };
  })`);

/** Opens the site before the first test of a `describe`, and closes it after the last. @param own as for `openSite` */
export function openSiteFor(take: (site: Site) => void, own?: string): void {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await openSite(own);
    take(site);
  });
  afterAll(async () => site?.close());
}

/** A file that the page keeps. */
export const fileIn = (page: Page, name: string): Promise<string> =>
  withFiles(
    page,
    "readonly",
    `const read = files.get(${JSON.stringify(name)}); read.onsuccess = () => end(read.result?.content);`,
  ) as Promise<string>;

/** Writes a file as another tab would. */
export const putFile = (page: Page, name: string, content: string): Promise<unknown> =>
  withFiles(
    page,
    "readwrite",
    `const read = files.get(${JSON.stringify(name)});
     read.onsuccess = () => {
       const revision = (read.result?.revision ?? 0) + 1;
       files.put({ name: ${JSON.stringify(name)}, content: ${JSON.stringify(content)}, revision, changed: 1 }).onsuccess = () => end();
     };`,
  );

/** Waits until the foot says so. @throws Error with what it says instead */
export const untilStatus = (page: Page, words: RegExp): Promise<unknown> =>
  page
    .waitForFunction(`${words}.test(document.querySelector("[role=status]")?.textContent ?? "")`, { timeout: 60_000 })
    .catch(async (error: unknown) => {
      const said = await page.evaluate(`document.querySelector("[role=status]")?.textContent`).catch(String);
      throw new Error(`the foot of ${page.url()} says ${JSON.stringify(said)}, not ${words}`, { cause: error });
    });

/** Behind the last part of a page Firefox goes on to buttons of its own, and keeps the focus there until another tab had it. */
export async function takeFocusBack(page: Page): Promise<void> {
  if (!inFirefox()) return;
  const other = await page.browser().newPage();
  await other.bringToFront();
  await page.bringToFront();
  await other.close();
}

/** Does something that saves a file, and waits for it. @returns its path */
export async function saveFrom(page: Page, work: () => Promise<void>, name: string, folder: string): Promise<string> {
  const target = path.join(folder, name);
  const by = SAVED_TO.get(page.browser());
  if (by !== undefined) {
    const saved = path.join(by, name);
    await work();
    // While it writes, a second file stands beside it.
    while (!existsSync(saved) || statSync(saved).size === 0 || existsSync(`${saved}.part`))
      await new Promise((done) => setTimeout(done, 50));
    copyFileSync(saved, target);
    rmSync(saved);
    return target;
  }
  const client = await page.createCDPSession();
  await client.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder, eventsEnabled: true });
  const saved = new Promise<void>((done) =>
    client.on("Browser.downloadProgress", ({ state }) => state === "completed" && done()),
  );
  await work();
  await saved;
  await client.detach();
  return target;
}
