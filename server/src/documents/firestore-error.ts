const httpStatusOf = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

/** Canonical codes that this store uses (google.rpc.Code). */
export type FirestoreStatus = keyof typeof httpStatusOf;

/** An error in the form of Firestore's REST interface. The SDK reads the code from the HTTP status alone. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';

  constructor(
    readonly status: FirestoreStatus,
    message: string,
    /** Differs from the default only where HTTP has a more precise status, such as 413. */
    readonly httpStatus: number = httpStatusOf[status],
  ) {
    super(message);
  }

  toBody() {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } };
  }
}

/** The request is wrong, whatever is stored. */
export const invalidArgument = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);

/** Text of a request for a message: shortened, so that a message does not grow with the request. */
export const excerptOf = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
