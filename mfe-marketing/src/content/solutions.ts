import { solutionReferences } from 'shared-config/references/solutions';
import { site } from 'shared-config/site';
import type { Application } from './application';

const [fleetManagement, inbound, manufacturingProduction, automatedManufacturing, boxPackaging] = solutionReferences;

/** The five solutions whose pages the specification hints at (§2 Other routes); their addresses are ours. */
export const solutions: readonly Application[] = [
  {
    ...fleetManagement,
    request:
      'Tell us which fleets you run, which interfaces they have and where they meet. An engineer tells you what can be connected.',
    headings: {
      problem: 'Two fleets in one aisle, unaware of each other',
      flow: 'One map, one queue, one set of rules',
      means: 'Robots of every brand, one fleet manager',
      results: 'Robots of all brands give way to each other',
    },
    problem:
      'Every manufacturer brings its own fleet software. Two screens each show half of the plant, and where the fleets meet somebody has to wave robots through.',
    measure: {
      value: '6',
      text: 'pairs of fleets to coordinate when four brands share a floor. One platform needs four connections.',
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
    ],
  },
  {
    ...inbound,
    request:
      'Tell us how many pallets arrive at once and how far they go. An engineer works out how soon the dock is clear.',
    headings: {
      problem: 'Unloading is quick, putting away is not',
      flow: 'Off the dock in the order that clears it fastest',
      means: 'One forklift for the floor, one for the rack',
      results: 'A clear dock for every arrival',
    },
    problem: 'Pallets on the dock block the next lorry, and they are not in stock until they are put away.',
    measure: {
      value: '99 min',
      text: 'for one truck to put away the 33 pallets of a lorry, at three minutes each. Unloading takes about 30.',
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
      { value: '1 handling', text: 'from dock to rack, without double handling' },
    ],
    questions: [
      {
        question: 'Does it work without a WMS?',
        answer: `Yes. ${site.platformName} can manage a simple store itself, location by location. With a WMS, it takes its orders from there.`,
      },
    ],
  },
  {
    ...manufacturingProduction,
    request: 'Tell us which machines wait for material and how often. An engineer proposes calls, runs and robots.',
    headings: {
      problem: 'Minutes of transport, hours of waiting',
      flow: 'Supplied on demand, passed on when there is room',
      means: 'Tugger trains for parts, lifters for pallets',
      results: 'Less work in progress on the floor',
    },
    problem:
      'A part moves from one machine to the next in minutes and then waits for hours. While it waits, it ties up money and floor space.',
    measure: {
      value: '4 h',
      text: 'a part waits when 40 pallets stand between two machines that finish ten per hour.',
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
    ],
  },
  {
    ...automatedManufacturing,
    request:
      'Tell us which cells hand over to each other, and by which signals. An engineer tells you what is missing.',
    headings: {
      problem: 'Fast cells, with a trolley in between',
      flow: 'Every transfer confirmed by both sides',
      means: 'Robots that dock at machines',
      results: 'Cells that keep running through breaks',
    },
    problem:
      'Each automated cell is fast on its own. Between cells somebody pushes a trolley, and the trolley sets the pace.',
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
    ],
  },
  {
    ...boxPackaging,
    request: 'Tell us how your tables are arranged and where the cartons go. An engineer shows how the loop could run.',
    headings: {
      problem: 'Walking takes time from packing',
      flow: 'Order in, carton out, in one stop',
      means: 'One deck delivers, the other collects',
      results: 'The same workload at every table',
    },
    problem: 'Packers walk to fetch totes and to take cartons away. On a busy day that is half of their shift.',
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
    ],
  },
];
