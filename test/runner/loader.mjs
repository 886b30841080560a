/** Every worker starts with this: Node reads the project's TypeScript as `global-setup.mjs` has compiled it. */
import { register } from "node:module";

register("./hooks.mjs", import.meta.url, {
  data: { root: new URL("../../", import.meta.url).href, folder: process.env.PRESSBOX_TEST_CACHE },
});
