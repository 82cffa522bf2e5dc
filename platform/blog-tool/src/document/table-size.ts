type Rows = readonly { cells: readonly string[] }[];

/**
 * Cells that a table has at most, as many in each row as in the longest one: a row of 25 kB can ask for a column in each of thousands.
 * The embedded server takes no more in one post.
 */
export const maxCells = 7_000;

/** The cells of the longest row, at least one. */
export const countColumns = (rows: Rows): number => rows.reduce((most, { cells }) => Math.max(most, cells.length), 1);

/** Whether a table has more cells than a document takes: filled, 160 kB of uneven rows are 64 million. */
export const isTooLarge = (rows: Rows): boolean => countColumns(rows) * rows.length > maxCells;
