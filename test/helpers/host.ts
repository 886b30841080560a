/** Tests run in Node. One seed draws all properties, so that every run of the suite is the same; `properties.long.test.ts` draws anew. */
import fc from "fast-check";
import "../../src/host/node.js";

fc.configureGlobal({ seed: 20261129 });
