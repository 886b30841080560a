/** Bytes kept between runs, such as solved tables; the command line keeps them on disk. */
export interface ByteCache {
  read(key: string): Uint8Array | undefined;
  write(key: string, bytes: Uint8Array): void;
}

/** Keeps nothing. */
export const NO_CACHE: ByteCache = { read: () => undefined, write: () => undefined };

/** A cache that lasts as long as this object. */
export function memoryCache(kept = new Map<string, Uint8Array>()): ByteCache {
  return { read: (key) => kept.get(key), write: (key, bytes) => void kept.set(key, bytes) };
}
