/** Studio as a static host gives it, and a browser that walks through it. */
import { createServer, type Server } from "node:http";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch, type Browser, type Page } from "puppeteer-core";
import { buildStudio, POLICY } from "../../scripts/studio.mjs";
import { openFolder } from "../../src/cli/studio-folder.js";
import { serveStudio } from "../../src/cli/studio-server.js";
import { installedBrowser } from "../helpers/chromium.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

export interface Site {
  readonly url: string;
  readonly folder: string;
  /** Whatever the pages said to the console, asked of others, or failed at. */
  readonly troubles: string[];
  /** Paths that pages and their workers have asked for; what the service worker keeps for later is not among them. */
  readonly asked: string[];
  /** Cuts the net, or puts it back. */
  offline(cut: boolean): void;
  open(hash: string, size?: { readonly width: number; readonly height: number }): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Builds the page as it stands, serves it with its policy, and opens a browser.
 * @param own a person's folder: served as the command does it
 */
export async function openSite(own?: string): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "pressbox-studio-"));
  await buildStudio(process.cwd(), folder);
  const host =
    own === undefined
      ? await staticHost(folder)
      : {
          ...(await serveStudio({ port: "any", page: folder, folder: openFolder(own, own) })),
          offline: () => undefined,
          asked: [],
        };
  const { url } = host;
  const browser: Browser = await launch({ executablePath: installedBrowser, args: ["--no-sandbox", "--disable-gpu"] });
  const troubles: string[] = [];
  return {
    url,
    folder,
    troubles,
    asked: host.asked,
    offline: host.offline,
    async open(hash, size = { width: 1440, height: 900 }) {
      const page = await browser.newPage();
      const phone = size.width < 500;
      await page.setViewport({ ...size, isMobile: phone, hasTouch: phone });
      page.on("console", (message) => troubles.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) =>
        troubles.push(`fault: ${error instanceof Error ? error.message : String(error)}`),
      );
      page.on("request", (request) => {
        if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(url))
          troubles.push(`asks ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${url}${hash}`);
      return page;
    },
    async close() {
      await browser.close();
      host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Files by their names and nothing else, as any host of static files does it. */
async function staticHost(
  folder: string,
): Promise<{ readonly url: string; readonly asked: string[]; offline(cut: boolean): void; close(): void }> {
  let cut = false;
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
    response
      .writeHead(200, {
        "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
      })
      .end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, asked, offline: (now) => void (cut = now), close: () => void server.close() };
}

/** Waits until the foot says so. */
export const untilStatus = (page: Page, words: RegExp): Promise<unknown> =>
  page.waitForFunction(`${words}.test(document.querySelector("[role=status]")?.textContent ?? "")`, {
    timeout: 60_000,
  });

/** Does something that saves a file, and waits for it. @returns its path */
export async function saveFrom(page: Page, work: () => Promise<void>, name: string, folder: string): Promise<string> {
  const client = await page.createCDPSession();
  await client.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder, eventsEnabled: true });
  const saved = new Promise<void>((done) =>
    client.on("Browser.downloadProgress", ({ state }) => state === "completed" && done()),
  );
  await work();
  await saved;
  await client.detach();
  return path.join(folder, name);
}
