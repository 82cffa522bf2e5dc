/**
 * Waits for a promise for a limited time; the work behind it is not stopped.
 * @param milliseconds maximum time to wait
 * @param createError makes the error that it rejects with when the time is up
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  createError: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
