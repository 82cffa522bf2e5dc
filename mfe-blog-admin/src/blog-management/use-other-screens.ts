import { type ComponentType, useEffect, useState } from 'react';
import { loadOtherScreens } from './load-other-screens';
import type { OtherScreensProps } from './other-screens';

/** The screens behind the list, or what has become of loading them. */
export type LoadedScreens = ComponentType<OtherScreensProps> | 'loading' | 'failed';

/**
 * The screens behind the list: they are loaded once the list is there, or at once when one of them is to be shown. When that
 * fails, the next one that is opened loads them again.
 */
export function useOtherScreens(isListThere: boolean, isNeeded: boolean): LoadedScreens {
  const [loaded, setLoaded] = useState<LoadedScreens>('loading');
  const isWanted = isListThere || isNeeded;

  useEffect(() => {
    if (!isWanted) return;
    setLoaded((before: LoadedScreens) => (before === 'failed' ? 'loading' : before));
    loadOtherScreens().then(
      ({ OtherScreens }) => setLoaded(() => OtherScreens),
      (error: unknown) => {
        console.error('The screens behind the list of posts could not be loaded:', error);
        setLoaded('failed');
      },
    );
  }, [isWanted, isNeeded]);

  return loaded;
}
