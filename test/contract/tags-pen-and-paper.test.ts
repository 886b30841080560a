import { describe } from "vitest";
import { tagContract } from "./tags.js";

describe("pen-and-paper", () => tagContract("pen-and-paper"));
