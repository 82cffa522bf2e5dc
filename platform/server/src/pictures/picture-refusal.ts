/** Why a picture is not taken in. The message is for the writer: the thing, the reason, the remedy. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';

  constructor(
    /** 413 too large, 415 no picture, 422 a picture that cannot be taken in, 400 not what was announced, 503 later. */
    readonly status: 400 | 413 | 415 | 422 | 503,
    readonly subject: string,
    readonly reason: string,
    readonly remedy: string,
    /** With 503: seconds after which to send it again. */
    readonly retryAfter?: number,
  ) {
    super(`${subject}: ${reason}. ${remedy}`);
  }
}
