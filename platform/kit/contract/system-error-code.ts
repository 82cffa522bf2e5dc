/** The code of a system error, such as ENOENT; `undefined` for anything else. Works across realms, where `instanceof` does not. */
export function systemErrorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
