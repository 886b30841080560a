/** Template logic: conditions, lists, scopes. No arithmetic. */
import { report } from "../drawing/pen.js";
import { teamInk } from "../team-ink.js";
import { bodyOf, declare, type Call } from "./call.js";
import { frame } from "./scope.js";

/** False for empty lists, empty text and 0. */
const isOn = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
const choose = ({ context, body, inverse }: Call, on: boolean): string => (on ? body : inverse)?.(context) ?? "";

const COLOR = /^#[\dA-F]{6}$/i;
const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === "string" && COLOR.test(one));

/** Values to compare with: `is="a b"` matches either. */
const matches = (value: unknown, wanted: unknown): boolean =>
  value === wanted || (typeof wanted === "string" && wanted.split(" ").includes(`${value as string}`));

export const LOGIC = declare([
  {
    name: "value",
    usage: "fact",
    summary: "a fact as words",
    body: false,
    run: ({ args: [value] }) => (value === null ? "" : `${value as string}`),
  },
  {
    name: "words",
    usage: '"..." fact',
    summary: "words with facts in them; written {fact} inside a string",
    body: false,
    run: ({ args }) => args.join(""),
  },
  {
    name: "at",
    usage: "list index",
    summary: "an item of a list by its index, from 0; inside brackets: {{#with (at cells i)}}",
    body: false,
    run: ({ args: [list, index], build, site, context, data }) => {
      const item: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
      if (item !== undefined) return item ?? "";
      build.missing(site, `${site.sources["0"] ?? "list"}.${index as string}`, context, data.root);
      return "";
    },
  },
  {
    name: "either",
    usage: 'fact "words" "other words"',
    summary:
      'the first words if the fact is there, otherwise the others (or nothing); also inside strings: note=(either fact "a" "b")',
    body: false,
    run: ({ args: [fact, yes = "", no = ""] }) => (isOn(fact) ? yes : no),
  },
  {
    name: "if",
    usage: "fact",
    summary: "its body if the fact is there: not empty, not 0, not false",
    run: (call) => choose(call, isOn(call.args[0])),
  },
  {
    name: "unless",
    usage: "fact",
    summary: "its body if the fact is empty, 0 or false",
    run: (call) => choose(call, !isOn(call.args[0])),
  },
  {
    name: "when",
    usage: "fact is=",
    summary: "its body if the fact is this, or one of these names",
    defaults: { is: undefined, not: undefined },
    run: (call) => {
      const { is, not } = call.hash;
      const [value] = call.args;
      return choose(call, is !== undefined ? matches(value, is) : !matches(value, not));
    },
  },
  {
    name: "with",
    usage: "fact",
    summary: "its body with the fact's own values",
    run: ({ args: [value], body }) => body?.(value) ?? "",
  },
  {
    name: "inks",
    usage: "colors as |ink|",
    summary:
      "its body with a team's two colors as this theme prints them: ink.first, ink.second, ink.onFirst (words on the first), ink.letters (on a helmet), ink.stripe and ink.stripeEdge (the second on paper), ink.edge, ink.head and ink.onHead",
    run: ({ args: [colors], body, build, site, context }) => {
      if (isPair(colors)) {
        const ink = teamInk(build.theme, colors);
        return body?.(context, { params: [ink] }) ?? "";
      }
      build.pen.site = site;
      report(build.pen, "template-inks", "inks needs a team's two colors, such as #14284B and #F5C211");
      return "";
    },
  },
  {
    name: "each",
    usage: "list as |one i|",
    summary: "its body once for each item of a list; @index, @first, @last",
    run: (call) => {
      const { args, inverse, build, site, context } = call;
      const [list] = args;
      if (!Array.isArray(list)) {
        build.pen.site = site;
        report(build.pen, "template-each", `each needs a list, found ${typeof list}`);
        return "";
      }
      if (list.length === 0) return inverse?.(context) ?? "";
      return repeat(call, list);
    },
  },
  {
    name: "repeat",
    usage: "count as |i|",
    summary: "its body that many times, with the number of the turn, from 1",
    run: (call) => {
      const count = Number(call.args[0]);
      return repeat(
        call,
        Array.from({ length: Number.isInteger(count) && count > 0 ? count : 0 }, (_, i) => i + 1),
        true,
      );
    },
  },
  {
    name: "scope",
    usage: '"name"',
    summary: "names of slots inside begin with this; screen readers read `label` before theirs",
    defaults: { label: "" },
    run: (call) => {
      const { args, hash, build } = call;
      return build.scoped(`${(args[0] as string | undefined) ?? ""}`, `${hash.label as string}`, () => bodyOf(call));
    },
  },
  {
    name: "only",
    usage: 'theme="large-print"',
    summary: "its body only in this theme; `not`: in all others",
    defaults: { theme: undefined, not: undefined },
    run: (call) => {
      const { theme, not } = call.hash;
      const here = call.build.theme;
      return choose(call, theme !== undefined ? matches(here, theme) : !matches(here, not));
    },
  },
]);

/** Runs the body for each item, with `@index`, `@first` and `@last`. */
function repeat({ body, data, context, build, site }: Call, list: readonly unknown[], same = false): string {
  let out = "";
  list.forEach((item, index) => {
    build.pen.site = site;
    build.spend(1);
    const own = { index, first: index === 0, last: index === list.length - 1 };
    out += body?.(same ? context : item, { data: frame(data, own), params: [item, index] }) ?? "";
  });
  return out;
}
