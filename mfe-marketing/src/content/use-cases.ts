import { site } from 'shared-config/site';
import type { Application } from './application';
import { useCaseCards } from './use-case-cards';

const [endOfLine, inboundAndOutbound, automatedMaterial, automatedStorage, boxPacking] = useCaseCards;

/** The five use cases, in the order of the header's menu (specification §2, §3 Use case). */
export const useCases: readonly Application[] = [
  {
    ...endOfLine,
    headings: {
      problem: 'A full pallet stops the line',
      flow: 'Fetched before the cell has to wait',
      means: 'Two robots and one signal',
      results: 'A line that sets its own pace',
    },
    problem:
      'A palletising cell stops when its full pallet is not fetched. So somebody waits beside it with a truck, or the line waits for somebody. Both cost the same: the end of the line sets the pace of the whole line, and it is the one place where nobody plans.',
    measure: {
      value: '3 min',
      text: 'to fetch a full pallet and bring an empty one, when a line makes 20 pallets an hour.',
    },
    flow: {
      places: [
        {
          name: 'Palletising cell',
          kind: 'cell',
          signal: 'last layer is on',
          next: { robot: 'lifter', load: 'full pallet' },
        },
        {
          name: 'Stretch wrapper',
          kind: 'wrapper',
          signal: 'wrapper is free',
          next: { robot: 'fork', load: 'wrapped pallet' },
        },
        {
          name: 'Dispatch store',
          kind: 'floor',
          signal: 'place is free',
          next: { robot: 'fork', load: 'pallets by order' },
        },
        { name: 'Dock', kind: 'dock', signal: 'lorry is here' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      {
        title: 'The cell reports',
        text: 'The palletiser tells the platform that the last layer is on. No button, no radio.',
      },
      {
        title: 'A lifter comes',
        text: 'It was sent when the layer before was finished, so it arrives as the pallet is ready.',
      },
      { title: 'The place is filled again', text: 'A second robot sets down an empty pallet in the same visit.' },
      {
        title: 'The pallet goes on',
        text: 'To the stretch wrapper, to the store or straight to the dock, whichever is free.',
      },
    ],
    robots: ['lifter', 'fork'],
    software: 'integrator',
    results: [
      { value: '24 h', text: 'a day the line runs on, whether or not somebody is there to fetch' },
      { value: '0', text: 'forklifts in the area around the cell' },
      { value: '100%', text: 'of pallets known from the moment they are finished' },
    ],
    questions: [
      {
        question: 'Does the palletiser have to be changed?',
        answer: `No. ${site.platformName} reads the signals that its controller has anyway: layer finished, pallet finished, pallet present.`,
      },
      {
        question: 'What if the robot is late?',
        answer:
          'The cell waits as it does today, and the delay shows in the figures, so that the fleet can be sized by facts.',
      },
    ],
  },
  {
    ...inboundAndOutbound,
    headings: {
      problem: 'Lorries come in waves',
      flow: 'From the dock to its place, and back by order',
      means: 'Forks on the floor, a counterbalance at the rack',
      results: 'Docks that are free again within minutes',
    },
    problem:
      'Lorries come in waves. In the morning every dock is full and every truck driver is needed there; at noon they have nothing to do. Pallets stand where there was room, and are searched for later.',
    measure: {
      value: '132',
      text: 'pallets an hour when four lorries dock together with 33 each: more than two a minute.',
    },
    flow: {
      places: [
        { name: 'Dock', kind: 'dock', signal: 'lorry is unloaded', next: { robot: 'fork', load: 'pallets' } },
        {
          name: 'Scan point',
          kind: 'floor',
          signal: 'label is read',
          next: { robot: 'counterBalance', load: 'pallet for its place' },
        },
        {
          name: 'Pallet rack',
          kind: 'rack',
          signal: 'place is confirmed',
          next: { robot: 'fork', load: 'pallets by order' },
        },
        { name: 'Staging lane', kind: 'floor', signal: 'order is complete' },
      ],
      back: { robot: 'fork', load: 'complete orders' },
    },
    steps: [
      { title: 'Unload', text: 'Pallets are set down on marked places behind the dock, by hand truck or forklift.' },
      { title: 'Identify', text: 'A scanner or the WMS says what came, and the platform decides where it goes.' },
      { title: 'Put away', text: 'Fork robots and counterbalance forklifts take it to its place, floor or rack.' },
      {
        title: 'Stage',
        text: 'For outbound the same runs backwards: orders stand complete at the dock before the lorry does.',
      },
    ],
    robots: ['fork', 'counterBalance'],
    software: 'fleet-manager',
    results: [
      { value: '1 scan', text: 'decides where a pallet goes, before it leaves the dock' },
      { value: '24 h', text: 'a day to work off a peak, through the night if need be' },
      { value: '0', text: 'searches: each pallet stands where the system says' },
    ],
    questions: [
      {
        question: 'Can robots drive into the lorry?',
        answer:
          'They take over behind the dock. Loading and unloading stays with people or with equipment made for it.',
      },
      {
        question: 'What if a pallet stands askew?',
        answer:
          'The fork measures where the pallet stands before it enters. What it cannot enter safely it reports, with a picture of the place.',
      },
    ],
  },
  {
    ...automatedMaterial,
    headings: {
      problem: 'Planned for the average, lived in exceptions',
      flow: 'Called by the line, delivered on the next tour',
      means: 'Trains for totes, lifters for pallets',
      results: 'Material when it is needed',
    },
    problem:
      'Line supply is planned for the average and lived in exceptions: a changeover comes early, a machine runs ahead, a train is still on its tour. Buffers at the line hide it, and take the room that the next machine needs.',
    measure: { value: '50 s', text: 'between two calls, when twelve stations use six totes an hour each.' },
    flow: {
      places: [
        { name: 'Store', kind: 'rack', signal: 'stock is booked out', next: { robot: 'lifter', load: 'raw material' } },
        {
          name: 'Machine',
          kind: 'machine',
          signal: 'stock is low',
          next: { robot: 'agvTugger', load: 'parts in totes' },
        },
        {
          name: 'Assembly line',
          kind: 'line',
          signal: 'station 6 calls',
          next: { robot: 'lifter', load: 'finished goods' },
        },
        { name: 'Dispatch', kind: 'dock', signal: 'place is free' },
      ],
      back: { robot: 'agvTugger', load: 'empty containers' },
    },
    steps: [
      {
        title: 'Call',
        text: 'A machine, a scanner or a kanban level asks for material; the platform knows which and how much.',
      },
      { title: 'Decide', text: 'Small parts ride with the next train, a pallet gets a robot of its own.' },
      {
        title: 'Deliver',
        text: 'The tugger stops at each station until the material is taken; the lifter sets its load down and goes.',
      },
      { title: 'Bring back', text: 'Empty containers and finished parts return on the same tours.' },
    ],
    robots: ['lifter', 'agvTugger'],
    software: 'fleet-manager',
    results: [
      { value: '1 call', text: 'from a machine, a scanner or a kanban level is all it takes' },
      { value: '2 ways', text: 'to deliver: small parts ride with the train, a pallet gets a robot of its own' },
      { value: '1 view', text: 'of all tours, whichever brand the robot is' },
    ],
    questions: [
      {
        question: 'Can the trailers that we have be used?',
        answer: 'As a rule, yes: the tugger couples to common trailers. We look at yours before we promise it.',
      },
      {
        question: 'What happens at a changeover?',
        answer: `Missions in ${site.platformName} are changed on a screen by those who know the process. A changed route is live when it is saved.`,
      },
    ],
  },
  {
    ...automatedStorage,
    headings: {
      problem: 'The racks are there already',
      flow: 'To the right place, and confirmed',
      means: 'One robot brings, one stacks',
      results: 'Stock that matches the system',
    },
    problem:
      'Automatic stores pay off when they are built new and stay as they are. Most plants are neither. What is there are racks, forklifts and a warehouse system that knows roughly where things are.',
    measure: { value: '16 h', text: 'for two people to count 4,000 pallet places by hand, at 125 an hour each.' },
    flow: {
      places: [
        { name: 'Goods-in', kind: 'dock', signal: 'pallet is booked in', next: { robot: 'lifter', load: 'pallets' } },
        {
          name: 'Head of the aisle',
          kind: 'floor',
          signal: 'pallet is waiting',
          next: { robot: 'counterBalance', load: 'pallet for its place' },
        },
        {
          name: 'Pallet rack',
          kind: 'rack',
          signal: 'place is empty',
          next: { robot: 'counterBalance', load: 'pallet by order' },
        },
        { name: 'Dispatch lane', kind: 'floor', signal: 'order is called' },
      ],
      back: { robot: 'lifter', load: 'empty pallets' },
    },
    steps: [
      { title: 'Receive', text: 'Lifters bring pallets to the head of the aisle, where they wait on marked places.' },
      { title: 'Store', text: 'The counterbalance takes the pallet, checks the place in the rack and sets it in.' },
      { title: 'Confirm', text: 'Place and pallet go to the WMS at once; the stock is right without counting.' },
      { title: 'Retrieve', text: 'Orders are brought down in the order in which the dock needs them.' },
    ],
    robots: ['lifter', 'counterBalance'],
    software: 'integrator',
    results: [
      { value: '0', text: 'new racks and no special floor' },
      { value: '100%', text: 'of pallet places confirmed to the warehouse system' },
      { value: '0', text: 'people in the forklift aisles' },
    ],
    questions: [
      {
        question: 'Who decides where a pallet goes?',
        answer: `Your warehouse system, as today. ${site.platformName} turns its order into a mission and reports what was done.`,
      },
      {
        question: 'Can manual forklifts work in the same aisles?',
        answer:
          'Yes, the robots keep their distance from people and trucks. For the best pace aisles are shared by time instead of at the same moment.',
      },
    ],
  },
  {
    ...boxPacking,
    headings: {
      problem: 'Thirty metres of walking for every tote',
      flow: 'Two decks, one stop, no walking',
      means: 'Conveyor decks that drive',
      results: 'Packers pack, and do not walk',
    },
    problem:
      'Between picking and packing lie thirty metres and a dozen trolleys. A fixed conveyor would solve it, cut the floor in two and stand wrong after the next reshuffle of the tables.',
    measure: { value: '6 km', text: 'walked in a shift by somebody who fetches 100 totes from 30 metres away.' },
    flow: {
      places: [
        {
          name: 'Picking',
          kind: 'rack',
          signal: 'tote is complete',
          next: { robot: 'singleConveyor', load: 'picked totes' },
        },
        {
          name: 'Conveyor line',
          kind: 'line',
          signal: 'rollers are running',
          next: { robot: 'dualConveyor', load: 'next order' },
        },
        {
          name: 'Packing table',
          kind: 'table',
          signal: 'table 3 is free',
          next: { robot: 'dualConveyor', load: 'packed cartons' },
        },
        { name: 'Dock', kind: 'dock', signal: 'carton is labelled' },
      ],
      back: { robot: 'singleConveyor', load: 'empty totes' },
    },
    steps: [
      { title: 'Pick', text: 'Totes come from picking, each with an order in it.' },
      {
        title: 'Take on',
        text: 'The conveyor robot docks at the line, and rollers on both sides run until the tote is on the deck.',
      },
      {
        title: 'Hand over',
        text: 'At the free packing table one deck delivers the next order while the other takes the empty tote.',
      },
      { title: 'Ship', text: 'Packed cartons ride to labelling and the dock on the way back.' },
    ],
    robots: ['singleConveyor', 'dualConveyor'],
    software: 'integrator',
    results: [
      { value: '0 m', text: 'to walk between picking and packing' },
      { value: '2 jobs', text: 'in each stop: deliver and collect' },
      { value: '0', text: 'conveyors to move when the tables move' },
    ],
    questions: [
      {
        question: 'How high is the deck?',
        answer: 'As high as your line: the deck is set for the height at which loads are handed over.',
      },
      {
        question: 'Do tables need rollers?',
        answer: 'For handing over without hands, yes: a short piece of roller conveyor at the table is enough.',
      },
    ],
  },
];
