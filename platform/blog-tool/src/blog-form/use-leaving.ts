import { type RefObject, useEffect } from 'react';
import type { ToolPictures } from '../pictures/open-pictures';
import type { OpenDraft } from '../unsaved-work/open-draft';

/** Asks before the form or the page is left, where something would be lost by it. @param mayLeave tells that of the form */
export function useLeaving(
  mayLeave: RefObject<(() => boolean) | undefined>,
  draft: OpenDraft,
  pictures: ToolPictures | undefined,
): void {
  useEffect(() => {
    mayLeave.current = () =>
      !draft.isLostByLeaving() || window.confirm('Leave without saving? Your changes will be lost.');
    const warn = (event: BeforeUnloadEvent) => {
      if (draft.isLostByLeaving() || pictures?.hasUnkept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      mayLeave.current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [mayLeave, draft, pictures]);
}
