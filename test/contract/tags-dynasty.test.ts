import { describe } from "vitest";
import { tagContract } from "./tags.js";

describe("dynasty", () => tagContract("dynasty"));
