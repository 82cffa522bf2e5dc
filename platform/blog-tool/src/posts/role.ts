import { createContext, useContext } from 'react';

/**
 * The role of a user: a writer writes drafts, and a publisher also changes what readers see. Where nobody signs in there are publishers
 * alone. `firestore.rules` enforce it; the tool only shows it.
 */
export type Role = 'writer' | 'publisher';

/** The role of the user. */
export const RoleContext = createContext<Role>('publisher');

/** Whether the user may change what readers see. */
export const useMayPublish = (): boolean => useContext(RoleContext) === 'publisher';
