import { episodes } from '../../content/podcasts';
import { type ArticleNote, headsOf } from '../article-head';

/** What the list does not say of the episodes, by the last word of their address. Voices are invented, as the imprint says. */
const notes: Readonly<Record<string, ArticleNote>> = {
  'night-shift': {
    author: 'Anita Rao',
    role: 'Host, with Ingrid Dahl of Nordhavn Foods',
    related: [
      {
        to: '/case-study/nordhavn-bottling',
        title: 'Pallets leave two bottling lines without a truck',
        text: 'Case study',
      },
      { to: '/reports/first-year', title: 'The first year with a fleet, month by month', text: 'Report' },
      {
        to: '/blogs/planning-around-charging',
        title: 'Two hours of charging, planned around eight hours of work',
        text: 'Blog',
      },
    ],
  },
  'old-floors': {
    author: 'Anita Rao',
    role: 'Host, with Vikram Patil, commissioning engineer',
    related: [
      { to: '/case-study/helix-gearbox-line', title: 'Gearboxes and small parts on one timetable', text: 'Case study' },
      { to: '/blogs/measuring-a-plant', title: 'Measuring a plant before the first robot arrives', text: 'Blog' },
      { to: '/reports/readiness', title: 'Is your plant ready? A checklist for mobile robots', text: 'Report' },
    ],
  },
  'plc-and-robot': {
    author: 'Anita Rao',
    role: 'Host, with Lena Hofmann, integration engineer',
    related: [
      { to: '/products/integrator', title: 'Integrator', text: 'Platform' },
      {
        to: '/blogs/conveyor-handshake',
        title: 'The handshake between a conveyor and a robot, signal by signal',
        text: 'Blog',
      },
      {
        to: '/case-study/stahlwerk-palletising',
        title: 'From the palletising cell to the wrapper, through one door',
        text: 'Case study',
      },
    ],
  },
  'why-no-code': {
    author: 'Anita Rao',
    role: 'Host, with Nikhil Joshi, product manager',
    related: [
      { to: '/products/syncos', title: 'SyncOS Platform', text: 'Platform' },
      { to: '/news/mission-editor', title: 'Missions can be simulated before they are saved', text: 'News' },
      { to: '/reports/first-year', title: 'The first year with a fleet, month by month', text: 'Report' },
    ],
  },
};

/** The episodes, newest first. */
export const podcastHeads = headsOf(
  'podcasts',
  notes,
  episodes.map(({ id, title, category, date, minutes, summary }) => ({
    slug: id,
    title,
    category,
    date,
    minutes,
    summary,
  })),
);
