/** An answer other than success, as Firestore's REST interface gives it. The SDK reads the code from the HTTP status alone. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';

  constructor(
    readonly status: 'INVALID_ARGUMENT' | 'FAILED_PRECONDITION' | 'NOT_FOUND' | 'ALREADY_EXISTS' | 'UNIMPLEMENTED',
    message: string,
  ) {
    super(message);
  }

  get httpStatus(): number {
    const codes = {
      INVALID_ARGUMENT: 400,
      FAILED_PRECONDITION: 400,
      NOT_FOUND: 404,
      ALREADY_EXISTS: 409,
      UNIMPLEMENTED: 501,
    };
    return codes[this.status];
  }

  toBody() {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } };
  }
}
