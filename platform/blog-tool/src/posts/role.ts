import { createContext, useContext } from 'react';

/**
 * What somebody may do: a writer writes drafts, and a publisher also changes what readers see. Where nobody signs in there are
 * publishers alone. `firestore.rules` hold it; the tool only says it.
 */
export type Role = 'writer' | 'publisher';

/** The role of whoever uses the tool. */
export const RoleContext = createContext<Role>('publisher');

/** Whether whoever uses the tool may change what readers see. */
export const useMayPublish = (): boolean => useContext(RoleContext) === 'publisher';
