/**
 * Waits for a result for a limited time; the work behind it is not stopped.
 * @param milliseconds maximum time to wait
 * @param createError makes the error that it rejects with when the time is up
 */
export function withTimeout<Value>(
  result: Promise<Value>,
  milliseconds: number,
  createError = () => new Error(`No response within ${milliseconds / 1000} s`),
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
