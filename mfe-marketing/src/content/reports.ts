import { reportBars, reportRing, reportStacks, reportTrend } from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';

/** A report that is sent on request. */
type Report = {
  id: string;
  category: string;
  title: string;
  summary: string;
  pages: number;
  image: PictureFile;
};

/** All reports, newest first. */
export const reports: readonly Report[] = [
  {
    id: 'readiness',
    category: 'Planning',
    title: 'Is your plant ready? A checklist for mobile robots',
    summary:
      'Floor, doors, radio, traffic and people: forty questions to walk through the plant with, and what to do where the answer is no.',
    pages: 16,
    image: reportStacks,
  },
  {
    id: 'mixed-fleets',
    category: 'Integration',
    title: 'Mixed fleets: what the open interface settles and what it leaves open',
    summary:
      'VDA 5050 says how a robot gets its orders. Who owns the crossing, the lift and the map has to be agreed all the same.',
    pages: 22,
    image: reportRing,
  },
  {
    id: 'sizing',
    category: 'Planning',
    title: 'How many robots? Sizing a fleet with a pencil',
    summary:
      'Loads an hour, metres a load, seconds a hand-over: a calculation on one page that comes close, and why it is never exact.',
    pages: 12,
    image: reportBars,
  },
  {
    id: 'first-year',
    category: 'Operations',
    title: 'The first year with a fleet, month by month',
    summary:
      'What changes after the start: routes, rules, roles. Notes from projects, in the order in which things come up.',
    pages: 18,
    image: reportTrend,
  },
];
