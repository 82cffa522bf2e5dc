import { site } from 'shared-config/site';
import { news } from '../../content/news';
import { type ArticleNote, headsOf } from '../article-head';

/** What the list does not say of the news, by the last word of their address. */
const notes: Readonly<Record<string, ArticleNote>> = {
  'vda-5050': {
    author: site.companyName,
    related: [
      { to: '/reports/mixed-fleets', title: 'Mixed fleets: what VDA 5050 covers and what it does not', text: 'Report' },
      {
        to: '/blogs/who-goes-first',
        title: 'Who goes first? How robots of three brands share a crossing',
        text: 'Blog',
      },
      { to: '/products/integrator', title: 'Integrator', text: 'Platform' },
    ],
  },
  'dual-conveyor': {
    author: site.companyName,
    related: [
      { to: '/products/mag-product?product=dualConveyor', title: 'MAG Dual Conveyor', text: 'Robot' },
      {
        to: '/blogs/conveyor-handshake',
        title: 'The handshake between a conveyor and a robot, signal by signal',
        text: 'Blog',
      },
      { to: '/use-cases/box-packing', title: 'Box Packing', text: 'Use case' },
    ],
  },
  'second-assembly-hall': {
    author: site.companyName,
    related: [
      { to: '/podcasts/old-floors', title: 'Old floors', text: 'Podcast transcript' },
      { to: '/blogs/measuring-a-plant', title: 'Measuring a plant before the first robot arrives', text: 'Blog' },
      { to: '/reports/readiness', title: 'Is your plant ready? A checklist for mobile robots', text: 'Report' },
    ],
  },
  'service-partners': {
    author: site.companyName,
    related: [
      { to: '/reports/first-year', title: 'The first year with a fleet, month by month', text: 'Report' },
      { to: '/news/second-assembly-hall', title: 'A second assembly building doubles the test area', text: 'News' },
      { to: '/solutions/fleet-management', title: 'Fleet Management', text: 'Solution' },
    ],
  },
  'million-hours': {
    author: site.companyName,
    related: [
      {
        to: '/case-study/nordhavn-bottling',
        title: 'Pallets leave two bottling lines without a truck',
        text: 'Case study',
      },
      { to: '/reports/first-year', title: 'The first year with a fleet, month by month', text: 'Report' },
      { to: '/podcasts/night-shift', title: 'A night shift without drivers', text: 'Podcast transcript' },
    ],
  },
  'mission-editor': {
    author: site.companyName,
    related: [
      { to: '/podcasts/why-no-code', title: 'Why no code?', text: 'Podcast transcript' },
      { to: '/products/syncos', title: 'SyncOS Platform', text: 'Platform' },
      {
        to: '/blogs/conveyor-handshake',
        title: 'The handshake between a conveyor and a robot, signal by signal',
        text: 'Blog',
      },
    ],
  },
};

/** The news, newest first. */
export const newsHeads = headsOf(
  'news',
  notes,
  news.map(({ id, title, category, date, text }) => ({ slug: id, title, category, date, summary: text })),
);
