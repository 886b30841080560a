/** How checks of teams report their findings. */
import { fault, type Place } from "../../../kernel/issue/index.js";

/** Place of a field of the team at this list index. */
export type LocateTeam = (index: number, field: string) => Place;

/** Reports one fault of a team. */
export type Report = (
  make: typeof fault,
  code: string,
  at: { readonly field: string; readonly printed: unknown; readonly expected: unknown; readonly rule?: string },
  message: string,
  hint?: string,
) => void;
