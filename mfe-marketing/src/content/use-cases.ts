import { useCaseReferences } from 'shared-config/references/use-cases';
import { site } from 'shared-config/site';
import type { UseCase } from './use-case';

const [endOfLine, inboundAndOutbound, automatedMaterial, automatedStorage, boxPacking] = useCaseReferences;

/** The five use cases, in the order of the header's menu (specification §2, §3 Use case). */
export const useCases: readonly UseCase[] = [
  {
    ...endOfLine,
    request:
      'Tell us pallets per hour, the distance to the wrapper and the palletiser’s controller. An engineer sizes the fleet.',
    headings: {
      problem: 'A full pallet stops the line',
      flow: 'Collected before the cell has to stop',
      means: 'A lifter, a fork and one signal',
      results: 'A line that sets its own pace',
    },
    problem:
      'A palletising cell stops when its full pallet is not collected. Either a driver stands by with a truck, or the line waits for one. The end of the line then sets the pace of the whole line, though nobody planned it that way.',
    measure: {
      value: '3 min',
      text: 'to collect a full pallet and bring an empty one when a line makes 20 pallets per hour.',
    },
    flow: {
      places: [
        {
          name: 'Palletising cell',
          kind: 'cell',
          signal: 'last layer is on',
          next: { robot: 'lifter', load: 'full pallets' },
        },
        {
          name: 'Stretch wrapper',
          kind: 'wrapper',
          signal: 'wrapper is free',
          next: { robot: 'fork', load: 'wrapped pallets' },
        },
        {
          name: 'Dispatch store',
          kind: 'floor',
          signal: 'position is free',
          next: { robot: 'fork', load: 'pallets by order' },
        },
        { name: 'Dock', kind: 'dock', signal: 'lorry has arrived' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      {
        title: 'The cell reports',
        text: 'The palletiser reports the last layer to the platform. No button, no radio call.',
        scene: { kind: 'report', at: 0 },
      },
      {
        title: 'A lifter sets off',
        text: 'It leaves one layer early, so it arrives when the pallet is ready.',
        scene: { kind: 'drive', robot: 'lifter', from: 'charger', to: 0 },
      },
      {
        title: 'An empty pallet takes its place',
        text: 'A second robot sets it down before the cell needs it.',
        scene: { kind: 'drive', robot: 'fork', from: 3, to: 0, load: 'an empty pallet' },
      },
      {
        title: 'The pallet goes on',
        text: 'To the stretch wrapper, to the store or straight to the dock, whichever is free.',
        scene: { kind: 'drive', robot: 'lifter', from: 0, to: 1, load: 'the full pallet' },
      },
    ],
    results: [
      { value: '24 h', text: 'a day without a driver standing by at the cell' },
      { value: '0', text: 'forklifts in the area around the cell' },
      { value: '100%', text: 'of pallets tracked from the moment they are finished' },
    ],
    questions: [
      {
        question: 'Do we have to modify the palletiser?',
        answer: `No. ${site.platformName} reads signals that the controller already has: layer finished, pallet finished, pallet present.`,
      },
      {
        question: 'What if the robot is late?',
        answer:
          'The cell waits, as it does today. The delay is recorded, so the fleet can be sized from measured waits.',
      },
    ],
  },
  {
    ...inboundAndOutbound,
    request:
      'Send us lorries per day, pallets per lorry and a plan of your docks. An engineer calculates how many robots clear them in time.',
    headings: {
      problem: 'Lorries come in waves',
      flow: 'From the dock to the rack, and back by order',
      means: 'Forks on the floor, a counterbalance at the rack',
      results: 'Docks that are free again within minutes',
    },
    problem:
      'In the morning every dock is full and every driver is needed there; at noon there is nothing to unload. Pallets end up wherever there is room, and somebody has to find them later.',
    measure: {
      value: '132',
      text: 'pallets per hour when four lorries dock together with 33 each: more than two a minute.',
    },
    flow: {
      places: [
        { name: 'Dock', kind: 'dock', signal: 'lorry is unloaded', next: { robot: 'fork', load: 'pallets' } },
        {
          name: 'Scan point',
          kind: 'floor',
          signal: 'label is read',
          next: { robot: 'counterBalance', load: 'pallets to store' },
        },
        {
          name: 'Pallet rack',
          kind: 'rack',
          signal: 'location is confirmed',
          next: { robot: 'fork', load: 'pallets by order' },
        },
        { name: 'Staging lane', kind: 'floor', signal: 'order is complete' },
      ],
      back: { robot: 'fork', load: 'complete orders' },
    },
    steps: [
      {
        title: 'Unload',
        text: 'Pallets are set down on marked positions behind the dock, by pallet truck or forklift.',
        scene: { kind: 'report', at: 0 },
      },
      {
        title: 'Identify',
        text: 'A scanner or the WMS identifies the pallet, and the platform assigns it a location.',
        scene: { kind: 'drive', robot: 'fork', from: 0, to: 1, load: 'a pallet' },
      },
      {
        title: 'Put away',
        text: 'Fork robots take it to a floor lane, counterbalance forklifts into the rack.',
        scene: { kind: 'drive', robot: 'counterBalance', from: 1, to: 2, load: 'the pallet' },
      },
      {
        title: 'Stage',
        text: 'Outbound runs the other way: orders are staged complete at the dock before the lorry arrives.',
        scene: { kind: 'drive', robot: 'fork', from: 2, to: 3, load: 'a pallet of the order' },
      },
    ],
    results: [
      { value: '1 scan', text: 'decides where a pallet goes, before it leaves the dock' },
      { value: '24 h', text: 'a day to work through a peak, nights included' },
      { value: '0', text: 'pallets to search for: each is where the system says' },
    ],
    questions: [
      {
        question: 'Can robots drive into the lorry?',
        answer: 'No. They take over behind the dock; loading and unloading are left to people or dedicated equipment.',
      },
      {
        question: 'What if a pallet is not straight?',
        answer:
          'The fork measures the pallet’s position before it enters. If it cannot enter safely, it reports the pallet with a picture.',
      },
    ],
  },
  {
    ...automatedMaterial,
    request: 'Send us your stations, their calls per hour and your milk-run route. An engineer drafts a timetable.',
    headings: {
      problem: 'Planned for the average, run on exceptions',
      flow: 'Called by the line, delivered on the next run',
      means: 'Tugger trains for totes, lifters for pallets',
      results: 'Material at the station when it is needed',
    },
    problem:
      'A changeover comes early, a machine runs ahead, a train is still on its run. Line supply that is planned for an average day spends most days catching up. Buffers at the line hide this and take the space that the next machine needs.',
    measure: { value: '50 s', text: 'between calls when twelve stations use six totes per hour each.' },
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
        { name: 'Dispatch', kind: 'dock', signal: 'position is free' },
      ],
      back: { robot: 'agvTugger', load: 'empty containers' },
    },
    steps: [
      {
        title: 'Call',
        text: 'A machine, a scanner or a kanban level triggers the call; the platform knows what is needed and how much.',
        scene: { kind: 'report', at: 1 },
      },
      {
        title: 'Decide',
        text: 'Small parts go on the next train; a pallet gets a robot of its own.',
        scene: { kind: 'drive', robot: 'lifter', from: 0, to: 1, load: 'a pallet of raw material' },
      },
      {
        title: 'Deliver',
        text: 'The tugger waits at each station until the material is taken; the lifter sets its load down and leaves.',
        scene: { kind: 'drive', robot: 'agvTugger', from: 1, to: 2, load: 'parts in totes' },
      },
      {
        title: 'Bring back',
        text: 'Empty containers and finished parts return on the same run.',
        scene: { kind: 'drive', robot: 'agvTugger', from: 2, to: 0, load: 'empty containers' },
      },
    ],
    results: [
      { value: '1 call', text: 'from a machine, a scanner or a kanban level is all it takes' },
      { value: '2 ways', text: 'to deliver: small parts by train, pallets by single robot' },
      { value: '1 view', text: 'of all runs, for robots of every brand' },
    ],
    questions: [
      {
        question: 'Can we keep our trailers?',
        answer: 'Usually, yes. The tugger couples to common types; we check couplings and drawbars before we confirm.',
      },
      {
        question: 'What happens at a changeover?',
        answer: `The people who know the process change the mission in ${site.platformName} on screen. The change is live once it is saved.`,
      },
    ],
  },
  {
    ...automatedStorage,
    request:
      'Send us a rack drawing with aisle widths and moves per hour. An engineer checks whether the forklift can serve it.',
    headings: {
      problem: 'You already have the racks',
      flow: 'Every pallet in its location, and confirmed',
      means: 'A lifter brings, a counterbalance stacks',
      results: 'Stock that matches the system',
    },
    problem:
      'An automated warehouse pays off in a new building that will not change. Most plants have something else: racks, forklifts and a warehouse system that knows roughly where things are.',
    measure: { value: '16 h', text: 'for two people to count 4,000 pallet locations by hand, at 125 per hour each.' },
    flow: {
      places: [
        { name: 'Goods-in', kind: 'dock', signal: 'pallet is booked in', next: { robot: 'lifter', load: 'pallets' } },
        {
          name: 'Head of the aisle',
          kind: 'floor',
          signal: 'pallet is waiting',
          next: { robot: 'counterBalance', load: 'pallets to store' },
        },
        {
          name: 'Pallet rack',
          kind: 'rack',
          signal: 'location is empty',
          next: { robot: 'counterBalance', load: 'pallets by order' },
        },
        { name: 'Dispatch lane', kind: 'floor', signal: 'order is called' },
      ],
      back: { robot: 'lifter', load: 'empty pallets' },
    },
    steps: [
      {
        title: 'Receive',
        text: 'Lifters bring pallets to the head of the aisle, where they wait on marked positions.',
        scene: { kind: 'drive', robot: 'lifter', from: 0, to: 1, load: 'a pallet' },
      },
      {
        title: 'Store',
        text: 'The counterbalance picks up the pallet, checks that its location is empty and stores it.',
        scene: { kind: 'drive', robot: 'counterBalance', from: 1, to: 2, load: 'the pallet' },
      },
      {
        title: 'Confirm',
        text: 'Pallet and location are reported to the WMS at once; stock is correct without counting.',
        scene: { kind: 'report', at: 2, signal: 'pallet is in its location' },
      },
      {
        title: 'Retrieve',
        text: 'Pallets come down in the sequence that the dock needs.',
        scene: { kind: 'drive', robot: 'counterBalance', from: 2, to: 3, load: 'the pallet that the dock needs' },
      },
    ],
    results: [
      { value: '0', text: 'new racks, and no special floor' },
      { value: '100%', text: 'of pallet locations confirmed to the warehouse system' },
      { value: '0', text: 'counting weekends, because every move is confirmed' },
    ],
    questions: [
      {
        question: 'Who decides where a pallet goes?',
        answer: `Your warehouse system does, as today. ${site.platformName} turns its order into a mission and reports the result.`,
      },
      {
        question: 'Can manual forklifts work in the same aisles?',
        answer:
          'Yes. The robots keep their distance from people and trucks. Throughput is higher when they take turns in an aisle.',
      },
    ],
  },
  {
    ...boxPacking,
    request:
      'Send us the number of tables, orders per hour and the distance to picking. An engineer calculates robots and stops.',
    headings: {
      problem: 'Thirty metres of walking for every tote',
      flow: 'Two decks, one stop, no walking',
      means: 'Conveyor decks on mobile robots',
      results: 'Packers pack instead of walking',
    },
    problem:
      'Picking and packing are thirty metres and a dozen trolleys apart. A fixed conveyor would close the gap, cut the floor in two and be in the wrong place once the tables are rearranged.',
    measure: { value: '6 km', text: 'walked in a shift by a packer who fetches 100 totes from 30 metres away.' },
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
      {
        title: 'Pick',
        text: 'Totes come from picking, each with an order in it.',
        scene: { kind: 'drive', robot: 'singleConveyor', from: 0, to: 1, load: 'a picked tote' },
      },
      {
        title: 'Load',
        text: 'The conveyor robot docks at the line, and rollers on both sides run until the tote is on the deck.',
        scene: { kind: 'report', at: 1 },
      },
      {
        title: 'Hand over',
        text: 'At the free packing table one deck delivers the next order while the other takes the empty tote.',
        scene: { kind: 'drive', robot: 'dualConveyor', from: 1, to: 2, load: 'the next order' },
      },
      {
        title: 'Ship',
        text: 'Packed cartons travel to labelling and the dock on the way back.',
        scene: { kind: 'drive', robot: 'dualConveyor', from: 2, to: 3, load: 'packed cartons' },
      },
    ],
    results: [
      { value: '0 m', text: 'to walk between picking and packing' },
      { value: '2 jobs', text: 'in each stop: deliver and collect' },
      { value: '0', text: 'conveyors to move when the tables move' },
    ],
    questions: [
      {
        question: 'How high is the deck?',
        answer: 'As high as your line: the deck is set to your handover height.',
      },
      {
        question: 'Do tables need rollers?',
        answer: 'For an automatic handover, yes. A short roller conveyor at the table is enough.',
      },
    ],
  },
];
