/** Numbers in the bytes of a PDF: places of objects in a large file have seven digits and more. */
import { expect, it } from "vitest";
import { ByteSink, decodeText } from "../../src/render/pdf/bytes.js";

const LARGEST = 2 ** 31 - 1;

it("writes whole numbers of every length as they are, from 0 to 2 ** 31 - 1", () => {
  const edges = Array.from({ length: 10 }, (_, digits) => [10 ** digits - 1, 10 ** digits, 10 ** digits + 1]).flat();
  const numbers = [...edges.filter((one) => one <= LARGEST), 1_234_567, 987_654_321, LARGEST];
  const sink = new ByteSink();
  for (const one of numbers) {
    sink.whole(one);
    sink.text(" ");
  }
  expect(decodeText(sink.finish()).trim().split(" ").map(Number)).toEqual(numbers);
});

it("refuses what a PDF cannot hold as a number", () => {
  const sink = new ByteSink();
  for (const one of [-1, LARGEST + 1, NaN])
    expect(() => sink.whole(one)).toThrow("is not a number that a PDF can hold");
});
