/** Characters of a summary that a tab shows (specification §9). */
export const summaryLength = 40;

/** A summary as the tabs show it: cut, with an ellipsis. */
export const cutSummary = (summary: string) => `${summary.slice(0, summaryLength)}…`;
