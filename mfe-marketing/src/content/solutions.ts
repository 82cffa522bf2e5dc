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
    summary: 'One map, one queue of missions and one set of traffic rules for robots of every make.',
    problem:
      'Each maker brings a fleet software of its own. Two fleets in one aisle know nothing of each other, two screens show half of the plant each, and somebody stands at the crossing and waves.',
    flow: [
      { title: 'One map', text: 'Stations, lanes, doors and zones are drawn once, for all fleets.' },
      { title: 'One queue', text: 'Missions wait in one list; the robot that is nearest and able takes the next.' },
      { title: 'Traffic', text: 'Crossings and narrow lanes are given to one robot at a time, whoever built it.' },
      { title: 'Charging', text: 'Robots charge when they are needed least, and never all at once.' },
    ],
    robots: ['lifter', 'fork', 'agvTugger'],
    software: 'fleet-manager',
    results: ['Fewer robots waiting for each other', 'One place to see what runs', 'Makes can be mixed and changed'],
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
    problem:
      'Unloading is quick, putting away is not. What stands on the dock blocks the next lorry and is in nobody’s stock.',
    flow: [
      { title: 'Set down', text: 'Pallets are set down on marked places behind the dock.' },
      { title: 'Book', text: 'The scan at the dock books them in and fixes where they go.' },
      { title: 'Put away', text: 'Fork robots clear the places in the order that frees the dock first.' },
    ],
    robots: ['fork', 'counterBalance'],
    software: 'integrator',
    results: ['A free dock at every arrival', 'Stock that is right within minutes', 'No second handling'],
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
    problem:
      'Between machines lie minutes of transport and hours of waiting. The waiting is where the money lies on pallets.',
    flow: [
      { title: 'Call', text: 'The machine calls when its stock runs low, by signal or by the MES.' },
      { title: 'Supply', text: 'Trains bring small parts, lifters bring pallets, both to the hand.' },
      { title: 'Pass on', text: 'Finished parts move to the next operation as soon as it has room.' },
    ],
    robots: ['lifter', 'agvTugger'],
    software: 'syncos',
    results: ['Shorter throughput times', 'Less work in progress on the floor', 'Calls instead of search'],
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
    problem:
      'Islands of automation are quick in themselves. Between them somebody pushes a trolley, and that somebody sets the pace.',
    flow: [
      { title: 'Connect', text: 'The integrator links cells, conveyors, doors and lifts with the fleets.' },
      { title: 'Hand over', text: 'Both sides agree before a load moves, and both report when it has.' },
      { title: 'Go on', text: 'A fault at one place stops that place; missions around it take another way.' },
    ],
    robots: ['lifter', 'singleConveyor', 'dualConveyor'],
    software: 'integrator',
    results: ['Cells that run through breaks', 'Hand-overs without people', 'One log of who gave what to whom'],
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
    problem: 'Packers walk to fetch totes and to take cartons away. On a busy day that is half of what they do.',
    flow: [
      { title: 'Bring', text: 'A conveyor robot brings the next order to the table that is free.' },
      { title: 'Swap', text: 'Its second deck takes the empty tote or the packed carton in the same stop.' },
      { title: 'Ship', text: 'Cartons ride on to labelling and the dock.' },
    ],
    robots: ['singleConveyor', 'dualConveyor'],
    software: 'fleet-manager',
    results: ['Packers pack', 'Tables that can be moved', 'Even load on all tables'],
    questions: [
      {
        question: 'How many tables does one robot serve?',
        answer:
          'That depends on distances and on the time an order takes. We work it out with your figures before you decide.',
      },
    ],
  },
];
