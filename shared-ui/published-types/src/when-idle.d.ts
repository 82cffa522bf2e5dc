/** Calls back once the browser has nothing to do. Safari has no idle callback; there the next task has to do. */
export declare function whenIdle(callback: () => void): void;
