import { describe } from "vitest";
import { tagContract } from "./tags.js";

describe("5d20", () => tagContract("5d20"));
