import type { StudyText } from '../study-text';

/** Nordhavn Foods: two bottling lines. */
export const nordhavnBottling: StudyText = {
  facts: [
    { label: 'Load', value: 'Pallets of bottles, up to 960 kg' },
    { label: 'Shifts', value: 'Three a day, six days a week' },
    { label: 'In use since', value: 'February 2025' },
  ],
  plant: {
    heading: 'Two lines, a full pallet every 90 seconds',
    paragraphs: [
      'Nordhavn Foods fills water and soft drinks at a plant on the coast. Two lines run in three shifts, and each finishes 20 pallets per hour at rated speed. A full pallet weighs up to 960 kg.',
      'Between the palletisers and the stretch wrapper lie 85 metres, a fire door and the walkway to the canteen. The high-bay store behind the wrapper was not part of the project.',
    ],
  },
  before: {
    heading: 'Room for one pallet, and a driver tied to each line',
    paragraphs: [
      'Each palletiser discharges onto a short roller conveyor with room for a single pallet. If that pallet is not collected within three minutes, the palletiser stops, and soon after it the filler. So a forklift driver stood by at each line, busy for about half of every hour. On nights with only one driver, one of the lines stopped several times a shift. In the second quarter of 2024 the palletiser logs show 142 minutes lost each week.',
    ],
  },
  why: {
    heading: 'No conveyor across the walkway',
    paragraphs: [
      'A conveyor to the wrapper was quoted first. It would have crossed the walkway on a bridge, and line 2 is due to move in 2027. The lifter drives under a load that stands on legs and turns on the spot, so it needed only a fixed steel stand at the end of each roller conveyor and at the wrapper.',
      'The fleet was sized on paper. A round trip of 170 metres takes four minutes with both handovers, so one robot moves 15 pallets per hour. Forty pallets need three robots at work; a fourth covers the two hours of charging after each run.',
    ],
  },
  figures: [
    {
      value: '9 min',
      text: 'lost a week because a full pallet was not collected, down from 142',
      base: 'Both lines, palletiser logs',
      period: 'April to June 2025, against April to June 2024',
    },
    {
      value: '98.6%',
      text: 'of full pallets collected within three minutes of the call',
      base: '46,300 calls from both palletisers',
      period: 'April to June 2025',
    },
    {
      value: '37',
      text: 'pallets per hour on average, without a driver',
      base: 'Wrapper counter, hours in which both lines ran',
      period: 'June 2025',
    },
  ],
  layout: {
    width: 114,
    depth: 48,
    areas: [
      { name: 'Palletiser, line 1', x: 6, y: 5, width: 14, depth: 10 },
      { name: 'Palletiser, line 2', x: 6, y: 29, width: 14, depth: 10 },
      { name: 'Stretch wrapper', x: 92, y: 18, width: 10, depth: 10 },
      { name: 'High-bay store', x: 104, y: 4, width: 8, depth: 40 },
    ],
    walls: [
      [
        [60, 0],
        [60, 20],
      ],
      [
        [60, 26],
        [60, 48],
      ],
    ],
    routes: [
      [
        [20, 10],
        [42, 10],
        [42, 23],
        [92, 23],
      ],
      [
        [20, 34],
        [42, 34],
        [42, 23],
      ],
    ],
    charging: [70, 40],
  },
  weeks: {
    heading: 'Seven weeks from the survey to the first unattended night',
    steps: [
      {
        when: 'Week 1',
        text: 'The floor was mapped on a Sunday. A joint at the fire door stood 9 mm proud and was ground flush.',
      },
      {
        when: 'Week 2',
        text: 'Steel stands were bolted down. The palletiser controllers already had “pallet complete” and “discharge clear” on spare outputs, so no palletiser program was changed.',
      },
      { when: 'Week 3', text: 'The first lifter ran on line 1 by day, empty at first, with a driver standing by.' },
      {
        when: 'Weeks 4 and 5',
        text: 'Three more lifters and line 2 followed. IT gave the robots a network of their own and added two access points behind the filler.',
      },
      {
        when: 'Week 6',
        text: 'Eighteen operators were trained for three hours each: pause, push a robot aside, restart a mission.',
      },
      { when: 'Week 7', text: 'First night without a driver, with the shift manager and our engineer on site.' },
    ],
  },
  quote: {
    text: 'On the first night without a driver I stayed until four in the morning, waiting for something to go wrong. Nothing did.',
    name: 'Ingrid Dahl',
    role: 'Shift manager, Nordhavn Foods',
  },
  setbacks: {
    heading: 'A fire drill, wet floors and broken pallets',
    paragraphs: [
      'In week 4 a fire drill closed the fire door on a robot that stood in it. The safety edge stopped the door, as it should, and the alarm system reported a fault. Since then a robot enters only when it can clear the door. Agreeing this with the fire officer took two weeks that nobody had planned.',
      'The lines are washed on Fridays. Water in front of line 2 made two robots slip while docking. The drain was moved, and docking there now runs at half speed, which costs six seconds a pallet. Pallets with broken boards jammed on the stands until the operators began to sort them out at the magazine.',
    ],
  },
  robots: [
    {
      name: 'lifter',
      count: 4,
      load: 960,
      task: 'take full pallets to the wrapper and bring back stacks of empty ones',
    },
  ],
  modules: [
    { id: 'integrator', task: 'reads the palletisers and asks for the fire door' },
    { id: 'fleet-manager', task: 'assigns missions and plans charging' },
  ],
};
