import type { StudyText } from '../study-text';

/** BoxHarbour: twenty packing tables. */
export const boxharbourPacking: StudyText = {
  facts: [
    { label: 'Load', value: 'Trays of four small totes, up to 60 kg' },
    { label: 'Shifts', value: 'One a day, two from October to December' },
    { label: 'In use since', value: 'August 2024' },
  ],
  plant: {
    heading: 'Twenty tables, 240 orders per hour',
    paragraphs: [
      'BoxHarbour ships small goods for about 90 online shops from one building. Totes come from picking, each with one order in it. Twenty packing tables turn them into cartons, planned for 240 orders per hour with all tables staffed. Every October the tables are regrouped for the season, and every January they are moved back.',
    ],
  },
  before: {
    heading: 'Packers walked for a third of their shift',
    paragraphs: [
      'Totes left picking on trolleys. A packer fetched a trolley, packed the orders and pushed the cartons to labelling. A time study in March 2024 found packers on their feet, away from the table, for 34% of the shift. At the peak there were 130 trolleys on a floor planned for 60, and two escape routes were regularly blocked.',
    ],
  },
  why: {
    heading: 'One stop does two jobs',
    paragraphs: [
      'A belt conveyor to the tables would have cut the floor in two and stood in the wrong place every October. On the dual conveyor one deck hands over a tray of four small totes while the other takes a tray of packed cartons, in the same stop. Payload was not the issue: the robot carries 1500 kg, a tray weighs 60. What counted was that nobody has to lift it.',
      'At 0.7 metres per second, 45 metres out, 45 back and 50 seconds for the handovers take three minutes, or 20 trays per hour. Sixty trays need three robots at work, so there are four. Two single conveyors take labelled cartons on to the dock: 60 metres at 1 metre per second, 24 trays per hour each, where 30 are needed.',
    ],
  },
  figures: [
    {
      value: '9%',
      text: 'of a packer’s shift spent walking, down from 34%',
      base: 'Time study, eight packers for five days',
      period: 'March 2025, against March 2024',
    },
    {
      value: '12.1',
      text: 'orders per hour at each table, up from 9.8',
      base: 'All staffed tables, warehouse system',
      period: 'January to March 2025, against January to March 2024',
    },
    {
      value: '1 day',
      text: 'to regroup the tables for the season',
      base: 'Six tables moved by BoxHarbour’s own team',
      period: '6 October 2024',
    },
  ],
  layout: {
    width: 92,
    depth: 50,
    areas: [
      { name: 'Picking', x: 4, y: 5, width: 16, depth: 32 },
      { name: 'Packing tables, four rows', x: 34, y: 10, width: 24, depth: 26 },
      { name: 'Labelling', x: 20, y: 41, width: 18, depth: 6 },
      { name: 'Dock conveyor', x: 80, y: 18, width: 8, depth: 12 },
    ],
    routes: [
      [
        [20, 25],
        [30, 25],
        [30, 8],
        [46, 8],
        [46, 10],
      ],
      [
        [30, 25],
        [30, 41],
      ],
      [
        [38, 44],
        [84, 44],
        [84, 30],
      ],
    ],
    charging: [66, 22],
  },
  weeks: {
    heading: 'Eight weeks, most of them for rollers',
    steps: [
      { when: 'Week 1', text: 'The floor was mapped and all twenty tables were measured.' },
      {
        when: 'Weeks 2 to 4',
        text: 'Each table got 1.2 metres of driven rollers and a light barrier, seven tables a week.',
      },
      {
        when: 'Week 3',
        text: 'IT put the robots into a network of their own. The warehouse system now reports “tote complete” and “table free” through the integrator.',
      },
      {
        when: 'Week 5',
        text: 'The first dual conveyor served four tables; trolleys served the rest.',
      },
      {
        when: 'Weeks 6 and 7',
        text: 'Twelve tables, then twenty. Packers were trained in pairs, half an hour at their own table. Shift leaders learned to move a table on the map.',
      },
      { when: 'Week 8', text: 'The single conveyors took over between labelling and dock.' },
    ],
  },
  quote: {
    text: 'We looked at a conveyor first. It would have been in the way from the day it was finished.',
    name: 'Priya Nair',
    role: 'Operations manager, BoxHarbour',
  },
  setbacks: {
    heading: 'Twenty-two millimetres, low sun and a coffee machine',
    paragraphs: [
      'The tables had been set up by eye, and their heights differed by up to 22 mm. A tray catches on a step of more than 5 mm, so in week 5 the robots refused one handover in twenty. All tables were shimmed at a weekend that was not in the plan. We had measured the heights in week 1 and had not acted on them.',
      'In September the low sun came through a roof light and blinded the tray sensors at tables 14 to 17 between four and five. Film on the glass ended it, two weeks after the first report.',
      'The main lane led past the coffee machine. People stood there to talk, and the robots waited for them. The coffee machine has moved, and the map now has a second lane round the tables, which we should have drawn from the start.',
    ],
  },
  robots: [
    { name: 'singleConveyor', count: 2, load: 60, task: 'take labelled cartons to the dock' },
    { name: 'dualConveyor', count: 4, load: 120, task: 'bring totes and take cartons away in one stop' },
  ],
  modules: [
    { id: 'fleet-manager', task: 'sends each tray to the table that is free' },
    { id: 'integrator', task: 'connects warehouse system, rollers and labelling' },
  ],
};
