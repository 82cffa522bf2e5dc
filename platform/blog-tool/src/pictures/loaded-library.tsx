import { type ComponentType, useEffect, useState } from 'react';
import type { PictureLibraryProps } from './picture-library';

/** The library, whose script comes when somebody wants to see it: without a connection files can be chosen still. */
export function LoadedLibrary(props: PictureLibraryProps) {
  const [library, setLibrary] = useState<{ Library: ComponentType<PictureLibraryProps> } | 'failed'>();
  useEffect(() => {
    let isCancelled = false;
    import('./picture-library').then(
      ({ PictureLibrary }) => {
        if (!isCancelled) setLibrary({ Library: PictureLibrary });
      },
      (error: unknown) => {
        console.error('The library could not be loaded:', error);
        if (!isCancelled) setLibrary('failed');
      },
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  if (library === undefined) return <p role="status">Loading the library…</p>;
  if (library === 'failed')
    return <p role="status">The library could not be loaded. Check your connection and open it again.</p>;
  const { Library } = library;
  return <Library {...props} />;
}
