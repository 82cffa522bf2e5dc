import type { StudyText } from '../study-text';

/** Orban Logistics: a cross-dock. */
export const orbanCrossDock: StudyText = {
  facts: [
    { label: 'Load', value: 'Pallets, up to 900 kg' },
    { label: 'Hours', value: '10:00 to 21:00, Monday to Friday' },
    { label: 'In use since', value: 'March 2025' },
  ],
  plant: {
    heading: 'In by four, out from five',
    paragraphs: [
      'Orban Logistics sorts pallets from 60 shippers onto 22 delivery routes. Lorries arrive at eight docks between 10:00 and 16:00. The routes leave from six docks on the opposite side, the first of them at 17:00. On an average day 420 pallets cross the floor; on a busy Thursday there are 560. None weighs more than 900 kg.',
    ],
  },
  before: {
    heading: 'One hour in which everything had to move',
    paragraphs: [
      'Five drivers with pallet trucks set arrivals down wherever there was room. Between four and five they moved everything to its route, while the planner was still changing the plan: 38 pallets on an average afternoon, each change called over the radio. Pallets stood at the wrong docks, were moved again, and somebody went looking. In October 2024 a pallet was moved 2.4 times on its way across the floor.',
    ],
  },
  why: {
    heading: 'Sort from the first lorry on',
    paragraphs: [
      'Moving a pallet is not hard; moving all of them in one hour is. If each goes to its route as soon as it is unloaded, the busiest hour has 96 pallets instead of 400.',
      'A fork robot drives 62 metres to the average lane, loaded at 1 metre per second, and returns at 1.5. With 80 seconds for picking up, setting down and giving way, that is three minutes, or almost 20 pallets per hour. Five robots carry the peak and a sixth can charge.',
      'Roller lanes and a sorter were ruled out because the lease ends in 2029. Paint was enough: 26 lanes with 22 positions each.',
    ],
  },
  figures: [
    {
      value: '1.1',
      text: 'moves of each pallet on the floor, down from 2.4',
      base: '9,200 pallets, followed by their labels',
      period: 'May 2025, against October 2024',
    },
    {
      value: '58 of 61',
      text: 'days with every pallet in its lane by 16:40',
      base: 'Working days',
      period: 'Second quarter of 2025',
    },
    {
      value: '38',
      text: 'plan changes per day, none of them by radio',
      base: 'Average of changes after 15:00',
      period: 'Second quarter of 2025',
    },
  ],
  layout: {
    width: 96,
    depth: 54,
    areas: [
      { name: 'Arrivals, docks 1 to 8', x: 8, y: 0, width: 80, depth: 4 },
      { name: 'Set-down positions', x: 10, y: 6, width: 76, depth: 5 },
      { name: 'Route lanes', x: 14, y: 22, width: 64, depth: 20 },
      { name: 'Departures, docks 9 to 14', x: 8, y: 50, width: 72, depth: 4 },
    ],
    routes: [
      [
        [20, 11],
        [20, 16],
        [71, 16],
        [71, 22],
      ],
      [
        [50, 11],
        [50, 16],
      ],
    ],
    charging: [88, 32],
  },
  weeks: {
    heading: 'Five weeks, and the paint took longest',
    steps: [
      {
        when: 'Week 1',
        text: 'The floor was mapped at night. The dock levellers have a lip of up to 14 mm, more than the robots may cross, so the robots stay two metres behind them and people unload onto set-down positions.',
      },
      { when: 'Week 2', text: 'The lanes were painted in two nights.' },
      {
        when: 'Week 3',
        text: 'Two robots served four routes. The planning tool wrote its route plan once a night; IT changed it to write every change, and the platform reads it each minute.',
      },
      {
        when: 'Week 4',
        text: 'Four more robots. Twelve loaders and planners were trained for half a day.',
      },
      { when: 'Week 5', text: 'All 22 routes. The drivers moved to the loading side.' },
    ],
  },
  quote: {
    text: 'The plan still changes at half past four. The difference is that nobody has to run.',
    name: 'Marta Orban',
    role: 'Managing director, Orban Logistics',
  },
  setbacks: {
    heading: 'Loose film, soft paint and a charging plan without reserve',
    paragraphs: [
      'The paint needed three days to cure and got one. It came off under the wheels within a week, and the lanes were painted again on a Saturday.',
      'Loose ends of stretch film were the surprise. The scanners took them for obstacles, and in week 3 the robots refused 6% of all pallets. Shippers were asked to tuck the film in, and pallets that look ragged are wrapped again at the dock. The rate is now 0.8%.',
      'Our charging plan gave every robot two hours around noon. On the first busy Thursday two robots were charging when the peak came early. There are now four charging points instead of two, and the fleet tops up between 16:15 and 17:00, when the floor is sorted and loading has not begun.',
      'Two of the five drivers did not want to work on the loading side and left in the summer. We had talked with the planners far earlier than with them.',
    ],
  },
  robots: [
    {
      name: 'fork',
      count: 6,
      load: 900,
      task: 'carry pallets from the set-down positions to the lanes of their routes',
    },
  ],
  modules: [{ id: 'fleet-manager', task: 'reads the route plan, assigns pallets to lanes and plans charging' }],
};
