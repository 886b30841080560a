/** Generates completion scripts from the command list: possible next words, without running the program. */
import { allKinds } from "../files/kinds.js";
import { commandKinds } from "../files/words/kind.js";
import type { GameSystem } from "../contract/game.js";
import { SEASON_USES } from "./commands/season.js";
import { flagOf, type Command, type OptionSpec } from "./spec.js";

type Shell = "bash" | "zsh" | "fish" | "powershell";

interface Words {
  readonly command: string;
  readonly summary: string;
  readonly flags: readonly {
    readonly flag: string;
    readonly spec: OptionSpec;
    /** Possible next words; none if a path, a name or a number is expected. */
    readonly values: readonly string[];
  }[];
  readonly args: readonly string[];
}

/** The script for a shell. */
export function completionScript(shell: Shell, commands: readonly Command[], systems: readonly GameSystem[]): string {
  const words = commands.map((command) => wordsOf(command, systems));
  return { bash, zsh, fish, powershell }[shell](words);
}

function wordsOf({ name, summary, options, args }: Command, systems: readonly GameSystem[]): Words {
  const choices = args.flatMap((arg) => {
    if (arg.name === "game") return gamesOf(name, systems);
    if (arg.name === "system") return systems.map(({ id }) => id);
    if (arg.name === "sheet") return systems.flatMap(({ sheets }) => sheets.map(({ id }) => id));
    if (arg.name === "kind") return [...allKinds(systems), ...commandKinds()].map(({ id }) => id);
    return arg.name === "shell" ? ["bash", "zsh", "fish", "powershell"] : [];
  });
  const flags = Object.entries(options).map(([key, given]) => {
    const spec = given as OptionSpec;
    return { flag: flagOf(key, spec), spec, values: spec.choices ?? valuesOf(name, key, systems) };
  });
  return { command: name, summary, flags, args: choices };
}

/** Words in the position of a game: the games that support the command, and the subcommands of `season`. */
function gamesOf(command: string, systems: readonly GameSystem[]): readonly string[] {
  const able = { season: "seasons", career: "careers" }[command] as "seasons" | "careers" | undefined;
  const ids = systems.filter((system) => able === undefined || system[able]).map(({ id }) => id);
  return command === "season" ? [...ids, ...SEASON_USES] : ids;
}

/** Option values that depend on the game: its coaches, its settings for new leagues. */
function valuesOf(command: string, key: string, systems: readonly GameSystem[]): readonly string[] {
  const words = systems.flatMap(({ coaches, presets, seasons, solver, teamMaker }) => {
    if (key === "coach") return coaches.map(({ id }) => id);
    if (key === "rules") return (presets ?? []).map(({ id }) => id);
    if (key === "objective") return solver?.objectives.map(({ id }) => id) ?? [];
    if (key === "philosophy") return teamMaker?.philosophies ?? [];
    if (command !== "season") return [];
    if (key === "logs") return seasons?.bookLogs ?? [];
    return seasons?.settings?.find(({ id }) => id === key)?.values ?? [];
  });
  return [...new Set(words)];
}

const flagList = ({ flags }: Words): string => [...flags.map(({ flag }) => flag), "--help"].join(" ");

/** Case lines such as `print --paper) letter a4`; after other options the shell completes file names. */
const valueCases = (words: readonly Words[]): string =>
  words
    .flatMap(({ command, flags }) =>
      flags
        .filter(({ spec }) => spec.value)
        .map(({ flag, values }) => {
          const reply =
            values.length > 0 ? `COMPREPLY=($(compgen -W "${values.join(" ")}" -- "$cur"))` : "COMPREPLY=()";
          return `    "${command} ${flag}") ${reply}; return ;;`;
        }),
    )
    .join("\n");

function bash(words: readonly Words[]): string {
  const cases = words.map((word) => {
    const list = `${flagList(word)} ${word.args.join(" ")}`.trim();
    return `    ${word.command}) COMPREPLY=($(compgen -W "${list}" -- "$cur")) ;;`;
  });
  return `# pressbox completion for bash
_pressbox() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  case "\${COMP_WORDS[1]} $prev" in
${valueCases(words)}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${words.map(({ command }) => command).join(" ")} help --help --version" -- "$cur")); return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
}
complete -o default -F _pressbox pressbox
`;
}

function zsh(words: readonly Words[]): string {
  return `#compdef pressbox\nautoload -U +X bashcompinit && bashcompinit\n${bash(words)}`;
}

const fishText = (text: string): string => `'${text.replace(/\\/g, "\\\\").replace(/'/g, "\\'")}'`;

function fish(words: readonly Words[]): string {
  const lines = ["# pressbox completion for fish"];
  for (const { command, summary, flags, args } of words) {
    lines.push(`complete -c pressbox -n __fish_use_subcommand -a ${command} -d ${fishText(summary)}`);
    const inside = `-n '__fish_seen_subcommand_from ${command}'`;
    if (args.length > 0) lines.push(`complete -c pressbox ${inside} -a ${fishText(args.join(" "))}`);
    for (const { flag, spec, values } of flags) {
      const value = values.length > 0 ? ` -x -a ${fishText(values.join(" "))}` : spec.value ? " -r" : "";
      lines.push(`complete -c pressbox ${inside} -l ${flag.slice(2)}${value} -d ${fishText(spec.summary)}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

const powershellText = (text: string): string => `'${text.replace(/'/g, "''")}'`;

function powershell(words: readonly Words[]): string {
  const table = words.map((word) => {
    const list = [...flagList(word).split(" "), ...word.args].map(powershellText).join(", ");
    return `    ${powershellText(word.command)} = @(${list})`;
  });
  const after = words.flatMap(({ command, flags }) =>
    flags
      .filter(({ values }) => values.length > 0)
      .map(
        ({ flag, values }) =>
          `    ${powershellText(`${command} ${flag}`)} = @(${values.map(powershellText).join(", ")})`,
      ),
  );
  return `# pressbox completion for PowerShell
Register-ArgumentCompleter -Native -CommandName pressbox -ScriptBlock {
  param($word, $ast, $position)
  $words = @{
${table.join("\n")}
  }
  $values = @{
${after.join("\n")}
  }
  $typed = @($ast.CommandElements | ForEach-Object { $_.ToString() })
  $first = $typed.Count -lt 2 -or ($typed.Count -eq 2 -and $word -ne '')
  $last = if ($word -eq '') { $typed[-1] } else { $typed[-2] }
  $list = if ($first) { $words.Keys } else { $words[$typed[1]] }
  if (-not $first -and $values.ContainsKey("$($typed[1]) $last")) { $list = $values["$($typed[1]) $last"] }
  $list | Where-Object { $_ -like "$word*" } | Sort-Object | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}
