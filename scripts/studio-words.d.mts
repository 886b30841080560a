export function packWords(file: object): object;
