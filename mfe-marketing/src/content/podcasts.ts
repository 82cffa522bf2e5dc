/** An episode; it is heard on an external host. `date` is an ISO date, `minutes` its length. */
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

const host = (path: string) => `https://podcast.corvane.example/${path}`;

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
    link: host('4-the-night-shift'),
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
    link: host('3-old-floors'),
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
    link: host('2-a-plc-and-a-robot'),
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
    link: host('1-why-no-code'),
  },
];
