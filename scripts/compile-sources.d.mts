/** Folders of the sources and of what is made of them. */
export const SOURCES: string;
export const COMPILED: string;
/** Brings the compiled modules up to date. */
export function compileSources(): Promise<void>;
