import { describe } from "vitest";
import { sweeps } from "./sweep.js";

describe("sweeps", () => sweeps({ campaigns: 150, rulings: 10, chaos: 150, mixed: 100 }));
