import { blogForks, blogRacks, blogRollers, blogTrain } from 'shared-config/media/catalog';
import { type Blog, blogAddress, companyLogo, latestBlogs } from './latest-blogs';

/** The seven blog items, newest first (specification §2). */
export const blogs: readonly Blog[] = [
  ...latestBlogs,
  {
    id: 4,
    image: blogForks,
    category: 'Robots',
    companyLogo,
    title: 'Picking up a pallet that is not straight',
    robots: ['fork', 'counterBalance'],
    link: blogAddress('pallets-that-stand-askew'),
  },
  {
    id: 5,
    image: blogRollers,
    category: 'Integration',
    companyLogo,
    title: 'The handshake between a conveyor and a robot, signal by signal',
    robots: ['singleConveyor', 'dualConveyor'],
    link: blogAddress('conveyor-handshake'),
  },
  {
    id: 6,
    image: blogTrain,
    category: 'Operations',
    companyLogo,
    title: 'Milk runs: when a timetable works better, and when a call does',
    robots: ['agvTugger'],
    link: blogAddress('milk-runs'),
  },
  {
    id: 7,
    image: blogRacks,
    category: 'Planning',
    companyLogo,
    title: 'Measuring a plant before the first robot arrives',
    robots: [],
    link: blogAddress('measuring-a-plant'),
  },
];
