import { createContext, useContext } from 'react';
import { readDocumentsSettings } from 'shared-config/posts/documents-settings';
import type { PostsStore } from '../posts/posts-store';
import { findUses } from './find-uses';
import { openPictureStore } from './open-picture-store';
import { createPictures, type Pictures } from './pictures';
import { openWaitingPictures } from './waiting-picture';

let opened: Pictures | undefined;

/**
 * The pictures of this page: one queue for all of its forms, which goes on while another screen is shown.
 * @param posts where a picture may be named
 */
export function openPictures(posts: PostsStore): Pictures {
  opened ??= createPictures(
    () =>
      openPictureStore(readDocumentsSettings(document), {
        pageOrigin: location.origin,
        isNamed: async (name) => (await findUses(posts, true)).has(name),
      }),
    openWaitingPictures(),
  );
  return opened;
}

/** The pictures of the tool, for all that shows some of them. */
export const PicturesContext = createContext<Pictures | undefined>(undefined);

/** The pictures of the tool; `undefined` on a page that has none. */
export const usePictures = (): Pictures | undefined => useContext(PicturesContext);
