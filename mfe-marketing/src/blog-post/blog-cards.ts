import type { PictureFile } from 'shared-config/media/media-file';
import type { PostSummary } from 'shared-config/posts/published-post';
import { postAddress } from 'shared-config/posts/slug';
import { blogs } from '../content/blogs';

/** A blog item as lists show it: a post of our own, or one on an external blog. */
type BlogCard = { key: string | number; to: string; title: string; category: string; image: PictureFile };

const pictures = blogs.map(({ image }) => image);

/** A picture for a post, which has none of its own: always the same for the same address. */
export function pictureOf(slug: string): PictureFile {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const picture = pictures[sum % pictures.length];
  if (!picture) throw new Error('content/blogs.ts: it has no items. A post needs one of their pictures');
  return picture;
}

/** Authored posts, the newest first, then the external items. */
export function blogCards(posts: readonly PostSummary[]): BlogCard[] {
  return [
    ...posts.map(({ slug, title, category }) => ({
      key: slug,
      to: postAddress(slug),
      title,
      category,
      image: pictureOf(slug),
    })),
    ...blogs.map(({ id, link, title, category, image }) => ({ key: id, to: link, title, category, image })),
  ];
}
