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

/** Canonical codes that this store answers with (google.rpc.Code). */
export type FirestoreStatus = keyof typeof httpStatusOf;

/** A result other than success, as Firestore's REST interface gives it. The SDK reads the code from the HTTP status alone. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';

  constructor(
    readonly status: FirestoreStatus,
    message: string,
    /** Differs from the usual one of the status only where HTTP has a more precise one, such as 413. */
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

/** Text of a request as it may stand in a message: cut, so that a message never grows with the request. */
export const excerptOf = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
