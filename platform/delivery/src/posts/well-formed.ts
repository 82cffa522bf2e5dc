/**
 * A document without halves of characters: they have no encoding, so a page could not be written as it was rendered.
 * @param data as JSON can carry it
 */
export function wellFormed(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value,
  );
}
