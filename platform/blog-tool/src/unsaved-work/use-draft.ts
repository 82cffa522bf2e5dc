import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { openDraft } from './open-draft';

/** Opens the draft of a form with its first render, and leaves it with the form. @returns it, and its state */
export function useDraft(toOpen: Parameters<typeof openDraft>[0]) {
  const [draft] = useState(() => openDraft(toOpen));
  const { stored, settled, read, editing } = toOpen.form;
  // Before any effect that may ask for it to be kept.
  useLayoutEffect(() => draft.change({ stored, settled, read, editing }), [draft, stored, settled, read, editing]);
  useEffect(() => draft.start(), [draft]);
  return { draft, state: useSyncExternalStore(draft.watch, draft.state) };
}
