/** Data files that come with Pressbox. */
import { ownText } from "../kernel/host/index.js";
import { parseData, type DataFile } from "./data-file.js";

/** @param file path from the package's folder; the host must have it */
export const ownData = (file: string): DataFile => parseData(ownText(file)!, file);
