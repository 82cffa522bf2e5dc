import { mediaAddress, type PictureFile } from 'kit/media/media-file';
import { blogCharging, blogRoutes, blogScanner } from 'shared-config/media/catalog';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';

/** A blog item (specification §3 Blog item); its link is an absolute address, of the article on this site. */
export type Blog = {
  id: number;
  image: PictureFile;
  category: string;
  /** Whose blog it is on. */
  companyLogo: string;
  title: string;
  /** The robots that it is about. */
  robots: readonly RobotVariantName[];
  link: string;
};

/** Address of an article of this site. */
export const blogAddress = (slug: string) => `${site.origin}/blogs/${slug}`;
/** The blog is our own. */
export const companyLogo = mediaAddress('logo.svg');

/** The three newest blog items; the first is shown large (specification §2): all that the home page needs of them. */
export const latestBlogs: readonly Blog[] = [
  {
    id: 1,
    image: blogRoutes,
    category: 'Fleet Management',
    companyLogo,
    title: 'Who goes first? How robots of three brands share a crossing',
    robots: ['lifter', 'agvTugger'],
    link: blogAddress('who-goes-first'),
  },
  {
    id: 2,
    image: blogScanner,
    category: 'Safety',
    companyLogo,
    title: 'What a safety scanner sees, and what it cannot know',
    robots: ['singleConveyor', 'fork', 'counterBalance'],
    link: blogAddress('what-a-safety-scanner-sees'),
  },
  {
    id: 3,
    image: blogCharging,
    category: 'Operations',
    companyLogo,
    title: 'Two hours of charging, planned around eight hours of work',
    robots: ['lifter', 'dualConveyor'],
    link: blogAddress('planning-around-charging'),
  },
];
