/** `pressbox studio`: the page on this machine, and nothing else of it. */
import { request } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
/** Asks as it is written: `fetch` would tidy the path, and sets the host itself. */
const get = (
  url: string,
  path = "/",
  { host, method = "GET" }: { host?: string; method?: string } = {},
): Promise<Got> =>
  new Promise((done, failed) => {
    const { port } = new URL(url);
    const asked = request(
      { host: "127.0.0.1", port, path, method, headers: host === undefined ? {} : { host } },
      (answer) => {
        let body = "";
        answer.setEncoding("utf8");
        answer.on("data", (text: string) => (body += text));
        answer.on("end", () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      },
    );
    asked.on("error", failed);
    asked.end();
  });

describe("studio", () => {
  it("serves the page with its policy to this machine only, and no other file", async () => {
    const ran = await place.run("studio", {
      async until(out) {
        const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(out)![0];
        const page = await get(url);
        expect(page.status).toBe(200);
        expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
        expect(page.body).toContain("<title>Pressbox</title>");
        const script = /src="(js\/[^"]+)"/.exec(page.body)![1];
        expect(await get(url, `/${script}`)).toMatchObject({ status: 200 });
        expect((await get(url, `/${script}`)).headers["cache-control"]).toContain("immutable");
        for (const path of [
          "/../package.json",
          "/%2e%2e/package.json",
          "/..%2fpackage.json",
          "//etc/passwd",
          "/js",
          "/nothing",
        ])
          expect([path, (await get(url, path)).status]).toEqual([path, 404]);
        expect((await get(url, "/", { host: "rebound.example" })).status).toBe(403);
        expect((await get(url, "/", { method: "POST" })).status).toBe(405);
      },
    });
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toMatch(/^Studio is at http:\/\/127\.0\.0\.1:\d+\/; Ctrl-C ends it\.\n$/);
  });

  it("names the port in use", async () => {
    const first = await place.run("studio", {
      async until(out) {
        const port = /:(\d+)\//.exec(out)![1];
        const second = await place.run(`studio --port ${port}`, { until: async () => undefined });
        expect(second.code).toBe(1);
        expect(second.err).toContain(`port ${port} cannot be used (EADDRINUSE)`);
      },
    });
    expect(first.code).toBe(0);
  });

  it("refuses to run in a script that cannot end it", async () => {
    expect((await place.run("studio")).code).toBe(2);
  });
});
