/** `pressbox new set`: a folder that builds right away, to be changed file by file. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { GameSystem } from "../../contract/game.js";
import { handSheetOf, kindsFor } from "../../contract/records.js";
import { SET_FILE, SET_FORMAT } from "../../files/set/set-file.js";
import { packageFile } from "../../host/node/place.js";
import { templatesFrom } from "../../host/node/templates.js";
import { dataText } from "../../text/data-text.js";
import { parseData } from "../../text/data-file.js";
import type { OutputFile } from "../../make/output-file.js";

/** Its team files are only a few lines, and it has team cards. */
export const USUAL_GAME = "pen-and-paper";

/** Number of teams to start with: all samples would hide the set's own teams. */
const TEAMS = 6;
const FOOTER = "shared/footer";
/** How the footer of built-in sheets begins. */
const GAME = '{{text "{game}  ';

type Team = Readonly<Record<string, unknown>>;

/** The files of a new set. */
export function setFiles(system: GameSystem, folder: string): OutputFile[] {
  const name = basename(folder).replace(/["{}\\]/g, "");
  const teams = sampleTeams(system);
  const file = (path: string, bytes: string): OutputFile => ({ path: join(folder, path), bytes, toFill: true });
  return [
    file(SET_FILE, setText(system, name, teams !== undefined)),
    ...(teams ? [file("teams.yaml", dataText(teams, "teams.yaml"))] : []),
    file("rules.yaml", rulesText(system, name)),
    file(`templates/${FOOTER}.hbs`, templatesFrom().read(FOOTER)!.text.replaceAll(GAME, `{{text "${name}  `)),
    file("README.md", readme(system, name, teams !== undefined)),
  ];
}

/** The first of the game's sample teams, each with the next as its rival. */
function sampleTeams({ id, kinds }: GameSystem): object | undefined {
  const path = packageFile("assets", "samples", id, "teams.yaml");
  if (!kinds.teams || !existsSync(path)) return undefined;
  const { teams } = parseData(readFileSync(path, "utf8"), path).data as { readonly teams: readonly Team[] };
  const few = teams.slice(0, TEAMS);
  return {
    format: `pressbox/${kinds.teams.id}`,
    teams: few.map(({ printed: _, ...team }, i) => ({ ...team, own: { rival: few[(i + 1) % few.length].name } })),
  };
}

const rulesText = ({ kinds }: GameSystem, name: string): string =>
  "# House rules: anything not listed here follows the rulebook. pressbox list GAME --rulings shows the choices.\n" +
  dataText({ format: `pressbox/${kinds.rules.id}`, name: `House rules of ${name}`.slice(0, 40) }, "rules.yaml");

function setText(system: GameSystem, name: string, teams: boolean): string {
  const hand = handSheetOf(system)!;
  const ofTeams = teams
    ? system.sheets.find((spec) => kindsFor(system, spec).includes(system.kinds.teams!))
    : undefined;
  const head = { format: SET_FORMAT, game: system.id, name, ...(teams && { teams: "teams.yaml" }) };
  const lines = [
    "# What this set contains, and what pressbox build prints from it. Sheets: pressbox list " + system.id,
    dataText({ ...head, rules: "rules.yaml", templates: "templates" }, SET_FILE).trimEnd(),
    ...(teams
      ? ["# Keys under own: of a team, for your templates: {own.rival}", "own:", "  team:", "    rival: text"]
      : []),
    "# Each entry takes the options of pressbox print by their names: paper, theme, format, copies, shop ...",
    "sheets:",
    ...(ofTeams ? [`  - sheet: ${ofTeams.id}`, "    out: teams.pdf"] : []),
    `  - sheet: ${hand.id}`,
    "    forms: true",
    "    out: to-type-into.pdf",
    `  - sheet: ${hand.id}`,
    "    seed: 42",
    "    out: a-game.pdf",
  ];
  return `${lines.join("\n")}\n`;
}

const readme = ({ id, title }: GameSystem, name: string, teams: boolean): string => `# ${name}

A set of sheets for ${title}. \`pressbox build\` in this folder makes everything into \`out/\`; open \`out/index.html\`.

- \`${SET_FILE}\`: which sheets are printed, and how.
${teams ? "- `teams.yaml`: the teams. Keys under `own:` are yours, for templates: `{own.rival}`.\n" : ""}- \`rules.yaml\`: house rules.
- \`templates/\`: your own templates. The footer shows this set's name instead of the game's.

\`pressbox new template ${id} SHEET --out templates\` copies another template to change.
`;
