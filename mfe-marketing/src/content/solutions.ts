import {
  blogRoutes,
  caseCrossDock,
  caseOrderPacking,
  casePalletising,
  workAgvTugger,
} from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import type { Application } from './application';

/** The five solutions whose pages the specification hints at (§2 Other routes); their addresses are ours (ADR 0011). */
export const solutions: readonly Application[] = [
  {
    id: 'fleet-management',
    url: '/solutions/fleet-management',
    title: 'Fleet Management',
    image: blogRoutes,
    summary: 'One map, one queue of missions and one set of traffic rules for robots of every brand.',
    headings: {
      problem: 'Two fleets that know nothing of each other',
      flow: 'One map, one queue, one set of rules',
      means: 'Robots of every brand, one fleet manager',
      results: 'Robots that make way for each other',
    },
    problem:
      'Each maker brings a fleet software of its own. Two fleets in one aisle know nothing of each other, two screens show half of the plant each, and somebody stands at the crossing and waves.',
    measure: {
      value: '6',
      text: 'pairs of fleets that must agree on every crossing when four brands share a floor. With one platform there are four connections.',
    },
    flow: {
      places: [
        { name: 'Store', kind: 'rack', signal: 'mission is queued', next: { robot: 'agvTugger', load: 'totes' } },
        { name: 'Machines', kind: 'machine', signal: 'station calls', next: { robot: 'lifter', load: 'pallets' } },
        { name: 'Transfer point', kind: 'floor', signal: 'lane is given', next: { robot: 'fork', load: 'pallets' } },
        { name: 'Dock', kind: 'dock', signal: 'place is free' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      { title: 'One map', text: 'Stations, lanes, doors and zones are drawn once, for all fleets.' },
      { title: 'One queue', text: 'Missions wait in one list; the robot that is nearest and able takes the next.' },
      { title: 'Traffic', text: 'Crossings and narrow lanes are given to one robot at a time, whoever built it.' },
      { title: 'Charging', text: 'Robots charge when they are needed least, and never all at once.' },
    ],
    robots: ['lifter', 'fork', 'agvTugger'],
    software: 'fleet-manager',
    results: [
      { value: '1 map', text: 'for every fleet, door and zone' },
      { value: '1 robot', text: 'at a time in a narrow lane, whichever brand it is' },
      { value: '1 screen', text: 'that shows what runs and what waits' },
    ],
    questions: [
      {
        question: 'Which robots can be connected?',
        answer:
          'Ours, and fleets that speak VDA 5050. Others are connected through their own interface with the integrator.',
      },
    ],
  },
  {
    id: 'inbound',
    url: '/solutions/inbound',
    title: 'Inbound',
    image: caseCrossDock,
    summary: 'Docks that are clear again before the next lorry backs in.',
    headings: {
      problem: 'Unloading is quick, putting away is not',
      flow: 'Off the dock in the order that frees it first',
      means: 'Two kinds of fork, for floor and rack',
      results: 'A clear dock at every arrival',
    },
    problem:
      'Unloading is quick, putting away is not. What stands on the dock blocks the next lorry and is in nobody’s stock.',
    measure: {
      value: '99 min',
      text: 'for one truck to put away the 33 pallets of a lorry, at three minutes each. Unloading takes about 30.',
    },
    flow: {
      places: [
        { name: 'Dock', kind: 'dock', signal: 'pallet is scanned', next: { robot: 'fork', load: 'pallets' } },
        {
          name: 'Marked place',
          kind: 'floor',
          signal: 'place is booked',
          next: { robot: 'counterBalance', load: 'pallet for its place' },
        },
        { name: 'Pallet rack', kind: 'rack', signal: 'place is confirmed' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      { title: 'Set down', text: 'Pallets are set down on marked places behind the dock.' },
      { title: 'Book', text: 'The scan at the dock books them in and fixes where they go.' },
      { title: 'Put away', text: 'Fork robots clear the places in the order that frees the dock first.' },
    ],
    robots: ['fork', 'counterBalance'],
    software: 'integrator',
    results: [
      { value: '0', text: 'pallets on the dock when the next lorry backs in' },
      { value: '1 scan', text: 'books a pallet in and fixes its place' },
      { value: '1 handling', text: 'from the dock to the rack, and no second one' },
    ],
    questions: [
      {
        question: 'Does it work without a WMS?',
        answer: `Yes: ${site.platformName} can keep simple stores itself, place by place. With a WMS it takes its orders from there.`,
      },
    ],
  },
  {
    id: 'manufacturing-production',
    url: '/solutions/manufacturing-production',
    title: 'Manufacturing Production',
    image: workAgvTugger,
    summary: 'Raw material to the machine, parts to the next one, finished goods away: on call.',
    headings: {
      problem: 'Minutes of transport, hours of waiting',
      flow: 'Supplied on call, passed on when there is room',
      means: 'Trains for parts, lifters for pallets',
      results: 'Less work in progress on the floor',
    },
    problem:
      'Between machines lie minutes of transport and hours of waiting. The waiting is where the money lies on pallets.',
    measure: { value: '4 h', text: 'a part waits when 40 pallets stand between two machines that finish ten an hour.' },
    flow: {
      places: [
        {
          name: 'Raw material',
          kind: 'rack',
          signal: 'machine 4 is low',
          next: { robot: 'lifter', load: 'raw material' },
        },
        {
          name: 'Machining',
          kind: 'machine',
          signal: 'parts are finished',
          next: { robot: 'agvTugger', load: 'parts in totes' },
        },
        {
          name: 'Assembly',
          kind: 'table',
          signal: 'station has room',
          next: { robot: 'lifter', load: 'finished goods' },
        },
        { name: 'Dispatch', kind: 'dock', signal: 'order is complete' },
      ],
      back: { robot: 'agvTugger', load: 'empty containers' },
    },
    steps: [
      { title: 'Call', text: 'The machine calls when its stock runs low, by signal or by the MES.' },
      { title: 'Supply', text: 'Trains bring small parts, lifters bring pallets, both to the hand.' },
      { title: 'Pass on', text: 'Finished parts move to the next operation as soon as it has room.' },
    ],
    robots: ['lifter', 'agvTugger'],
    software: 'syncos',
    results: [
      { value: '1 call', text: 'by signal, by the MES or by a button starts the mission' },
      { value: '0', text: 'searches for parts that are somewhere on the floor' },
      { value: '1 tour', text: 'brings the parts and takes the empties back' },
    ],
    questions: [
      {
        question: 'How does a machine call?',
        answer:
          'By a signal of its PLC, by an order of the MES, or by a button or tablet beside it. All end in the same mission.',
      },
    ],
  },
  {
    id: 'automated-manufacturing',
    url: '/solutions/automated-manufacturing',
    title: 'Automated Manufacturing',
    image: casePalletising,
    summary: 'Cells, conveyors, doors and robots that hand over to each other without a person in between.',
    headings: {
      problem: 'Quick islands, and a trolley between them',
      flow: 'Hand-overs that both sides agree on',
      means: 'Robots that dock at machines',
      results: 'Cells that run through breaks',
    },
    problem:
      'Islands of automation are quick in themselves. Between them somebody pushes a trolley, and that somebody sets the pace.',
    measure: {
      value: '20%',
      text: 'of a cell’s output is lost when every cycle of 60 seconds waits 15 more for a trolley.',
    },
    flow: {
      places: [
        { name: 'Blank store', kind: 'rack', signal: 'cell needs blanks', next: { robot: 'lifter', load: 'blanks' } },
        {
          name: 'Machining cell',
          kind: 'machine',
          signal: 'part is finished',
          next: { robot: 'singleConveyor', load: 'parts' },
        },
        {
          name: 'Assembly cell',
          kind: 'cell',
          signal: 'door is open',
          next: { robot: 'dualConveyor', load: 'assemblies' },
        },
        { name: 'Conveyor line', kind: 'line', signal: 'rollers are running' },
      ],
      back: { robot: 'dualConveyor', load: 'empty carriers' },
    },
    steps: [
      { title: 'Connect', text: 'The integrator links cells, conveyors, doors and lifts with the fleets.' },
      { title: 'Hand over', text: 'Both sides agree before a load moves, and both report when it has.' },
      { title: 'Go on', text: 'A fault at one place stops that place; missions around it take another way.' },
    ],
    robots: ['lifter', 'singleConveyor', 'dualConveyor'],
    software: 'integrator',
    results: [
      { value: '0 min', text: 'of standstill in breaks: hand-overs go on' },
      { value: '2 sides', text: 'agree before a load moves, and both report when it has' },
      { value: '1 log', text: 'of who gave what to whom' },
    ],
    questions: [
      {
        question: 'Do our integrators have to rewrite anything?',
        answer:
          'As a rule no: the platform reads and sets the signals that are there. What is missing is named before the project starts.',
      },
    ],
  },
  {
    id: 'box-packaging',
    url: '/solutions/box-packaging',
    title: 'Box Packaging',
    image: caseOrderPacking,
    summary: 'Totes in, cartons out, and packers who stay at their table.',
    headings: {
      problem: 'Packers who walk do not pack',
      flow: 'Order in, carton out, in one stop',
      means: 'One deck brings, the other takes',
      results: 'Even work at every table',
    },
    problem: 'Packers walk to fetch totes and to take cartons away. On a busy day that is half of what they do.',
    measure: { value: '2', text: 'walks for every order: one to fetch the tote, one to take the carton away.' },
    flow: {
      places: [
        { name: 'Picking', kind: 'rack', signal: 'tote is complete', next: { robot: 'singleConveyor', load: 'totes' } },
        {
          name: 'Packing table',
          kind: 'table',
          signal: 'table 5 is free',
          next: { robot: 'dualConveyor', load: 'cartons' },
        },
        {
          name: 'Labelling',
          kind: 'line',
          signal: 'label is on',
          next: { robot: 'singleConveyor', load: 'labelled cartons' },
        },
        { name: 'Dock', kind: 'dock', signal: 'lorry is here' },
      ],
      back: { robot: 'dualConveyor', load: 'empty totes' },
    },
    steps: [
      { title: 'Bring', text: 'A conveyor robot brings the next order to the table that is free.' },
      { title: 'Swap', text: 'Its second deck takes the empty tote or the packed carton in the same stop.' },
      { title: 'Ship', text: 'Cartons ride on to labelling and the dock.' },
    ],
    robots: ['singleConveyor', 'dualConveyor'],
    software: 'fleet-manager',
    results: [
      { value: '0', text: 'walks between picking and packing' },
      { value: '2 jobs', text: 'in each stop: deliver and collect' },
      { value: '1 queue', text: 'that gives each order to the table that is free' },
    ],
    questions: [
      {
        question: 'How many tables does one robot serve?',
        answer:
          'That depends on distances and on the time an order takes. We work it out with your figures before you decide.',
      },
    ],
  },
];
