/** Work done once. */

/** Caches a result per object, for as long as the object lives. Only for objects that never change, such as cups and views. */
export function remember<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = work(key)));
    return value;
  };
}
