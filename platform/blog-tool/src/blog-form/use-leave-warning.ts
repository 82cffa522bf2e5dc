import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or reloaded while something would be lost by it. @param isLost asked in that moment */
export function useLeaveWarning(isLost: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isLost()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLost]);
}
