import type { StudyText } from '../study-text';

/** Solvane Pharma: a drum store. */
export const solvaneDrumStore: StudyText = {
  facts: [
    { label: 'Load', value: 'Pallets of four drums, 590 kg' },
    { label: 'Shifts', value: 'Two a day, Monday to Friday' },
    { label: 'In use since', value: 'November 2024' },
  ],
  plant: {
    heading: '1,240 locations in racks from 2009',
    paragraphs: [
      'Solvane Pharma makes excipients for tablets. Its drum store has 1,240 pallet locations on three levels, the highest beam at 2.4 metres. A pallet carries four steel drums of 120 litres and weighs 590 kg. Stock is kept by batch, and quarantined, released and blocked goods must never mix.',
      'Solvents are stored in another building. The forklifts are not rated for explosive atmospheres and do not go there.',
    ],
  },
  before: {
    heading: 'A weekend of counting every quarter',
    paragraphs: [
      'Drivers confirmed a location by scanning the label on the rack, which was now and then the label of the location beside it. Four times a year the store closed on Friday evening, and six people counted stock until Sunday evening. The count of December 2023 found 17 pallets in the wrong location, one of them from a blocked batch. The auditor asked how anybody would have noticed. And the drivers were due to retire in 2025 and 2026.',
    ],
  },
  why: {
    heading: 'Keep the racks, check every location',
    paragraphs: [
      'An automated warehouse was costed and rejected: two years, a building permit, and nowhere to put the stock meanwhile. The racks had passed their inspection and were to stay. The counterbalance forklift works from the front, needs no rail, lifts to 2.6 metres and carries 1500 kg, so 590 kg leaves a margin at the upper level.',
      'Before it sets a pallet down it checks that the location is empty, and it reads the pallet label afterwards. The warehouse system decides; nothing moves that it has not ordered. Twenty-two moves in the busiest hour, at three minutes each, keep 1.1 forklifts busy. There are two, so that one can charge.',
    ],
  },
  figures: [
    {
      value: '0',
      text: 'pallets in the wrong location, down from 17',
      base: 'Full count of 1,240 locations',
      period: 'June 2025, against December 2023',
    },
    {
      value: '99.4%',
      text: 'of moves finished without a person',
      base: '24,100 moves',
      period: 'January to June 2025',
    },
    {
      value: '3 min',
      text: 'to show an auditor where a batch stands and how it got there',
      base: '14 requests in two audits',
      period: 'February and May 2025',
    },
  ],
  layout: {
    width: 84,
    depth: 52,
    areas: [
      { name: 'Goods-in', x: 2, y: 18, width: 10, depth: 16 },
      { name: 'Transfer positions', x: 16, y: 20, width: 6, depth: 12 },
      { name: 'Racks, five aisles', x: 36, y: 4, width: 44, depth: 44 },
    ],
    walls: [
      [
        [28, 0],
        [28, 23],
      ],
      [
        [28, 29],
        [28, 52],
      ],
    ],
    routes: [
      [
        [22, 26],
        [33, 26],
        [33, 14],
        [65, 14],
      ],
      [
        [33, 26],
        [33, 38],
        [65, 38],
      ],
    ],
    charging: [20, 44],
  },
  weeks: {
    heading: 'Fourteen weeks, nine of them for validation',
    steps: [
      {
        when: 'Weeks 1 to 3',
        text: 'Risk assessment and user requirements, as good manufacturing practice demands. Our documents were written for engineers; Solvane’s quality team rewrote 60 pages.',
      },
      {
        when: 'Weeks 4 and 5',
        text: 'The racks were surveyed: uprights up to 14 mm out of plumb, within limits. New labels went where the forklift reads them.',
      },
      { when: 'Week 6', text: 'The first forklift worked in one aisle, at night, with drums full of water.' },
      {
        when: 'Weeks 7 to 10',
        text: 'The interface to the warehouse system. Each of 23 error cases was provoked, recorded and signed.',
      },
      {
        when: 'Week 11',
        text: 'Fire alarm and door: on alarm a forklift leaves the aisle and parks clear of the fire door.',
      },
      {
        when: 'Weeks 12 to 14',
        text: 'Second forklift. Five hundred moves in a row without an error; ten people trained and examined.',
      },
    ],
  },
  quote: {
    text: 'I can tell an auditor where a batch stands without getting up. That alone was worth the project.',
    name: 'Dr Elena Voss',
    role: 'Warehouse manager, Solvane Pharma',
  },
  setbacks: {
    heading: 'Validation took almost twice as long as we had said',
    paragraphs: [
      'We had planned five weeks for validation, and it took nine. Each new software version has to be assessed in the same way, so Solvane updates once a year.',
      'One supplier uses plastic pallets with pockets that are 9 mm narrower. The forklifts refused one in twelve of them. Goods-in now moves those drums onto other pallets, which is manual work that was not there before.',
      'Shiny drum lids confused the check for empty locations. A steeper sensor angle solved it and costs four seconds a move. And people may no longer enter an aisle while a forklift is in it: in the first month the gate was opened five times a day, and each time the forklift stopped.',
    ],
  },
  robots: [{ name: 'counterBalance', count: 2, load: 590, task: 'store and retrieve pallets on three levels' }],
  modules: [{ id: 'integrator', task: 'exchanges orders and confirmations with the warehouse system' }],
};
