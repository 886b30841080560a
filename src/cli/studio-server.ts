/**
 * `pressbox studio`: serves the page on this machine only. It serves the listed files of the page and, from the rest of the disk, only the
 * folder that the user named, below an address that no other page can guess.
 */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { packageFile } from "../host/node/place.js";
import { fault, UserError } from "../kernel/issue/index.js";
import { MOST_BYTES, type StudioFolder } from "./studio-folder.js";

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
    throw notBuilt();
  }
}

const notBuilt = (): UserError =>
  new UserError(fault("studio", "the page is not built", { hint: "run npm run build" }));

/** A page that is rebuilt while it is served no longer has files with the old names. */
function fileOfPage(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

export interface StudioServer {
  /** `http://127.0.0.1:4711/`, with a folder `http://127.0.0.1:4711/Xk0a...9/` */
  readonly url: string;
  /** True if the default port was in use and this is another one. */
  readonly moved: boolean;
  close(): void;
}

/** Paths where the page reads the user's folder and follows its changes. */
const FOLDER = "/folder/";
const CHANGES = "/changes";

interface Served {
  /** This port, a default port with a fallback, or any free port. */
  readonly port: number | { readonly usual: number } | "any";
  /** The folder that the page works on; without one, the browser keeps the files. */
  readonly folder?: StudioFolder;
  /** Folder of the page's own files. */
  readonly page?: string;
}

/** @throws UserError if the port is in use or the page is not built */
export async function serveStudio({
  port,
  folder,
  page: built = packageFile("dist", "studio"),
}: Served): Promise<StudioServer> {
  const files = filesOfPage(built);
  const index = files.get("/index.html");
  if (index === undefined) throw notBuilt();
  const page = readFileSync(index, "utf8");
  // The page contains its security policy, for hosts that send no headers; this server sends the same policy as a header.
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "default-src 'none'";
  const security = {
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
  const base = folder ? `/${randomBytes(18).toString("base64url")}` : "";
  const desk = folder && openDesk(folder, security);
  const server = createServer((request, response) => {
    const { method, url = "/", headers } = request;
    const { port: own } = server.address() as AddressInfo;
    // Refuses requests from a foreign page that reaches this machine under another host name.
    if (headers.host !== `127.0.0.1:${own}` && headers.host !== `localhost:${own}`)
      return void response.writeHead(403).end();
    const asked = url.split(/[?#]/)[0];
    if (!asked.startsWith(`${base}/`)) return void response.writeHead(404).end();
    const path = asked.slice(base.length);
    if (desk && (path === CHANGES || path.startsWith(FOLDER))) return void desk.answer(path, request, response);
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    const file = files.get(path === "/" ? "/index.html" : path);
    if (file === undefined) return void response.writeHead(404).end();
    const bytes =
      folder && path === "/"
        ? page.replace("<html ", () => `<html data-folder="${attribute(folder.shown)}" `)
        : fileOfPage(file);
    if (bytes === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...security,
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      // All other names contain a hash of their content.
      "cache-control": /-[\w-]{8}\.\w+$/.test(path) ? "max-age=31536000, immutable" : "no-cache",
    });
    response.end(method === "HEAD" ? undefined : bytes);
  });
  const moved = await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}/`,
    moved,
    close() {
      desk?.close();
      server.close();
    },
  };
}

/** @returns true if it had to use a port other than the default */
async function listen(server: Server, port: Served["port"]): Promise<boolean> {
  const on = (number: number): Promise<void> =>
    new Promise((done, failed) => {
      server.once("error", failed);
      server.listen(number, "127.0.0.1", () => (server.off("error", failed), done()));
    });
  try {
    await on(typeof port === "object" ? port.usual : port === "any" ? 0 : port);
    return false;
  } catch (error) {
    if (typeof port === "object") return on(0).then(() => true);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(
      fault("studio", `port ${port} cannot be used (${code ?? message})`, {
        hint: "omit --port to use any free port",
      }),
    );
  }
}

const attribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Headers = Readonly<Record<string, string>>;

/** The server's folder routes: list, read, write, remove, and a stream of changes. */
function openDesk(folder: StudioFolder, security: Headers) {
  const listeners = new Set<ServerResponse>();
  const stop = folder.watch((name) => {
    for (const one of listeners)
      one.write(`data: ${JSON.stringify({ name, revision: folder.read(name)?.revision ?? 0 })}\n\n`);
  });
  const json = (response: ServerResponse, status: number, value: unknown): void =>
    void response
      .writeHead(status, { ...security, "content-type": "application/json", "cache-control": "no-store" })
      .end(JSON.stringify(value));
  const follow = (response: ServerResponse): void => {
    response.writeHead(200, { ...security, "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write("retry: 1000\n\n");
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
  };
  const write = async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const seen = seenBy(request);
    const bytes = await bodyOf(request);
    if (bytes === undefined) return json(response, 413, { error: `a file can be at most ${MOST_BYTES / 2 ** 20} MB` });
    const revision = folder.write(name, bytes, seen);
    // Not 412: the browser would log it as an error, and here it is a normal answer.
    if (revision === undefined) json(response, 200, { changed: folder.read(name)?.revision ?? 0 });
    else json(response, 200, { revision });
  };
  const answer = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method } = request;
    const name = nameIn(path);
    try {
      if (path === CHANGES && method === "GET") return follow(response);
      if (path === FOLDER && method === "GET") return json(response, 200, folder.list());
      if (name === undefined || name === "") return void response.writeHead(404).end();
      if (method === "PUT") return await write(name, request, response);
      if (method === "DELETE") return json(response, 200, { removed: folder.remove(name, seenBy(request)) });
      if (method !== "GET") return void response.writeHead(405, { allow: "GET, PUT, DELETE" }).end();
      const content = folder.read(name);
      if (!content) return void response.writeHead(204, security).end();
      response.writeHead(200, {
        ...security,
        // The page reads every file as bytes: none may open as a page of this origin.
        "content-type": "application/octet-stream",
        "content-disposition": "attachment",
        "cache-control": "no-store",
        etag: String(content.revision),
        "last-modified": new Date(content.changed).toUTCString(),
      });
      response.end(content.bytes);
    } catch (error) {
      json(response, 409, { error: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    answer,
    close(): void {
      stop();
      for (const one of listeners) one.end();
    },
  };
}

/** The revision that the client has seen. */
const seenBy = ({ headers }: IncomingMessage): number => Number(headers["if-match"] ?? "0");

/** The file name in an address; undefined if it is not decodable. */
function nameIn(path: string): string | undefined {
  try {
    return path.slice(FOLDER.length).split("/").map(decodeURIComponent).join("/");
  } catch {
    return undefined;
  }
}

/** The request body; undefined if it is too large: it is still read to the end, or the response would not arrive. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MOST_BYTES) parts.push(part);
  }
  return size <= MOST_BYTES ? Buffer.concat(parts) : undefined;
}
