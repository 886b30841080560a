import { describe } from "vitest";
import { chromiumContract } from "./pdf.js";

describe("pen-and-paper as PDF", () => chromiumContract("pen-and-paper"));
