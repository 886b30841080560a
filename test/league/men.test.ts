/** Men by the names that people type. */
import { expect, it } from "vitest";
import { menNamed } from "../../src/league/plain/men.js";
import { bareText } from "../../src/kernel/words/index.js";

const MEN = ["José Núñez", "Jos Nunez", "Łukasz Øverby", "Иван Петров", "Joe O'Neil", "Joe ONeil"];

it("as written first, then without what a keyboard lacks", () => {
  expect(menNamed(" José Núñez ", MEN)).toEqual(["José Núñez"]);
  expect(menNamed("jose nunez", MEN)).toEqual(["José Núñez"]);
  expect(menNamed("jos nunez", MEN)).toEqual(["Jos Nunez"]);
  expect(menNamed("Lukasz Overby", MEN)).toEqual(["Łukasz Øverby"]);
  expect(menNamed("Ivan Petrov", MEN)).toEqual(["Иван Петров"]);
});

it("several if allowed, none if there is none", () => {
  expect(menNamed("joe oneil", MEN)).toEqual(["Joe O'Neil", "Joe ONeil"]);
  expect(menNamed("Joe O'Neil", MEN)).toEqual(["Joe O'Neil"]);
  expect(menNamed("Jon Nunez", MEN)).toEqual([]);
  expect(menNamed("-", MEN)).toEqual([]);
});

it("letters of other scripts stay separate", () => {
  expect(["がく", "かく", "한글", "Йод", "Иод"].map(bareText)).toEqual(["がく", "かく", "한글", "иод", "иод"]);
});
