/** A job that is open. `posted` is an ISO date. */
export type Opening = {
  id: string;
  title: string;
  team: string;
  city: string;
  country: string;
  posted: string;
  summary: string;
  tasks: readonly string[];
  expectations: readonly string[];
};

/** All openings, newest first. */
export const openings: readonly Opening[] = [
  {
    id: 'commissioning-engineer',
    title: 'Commissioning Engineer',
    team: 'Projects',
    city: 'Pune',
    country: 'IN',
    posted: '2026-10-06',
    summary:
      'You commission robots in plants that have never had one, and hand over when the shift leader can run them alone.',
    tasks: [
      'Map plants and set up routes and stations',
      'Connect doors, conveyors and machines with integrators',
      'Train the people who will run it',
    ],
    expectations: [
      'Experience with PLCs or industrial networks',
      'Calm under pressure, on night shifts as well',
      'Willingness to spend half of your time on site',
    ],
  },
  {
    id: 'frontend-engineer',
    title: 'Frontend Engineer, Fleet Manager',
    team: 'Platform',
    city: 'Pune',
    country: 'IN',
    posted: '2026-09-15',
    summary: 'Shift leaders look at your screens for eight hours. You make them calm, fast and hard to misread.',
    tasks: [
      'Build the map, mission and traffic views',
      'Watch people use them, and change them',
      'Keep them fast on the tablets that plants use',
    ],
    expectations: [
      'TypeScript and React in a product that people depend on',
      'An eye for accessible interfaces',
      'Tests as a habit',
    ],
  },
  {
    id: 'motion-engineer',
    title: 'Robotics Engineer, Motion',
    team: 'Robots',
    city: 'Pune',
    country: 'IN',
    posted: '2026-08-18',
    summary: 'You make 1500 kg stop where it should, on floors that are never quite level.',
    tasks: [
      'Develop docking and fine positioning',
      'Measure on the test course, not only in simulation',
      'Work with safety engineers from the first sketch',
    ],
    expectations: ['Control engineering and C++', 'Experience with real vehicles', 'Patience with log files'],
  },
  {
    id: 'partner-manager',
    title: 'Partner Manager, Central Europe',
    team: 'Partners',
    city: 'Stuttgart',
    country: 'DE',
    posted: '2026-07-21',
    summary: 'You are the contact for integrators and distributors: you know their plants and keep promises.',
    tasks: [
      'Look after partners from the first meeting to the tenth project',
      'Plan training courses and demonstrations',
      'Bring back what partners need from us',
    ],
    expectations: [
      'Several years in intralogistics sales or projects',
      'German and English',
      'Willingness to travel, mostly by train',
    ],
  },
];
