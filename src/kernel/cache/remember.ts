/** Work done once. */

/** Keeps what follows from an object for as long as the object lives: cups and views never change. */
export function remember<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = work(key)));
    return value;
  };
}
