/** What something was in the earlier site and is in the later one; absent where it is not there, or nobody knows. */
export type Change<T> = { before?: T | undefined; after?: T | undefined };

/** Whether the two differ. */
export const isChange = <T>({ before, after }: Change<T>) => before !== after;
