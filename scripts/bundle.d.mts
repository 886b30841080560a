/** src/ -> dist/ as a person has it. */
export function bundle(root: string, dist: string): Promise<void>;
/** The library for pages and workers, with all packages in it. */
export function bundleWeb(root: string, dist: string): Promise<void>;

/** Modules that share a chunk of the program. */
export const TOGETHER: readonly { readonly name: string; readonly test: RegExp }[];
