import { site } from 'shared-config/site';
import { blogs } from '../../content/blogs';
import { type ArticleNote, headsOf } from '../article-head';

/** What the list does not say of the blogs, by the last word of their address. Authors are invented, as the imprint says. */
const notes: Readonly<Record<string, ArticleNote & { date: string; summary: string }>> = {
  'who-goes-first': {
    author: 'Meera Kulkarni',
    role: 'Traffic engineer',
    date: '2026-11-05',
    summary:
      'A crossing is a piece of floor that only one robot may have at a time. How long each holds it, what it costs to wait, and which rules keep three makes from locking each other out.',
    related: [
      { to: '/reports/mixed-fleets', title: 'Mixed fleets: what VDA 5050 covers and what it does not', text: 'Report' },
      { to: '/products/fleet-manager', title: 'Fleet Manager', text: 'Platform' },
      { to: '/news/vda-5050', title: 'SyncOS connects more fleets through VDA 5050', text: 'News' },
    ],
  },
  'what-a-safety-scanner-sees': {
    author: 'Jonas Brandt',
    role: 'Safety engineer',
    date: '2026-10-22',
    summary:
      'A scanner measures distances in one plane, 200 mm above the floor. How far its field must reach is a sum that you can do by hand; what stays outside of the plane, no sum covers.',
    related: [
      { to: '/blogs/measuring-a-plant', title: 'Measuring a plant before the first robot arrives', text: 'Blog' },
      { to: '/podcasts/old-floors', title: 'Old floors', text: 'Podcast transcript' },
      { to: '/products/mag-product?product=counterBalance', title: 'MAG Counterbalance', text: 'Robot' },
    ],
  },
  'planning-around-charging': {
    author: 'Ritu Sharma',
    role: 'Applications engineer',
    date: '2026-09-24',
    summary:
      'A robot that works eight hours and charges for two is away for a fifth of the day. Three ways to plan that, with the sums for a fleet of six lifters.',
    related: [
      { to: '/products/robot-count', title: 'How many robots?', text: 'Calculator: enter your own figures' },
      { to: '/reports/sizing', title: 'How many robots? Sizing a fleet on paper', text: 'Report' },
      { to: '/products/mag-product?product=lifter', title: 'MAG Lifter', text: 'Robot' },
    ],
  },
  'pallets-that-stand-askew': {
    author: 'Daniel Okafor',
    role: 'Perception engineer',
    date: '2026-08-13',
    summary:
      'A pallet is rarely where its marker says. How much it may be turned before forks touch wood follows from its pockets, and the robot has to find the rest.',
    related: [
      { to: '/products/mag-product?product=fork', title: 'MAG Fork', text: 'Robot' },
      {
        to: '/case-study/solvane-drum-store',
        title: 'Drums in existing racks, stored without a driver',
        text: 'Case study',
      },
      { to: '/blogs/measuring-a-plant', title: 'Measuring a plant before the first robot arrives', text: 'Blog' },
    ],
  },
  'conveyor-handshake': {
    author: 'Lena Hofmann',
    role: 'Integration engineer',
    date: '2026-06-18',
    summary:
      'Eight signals each way, four of them enough. Who speaks first, what each bit promises, and what happens when a cable breaks in the middle of a transfer.',
    related: [
      {
        to: '/podcasts/plc-and-robot',
        title: 'Doors, PLCs and robots: who opens, who closes',
        text: 'Podcast transcript',
      },
      { to: '/products/integrator', title: 'Integrator', text: 'Platform' },
      { to: '/products/mag-product?product=singleConveyor', title: 'MAG Single Conveyor', text: 'Robot' },
    ],
  },
  'milk-runs': {
    author: 'Ritu Sharma',
    role: 'Applications engineer',
    date: '2026-05-07',
    summary:
      'A train on a timetable needs stock at every station; a robot on call needs a robot that is free. The same line calculated both ways.',
    related: [
      { to: '/case-study/helix-gearbox-line', title: 'Gearboxes and small parts on one timetable', text: 'Case study' },
      { to: '/products/mag-product?product=agvTugger', title: 'MAG AGV Tugger', text: 'Robot' },
      { to: '/reports/sizing', title: 'How many robots? Sizing a fleet on paper', text: 'Report' },
    ],
  },
  'measuring-a-plant': {
    author: 'Vikram Patil',
    role: 'Commissioning engineer',
    date: '2026-04-09',
    summary:
      'Two people, one day, a tape, a straightedge and a phone. What to measure before anybody orders a robot, in which order, and what each figure decides.',
    related: [
      { to: '/reports/readiness', title: 'Is your plant ready? A checklist for mobile robots', text: 'Report' },
      { to: '/podcasts/old-floors', title: 'Old floors', text: 'Podcast transcript' },
      { to: '/products/robot-count', title: 'How many robots?', text: 'Calculator: enter your own figures' },
    ],
  },
};

/** The blogs, newest first. */
export const blogHeads = headsOf(
  'blogs',
  notes,
  blogs.map(({ link, title, category, image }) => ({
    slug: link.slice(`${site.origin}/blogs/`.length),
    title,
    category,
    image,
  })),
);
