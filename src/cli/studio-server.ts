/** `pressbox studio`: the page on this machine alone. It gives the files of the page by their list, and nothing else of the disk. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { packageFile } from "../host/node/place.js";
import { fault, UserError } from "../kernel/issue/index.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Files of the page by their paths in an address. */
function filesOfPage(folder: string): ReadonlyMap<string, string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      entries.map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(folder.length).replaceAll("\\", "/"), file];
      }),
    );
  } catch {
    throw new UserError(fault("studio", "the page is not built", { hint: "run npm run build" }));
  }
}

export interface StudioServer {
  /** `http://127.0.0.1:4711/` */
  readonly url: string;
  close(): void;
}

/**
 * @param port 0 = any that is free
 * @throws UserError when the port is taken, or the page is not built
 */
export async function serveStudio(port: number, folder = packageFile("dist", "studio")): Promise<StudioServer> {
  const files = filesOfPage(folder);
  const page = readFileSync(files.get("/index.html") ?? "", "utf8");
  // What the page may do stands in the page, for hosts that send no headers; here both say it.
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "default-src 'none'";
  const server = createServer(({ method, url = "/", headers }, response) => {
    const { port: own } = server.address() as AddressInfo;
    // A page elsewhere that reaches this machine under a name of its own is not served.
    if (headers.host !== `127.0.0.1:${own}` && headers.host !== `localhost:${own}`)
      return void response.writeHead(403).end();
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    const path = url.split(/[?#]/)[0];
    const file = files.get(path === "/" ? "/index.html" : path);
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-security-policy": `${policy}; frame-ancestors 'none'`,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      // Names of all but these say what is in them.
      "cache-control": /-[\w-]{8}\.\w+$/.test(path) ? "max-age=31536000, immutable" : "no-cache",
    });
    response.end(method === "HEAD" ? undefined : readFileSync(file));
  });
  await new Promise<void>((done, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(
        new UserError(
          fault("studio", `port ${port} cannot be used (${error.code ?? error.message})`, {
            hint: "leave out --port: any free port will do",
          }),
        ),
      ),
    );
    server.listen(port, "127.0.0.1", done);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}
