import type { PictureFile } from 'kit/media/media-file';
import { useEffect, useState } from 'react';
import type { DraftBlock } from '../posts/draft-blocks';
import type { Pictures } from './pictures';

/**
 * Finds the pictures of blocks for a view of a post in the tool, which has one file of each.
 * @returns the file of a picture by its name; `undefined` until it is known
 */
export function usePictureFiles(
  pictures: Pick<Pictures, 'addressOf'> | undefined,
  blocks: readonly DraftBlock[],
): (name: string) => PictureFile | undefined {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const shown = blocks.flatMap((block) => (block.type === 'picture' && block.picture ? [block] : []));
  const wanted = shown
    .map(({ picture }) => picture)
    .filter((name) => !addresses.has(name))
    .join('\n');

  useEffect(() => {
    let isCancelled = false;
    for (const name of wanted ? wanted.split('\n') : []) {
      pictures?.addressOf(name).then(
        (address) => {
          if (!isCancelled) setAddresses((before) => new Map(before).set(name, address));
        },
        // The editor says beside it why it cannot be shown.
        () => {},
      );
    }
    return () => {
      isCancelled = true;
    };
  }, [pictures, wanted]);

  return (name) => {
    const src = addresses.get(name);
    const block = shown.find(({ picture }) => picture === name);
    if (src === undefined || !block) return undefined;
    // One that waits is measured when it is stored.
    const { width, height } = block.width > 0 ? block : { width: 1200, height: 800 };
    return { alt: '', width, height, avif: [], webp: { src, width } };
  };
}
