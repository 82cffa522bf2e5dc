/** Waits for the next task: what ran before and what comes behind it are two short tasks then, and the page may paint in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
