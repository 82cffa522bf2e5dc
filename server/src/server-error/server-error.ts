/** The server cannot start or go on: the thing, the reason, the remedy. Printed as one message, exit code 1. */
export class ServerError extends Error {
  override readonly name = 'ServerError';

  constructor(subject: string, reason: string, remedy: string, options?: ErrorOptions) {
    super(`${subject}: ${reason}. ${remedy}`, options);
  }
}
