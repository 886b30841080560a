/** The parser of Handlebars: needed for a template that was not read ahead by the build. What runs templates is ours (run.ts). */
import { host } from "../../kernel/host/index.js";
import { lazily } from "../../kernel/lazy/index.js";

export const reader = lazily(() => host().need("handlebars"));
