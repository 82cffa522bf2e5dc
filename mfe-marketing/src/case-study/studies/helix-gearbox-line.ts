import type { StudyText } from '../study-text';

/** Helix Motors: a gearbox assembly line. */
export const helixGearboxLine: StudyText = {
  facts: [
    { label: 'Load', value: 'Trains of up to 900 kg, gearboxes of 640 kg' },
    { label: 'Shifts', value: 'Two a day, Monday to Friday' },
    { label: 'In use since', value: 'June 2024' },
  ],
  plant: {
    heading: 'A gearbox every six minutes',
    paragraphs: [
      'Helix Motors assembles gearboxes for tractors and harvesters. The line has eleven stations and a takt of six minutes. A gearbox weighs 640 kg on its carrier and takes about 310 parts, most of them from totes that are picked in a supermarket beside the line.',
      'The building dates from 1974. A one-way aisle, 3.2 metres wide, runs round the line and passes two fire doors.',
    ],
  },
  before: {
    heading: 'Two plans that collided at every changeover',
    paragraphs: [
      'Small parts came on a train driven by hand, gearboxes by forklift. The train followed a paper timetable and the forklifts radio calls, and each had a planner of its own. At a changeover, about nine times a week, one of the two was early and stood in the way of the other. The line records for the first quarter of 2024 show 4.6 stops a week for missing material. After eleven near misses between forklifts and people on foot, the works council asked for the aisle to be cleared.',
    ],
  },
  why: {
    heading: 'Slow does not matter on a timetable',
    paragraphs: [
      'The AGV tugger drives at 0.6 metres per second. The loop is 312 metres long: 520 seconds of driving, 40 seconds at each of eleven stations and four minutes to change trailers, 20 minutes in all. Two trains, ten minutes apart, serve every station six times an hour. A third tugger covers charging.',
      'Gearboxes stand on carriers with legs, which the lifter drives under. Two moves for each gearbox make 20 per hour, and one lifter manages 18, so there are two. The MES keeps the sequence and turned out to be the easiest part to agree on: the platform only turns each release into missions.',
    ],
  },
  figures: [
    {
      value: '0.3',
      text: 'line stops a week for missing material, down from 4.6',
      base: 'Line records, both shifts',
      period: 'September to November 2024, against January to March 2024',
    },
    {
      value: '97%',
      text: 'of trains left within one minute of the timetable',
      base: '6,180 runs',
      period: 'September to November 2024',
    },
    {
      value: '0',
      text: 'forklift journeys in the aisle beside the line',
      base: 'Gate log of the aisle',
      period: 'Since 3 June 2024',
    },
  ],
  layout: {
    width: 150,
    depth: 66,
    areas: [
      { name: 'Supermarket', x: 4, y: 20, width: 22, depth: 22 },
      { name: 'Assembly line, eleven stations', x: 52, y: 26, width: 76, depth: 10 },
      { name: 'Pre-assembly', x: 110, y: 56, width: 24, depth: 8 },
      { name: 'Test benches', x: 60, y: 11, width: 30, depth: 8 },
    ],
    walls: [
      [
        [40, 0],
        [40, 5],
      ],
      [
        [40, 11],
        [40, 49],
      ],
      [
        [40, 55],
        [40, 66],
      ],
    ],
    routes: [
      [
        [30, 8],
        [142, 8],
        [142, 52],
        [30, 52],
        [30, 8],
      ],
      [
        [122, 56],
        [122, 44],
        [58, 44],
        [58, 36],
      ],
      [
        [120, 26],
        [120, 22],
        [75, 22],
        [75, 19],
      ],
    ],
    charging: [14, 50],
  },
  weeks: {
    heading: 'Ten weeks beside a running line',
    steps: [
      {
        when: 'Weeks 1 and 2',
        text: 'The aisle was surveyed on night shifts. Twelve floor joints were measured and four filled. Sixteen trailers were checked.',
      },
      {
        when: 'Weeks 3 and 4',
        text: 'The integrator was connected to the MES: one message for each gearbox, first in the test system.',
      },
      {
        when: 'Week 5',
        text: 'First train at a weekend: empty, then with 900 kg of scrap steel in the totes.',
      },
      {
        when: 'Weeks 6 and 7',
        text: 'The tuggers took over three stations, and the driver kept the other eight. The timetable changed twice.',
      },
      {
        when: 'Week 8',
        text: 'The lifters started. Steel guides on the floor hold each carrier within ten millimetres.',
      },
      {
        when: 'Weeks 9 and 10',
        text: 'All stations. Forty-six assemblers were trained for an hour each, six shift leaders for a day.',
      },
    ],
  },
  quote: {
    text: 'We used to argue about whose delivery had come too early. Now there is one timetable, and it belongs to the line.',
    name: 'Jonas Reiter',
    role: 'Head of assembly logistics, Helix Motors',
  },
  setbacks: {
    heading: 'Wi-Fi dead spots at the test benches, and nine worn drawbars',
    paragraphs: [
      'The frequency converters of the test benches sit in steel cabinets beside the aisle. Behind them the Wi-Fi signal dropped, and trains waited up to 40 seconds for their next section. An extra access point made it worse, because the robots held on to the old one for too long. Lower transmit power and a fixed channel plan solved it, but only in week 9.',
      'We had assumed that the trailers would fit. Nine of the sixteen had worn drawbars, and one train drifted 12 cm off its line in the curve behind the fire door. Helix replaced the drawbars at a cost that was not in our offer.',
      'Forty seconds turned out to be too short for some stations. The assemblers now have a button that holds the train, and use it about six times a shift.',
    ],
  },
  robots: [
    { name: 'lifter', count: 2, load: 640, task: 'carry gearboxes to the line and to the test benches' },
    { name: 'agvTugger', count: 3, load: 900, task: 'pull trains with totes past eleven stations' },
  ],
  modules: [
    { id: 'integrator', task: 'receives the sequence from the MES' },
    { id: 'fleet-manager', task: 'keeps the timetable and shares the aisle' },
  ],
};
