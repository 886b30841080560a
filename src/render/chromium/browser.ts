/** One run of a browser: started, used, closed and its profile removed, even after errors. */
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Browser, Page as Tab } from "puppeteer-core";
import { fault, UserError } from "../../kernel/issue/index.js";

const START_MS = 60_000;

const FLAGS = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
];

/** Does `work` in a fresh tab and closes it. */
export type InTab = <T>(work: (tab: Tab) => Promise<T>) => Promise<T>;

/** Runs the browser at `path` for the duration of `work`. */
export async function withBrowser<T>(path: string, work: (inTab: InTab) => Promise<T>): Promise<T> {
  const puppeteer = await importPuppeteer();
  const profile = await mkdtemp(join(tmpdir(), "pressbox-browser-"));
  // If the user stops the program, puppeteer ends the browser and the process; the profile must still be removed.
  const clean = (): void => rmSync(profile, { recursive: true, force: true });
  process.once("exit", clean);
  let browser: Browser | undefined;
  try {
    const running = (browser = await launch(puppeteer, path, profile));
    return await work((task) => inFreshTab(running, task));
  } catch (error) {
    if (!(error instanceof puppeteer.PuppeteerError)) throw error;
    throw new UserError(
      fault("browser-failed", `the browser ${path} gave up: ${firstLine(error)}`, {
        hint: "print fewer pages at a time, or use the default engine",
      }),
    );
  } finally {
    if (browser) await closeBrowser(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    process.off("exit", clean);
  }
}

/** The tab is offline: pages are self-contained. */
async function inFreshTab<T>(browser: Browser, work: (tab: Tab) => Promise<T>): Promise<T> {
  const tab = await browser.newPage();
  await tab.setOfflineMode(true);
  const result = await work(tab);
  await tab.close();
  return result;
}

/** The sandbox does not work for root on Linux, as in most containers; everyone else keeps it. */
export function sandboxFlags(platform: NodeJS.Platform, userId: number | undefined): string[] {
  return platform === "linux" && userId === 0 ? ["--no-sandbox"] : [];
}

type Puppeteer = Pick<typeof import("puppeteer-core"), "launch" | "PuppeteerError">;

async function launch(puppeteer: Puppeteer, path: string, profile: string): Promise<Browser> {
  try {
    return await puppeteer.launch({
      executablePath: path,
      userDataDir: profile,
      // The headless shell only has the old headless mode, its sole purpose; full browsers have the new one.
      headless: /headless[-_]shell/.test(basename(path)) ? "shell" : true,
      timeout: START_MS,
      args: [...FLAGS, ...sandboxFlags(process.platform, process.getuid?.())],
    });
  } catch (error) {
    throw new UserError(
      fault("browser-failed", `the browser ${path} did not start: ${firstLine(error)}`, {
        hint: "run it once by hand with --headless --version, or name another one with --browser",
      }),
    );
  }
}

/** Loaded on first use: puppeteer-core is an optional package. */
export async function importPuppeteer(load = () => import("puppeteer-core")): Promise<Puppeteer> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new UserError(
      fault("puppeteer-missing", "printing with a browser needs the package puppeteer-core, which is not installed", {
        hint: "npm install puppeteer-core (it downloads no browser), or use the default engine, which needs no browser",
      }),
    );
  }
}

async function closeBrowser(browser: Browser): Promise<void> {
  try {
    await browser.close();
  } catch {
    // A crashed browser cannot be asked to close.
    browser.process()?.kill("SIGKILL");
  }
}

const firstLine = (error: unknown): string => String(error instanceof Error ? error.message : error).split("\n")[0];
