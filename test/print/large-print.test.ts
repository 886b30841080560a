/** Large print: what it enlarges, and what it says of the sheets that it leaves as they are. */
import { expect, it } from "vitest";
import { frontOf } from "../../src/print/forms.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { testPages } from "../helpers/forms.js";
import { SHEET_CASES } from "../helpers/sheets.js";

const templates = templatesFrom();
const same = SHEET_CASES.filter(({ system, spec }) => frontOf(system, spec, templates).large === "same");

it("names each sheet that keeps its size, and only in large print", async () => {
  const { system, spec } = same.find(({ spec: { id } }) => id === "envelope")!;
  const told = async (theme: "large-print" | "color") =>
    (await testPages(system, spec, { theme })).warnings.map(({ message }) => message);
  expect(await told("large-print")).toEqual([`${spec.code} Team envelope has no large print: it keeps its size`]);
  expect(await told("color")).toEqual([]);
});

it("keeps only sheets whose size matters: dice decks, boards on two pages, card boxes, cards to laminate or for shops", () => {
  expect([...new Set(same.map(({ spec }) => spec.id))].sort()).toEqual([
    "card-laminate",
    "card-shop",
    "dice-deck",
    "dividers",
    "envelope",
    "field-a3",
    "field-board-a3",
  ]);
});

it("makes a page of a field card", async () => {
  const { system, spec } = SHEET_CASES.find(({ name }) => name === "postcard card")!;
  const [card] = (await testPages(system, spec)).pages;
  const [large] = (await testPages(system, spec, { theme: "large-print" })).pages;
  expect(card.width).toBeLessThan(170);
  expect(large.width).toBeGreaterThan(260);
});
