export function getScript(code: number): string;
export function getCategory(code: number): string;
export function getCombiningClass(code: number): string;
export function isMark(code: number): boolean;
export function isDigit(code: number): boolean;
