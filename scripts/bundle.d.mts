/** src/ -> dist/ as a person has it. */
export function bundle(root: string, dist: string): Promise<void>;
/** The library for pages and workers, with all packages in it. */
export function bundleWeb(root: string, dist: string): Promise<void>;
