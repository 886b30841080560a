import { describe } from "vitest";
import { chromiumContract } from "./pdf.js";

describe("5d20 as PDF", () => chromiumContract("5d20"));
