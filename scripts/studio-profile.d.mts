export function packProfile(bytes: Uint8Array): object;
