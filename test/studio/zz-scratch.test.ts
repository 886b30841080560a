import { readFileSync, writeFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { it } from "vitest";
import { openSite } from "./site.js";
it("x", async () => {
  const site = await openSite();
  const page = await site.open("#/files/pen-and-paper");
  await page.waitForSelector(".fileswork");
  writeFileSync("/tmp/owls.zip", zipSync({ "a.yaml": strToU8("a: 1"), "logos/p.png": readFileSync("test/fixtures/pictures/palette.png"), "logos/b.png": readFileSync("test/fixtures/pictures/palette.png").subarray(0,60) }));
  const input = (await page.waitForSelector(".in-out input[type=file]"))!;
  await (input as never as { uploadFile(f: string): Promise<void> }).uploadFile("/tmp/owls.zip");
  for (let i = 0; i < 8; i++) { await new Promise((d) => setTimeout(d, 700)); console.log(await page.evaluate(`document.querySelector("[role=status]")?.textContent + " | " + [...document.querySelectorAll(".file-list > li")].map((r) => r.textContent).join(" // ") + " | " + document.querySelector(".taken")?.textContent`)); }
  console.log(site.troubles);
  await site.close();
}, 60000);
