/** Thrown by a page whose path has a parameter, for a value that it knows nothing of: the shell shows its 404 page. */
export declare class PageMissingError extends Error {
    readonly name = "PageMissingError";
    constructor(value: string | undefined);
}
/** Whether an error means that there is no such page; by its name, because each remote brings a class of its own. */
export declare const isPageMissing: (error: unknown) => boolean;
