/** Another window has written a draft since this one opened or wrote it. */
export class DraftChangedError extends Error {
  override readonly name = 'DraftChangedError';

  constructor(key: string) {
    super(`Draft ${key} was written by another window. Keep this one under a key of its own`);
  }
}
