import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { createContext, useContext } from 'react';
import type { PostsStore } from '../posts/posts-store';
import { findUses, type PictureUses } from './find-uses';
import { openPictureStore } from './open-picture-store';
import { createPictures, type Pictures } from './pictures';
import { openWaitingPictures } from './waiting-picture';

/** The pictures of the tool, and where they are used. */
export type ToolPictures = Pictures & {
  /** @param withVersions whether earlier versions count. @throws what the store of posts throws */
  findUses: (withVersions: boolean) => Promise<PictureUses>;
};

let opened: ToolPictures | undefined;

/**
 * The pictures of this page: one queue for all of its forms, which goes on while another screen is shown.
 * @param posts where a picture may be named
 */
export function openPictures(posts: PostsStore): ToolPictures {
  if (opened) return opened;
  const find = (withVersions: boolean) => findUses(posts, withVersions);
  const isNamed = async (name: string) => (await find(true)).has(name);
  const open = () => openPictureStore(readDocumentsSettings(document), { pageOrigin: location.origin, isNamed });
  opened = { ...createPictures(open, openWaitingPictures()), findUses: find };
  return opened;
}

/** The pictures of the tool, for all that shows some of them. */
export const PicturesContext = createContext<ToolPictures | undefined>(undefined);

/** The pictures of the tool; `undefined` on a page that has none. */
export const usePictures = (): ToolPictures | undefined => useContext(PicturesContext);
