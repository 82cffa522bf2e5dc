const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date as people read it: `2025-10-14` → `14 October 2025`. The same wherever it is rendered. */
export const formatDate = (date: string) => longDate.format(new Date(`${date}T00:00:00Z`));
