import type { PictureFile } from 'kit/media/media-file';
import type { PostSummary } from 'kit/posts/page-posts';
import { showPicture } from 'kit/posts/show-picture';
import {
  blogCharging,
  blogForks,
  blogRacks,
  blogRollers,
  blogRoutes,
  blogScanner,
  blogTrain,
} from 'shared-config/media/catalog';
import { postAddress } from 'shared-config/posts/post-address';
import { type Blog, blogAddress } from '../lists/blog';

/** A blog item as lists show it: a post that staff have written, or an article. */
type BlogCard = {
  key: string | number;
  to: string;
  title: string;
  /** Posts may be in any script; the articles are in English. */
  dir?: 'auto';
  category: string;
  image: PictureFile;
};

const pictures = [blogRoutes, blogScanner, blogCharging, blogForks, blogRollers, blogTrain, blogRacks] as const;

/** The cover of a post; for one without, a picture that is always the same for the same address. */
export function pictureOf({ slug, cover }: Pick<PostSummary, 'slug' | 'cover'>): PictureFile {
  if (cover) return showPicture(cover);
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return pictures[sum % pictures.length] ?? pictures[0];
}

/** Posts, the newest first, then the articles whose place none of them takes. */
export function blogCards(posts: readonly PostSummary[], items: readonly Blog[]): BlogCard[] {
  return [
    ...posts.map((post) => ({
      key: post.slug,
      to: postAddress(post.slug),
      title: post.title,
      dir: 'auto' as const,
      category: post.category,
      image: pictureOf(post),
    })),
    ...items
      .filter(({ link }) => !posts.some(({ slug }) => blogAddress(slug) === link))
      .map(({ id, link, title, category, image }) => ({ key: id, to: link, title, category, image })),
  ];
}
