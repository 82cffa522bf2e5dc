const name = 'PageMissingError';

/** Thrown by a page whose path has a parameter, for a value that it knows nothing of: the shell shows its 404 page. */
export class PageMissingError extends Error {
  override readonly name = name;

  constructor(value: string | undefined) {
    super(`There is no page for "${value}". Correct the link, or list the page in "entries" of remote.ts`);
  }
}

/** Whether an error means that there is no such page; by its name, because each remote brings a class of its own. */
export const isPageMissing = (error: unknown) => error instanceof Error && error.name === name;
