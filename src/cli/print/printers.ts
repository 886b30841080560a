/** The user's printers: measurements from their calibration sheets, saved by name in the configuration folder. */
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import { readDataFile } from "../../host/node/data-files.js";
import { zodIssues } from "../../text/zod-issues.js";
import { fault, suggestHint, UserError, type Issue } from "../../kernel/issue/index.js";
import { lazily } from "../../kernel/lazy/index.js";
import { zod } from "../../kernel/zod/index.js";
import type { Binding, PrinterProfile } from "../../press/index.js";
import type { Outside } from "../io.js";
import { DUPLEX, type Duplex } from "../../print/options/sheet-options.js";
import { LANDSCAPE, NO_PRINTER } from "../options.js";
import { replaceFiles } from "../output/write-files.js";
import type { Exporter } from "../../make/export.js";

/** Environment variable for another configuration folder. */
export const CONFIG_VARIABLE = "PRESSBOX_CONFIG";

/** Dimensions of the calibration sheet, millimeters: distance of its lines from the left and top edges, lengths of its rulers. */
export const CALIBRATION = { left: 30, top: 30, across: 150, down: 200 } as const;

const FORMAT = "pressbox/printers";
const mm = (least: number, most: number) => zod().number().min(least).max(most);

/** Limits for measurements: anything beyond them is a typo. */
const printerSchema = lazily(() => {
  const margin = mm(0, 40);
  return zod().strictObject({
    left: mm(15, 45).default(CALIBRATION.left),
    top: mm(15, 45).default(CALIBRATION.top),
    across: mm(140, 160).default(CALIBRATION.across),
    down: mm(190, 210).default(CALIBRATION.down),
    dx: mm(-15, 15).default(0),
    dy: mm(-15, 15).default(0),
    /** Top, right, bottom, left. */
    margins: zod().tuple([margin, margin, margin, margin]).default([0, 0, 0, 0]),
    duplex: zod().enum(DUPLEX).default("long"),
    landscape: zod().enum(LANDSCAPE).default("left"),
  });
});
export type Printer = z.infer<ReturnType<typeof printerSchema>>;
export type PrinterReadings = z.input<ReturnType<typeof printerSchema>>;

const fileSchema = lazily(() =>
  zod().strictObject({
    format: zod().literal(FORMAT),
    default: zod().string().optional(),
    printers: zod().record(zod().string(), printerSchema()),
  }),
);
export type Printers = z.infer<ReturnType<typeof fileSchema>>;

/** The platform's configuration folder. */
function configFolder({ env, platform }: Pick<Outside, "env" | "platform">): string {
  const given = (name: string): string | undefined => (env[name] === "" ? undefined : env[name]);
  const own = given(CONFIG_VARIABLE);
  if (own !== undefined) return own;
  const home = given("HOME") ?? homedir();
  if (platform === "win32") return join(given("APPDATA") ?? join(home, "AppData", "Roaming"), "pressbox");
  if (platform === "darwin") return join(home, "Library", "Application Support", "pressbox");
  return join(given("XDG_CONFIG_HOME") ?? join(home, ".config"), "pressbox");
}

export const printersFile = (io: Outside): string => join(configFolder(io), "printers.json");

/** @throws UserError with every error in the file */
export function readPrinters(io: Outside): Printers {
  const path = printersFile(io);
  if (!existsSync(path)) return { format: FORMAT, printers: {} };
  const { data, locate } = readDataFile(path);
  const parsed = fileSchema().safeParse(data);
  if (!parsed.success) throw new UserError(zodIssues(parsed.error, { data, locate, schema: fileSchema() }));
  const { default: usual, printers } = parsed.data;
  if (usual !== undefined && !Object.hasOwn(printers, usual)) {
    const names = Object.keys(printers);
    const hint = names.length > 0 ? suggestHint(usual, names) : `remove the line, or keep a printer of that name`;
    throw new UserError(fault("printer-unknown", `there is no printer "${usual}"`, { ...locate(["default"]), hint }));
  }
  return parsed.data;
}

/** @throws UserError `printer-name` for a name that would be lost when the file is read: a key such as `__proto__` */
export function writePrinters(printers: Printers, io: Outside): void {
  const read = fileSchema().safeParse(printers).data?.printers ?? {};
  const lost = Object.keys(printers.printers).filter((name) => !Object.hasOwn(read, name));
  if (lost.length > 0)
    throw new UserError(
      lost.map((name) =>
        fault("printer-name", `a printer cannot be called "${name}"`, { hint: "choose another name" }),
      ),
    );
  const bytes = `${JSON.stringify(printers, null, 2)}\n`;
  replaceFiles([{ path: printersFile(io), bytes }], io.cwd);
}

/** A printer's measurements, checked like those in the file. @throws UserError */
export function printerOf(readings: PrinterReadings): Printer {
  const parsed = printerSchema().safeParse(readings);
  if (parsed.success) return parsed.data;
  const locate = ([key, side]: readonly (string | number)[]) => ({
    path: typeof side === "number" ? `--${key}, ${MARGINS[side]}` : `--${key}`,
  });
  const issues = zodIssues(parsed.error, { data: readings, locate, schema: printerSchema() });
  throw new UserError(
    issues.map((issue) => ({ ...issue, message: `${issue.message} mm`, ...inchesHint(issue, readings) })),
  );
}

/** The four margins, in order. */
const MARGINS = ["top", "right", "bottom", "left"] as const;

/** Detects inches: out of range as is, in range once multiplied by 25.4. */
function inchesHint({ path = "" }: Issue, readings: PrinterReadings): { readonly hint?: string } {
  const key = path.replace(/^--/, "") as keyof PrinterReadings;
  const found = readings[key];
  if (typeof found !== "number") return {};
  const mm = Math.round(found * 254) / 10;
  if (!printerSchema().safeParse({ [key]: mm }).success) return {};
  return { hint: `all measurements are in millimeters: ${found} in are ${mm} mm` };
}

/** @throws UserError if there is none of that name */
export function findPrinter({ printers }: Printers, name: string): Printer {
  const found = Object.hasOwn(printers, name) ? printers[name] : undefined;
  if (found) return found;
  const names = Object.keys(printers);
  const hint =
    names.length > 0 ? suggestHint(name, names) : "pressbox printer calibrate prints the sheet that measures one";
  throw new UserError(fault("printer-unknown", `there is no printer "${name}"`, { hint }));
}

/** The printer that a command prints for: the one named, else the default. */
export function pickPrinter(io: Outside, named: string | undefined): { name: string; printer: Printer } | undefined {
  if (named === NO_PRINTER) return undefined;
  const printers = readPrinters(io);
  const name = named ?? printers.default;
  return name === undefined ? undefined : { name, printer: findPrinter(printers, name) };
}

export const bindingOf = (duplex: Duplex): Binding => (duplex === "short" ? "short-edge" : "long-edge");

/** The printer profile that follows from the measurements. */
export function profileOf({ left, top, dx, dy, duplex, landscape, ...printer }: Printer): PrinterProfile {
  const across = printer.across / CALIBRATION.across;
  const down = printer.down / CALIBRATION.down;
  const [above, right, bottom, beside] = printer.margins;
  return {
    across,
    down,
    front: { dx: left - CALIBRATION.left * across, dy: top - CALIBRATION.top * down },
    back: { dx, dy },
    margins: { top: above, right, bottom, left: beside },
    binding: bindingOf(duplex),
    landscape,
  };
}

/** How a command prints: for which printer, and which edge to flip on. */
export function onPrinter(
  { printer: named, duplex }: { readonly printer?: string; readonly duplex?: Duplex },
  io: Outside,
  report: (issues: readonly Issue[]) => void,
): Pick<Exporter, "binding" | "printer"> {
  const picked = pickPrinter(io, named);
  const how = duplex ?? picked?.printer.duplex;
  const binding = how && bindingOf(how);
  const profile = picked && { ...profileOf(picked.printer), ...(binding && { binding }) };
  return { binding, printer: profile && { name: picked.name, profile, report } };
}
