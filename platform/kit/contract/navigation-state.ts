import * as v from 'valibot';

/**
 * Router state of a link whose page keeps the visitor's place: the shell then neither scrolls to the top nor moves the
 * focus, and the page that comes sees to both. For tabs that are pages of their own (specification §2 Commercial
 * partner pages), where the tab bar must not jump.
 */
export const keepPlace = { keepPlace: true } as const;

const stateSchema = v.object({ keepPlace: v.literal(true) });

/** Whether a location was reached by a link that keeps the visitor's place. */
export const keepsPlace = (state: unknown): boolean => v.is(stateSchema, state);
