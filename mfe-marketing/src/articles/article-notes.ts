import { site } from 'shared-config/site';

/** What the lists do not say of an article. Authors are invented, as the imprint says. */
export type ArticleNote = {
  author: string;
  role?: string;
  /** Addresses of three pages that it leads on to. */
  related: readonly [string, string, string];
};

/** A note of an article whose list has neither its day nor a summary. */
type DatedNote = ArticleNote & { date: string; summary: string };

/** The blogs, by the last word of their address. */
export const blogNotes: Readonly<Record<string, DatedNote>> = {
  'who-goes-first': {
    author: 'Meera Kulkarni',
    role: 'Traffic engineer',
    date: '2026-11-05',
    summary:
      'A crossing is a piece of floor that only one robot may have at a time. How long each holds it, what it costs to wait, and which rules keep three makes from locking each other out.',
    related: ['/reports/mixed-fleets', '/products/fleet-manager', '/news/vda-5050'],
  },
  'what-a-safety-scanner-sees': {
    author: 'Jonas Brandt',
    role: 'Safety engineer',
    date: '2026-10-22',
    summary:
      'A scanner measures distances in one plane, 200 mm above the floor. How far its field must reach is a sum that you can do by hand; what stays outside of the plane, no sum covers.',
    related: ['/blogs/measuring-a-plant', '/podcasts/old-floors', '/products/mag-product?product=counterBalance'],
  },
  'planning-around-charging': {
    author: 'Ritu Sharma',
    role: 'Applications engineer',
    date: '2026-09-24',
    summary:
      'A robot that works eight hours and charges for two is away for a fifth of the day. Three ways to plan that, with the sums for a fleet of six lifters.',
    related: ['/products/robot-count', '/reports/sizing', '/products/mag-product?product=lifter'],
  },
  'pallets-that-stand-askew': {
    author: 'Daniel Okafor',
    role: 'Perception engineer',
    date: '2026-08-13',
    summary:
      'A pallet is rarely where its marker says. How much it may be turned before forks touch wood follows from its pockets, and the robot has to find the rest.',
    related: ['/products/mag-product?product=fork', '/case-study/solvane-drum-store', '/blogs/measuring-a-plant'],
  },
  'conveyor-handshake': {
    author: 'Lena Hofmann',
    role: 'Integration engineer',
    date: '2026-06-18',
    summary:
      'Eight signals each way, four of them enough. Who speaks first, what each bit promises, and what happens when a cable breaks in the middle of a transfer.',
    related: ['/podcasts/plc-and-robot', '/products/integrator', '/products/mag-product?product=singleConveyor'],
  },
  'milk-runs': {
    author: 'Ritu Sharma',
    role: 'Applications engineer',
    date: '2026-05-07',
    summary:
      'A train on a timetable needs stock at every station; a robot on call needs a robot that is free. The same line calculated both ways.',
    related: ['/case-study/helix-gearbox-line', '/products/mag-product?product=agvTugger', '/reports/sizing'],
  },
  'measuring-a-plant': {
    author: 'Vikram Patil',
    role: 'Commissioning engineer',
    date: '2026-04-09',
    summary:
      'Two people, one day, a tape, a straightedge and a phone. What to measure before anybody orders a robot, in which order, and what each figure decides.',
    related: ['/reports/readiness', '/podcasts/old-floors', '/products/robot-count'],
  },
};

const press = { author: site.companyName };

/** All others, by their address. */
export const articleNotes: Readonly<Record<string, ArticleNote & { date?: string }>> = {
  '/news/vda-5050': {
    ...press,
    related: ['/reports/mixed-fleets', '/blogs/who-goes-first', '/products/integrator'],
  },
  '/news/dual-conveyor': {
    ...press,
    related: ['/products/mag-product?product=dualConveyor', '/blogs/conveyor-handshake', '/use-cases/box-packing'],
  },
  '/news/second-assembly-hall': {
    ...press,
    related: ['/podcasts/old-floors', '/blogs/measuring-a-plant', '/reports/readiness'],
  },
  '/news/service-partners': {
    ...press,
    related: ['/reports/first-year', '/news/second-assembly-hall', '/solutions/fleet-management'],
  },
  '/news/million-hours': {
    ...press,
    related: ['/case-study/nordhavn-bottling', '/reports/first-year', '/podcasts/night-shift'],
  },
  '/news/mission-editor': {
    ...press,
    related: ['/podcasts/why-no-code', '/products/syncos', '/blogs/conveyor-handshake'],
  },
  '/reports/readiness': {
    author: 'Vikram Patil',
    role: 'Commissioning engineer',
    date: '2026-10-05',
    related: ['/blogs/measuring-a-plant', '/podcasts/old-floors', '/case-study/nordhavn-bottling'],
  },
  '/reports/mixed-fleets': {
    author: 'Meera Kulkarni',
    role: 'Traffic engineer',
    date: '2026-07-13',
    related: ['/blogs/who-goes-first', '/solutions/fleet-management', '/news/vda-5050'],
  },
  '/reports/sizing': {
    author: 'Ritu Sharma',
    role: 'Applications engineer',
    date: '2026-05-04',
    related: ['/products/robot-count', '/blogs/planning-around-charging', '/case-study/orban-cross-dock'],
  },
  '/reports/first-year': {
    author: 'Vikram Patil',
    role: 'Commissioning engineer',
    date: '2026-03-02',
    related: ['/case-study/boxharbour-packing', '/podcasts/night-shift', '/products/fleet-manager'],
  },
  '/podcasts/night-shift': {
    author: 'Anita Rao',
    role: 'Host, with Ingrid Dahl of Nordhavn Foods',
    related: ['/case-study/nordhavn-bottling', '/reports/first-year', '/blogs/planning-around-charging'],
  },
  '/podcasts/old-floors': {
    author: 'Anita Rao',
    role: 'Host, with Vikram Patil, commissioning engineer',
    related: ['/case-study/helix-gearbox-line', '/blogs/measuring-a-plant', '/reports/readiness'],
  },
  '/podcasts/plc-and-robot': {
    author: 'Anita Rao',
    role: 'Host, with Lena Hofmann, integration engineer',
    related: ['/products/integrator', '/blogs/conveyor-handshake', '/case-study/stahlwerk-palletising'],
  },
  '/podcasts/why-no-code': {
    author: 'Anita Rao',
    role: 'Host, with Nikhil Joshi, product manager',
    related: ['/products/syncos', '/news/mission-editor', '/reports/first-year'],
  },
};
