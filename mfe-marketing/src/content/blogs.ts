import {
  blogCharging,
  blogForks,
  blogRacks,
  blogRollers,
  blogRoutes,
  blogScanner,
  blogTrain,
} from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';

/** A blog item; the post itself is on an external blog (specification §3 Blog item). */
export type Blog = {
  id: number;
  image: PictureFile;
  category: string;
  /** Whose blog it is on. */
  companyLogo: string;
  title: string;
  link: string;
};

const blog = (path: string) => `https://blog.corvane.example/${path}`;
const companyLogo = '/media/logo.svg';

/** The seven blog items; the first is shown large on the home page (specification §2). */
export const blogs: readonly Blog[] = [
  {
    id: 1,
    image: blogRoutes,
    category: 'Fleet Management',
    companyLogo,
    title: 'Who goes first? How a crossing is shared by robots of three brands',
    link: blog('who-goes-first'),
  },
  {
    id: 2,
    image: blogScanner,
    category: 'Safety',
    companyLogo,
    title: 'What a safety scanner sees, and what it must never guess',
    link: blog('what-a-safety-scanner-sees'),
  },
  {
    id: 3,
    image: blogCharging,
    category: 'Operations',
    companyLogo,
    title: 'Two hours of charging, planned around eight hours of work',
    link: blog('planning-around-charging'),
  },
  {
    id: 4,
    image: blogForks,
    category: 'Robots',
    companyLogo,
    title: 'Finding a pallet that stands askew',
    link: blog('pallets-that-stand-askew'),
  },
  {
    id: 5,
    image: blogRollers,
    category: 'Integration',
    companyLogo,
    title: 'The handshake between a conveyor and a robot, signal by signal',
    link: blog('conveyor-handshake'),
  },
  {
    id: 6,
    image: blogTrain,
    category: 'Operations',
    companyLogo,
    title: 'Milk runs on schedule or on demand: when which one wins',
    link: blog('milk-runs'),
  },
  {
    id: 7,
    image: blogRacks,
    category: 'Planning',
    companyLogo,
    title: 'Measuring a plant before the first robot arrives',
    link: blog('measuring-a-hall'),
  },
];
