/** The Handlebars parser: needed for templates without a prebuilt tree. Templates are run by our own code (run.ts). */
import { host } from "../../kernel/host/index.js";
import { lazily } from "../../kernel/lazy/index.js";

export const reader = lazily(() => host().need("handlebars"));
