/** Why a drawing is refused: what in it, and the remedy. */
export class UnsafeSvgError extends Error {
  override readonly name = 'UnsafeSvgError';

  constructor(
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${reason}. ${remedy}`);
  }
}
