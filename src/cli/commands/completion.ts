import { choice, defineCommand, usageError } from "../spec.js";

const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;

export const completion = defineCommand({
  name: "completion",
  summary: "print a script that completes commands and options in your shell",
  args: [{ name: "shell", summary: SHELLS.join(", "), required: true }],
  options: {},
  examples: [
    "pressbox completion bash >> ~/.bashrc",
    "pressbox completion fish > ~/.config/fish/completions/pressbox.fish",
  ],
  async run({ args: [name], io, commands }) {
    const shell = choice("SHELL", SHELLS, "").parse(name, "the shell", undefined);
    if (shell === undefined) throw usageError(`there is no completion for "${name}"`);
    const [{ completionScript }, systems] = await Promise.all([
      import("../completion-script.js"),
      import("../../make/find.js").then(({ allSystems }) => allSystems()),
    ]);
    io.out(completionScript(shell, commands, systems));
  },
});
