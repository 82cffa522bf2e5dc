import { robotClientsInWords, robotHoursClaim, robotUptimeClaim } from 'shared-config/company-claims';

/** A news item. `date` is an ISO date. */
type NewsItem = {
  id: string;
  /** Address of the page that it is about. */
  about?: string;
  date: string;
  category: string;
  title: string;
  text: string;
};

/** All news, newest first. */
export const news: readonly NewsItem[] = [
  {
    id: 'vda-5050',
    about: '/products/integrator',
    date: '2026-10-14',
    category: 'Platform',
    title: 'SyncOS connects more fleets through VDA 5050',
    text: 'Fleets that support the open VDA 5050 interface now share a map with our own robots, and one traffic control assigns lanes and crossings to both. Missions are still built without code.',
  },
  {
    id: 'dual-conveyor',
    about: '/products/mag-product?product=dualConveyor',
    date: '2026-08-26',
    category: 'Robots',
    title: 'The dual conveyor is available with decks at different heights',
    text: 'Each deck can be set to the line it serves. One robot can take totes from a low line and hand them over at a high packing table, without a lift in between.',
  },
  {
    id: 'second-assembly-hall',
    date: '2026-06-03',
    category: 'Company',
    title: 'A second assembly building doubles the test area',
    text: 'Every robot runs a full shift before delivery. In the new building six of them can do so at once, on a course with ramps, floor joints and doors like those in customers’ plants.',
  },
  {
    id: 'service-partners',
    date: '2026-04-22',
    category: 'Partners',
    title: 'Service partners stock spare parts close to the plant',
    text: 'Trained partners now keep wear parts in their own stores. For plants nearby that means a technician with the part in the van, not a parcel on its way.',
  },
  {
    id: 'million-hours',
    about: '/case-study/nordhavn-bottling',
    date: '2026-02-18',
    category: 'Company',
    title: `${robotHoursClaim} with ${robotUptimeClaim}`,
    text: `MAG robots have worked ${robotHoursClaim} for ${robotClientsInWords}. The figure counts hours in production, not hours powered on.`,
  },
  {
    id: 'mission-editor',
    about: '/products/syncos',
    date: '2025-11-12',
    category: 'Platform',
    title: 'Missions can be simulated before they are saved',
    text: 'The mission editor simulates a mission on the map, step by step, with the robots and doors it would use, and marks every step that would fail.',
  },
];
