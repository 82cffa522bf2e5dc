/** Field of a document of the registry that says who has signed it as it is; `key` is the id of a public key. */
export const changeSignatureField = 'signedBy';

/** Beginning of a server's message that the signature of a change is missing or wrong. */
export const unsignedChange = 'The registry takes this change signed alone';

/**
 * The signed text of a document of the registry: its path, and all of its fields but the signature, whatever their order.
 * @param path such as `releases/mfe-service`
 */
export const registryChangeText = (path: string, { [changeSignatureField]: _, ...fields }: Record<string, unknown>) =>
  JSON.stringify(['change of what is live, form 1', path, sortKeys(fields)]);

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  );
}
