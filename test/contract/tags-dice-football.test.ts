import { describe } from "vitest";
import { tagContract } from "./tags.js";

describe("dice-football", () => tagContract("dice-football"));
