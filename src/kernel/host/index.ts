/** What the program runs in. The core runs in a browser, too: whatever is Node's own is asked for here, and may be missing. */

interface ModuleHost {
  createRequire(from: string): NodeJS.Require;
  readonly Module: new (id: string) => NodeJS.Module;
}

/** Node's module loader, found without importing it; undefined in a browser. */
export function findModules(): ModuleHost | undefined {
  const host = (globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }).process;
  return host?.getBuiltinModule?.("module") as ModuleHost | undefined;
}
