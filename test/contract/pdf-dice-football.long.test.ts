import { describe } from "vitest";
import { chromiumContract } from "./pdf.js";

describe("dice-football as PDF", () => chromiumContract("dice-football"));
