import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or reloaded while something is unsaved. @param isUnsaved asked in that moment */
export function useLeaveWarning(isUnsaved: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
