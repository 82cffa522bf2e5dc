/** Where a value is exported that content refers to. */
export type Reference = { module: string; name: string };

const references = new WeakMap<object, Reference>();

/**
 * Says where a value comes from, so that a module of content imports it in the place of a copy: the address of a picture is known
 * in the browser alone, for instance.
 * @param reference to the export of a package
 */
export function refer<Value extends object>(value: Value, reference: Reference): Value {
  references.set(value, reference);
  return value;
}

/** Where a value comes from, if content refers to it. */
export const referenceOf = (value: object): Reference | undefined => references.get(value);
