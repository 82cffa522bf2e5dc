import { site } from 'shared-config/site';
import type { Application } from './application';
import { useCaseCards } from './use-case-cards';

const [endOfLine, inboundAndOutbound, automatedMaterial, automatedStorage, boxPacking] = useCaseCards;

/** The five use cases, in the order of the header's menu (specification §2, §3 Use case). */
export const useCases: readonly Application[] = [
  {
    ...endOfLine,
    problem:
      'A palletising cell stops when its full pallet is not fetched. So somebody waits beside it with a truck, or the line waits for somebody. Both cost the same: the end of the line sets the pace of the whole line, and it is the one place where nobody plans.',
    flow: [
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
      'The line runs on when nobody is there to fetch',
      'Trucks and people leave the area around the cell',
      'Every pallet is known from the moment it is finished',
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
    problem:
      'Lorries come in waves. In the morning every dock is full and every truck driver is needed there; at noon they have nothing to do. Pallets stand where there was room, and are searched for later.',
    flow: [
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
      'Dock places are free again within minutes',
      'Peaks are worked off by the fleet, through the night if need be',
      'No search: each pallet stands where the system says',
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
    problem:
      'Line supply is planned for the average and lived in exceptions: a changeover comes early, a machine runs ahead, a train is still on its tour. Buffers at the line hide it, and take the room that the next machine needs.',
    flow: [
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
      'Material arrives when it is needed instead of when there is time',
      'Smaller buffers at the line',
      'One view of all tours, whoever made the robot',
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
    problem:
      'Automatic stores pay off when they are built new and stay as they are. Most halls are neither. What is there are racks, forklifts and a warehouse system that knows roughly where things are.',
    flow: [
      { title: 'Receive', text: 'Lifters bring pallets to the head of the aisle, where they wait on marked places.' },
      { title: 'Store', text: 'The counterbalance takes the pallet, checks the place in the rack and sets it in.' },
      { title: 'Confirm', text: 'Place and pallet go to the WMS at once; the stock is right without counting.' },
      { title: 'Retrieve', text: 'Orders are brought down in the order in which the dock needs them.' },
    ],
    robots: ['lifter', 'counterBalance'],
    software: 'integrator',
    results: [
      'Existing racks stay, no special floor is laid',
      'Stock that matches the system at any hour',
      'Forklift aisles without people in them',
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
    problem:
      'Between picking and packing lie thirty metres and a dozen trolleys. A fixed conveyor would solve it, cut the hall in two and stand wrong after the next reshuffle of the tables.',
    flow: [
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
      'Packers pack, and do not walk',
      'Tables can be moved without moving a conveyor',
      'Each stop does two jobs: deliver and collect',
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
