import { describe } from "vitest";
import { sweeps } from "./sweep.js";

describe("sweeps", () => sweeps({ campaigns: 2000, rulings: 20, chaos: 1000, mixed: 500 }));
