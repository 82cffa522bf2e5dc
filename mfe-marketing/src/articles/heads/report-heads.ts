import { reportCover, reports } from '../../content/reports';
import { type ArticleNote, headsOf } from '../article-head';

/** What the list does not say of the reports, by the last word of their address. Authors are invented, as the imprint says. */
const notes: Readonly<Record<string, ArticleNote & { date: string }>> = {
  readiness: {
    author: 'Vikram Patil',
    role: 'Commissioning engineer',
    date: '2026-10-05',
    related: [
      { to: '/blogs/measuring-a-plant', title: 'Measuring a plant before the first robot arrives', text: 'Blog' },
      { to: '/podcasts/old-floors', title: 'Old floors', text: 'Podcast transcript' },
      {
        to: '/case-study/nordhavn-bottling',
        title: 'Pallets leave two bottling lines without a truck',
        text: 'Case study',
      },
    ],
  },
  'mixed-fleets': {
    author: 'Meera Kulkarni',
    role: 'Traffic engineer',
    date: '2026-07-13',
    related: [
      {
        to: '/blogs/who-goes-first',
        title: 'Who goes first? How robots of three brands share a crossing',
        text: 'Blog',
      },
      { to: '/solutions/fleet-management', title: 'Fleet Management', text: 'Solution' },
      { to: '/news/vda-5050', title: 'SyncOS connects more fleets through VDA 5050', text: 'News' },
    ],
  },
  sizing: {
    author: 'Ritu Sharma',
    role: 'Applications engineer',
    date: '2026-05-04',
    related: [
      { to: '/products/robot-count', title: 'How many robots?', text: 'Calculator: enter your own figures' },
      {
        to: '/blogs/planning-around-charging',
        title: 'Two hours of charging, planned around eight hours of work',
        text: 'Blog',
      },
      {
        to: '/case-study/orban-cross-dock',
        title: 'A cross-dock sorted before the first route leaves',
        text: 'Case study',
      },
    ],
  },
  'first-year': {
    author: 'Vikram Patil',
    role: 'Commissioning engineer',
    date: '2026-03-02',
    related: [
      {
        to: '/case-study/boxharbour-packing',
        title: 'Twenty packing tables, and nobody fetches totes',
        text: 'Case study',
      },
      { to: '/podcasts/night-shift', title: 'A night shift without drivers', text: 'Podcast transcript' },
      { to: '/products/fleet-manager', title: 'Fleet Manager', text: 'Platform' },
    ],
  },
};

/** The reports, newest first. */
export const reportHeads = headsOf(
  'reports',
  notes,
  reports.map(({ id, title, category, summary }) => ({ slug: id, title, category, cover: reportCover(id), summary })),
);
