import { readdirSync } from "node:fs";
import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";
import { ROOMS } from "./scripts/rooms-list.mjs";

/** Who may import whom: one zone per room (scripts/rooms-list.mjs). */
const zones = Object.entries(ROOMS).map(([target, allowed]) => ({
  target: `./src/${target}`,
  from: "./src",
  except: [`./${target}`, ...allowed.map((room) => `./${room}`)],
  message: `src/${target} may import only ${[target, ...allowed].join(", ")} (ARCHITECTURE.md)`,
}));

/** Systems are vertical slices: none may look into another. */
const systemZones = readdirSync(`${import.meta.dirname}/src/systems`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: id }) => ({
    target: `./src/systems/${id}`,
    from: "./src/systems",
    except: [`./${id}`],
    message: `a game system imports no other system`,
  }));

/** Words in a row that make a printed sentence; names and labels are shorter. */
const SENTENCE = 5;
/** Properties that say where something stands or how large it is on paper. */
const PLACES = new Set([
  "x",
  "y",
  "w",
  "h",
  "x1",
  "y1",
  "x2",
  "y2",
  "cx",
  "cy",
  "dx",
  "dy",
  "width",
  "height",
  "left",
  "right",
  "top",
  "bottom",
  "gap",
  "pad",
  "indent",
]);

/** What stands on paper, and where, is its template's: facts hold neither sentences nor millimeters. */
const factsOnly = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      sentence: 'a printed sentence: "{{text}}"; the words of a sheet stand in its template',
      place: "{{name}}: {{value}} is a place on paper; where things stand is the template's",
    },
  },
  create(context) {
    const checkText = (node, text) => {
      const words = text.split(/\s+/).filter((word) => /^[a-z]/.test(word));
      if (words.length >= SENTENCE) context.report({ node, messageId: "sentence", data: { text: text.slice(0, 60) } });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string" && node.parent.type !== "ImportDeclaration") checkText(node, node.value);
      },
      TemplateLiteral(node) {
        checkText(node, node.quasis.map((quasi) => quasi.value.cooked).join(" "));
      },
      Property(node) {
        const name = node.key.name ?? node.key.value;
        const value = node.value.type === "UnaryExpression" ? node.value.argument : node.value;
        if (PLACES.has(name) && value.type === "Literal" && typeof value.value === "number")
          context.report({ node, messageId: "place", data: { name, value: value.raw } });
      },
    };
  },
};

const clockAndChance = [
  {
    object: "Math",
    property: "random",
    message: "Dice are passed in: use kernel/dice, so that a seed repeats the game.",
  },
  { object: "Date", property: "now", message: "No clock outside cli/: the same input gives the same bytes." },
];

export default tseslint.config(
  { ignores: ["dist/", ".compiled/", "out/", "node_modules/", "coverage/"] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "import-x": importX },
    // Circles of files are told by scripts/rooms.mjs: the plugin's own rule took three quarters of the time.
    settings: {
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/resolver-next": [
        createTypeScriptImportResolver({
          project: ["./tsconfig.json", "./src/studio/tsconfig.json"],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...zones, ...systemZones] }],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/cli/**", "src/studio/page/**"],
    rules: {
      "no-restricted-properties": ["error", ...clockAndChance],
      "no-restricted-syntax": [
        "error",
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "No clock outside cli/." },
        { selector: "CallExpression[callee.name='Date']", message: "No clock outside cli/." },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/cli/**", "src/host/node.ts", "src/host/node/**", "src/render/chromium/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["node:*"],
              message: "Node built-ins only in cli/, host/node/ and render/chromium/: the core also runs in a browser.",
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      "src/systems/*/facts/**/*.ts",
      "src/systems/*/book/**/*.ts",
      "src/systems/*/cup/book/**/*.ts",
      "src/league/book/**/*.ts",
      "src/league/plain/book/**/*.ts",
      "src/league/plain/sheets/**/*.ts",
    ],
    plugins: { pressbox: { rules: { "facts-only": factsOnly } } },
    rules: { "pressbox/facts-only": "error" },
  },
  {
    // Games know no paper: of sheets they know the shapes of facts and values. Figures draw, with what they are handed.
    files: ["src/systems/**/*.ts", "src/league/**/*.ts"],
    ignores: ["src/systems/*/figures/**", "src/league/figures/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { patterns: [{ group: ["**/sheet/**"], allowTypeImports: true, message: "games know no paper: types alone" }] },
      ],
    },
  },
  {
    files: ["test/**/*.ts"],
    ignores: ["test/helpers/pdfjs.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["pdfjs-dist/**"],
              allowTypeImports: true,
              message: "Take it from helpers/pdfjs.ts, which leaves JSON and arrays as fast as they are.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["scripts/**/*.mjs"],
    languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly", Buffer: "readonly" } },
  },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }] } },
);
