import { describe } from "vitest";
import { chromiumContract } from "./pdf.js";

describe("dynasty as PDF", () => chromiumContract("dynasty"));
