import { visitFields } from 'shared-config/forms';

/** The days on which visitors may be there, as the form offers them. */
export const castingDays: readonly string[] = visitFields.date.options;
