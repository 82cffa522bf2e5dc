/**
 * Waits for a result for a limited time; the work behind it is not stopped.
 * @param milliseconds maximum time to wait
 * @param createError makes the error that it rejects with when the time is up
 */
export declare function withTimeout<Value>(result: Promise<Value>, milliseconds: number, createError?: () => Error): Promise<Value>;
