import { describe } from "vitest";
import { tagContract } from "./tags.js";

describe("postcard", () => tagContract("postcard"));
