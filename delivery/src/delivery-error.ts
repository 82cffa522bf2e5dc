/** Something the release desk refuses or cannot do: the thing, the reason, the remedy. Printed as one message, exit code 1. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    /** What it is about: a remote, a file, a folder. */
    readonly subject: string,
    readonly reason: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${subject}: ${reason}. ${remedy}`, options);
  }
}
