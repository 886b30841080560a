/** Opens a file in the system's default program. */
import { spawn } from "node:child_process";

/** The system's command, and its arguments before the path. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["explorer"],
};

export function showFile(path: string, platform: NodeJS.Platform): void {
  const [command, ...words] = OPENERS[platform] ?? ["xdg-open"];
  const child = spawn(command, [...words, path], { detached: true, stdio: "ignore" });
  // Without a desktop nothing opens, but the file exists.
  child.on("error", () => undefined);
  child.unref();
}
