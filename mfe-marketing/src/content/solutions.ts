import { solutionReferences } from 'shared-config/references/solutions';
import { site } from 'shared-config/site';
import type { Solution } from './solution';

const [fleetManagement, inbound, manufacturingProduction, automatedManufacturing, boxPackaging] = solutionReferences;

/** The five solutions whose pages the specification hints at (§2 Other routes); their addresses are ours. */
export const solutions: readonly Solution[] = [
  {
    ...fleetManagement,
    request:
      'Tell us which fleets you run, which interfaces they have and where they meet. An engineer tells you what can be connected.',
    headings: {
      comparison: 'Four fleets on one floor, unaware of each other',
      flow: 'One map, one queue, one set of rules',
      means: 'Robots of every brand, one fleet manager',
      results: 'Robots of all brands give way to each other',
    },
    comparison: {
      today: 'a system for each fleet',
      robots: 'one platform for all fleets',
      measure: {
        label: 'To keep four brands apart',
        today: { value: '6 links', text: 'one for every pair of fleets: 4 × 3 ÷ 2' },
        robots: { value: '4 links', text: 'one for every fleet, all to the platform' },
      },
      rows: [
        {
          label: 'Overview',
          today: 'Each screen shows its own part of the plant',
          robots: 'One screen shows every robot and every mission',
        },
        {
          label: 'Narrow lanes',
          today: 'Somebody waves robots through',
          robots: 'One robot at a time, of whatever brand',
        },
        {
          label: 'Next mission',
          today: 'Waits for its own fleet while another stands idle',
          robots: 'Goes to the nearest suitable robot',
        },
      ],
    },
    flow: {
      places: [
        { name: 'Store', kind: 'rack', signal: 'mission is queued', next: { robot: 'agvTugger', load: 'totes' } },
        { name: 'Machines', kind: 'machine', signal: 'station calls', next: { robot: 'lifter', load: 'pallets' } },
        { name: 'Transfer point', kind: 'floor', signal: 'lane is clear', next: { robot: 'fork', load: 'pallets' } },
        { name: 'Dock', kind: 'dock', signal: 'position is free' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      { title: 'One map', text: 'Stations, lanes, doors and zones are drawn once, for all fleets.' },
      { title: 'One queue', text: 'Missions wait in one queue; the nearest suitable robot takes the next.' },
      { title: 'Traffic', text: 'Crossings and narrow lanes go to one robot at a time, of whatever brand.' },
      { title: 'Charging', text: 'Robots charge in turn while the queue is short.' },
    ],
    results: [
      { value: '1 map', text: 'for every fleet, door and zone' },
      { value: '1 robot', text: 'at a time in a narrow lane, whatever its brand' },
      { value: '1 screen', text: 'that shows every mission, running or waiting' },
    ],
    questions: [
      {
        question: 'Which robots can be connected?',
        answer:
          'MAG robots, and fleets of any brand that support VDA 5050. Others connect through their own interface and the integrator.',
      },
      {
        question: 'What becomes of the software that came with each fleet?',
        answer:
          'Robots that speak VDA 5050 take their missions from the platform directly. Other fleets keep their software, which passes missions on to them.',
      },
    ],
  },
  {
    ...inbound,
    request:
      'Tell us how many pallets arrive at once and how far they go. An engineer works out how soon the dock is clear.',
    headings: {
      comparison: 'Unloading is quick, putting away is not',
      flow: 'Off the dock in the order that clears it fastest',
      means: 'One forklift for the floor, one for the rack',
      results: 'A clear dock for every arrival',
    },
    comparison: {
      today: 'one truck and its driver',
      robots: 'three that share the trips',
      measure: {
        label: 'A lorry’s 33 pallets, put away',
        today: { value: '99 min', text: 'at three minutes each. Unloading takes about 30.' },
        robots: { value: '33 min', text: 'at the same three minutes: eleven trips for each' },
      },
      rows: [
        {
          label: 'In stock',
          today: 'Once a pallet is put away and somebody has booked it',
          robots: 'From the scan at the dock',
        },
        {
          label: 'Location',
          today: 'The driver looks for a free one',
          robots: 'Assigned before the pallet leaves the dock',
        },
        {
          label: 'Next lorry',
          today: 'Waits until the dock is clear',
          robots: 'Backs in when the last one has left',
        },
      ],
    },
    flow: {
      places: [
        { name: 'Dock', kind: 'dock', signal: 'pallet is scanned', next: { robot: 'fork', load: 'pallets' } },
        {
          name: 'Marked position',
          kind: 'floor',
          signal: 'location is booked',
          next: { robot: 'counterBalance', load: 'pallets to store' },
        },
        { name: 'Pallet rack', kind: 'rack', signal: 'location is confirmed' },
      ],
      back: { robot: 'fork', load: 'empty pallets' },
    },
    steps: [
      { title: 'Set down', text: 'Pallets are set down on marked positions behind the dock.' },
      { title: 'Book', text: 'The scan at the dock books them in and assigns each a location.' },
      { title: 'Put away', text: 'Fork robots clear the positions in the order that frees the dock fastest.' },
    ],
    results: [
      { value: '0', text: 'pallets on the dock when the next lorry backs in' },
      { value: '1 scan', text: 'books a pallet in and assigns its location' },
      { value: '3 robots', text: 'put a lorry away in about the time that unloading takes' },
    ],
    questions: [
      {
        question: 'Does it work without a WMS?',
        answer: `Yes. ${site.platformName} can manage a simple store itself, location by location. With a WMS, it takes its orders from there.`,
      },
      {
        question: 'What if a label cannot be read?',
        answer:
          'The pallet goes to a clearing position and the others pass it. Whoever is at the dock books it in by hand.',
      },
    ],
  },
  {
    ...manufacturingProduction,
    request: 'Tell us which machines wait for material and how often. An engineer proposes calls, runs and robots.',
    headings: {
      comparison: 'Minutes of transport, hours of waiting',
      flow: 'Supplied on demand, passed on when there is room',
      means: 'Tugger trains for parts, lifters for pallets',
      results: 'Less work in progress on the floor',
    },
    comparison: {
      today: 'transport in batches',
      robots: 'transport on demand',
      measure: {
        label: 'Wait between two machines',
        today: { value: '4 h', text: 'when 40 pallets stand there and ten are finished per hour' },
        robots: { value: '12 min', text: 'when two pallets stand there, at the same ten per hour' },
      },
      rows: [
        {
          label: 'Material',
          today: 'Somebody looks for a driver when the machine runs dry',
          robots: 'The machine calls while it still has stock',
        },
        {
          label: 'Small parts',
          today: 'Fetched by whoever runs out of them',
          robots: 'Brought by a tugger train to the point of use',
        },
        {
          label: 'Empties',
          today: 'Stand in the way until somebody has time',
          robots: 'Go back with the run that brings the parts',
        },
      ],
    },
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
      { title: 'Call', text: 'The machine calls for material when stock runs low, by signal or through the MES.' },
      { title: 'Supply', text: 'Tugger trains bring small parts and lifters bring pallets to the point of use.' },
      { title: 'Pass on', text: 'Finished parts move to the next operation as soon as it has room.' },
    ],
    results: [
      { value: '1 call', text: 'by signal, MES or button starts the mission' },
      { value: '0', text: 'searches for parts on the shop floor' },
      { value: '1 run', text: 'brings the parts and takes the empties back' },
    ],
    questions: [
      {
        question: 'How does a machine call for material?',
        answer:
          'By a signal from its PLC, an order from the MES, or a button or tablet at the machine. All of them start the same mission.',
      },
      {
        question: 'Can trains still run to a timetable?',
        answer: 'Yes. Each line can be supplied by call, by timetable or by both, and you change that on the screen.',
      },
    ],
  },
  {
    ...automatedManufacturing,
    request:
      'Tell us which cells hand over to each other, and by which signals. An engineer tells you what is missing.',
    headings: {
      comparison: 'Fast cells, with a trolley in between',
      flow: 'Every transfer confirmed by both sides',
      means: 'Robots that dock at machines',
      results: 'Cells that keep running through breaks',
    },
    comparison: {
      today: 'a trolley between cells',
      robots: 'docked at every cell',
      measure: {
        label: 'From one part to the next',
        today: { value: '75 s', text: '60 seconds of work and 15 of waiting for a trolley: a fifth of the time' },
        robots: { value: '60 s', text: 'of work: the robot is there before the cycle ends' },
      },
      rows: [
        {
          label: 'Hand-over',
          today: 'Somebody looks whether the next cell has room',
          robots: 'Both sides report that they are ready',
        },
        {
          label: 'Breaks',
          today: 'Cells fill up and stop',
          robots: 'Transfers go on',
        },
        {
          label: 'Faults',
          today: 'One late trolley stops the cells on both sides',
          robots: 'One place stops; other missions are rerouted',
        },
      ],
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
      { title: 'Hand over', text: 'Both sides are ready before a load moves, and both report when it has.' },
      { title: 'Keep going', text: 'A fault stops one place only; other missions are rerouted.' },
    ],
    results: [
      { value: '0 min', text: 'of downtime in breaks: transfers continue' },
      { value: '2 sides', text: 'ready before a load moves; both report when it has' },
      { value: '1 log', text: 'of every transfer, with time and place' },
    ],
    questions: [
      {
        question: 'Do our PLC programs have to be rewritten?',
        answer:
          'Usually not. The platform reads and sets existing signals, and we name any that are missing before the project starts.',
      },
      {
        question: 'What if a signal does not come?',
        answer:
          'Nothing moves: the load stays where it is until both sides report that they are ready. The log names the signal that is missing.',
      },
    ],
  },
  {
    ...boxPackaging,
    request: 'Tell us how your tables are arranged and where the cartons go. An engineer shows how the loop could run.',
    headings: {
      comparison: 'Walking takes time from packing',
      flow: 'Order in, carton out, in one stop',
      means: 'One deck delivers, the other collects',
      results: 'The same workload at every table',
    },
    comparison: {
      today: 'packers fetch and carry',
      robots: 'orders come to the table',
      measure: {
        label: 'For every order',
        today: { value: '2 walks', text: 'one to fetch the tote, one to take the carton away' },
        robots: { value: '0 walks', text: 'the stop that brings the tote takes the carton along' },
      },
      rows: [
        {
          label: 'Next order',
          today: 'Fetched when the packer is done with the last',
          robots: 'Brought to whichever table is free',
        },
        {
          label: 'Packed carton',
          today: 'Piles up beside the table until somebody carries it off',
          robots: 'Leaves on the second deck',
        },
        {
          label: 'Busy days',
          today: 'Some tables wait for totes that others have too many of',
          robots: 'One queue shares the orders among all tables',
        },
      ],
    },
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
          signal: 'label is applied',
          next: { robot: 'singleConveyor', load: 'labelled cartons' },
        },
        { name: 'Dock', kind: 'dock', signal: 'lorry has arrived' },
      ],
      back: { robot: 'dualConveyor', load: 'empty totes' },
    },
    steps: [
      { title: 'Bring', text: 'A conveyor robot brings the next order to the table that is free.' },
      { title: 'Swap', text: 'Its second deck takes the empty tote or the packed carton before it leaves.' },
      { title: 'Ship', text: 'Cartons go on to labelling and the dock.' },
    ],
    results: [
      { value: '0', text: 'trolleys between picking and packing' },
      { value: '2 jobs', text: 'in each stop: an order in, a carton out' },
      { value: '1 queue', text: 'that gives each order to the table that is free' },
    ],
    questions: [
      {
        question: 'How many tables does one robot serve?',
        answer:
          'That depends on the distances and the time per order. We calculate it with your figures before you decide.',
      },
      {
        question: 'What if a table closes for a while?',
        answer: 'It signs off, and orders that are on their way to it go to the next table that is free.',
      },
    ],
  },
];
