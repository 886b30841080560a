/** Tests run in Node. */
import "../../src/host/node.js";
