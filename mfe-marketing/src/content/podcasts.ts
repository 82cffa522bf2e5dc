/** An episode; it is heard on an external host. `date` is an ISO date, `minutes` its length. */
export type Episode = {
  id: string;
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
    number: 4,
    category: 'Operations',
    title: 'The night shift that nobody drives',
    date: '2025-09-30',
    minutes: 34,
    summary: 'A shift leader tells what changed when the robots took over the nights, and what she had not expected.',
    link: host('4-the-night-shift'),
  },
  {
    id: 'old-floors',
    number: 3,
    category: 'Planning',
    title: 'Old floors',
    date: '2025-07-08',
    minutes: 28,
    summary:
      'Joints, ramps and a drain in the middle of the route: two commissioning engineers on floors they remember.',
    link: host('3-old-floors'),
  },
  {
    id: 'plc-and-robot',
    number: 2,
    category: 'Integration',
    title: 'A PLC and a robot walk up to a door',
    date: '2025-05-20',
    minutes: 41,
    summary:
      'Who opens, who closes and who is to blame: hand-over signals explained by somebody who has debugged them at three in the morning.',
    link: host('2-a-plc-and-a-robot'),
  },
  {
    id: 'why-no-code',
    number: 1,
    category: 'Platform',
    title: 'Why no code?',
    date: '2025-03-25',
    minutes: 31,
    summary:
      'The people who know the process should change the process. How a mission editor came to look like a checklist.',
    link: host('1-why-no-code'),
  },
];
