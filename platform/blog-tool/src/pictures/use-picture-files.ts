import type { PostArticleProps } from 'kit/page/post/post-article';
import { isFileName } from 'kit/posts/stored-file';
import { useEffect, useState } from 'react';
import type { DraftBlock } from '../posts/draft-blocks';
import { namesOfFiles } from '../posts/pictures-of-draft';
import type { Pictures } from './pictures';

/**
 * Finds the pictures of blocks for a view of a post in the tool, which has one file of each, and where its files to download are.
 * @returns what finds them by their names; `undefined` until they are known
 */
export function usePictureFiles(
  pictures: Pick<Pictures, 'addressOf'> | undefined,
  blocks: readonly DraftBlock[],
): Required<Pick<PostArticleProps, 'findPicture' | 'findFile'>> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const shown = blocks.flatMap((block) => (block.type === 'picture' && block.picture ? [block] : []));
  const wanted = [...shown.map(({ picture }) => picture), ...namesOfFiles(blocks).filter(isFileName)]
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

  const findPicture = (name: string) => {
    const src = addresses.get(name);
    const block = shown.find(({ picture }) => picture === name);
    if (src === undefined || !block) return undefined;
    // One that waits is measured when it is stored.
    const { width, height } = block.width > 0 ? block : { width: 1200, height: 800 };
    return { alt: '', width, height, avif: [], webp: { src, width } };
  };
  return { findPicture, findFile: ({ file }) => addresses.get(file) };
}
