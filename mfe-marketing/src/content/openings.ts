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
    posted: '2025-10-06',
    summary:
      'You bring robots to work in plants that have never seen one, and leave when the shift leader no longer needs you.',
    tasks: [
      'Map plants and set up routes and stations',
      'Connect doors, conveyors and machines with integrators',
      'Train the people who will run it',
    ],
    expectations: [
      'Experience with PLCs or industrial networks',
      'Calm at three in the morning',
      'About half of the time on site',
    ],
  },
  {
    id: 'frontend-engineer',
    title: 'Frontend Engineer, Fleet Manager',
    team: 'Platform',
    city: 'Pune',
    country: 'IN',
    posted: '2025-09-15',
    summary: 'Shift leaders look at your screens for eight hours. You make them calm, quick and hard to misread.',
    tasks: [
      'Build the map, mission and traffic views',
      'Watch people use them, and change them',
      'Keep them quick on the tablets that plants have',
    ],
    expectations: [
      'TypeScript and React in a product that people depend on',
      'A sense for accessible interfaces',
      'Tests as a habit',
    ],
  },
  {
    id: 'motion-engineer',
    title: 'Robotics Engineer, Motion',
    team: 'Robots',
    city: 'Pune',
    country: 'IN',
    posted: '2025-08-18',
    summary: 'A tonne and a half that stops where it should, on floors that are never quite level.',
    tasks: [
      'Develop docking and fine positioning',
      'Measure on the test course, not only in simulation',
      'Work with safety engineers from the first sketch on',
    ],
    expectations: ['Control engineering and C++', 'Real vehicles in your past', 'Joy in reading logs'],
  },
  {
    id: 'partner-manager',
    title: 'Partner Manager, Central Europe',
    team: 'Partners',
    city: 'Stuttgart',
    country: 'DE',
    posted: '2025-07-21',
    summary: 'Integrators and distributors get a person who answers, knows the plants and keeps promises.',
    tasks: [
      'Look after partners from the first talk to the tenth project',
      'Plan trainings and demonstrations',
      'Bring home what partners need from us',
    ],
    expectations: ['Years in intralogistics sales or projects', 'German and English', 'Travel by train gladly'],
  },
];
