import { describe } from "vitest";
import { chromiumContract } from "./pdf.js";

describe("postcard as PDF", () => chromiumContract("postcard"));
