/** What both suites share: workers load the project's modules as Node does (`test/runner/`). */
export const nativeModules = {
  globalSetup: ["test/runner/global-setup.mjs"],
  execArgv: ["--import", new URL("./test/runner/loader.mjs", import.meta.url).href],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
