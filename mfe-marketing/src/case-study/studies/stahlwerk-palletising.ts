import type { StudyText } from '../study-text';

/** Stahlwerk Ilm: two fleets and one door. */
export const stahlwerkPalletising: StudyText = {
  facts: [
    { label: 'Load', value: 'Pallets of flanges, up to 1,150 kg' },
    { label: 'Shifts', value: 'Three a day, Monday to Friday' },
    { label: 'In use since', value: 'January 2025' },
  ],
  plant: {
    heading: 'One cell, one door, one wrapper',
    paragraphs: [
      'Stahlwerk Ilm forges flanges. A cell palletises them in boxes, 16 pallets per hour, up to 1,150 kg each. The stretch wrapper stands in the next building, 120 metres away, behind a fire door 3.5 metres wide. Robots, forklifts and people all go through it, and it is the fire brigade’s only way to the forge.',
    ],
  },
  before: {
    heading: 'Two fleets, and somebody with a radio between them',
    paragraphs: [
      'Since 2019 five automated forklifts of another brand have carried pallets from the forge to the cell and past the door to the scrap bay. Finished pallets went to the wrapper by forklift. In 2023 a trial with a second fleet ended with two vehicles nose to nose in the doorway for 40 minutes, because neither control system knew of the other. From then on one person in each shift directed the traffic at the door, and the buffer in front of it was full by the end of most shifts.',
    ],
  },
  why: {
    heading: 'The existing fleet could stay',
    paragraphs: [
      'The five older vehicles are paid for and work, and scrapping them was out of the question. Their manufacturer had added VDA 5050 in a 2022 update, so the fleet manager could send them orders like those of its own robots. The door became a resource on the map: one vehicle uses it at a time, and the next waits six metres in front.',
      'The lifters drive 120 metres to the wrapper and back. With 80 seconds for handovers and door, a trip takes 320 seconds, or eleven per hour; two lifters carry the 16 pallets. The forks take wrapped pallets to lanes 60 metres away at up to 20 per hour each. One would do; the second covers charging and faults.',
    ],
  },
  figures: [
    {
      value: '11 s',
      text: 'average wait at the door, down from 48',
      base: '31,000 passages of both fleets',
      period: 'March to May 2025, against March to May 2024',
    },
    {
      value: '99.2%',
      text: 'of missions finished without help',
      base: '38,400 missions of nine vehicles',
      period: 'March to May 2025',
    },
    {
      value: '0',
      text: 'people who direct traffic at the door, one in each shift before',
      base: 'Shift plan, three shifts',
      period: 'Since 13 January 2025',
    },
  ],
  layout: {
    width: 150,
    depth: 56,
    areas: [
      { name: 'Palletising cell', x: 2, y: 16, width: 12, depth: 14 },
      { name: 'Forge', x: 4, y: 36, width: 30, depth: 16 },
      { name: 'Stretch wrapper', x: 124, y: 8, width: 10, depth: 10 },
      { name: 'Store lanes', x: 84, y: 40, width: 46, depth: 12 },
    ],
    walls: [
      [
        [66, 0],
        [66, 20],
      ],
      [
        [66, 26],
        [66, 56],
      ],
    ],
    routes: [
      [
        [14, 23],
        [114, 23],
        [114, 13],
        [124, 13],
      ],
      [
        [129, 18],
        [129, 30],
        [91, 30],
        [91, 40],
      ],
    ],
    charging: [142, 46],
  },
  weeks: {
    heading: 'Nine weeks, three of them at the door',
    steps: [
      {
        when: 'Weeks 1 and 2',
        text: 'Two maps became one. The older fleet’s was turned by 1.8 degrees; 24 points on the floor were measured to line them up.',
      },
      {
        when: 'Week 3',
        text: 'VDA 5050 with one older vehicle. It cannot pause between nodes, so nodes were placed in front of the door.',
      },
      {
        when: 'Weeks 4 to 6',
        text: 'The door control got a second relay and light barriers on both sides. The fire officer approved it: an alarm overrides everything.',
      },
      { when: 'Week 7', text: 'The lifters started, by day.' },
      { when: 'Week 8', text: 'The forks started. The wrapper reports “infeed free” and “wrapped” over its PLC.' },
      {
        when: 'Week 9',
        text: 'Three shifts. Twenty-seven operators were trained for two hours, maintenance for two days.',
      },
    ],
  },
  quote: {
    text: 'Nobody asked us to scrap the robots we had. That is the only reason we went on talking.',
    name: 'Matthias Kern',
    role: 'Plant engineer, Stahlwerk Ilm',
  },
  setbacks: {
    heading: 'Scale on the wheels, and a certificate that expired',
    paragraphs: [
      'Scale from the forge stuck to the wheels of the lifters, and their position drifted by up to 6 cm between cell and wrapper. The lane is now swept in every shift, and a reflector on each door post corrects the position.',
      'On a Saturday night in February 2025 a security certificate of the message broker expired. Both fleets stopped for two hours and ten minutes, until somebody from IT was found. Nobody had the date in a calendar. The platform now warns 30 days ahead, which it should have done from the start.',
      'The wait at the door was expected to disappear. It did not: one vehicle at a time is one at a time, and forklifts still take the door without asking.',
    ],
  },
  robots: [
    { name: 'lifter', count: 2, load: 1150, task: 'take pallets from the cell through the door to the wrapper' },
    { name: 'fork', count: 2, load: 1150, task: 'take wrapped pallets to the store lanes' },
  ],
  modules: [
    { id: 'fleet-manager', task: 'runs both fleets on one map and assigns the door' },
    { id: 'integrator', task: 'connects cell, wrapper and door control' },
  ],
};
