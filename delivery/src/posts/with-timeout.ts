/** A result that is waited for no longer than some time in ms. @throws {Error} when it takes longer. */
export function withTimeout<Value>(result: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it took longer than ${ms} ms`)), ms);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
