/** Files of data that come with Pressbox. */
import { ownText } from "../kernel/host/index.js";
import { parseData, type DataFile } from "./data-file.js";

/** @param file by its path from the package's folder; the host has it */
export const ownData = (file: string): DataFile => parseData(ownText(file)!, file);
