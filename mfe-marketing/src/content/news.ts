import { robotClientsInWords, robotHoursClaim, robotUptimeClaim } from 'shared-config/claims';

/** A news item. `date` is an ISO date. */
type NewsItem = { id: string; date: string; category: string; title: string; text: string };

/** All news, newest first. */
export const news: readonly NewsItem[] = [
  {
    id: 'vda-5050',
    date: '2025-10-14',
    category: 'Platform',
    title: 'SyncOS connects more fleets by VDA 5050',
    text: 'Fleets that speak the open interface VDA 5050 can now be drawn onto the same map as our own, with lanes and crossings given out by one traffic control. Missions are put together as before, without code.',
  },
  {
    id: 'dual-conveyor',
    date: '2025-08-26',
    category: 'Robots',
    title: 'The dual conveyor is available with decks of different height',
    text: 'Each of the two decks can be set for the line that it serves. One robot can take totes from a low line and hand them to a high packing table without a lift in between.',
  },
  {
    id: 'second-assembly-hall',
    date: '2025-06-03',
    category: 'Company',
    title: 'A second assembly building doubles the test area',
    text: 'Every robot drives a full shift before it leaves us. In the new building six of them can do so at once, on a course with ramps, joints and doors like those of our customers.',
  },
  {
    id: 'service-partners',
    date: '2025-04-22',
    category: 'Partners',
    title: 'Service partners keep spare parts close to the plant',
    text: 'Trained partners now hold the parts that wear in their own stores. For plants near them that means a technician with the part in the van instead of a parcel on its way.',
  },
  {
    id: 'million-hours',
    date: '2025-02-18',
    category: 'Company',
    title: `${robotHoursClaim} with ${robotUptimeClaim}`,
    text: `MAG robots have worked ${robotHoursClaim} for ${robotClientsInWords}. The figure counts hours in production, not hours switched on.`,
  },
  {
    id: 'mission-editor',
    date: '2024-11-12',
    category: 'Platform',
    title: 'Missions can be tried before they are saved',
    text: 'The mission editor plays a mission on the map, step by step, with the robots and doors that it would use. What would not work is marked where it is.',
  },
];
