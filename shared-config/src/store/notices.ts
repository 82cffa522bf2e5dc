import type { StateCreator } from 'zustand';

/** A short message shown over any page until it is dismissed. */
export type Notice = { id: number; text: string };

/** Messages that outlive the page that raised them. */
export type NoticesSlice = {
  notices: readonly Notice[];
  addNotice: (text: string) => void;
  dismissNotice: (id: number) => void;
};

/** Creates the notices slice; ids rise by one. */
export const createNoticesSlice: StateCreator<NoticesSlice> = (set) => ({
  notices: [],
  addNotice: (text) => set(({ notices }) => ({ notices: [...notices, { id: (notices.at(-1)?.id ?? 0) + 1, text }] })),
  dismissNotice: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
});
