/** A command was called in a way that it cannot be: the command, the reason, the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(subject: string, reason: string, remedy: string, options?: ErrorOptions) {
    super(`${subject}: ${reason}. ${remedy}`, options);
  }
}
