/** Tables solved in this run of the tests, whichever worker solved them: see `runner/global-setup.mjs`. */
export const runCacheFolder = (): string => process.env.PRESSBOX_TEST_CACHE!;
