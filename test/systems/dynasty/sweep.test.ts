import { describe } from "vitest";
import { sweeps } from "./sweep.js";

describe("sweeps", () => sweeps({ campaigns: 80, rulings: 6, chaos: 80, mixed: 60 }));
