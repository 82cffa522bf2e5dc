import { mediaAddress, type PictureFile } from 'kit/media/media-file';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';

/** The fields of an article's file that lists show. */
export type ListedBlog = {
  slug: string;
  title: string;
  category: string;
  image: PictureFile;
  /** The robots that it is about. */
  robots: readonly RobotVariantName[];
};

/** A blog item (specification §3 Blog item); its link is an absolute address, of the article on this site. */
export type Blog = Omit<ListedBlog, 'slug'> & {
  id: number;
  /** The logo of the company on whose blog it is. */
  companyLogo: string;
  link: string;
};

/** Address of an article of this site. */
export const blogAddress = (slug: string) => `${site.origin}/blogs/${slug}`;

/** Blog items of listed articles. The blog is our own. */
export const describeBlogs = (listed: readonly ListedBlog[]): Blog[] =>
  listed.map(({ slug, ...blog }, at) => ({
    id: at + 1,
    ...blog,
    companyLogo: mediaAddress('logo.svg'),
    link: blogAddress(slug),
  }));
