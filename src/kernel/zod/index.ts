/** zod, loaded when a file is first checked: most print runs do not need it. */
import type { z as Zod } from "zod";
import { host } from "../host/index.js";
import { lazily } from "../lazy/index.js";

export const zod = lazily((): typeof Zod => host().need("zod").z);
