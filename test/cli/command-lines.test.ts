/**
 * What a command line may hold: arguments, options, their kinds, limits and defaults. People have such lines in scripts and notes, so
 * what changes for them changes here first.
 */
import { afterAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { flagOf, type ArgumentSpec, type OptionSpec } from "../../src/cli/spec.js";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

const argumentLine = ({ name, required, many, reads }: ArgumentSpec): string =>
  `  ${name}${required ? " required" : ""}${many ? " many" : ""}${reads ? ` reads ${reads}` : ""}\n`;

function optionLine(key: string, option: OptionSpec): string {
  const { value, reads, choices, limits, repeats, default: standard } = option;
  return [
    `  ${flagOf(key, option)}`,
    value,
    reads && `reads ${reads}`,
    choices && `one of ${choices.join(", ")}`,
    limits && `${limits.min} to ${limits.max}`,
    repeats && "repeats",
    standard !== undefined && `else ${JSON.stringify(standard)}`,
  ]
    .filter(Boolean)
    .join(" ")
    .concat("\n");
}

describe("command lines", () => {
  it("arguments, options, limits and defaults of all commands", async () => {
    const lines = COMMANDS.flatMap(({ name, args, options }) => [
      `${name}\n`,
      ...args.map(argumentLine),
      ...Object.entries(options).map(([key, option]) => optionLine(key, option as OptionSpec)),
    ]);
    await expect(lines.join("")).toMatchFileSnapshot("../golden/command-lines.txt");
  });

  const needing = COMMANDS.filter(({ args }) => args.some(({ required }) => required));
  it.each(needing.map((command) => [command.name, command] as const))(
    "%s by itself is wrong usage: it names the missing argument",
    async (name, { args }) => {
      const { code, out, err } = await place.run(name);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain(
        `${args.find(({ required }) => required)!.name.toUpperCase()} is missing; hint: for example: pressbox ${name} `,
      );
      expect(err.trim().split("\n")).toHaveLength(1);
    },
  );

  it.each(
    COMMANDS.flatMap(({ name, options }) =>
      Object.entries(options).map(([key, option]) => ({ name, key, option: option as OptionSpec })),
    ).filter(({ option }) => option.limits),
  )("$name $key: accepts its limits and nothing beyond", ({ key, option }) => {
    const { min, max } = option.limits!;
    const flag = flagOf(key, option);
    for (const number of [min, max]) expect(option.parse(`${number}`, flag, undefined)).toBe(number);
    for (const number of [min - 1, max + 1]) expect(() => option.parse(`${number}`, flag, undefined)).toThrow(flag);
  });
});
