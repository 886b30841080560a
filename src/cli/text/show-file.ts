/** Hands a file over to the program that the system opens such files with. */
import { spawn } from "node:child_process";

/** The system's own command, and its words before the path. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["explorer"],
};

export function showFile(path: string, platform: NodeJS.Platform): void {
  const [command, ...words] = OPENERS[platform] ?? ["xdg-open"];
  const child = spawn(command, [...words, path], { detached: true, stdio: "ignore" });
  // Without a desktop nothing opens: the file is there all the same.
  child.on("error", () => undefined);
  child.unref();
}
