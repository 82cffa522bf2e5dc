/** Values to put into the query, by name: one or several; an empty list takes the name out. */
export type QueryChange = Readonly<Record<string, string | readonly string[]>>;
/**
 * The query of the page, for state that an address should carry, and a function that changes it in place. The page shows a
 * change at once. Before hydration the query is empty, as the page is prerendered.
 */
export declare function useQuery(): [search: URLSearchParams, change: (values: QueryChange) => void];
