/** Canonical codes that this store uses (google.rpc.Code), and their HTTP status. */
const httpStatusOf = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  INTERNAL: 500,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

/** A canonical code. */
export type FirestoreStatus = keyof typeof httpStatusOf;

/** An error of Firestore's interface. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';

  constructor(
    readonly status: FirestoreStatus,
    message: string,
  ) {
    super(message);
  }

  /** Status of the response. The SDK reads the code from it alone. */
  get statusCode(): number {
    return httpStatusOf[this.status];
  }
}

/** The request is wrong, whatever is stored. */
export const invalidArgument = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);

/** Text of a request for a message: shortened, so that a message does not grow with the request. */
export const excerptOf = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

/** The body of an error in Firestore's form. @param code HTTP status */
export function errorBody(code: number, { message, status }: { message: string; status?: string | undefined }) {
  const canonical = Object.entries(httpStatusOf).find(([, httpStatus]) => httpStatus === code)?.[0];
  return { error: { code, message, status: status ?? canonical ?? 'INVALID_ARGUMENT' } };
}
