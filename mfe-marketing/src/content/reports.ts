import { reportsDrawing } from 'shared-config/media/reports-drawing';

/** A report; `pages` are those of its PDF. */
type Report = {
  id: string;
  /** Address of the page that shows the same at work. */
  about: string;
  category: string;
  title: string;
  summary: string;
  pages: number;
};

/** All reports, newest first. */
export const reports: readonly Report[] = [
  {
    id: 'readiness',
    about: '/case-study/nordhavn-bottling',
    category: 'Planning',
    title: 'Is your plant ready? A checklist for mobile robots',
    summary:
      'Floor, doors, Wi-Fi, traffic and people: forty questions for a walk through the plant, and what to do when the answer is no.',
    pages: 5,
  },
  {
    id: 'mixed-fleets',
    about: '/solutions/fleet-management',
    category: 'Integration',
    title: 'Mixed fleets: what VDA 5050 covers and what it does not',
    summary:
      'The interface defines how a robot gets its orders. Who controls crossings, lifts and the map still has to be agreed.',
    pages: 6,
  },
  {
    id: 'sizing',
    about: '/case-study/orban-cross-dock',
    category: 'Planning',
    title: 'How many robots? Sizing a fleet on paper',
    summary:
      'Loads per hour, metres per load, seconds per transfer: a one-page calculation that comes close, and why it is never exact.',
    pages: 5,
  },
  {
    id: 'first-year',
    about: '/case-study/boxharbour-packing',
    category: 'Operations',
    title: 'The first year with a fleet, month by month',
    summary:
      'What changes after go-live: routes, rules and roles. Notes from projects, in the order in which the questions came up.',
    pages: 6,
  },
];

/** Cover and a page of a report, drawn 420 by 280. @param id that of the report */
export const reportCover = (id: string) => `${reportsDrawing}#${id}`;

/** File name of a report's PDF, under `/pdfs/`. */
export const reportPdf = (id: string) => `report-${id}.pdf`;
