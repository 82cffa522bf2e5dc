const values = new WeakMap<object, { value: unknown }>();

/**
 * Has a build put a value of a module of content into a script of its own, which comes with the first call; tests and commands have the
 * value at once. The promise is the same each time, as React's `use` needs it.
 */
export function apart<Value>(value: Value): () => Promise<Value> {
  const loaded = Promise.resolve(value);
  const load = () => loaded;
  values.set(load, { value });
  return load;
}

/** The value that is put apart by a function, if it does that. */
export const valueApart = (load: object): { value: unknown } | undefined => values.get(load);
