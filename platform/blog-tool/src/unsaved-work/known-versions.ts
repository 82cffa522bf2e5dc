/** Up to when each draft is known that this window has opened, and what it has written of it since, by when that was kept. */
const opened = new Map<string, string>();
const written = new Map<string, Set<string>>();

/** Remembers which state of a draft a form is opened with: that one, and what was kept before it, may be written over. */
export const noteOpened = (key: string, keptAt: string): unknown => opened.set(key, keptAt);

/** Remembers a state of a draft that this window writes. */
export const noteWritten = (key: string, keptAt: string): unknown =>
  written.set(key, (written.get(key) ?? new Set()).add(keptAt));

/** Whether a state of a draft is one that this window knows; otherwise another window has written it since. */
export const isKnownVersion = (key: string, keptAt: string): boolean =>
  keptAt <= (opened.get(key) ?? '') || written.get(key)?.has(keptAt) === true;
