import { isFileName } from 'kit/posts/stored-file';
import { drawSvg, isSvg } from '../pictures/draw-svg';
import type { PictureStore } from '../pictures/picture-store';
import { namesOfPictures } from '../posts/pictures-of-draft';
import type { PostFile } from '../posts/post-file';

/** A picture or file of an archive: the name of the file that somebody chose, and its bytes, `undefined` where it is damaged or too large. */
export type ArchivedPicture = { fileName: string; read: () => Promise<Uint8Array<ArrayBuffer> | undefined> };

/**
 * Stores the pictures and files of a post that an archive has and the store has not. A store names a picture by what it keeps of it, so the post
 * comes back with the names that they have there.
 * @param known names of pictures in the store by those in files; what is stored is added
 * @returns the post, and how many of its pictures are neither in the archive nor in the store
 * @throws what the store throws
 */
export async function bringPictures(
  post: PostFile,
  archived: ReadonlyMap<string, ArchivedPicture>,
  known: Map<string, string>,
  store: Pick<PictureStore, 'add'>,
): Promise<{ post: PostFile; missing: number }> {
  const names = [...new Set(namesOfPictures(post))];
  for (const name of names.filter((one) => !known.has(one))) {
    const picture = archived.get(name);
    const bytes = await picture?.read();
    if (!picture || !bytes) continue;
    const file = new Blob([bytes]);
    const { fileName } = picture;
    const isFile = isFileName(name);
    const kept = !isFile && (await isSvg(file)) ? await drawSvg(file) : file;
    known.set(name, (await store.add(kept, { fileName, isFile })).name);
  }
  const rename = <Part extends { picture: string }>(part: Part): Part => ({
    ...part,
    picture: known.get(part.picture) ?? part.picture,
  });
  const { cover, sharePicture } = post;
  return {
    post: {
      ...post,
      content: post.content.map((block) => {
        if (block.type === 'file') return { ...block, file: known.get(block.file) ?? block.file };
        return block.type === 'picture' ? rename(block) : block;
      }),
      ...(cover && { cover: rename(cover) }),
      ...(sharePicture && { sharePicture: rename(sharePicture) }),
    },
    missing: names.filter((name) => !known.has(name)).length,
  };
}
