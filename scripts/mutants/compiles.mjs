// Checks whether a changed source file still type-checks. Other files are not checked again.
import path from "node:path";
import ts from "typescript";

/** @param sources texts by file, relative to the project's root @returns a function that says whether a change compiles */
export function typeChecker(root, sources) {
  const place = (file) => path.join(root, file).replaceAll("\\", "/");
  const config = ts.getParsedCommandLineOfConfigFile(
    place("tsconfig.json"),
    { noUnusedLocals: false, noUnusedParameters: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const texts = new Map([...sources].map(([file, text]) => [place(file), text]));
  let changed;
  let version = 0;
  const service = ts.createLanguageService({
    getScriptFileNames: () => config.fileNames.filter((file) => file.includes("/src/")),
    getScriptVersion: (file) => (changed?.file === file ? `${version}` : "0"),
    getScriptSnapshot: (file) => {
      const text = changed?.file === file ? changed.text : (texts.get(file) ?? ts.sys.readFile(file));
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return ({ file: name, text }) => {
    const file = place(name);
    changed = { file, text };
    version++;
    return service.getSyntacticDiagnostics(file).length === 0 && service.getSemanticDiagnostics(file).length === 0;
  };
}
