/** The server cannot start or go on: the thing, the reason, the remedy. Printed as one message, exit code 1. */
export class ServerError extends Error {
  override readonly name = 'ServerError';

  constructor(subject: string, reason: string, remedy: string, options?: ErrorOptions) {
    super(`${subject}: ${reason}. ${remedy}`, options);
  }
}

/** The code of a system error, such as EADDRINUSE; `undefined` for anything else. */
export function systemErrorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
