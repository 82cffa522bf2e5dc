/** `2026-01-02` → `2 January 2026`, the same wherever it is rendered; what is no day stays as it is. */
export declare function formatDay(day: string): string;
/**
 * The first and the last day of something as one span: `2026-01-02` and `2026-01-04` → `2–4 January 2026`. Not by `formatRange`, whose
 * spaces are not the same in Node and in every browser.
 */
export declare function formatDays(first: string, last: string): string;
