/**
 * Handlebars in two parts: what runs a template is always there; what reads one is loaded when a template was not read ahead by the
 * build. In a browser, where nothing can be loaded in the middle of a call, both are there from the start.
 */
import type * as Handlebars from "handlebars";
import * as loaded from "handlebars/runtime.js";
import { host } from "../../kernel/host/index.js";
import { lazily } from "../../kernel/lazy/index.js";

type Whole = typeof Handlebars;
export const runtime = (loaded as unknown as { readonly default: Whole }).default;

export const reader = lazily((): Whole => host().need("handlebars"));
