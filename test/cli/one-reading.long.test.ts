/** One way to read a file: every broken copy of each. */
process.env.PRESSBOX_TEST_ALL_FAULTS = "1";
await import("./one-reading-files.test.js");
await import("./one-reading-made.test.js");
