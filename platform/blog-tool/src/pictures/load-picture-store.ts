import type { PostsStore } from '../posts/posts-store';
import type { PictureStore } from './picture-store';

/** The store of pictures, with its script: the list shows none. @throws {PictureRefusedError} where there is none */
export const loadPictureStore = async (posts: PostsStore): Promise<PictureStore> =>
  (await import(/* webpackChunkName: "screens" */ './open-pictures')).openPictures(posts).store();
