import { site } from 'shared-config/site';

/** An episode; its link is an absolute address, of its transcript on this site. `date` is an ISO date, `minutes` the length of the conversation. */
export type Episode = {
  id: string;
  /** Address of the page that it is about. */
  about: string;
  number: number;
  category: string;
  title: string;
  date: string;
  minutes: number;
  summary: string;
  link: string;
};

const transcriptAddress = (id: string) => `${site.origin}/podcasts/${id}`;

/** All episodes, newest first. */
export const episodes: readonly Episode[] = [
  {
    id: 'night-shift',
    about: '/case-study/nordhavn-bottling',
    number: 4,
    category: 'Operations',
    title: 'A night shift without drivers',
    date: '2026-09-30',
    minutes: 34,
    summary: 'A shift leader on what changed when robots took over at night, and what she had not expected.',
    link: transcriptAddress('night-shift'),
  },
  {
    id: 'old-floors',
    about: '/case-study/helix-gearbox-line',
    number: 3,
    category: 'Planning',
    title: 'Old floors',
    date: '2026-07-08',
    minutes: 28,
    summary:
      'Joints, ramps and a drain in the middle of the route: two commissioning engineers on floors they remember.',
    link: transcriptAddress('old-floors'),
  },
  {
    id: 'plc-and-robot',
    about: '/products/integrator',
    number: 2,
    category: 'Integration',
    title: 'Doors, PLCs and robots: who opens, who closes',
    date: '2026-05-20',
    minutes: 41,
    summary: 'Handshake signals, explained by an engineer who has debugged them on night shifts.',
    link: transcriptAddress('plc-and-robot'),
  },
  {
    id: 'why-no-code',
    about: '/products/syncos',
    number: 1,
    category: 'Platform',
    title: 'Why no code?',
    date: '2026-03-25',
    minutes: 31,
    summary:
      'The people who know the process should be able to change it: how our mission editor came to look like a checklist.',
    link: transcriptAddress('why-no-code'),
  },
];
