import { useEffect, useState } from 'react';
import type { Pictures } from './pictures';

/** Where pictures are found for an `img`. */
type PictureAddresses = Pick<Pictures, 'addressOf'>;

/** Address for an `img` of a picture; `undefined` until it is known, '' where it cannot be had. */
export function usePictureAddress(pictures: PictureAddresses | undefined, name: string): string | undefined {
  const [found, setFound] = useState<{ name: string; address: string }>();
  useEffect(() => {
    let isCancelled = false;
    pictures?.addressOf(name).then(
      (address) => {
        if (!isCancelled) setFound({ name, address });
      },
      () => {
        if (!isCancelled) setFound({ name, address: '' });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [pictures, name]);
  return found?.name === name ? found.address : undefined;
}
