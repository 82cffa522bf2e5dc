import {
  caseBottling,
  caseCrossDock,
  caseDrumStore,
  caseGearbox,
  caseOrderPacking,
  casePalletising,
} from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import type { CountedFact, SoftwareId } from './application';

/** A plant that works with robots and platform; clients are invented, figures describe the project and not its profit. */
export type CaseStudy = {
  id: string;
  title: string;
  category: string;
  client: string;
  image: PictureFile;
  summary: string;
  challenge: string;
  solution: readonly string[];
  results: readonly string[];
  robots: readonly RobotVariantName[];
  software: SoftwareId;
  /** The project in three figures, all of which its text has as well. */
  figures: readonly CountedFact[];
  quote: { text: string; name: string; role: string };
  /** Name of the same picture for print. */
  picture: string;
  /** File under `/pdfs/`. */
  pdfName: string;
};

/** All case studies, newest first. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'nordhavn-bottling',
    title: 'Pallets leave two bottling lines without a truck',
    category: 'FMCG and F&B',
    client: 'Nordhavn Foods',
    image: caseBottling,
    picture: 'case-bottling',
    summary: 'Lifters take over from the palletisers of two lines, day and night.',
    challenge:
      'Two lines fill drinks in three shifts. Each palletiser has room for one finished pallet, so a truck driver was bound to each, and on nights with one driver one of the lines stood.',
    solution: [
      'Four lifters fetch finished pallets and bring empty ones in the same visit.',
      'The palletisers call through signals that their controllers had already.',
      'The store is kept by the warehouse system as before; the platform reports each place.',
    ],
    results: [
      'Both lines run through the night without a driver',
      'The area around the palletisers is free of trucks',
      'Each pallet is known from the last layer on',
    ],
    robots: ['lifter'],
    software: 'integrator',
    figures: [
      { value: '4', text: 'lifters fetch full pallets and bring empty ones' },
      { value: '2', text: 'filling lines, neither of which has a driver of its own' },
      { value: '3 shifts', text: 'a day, the night shift without anybody on a truck' },
    ],
    quote: {
      text: 'The first night without a driver I stayed until four to see what would happen. Nothing happened, and that was the point.',
      name: 'Ingrid Dahl',
      role: 'Shift manager, Nordhavn Foods',
    },
    pdfName: 'nordhavn-bottling.pdf',
  },
  {
    id: 'helix-gearbox-line',
    title: 'Gearboxes and small parts on one timetable',
    category: 'Auto and Heavy Machinery',
    client: 'Helix Motors',
    image: caseGearbox,
    picture: 'case-gearbox',
    summary: 'Trains and lifters supply an assembly line in the order of its sequence.',
    challenge:
      'Small parts came by train, gearboxes by forklift, each planned by somebody else. At changeovers one of the two was always early, and stood in the way of the other.',
    solution: [
      'Tuggers run on the timetable of the line and carry small parts to eleven stations.',
      'Lifters bring each gearbox on its carrier when the station before has finished.',
      'The MES owns the sequence; the platform turns it into missions for both.',
    ],
    results: [
      'No forklift beside the line',
      'Changeovers without a pile at the first station',
      'One screen for both kinds of tours',
    ],
    robots: ['lifter', 'agvTugger'],
    software: 'integrator',
    figures: [
      { value: '11', text: 'stations are supplied by tugger trains' },
      { value: '2', text: 'kinds of tours, which one system plans' },
      { value: '0', text: 'forklifts beside the line' },
    ],
    quote: {
      text: 'We used to argue about whose delivery came too early. Now there is one timetable, and it is the one of the line.',
      name: 'Jonas Reiter',
      role: 'Head of assembly logistics, Helix Motors',
    },
    pdfName: 'helix-gearbox-line.pdf',
  },
  {
    id: 'orban-cross-dock',
    title: 'A cross-dock that is empty when the evening begins',
    category: 'Distribution Centers',
    client: 'Orban Logistics',
    image: caseCrossDock,
    picture: 'case-cross-dock',
    summary: 'Fork robots move pallets between docks, as the route plan changes.',
    challenge:
      'Pallets arrive until four and leave from five. In the hour between, everybody drove at once, and the plan for the routes changed while they did.',
    solution: [
      'Fork robots carry pallets from goods-in to the places of the route, from the first lorry on.',
      'A change of the plan changes the missions that have not begun.',
      'Places are marked on the floor; nothing else was built.',
    ],
    results: [
      'The floor is clear before loading starts',
      'Late changes of the plan need no radio',
      'Places were moved twice since, in an afternoon',
    ],
    robots: ['fork'],
    software: 'fleet-manager',
    figures: [
      { value: '1 h', text: 'between the last pallet in and the first one out' },
      { value: '2 moves', text: 'of the marked places since the start, in one afternoon each' },
      { value: '0', text: 'radio calls when the route plan changes' },
    ],
    quote: {
      text: 'The plan still changes at half past four. The difference is that nobody has to run.',
      name: 'Marta Orban',
      role: 'Managing director, Orban Logistics',
    },
    pdfName: 'orban-cross-dock.pdf',
  },
  {
    id: 'boxharbour-packing',
    title: 'Twenty packing tables, and nobody fetches totes',
    category: 'Distribution Centers',
    client: 'BoxHarbour',
    image: caseOrderPacking,
    picture: 'case-order-packing',
    summary: 'Dual conveyor robots deliver orders and collect cartons in one stop.',
    challenge:
      'A conveyor to the packing tables would have cut the hall in two. Trolleys did the work instead, and packers walked for a third of the shift.',
    solution: [
      'Dual conveyor robots bring the next order to the table that is free.',
      'The second deck takes the packed carton in the same stop.',
      'Short roller tables at each place make the hand-over without hands.',
    ],
    results: [
      'Packers stay at their tables',
      'Tables were regrouped for the season within a day',
      'The middle of the hall is free',
    ],
    robots: ['singleConveyor', 'dualConveyor'],
    software: 'fleet-manager',
    figures: [
      { value: '20', text: 'packing tables, none of which has a conveyor' },
      { value: '1/3', text: 'of a shift was spent walking before' },
      { value: '1 day', text: 'to regroup the tables for the season' },
    ],
    quote: {
      text: 'We looked at a conveyor first. It would have been in the way from the day it was finished.',
      name: 'Priya Nair',
      role: 'Operations manager, BoxHarbour',
    },
    pdfName: 'boxharbour-packing.pdf',
  },
  {
    id: 'solvane-drum-store',
    title: 'Drums in existing racks, stored without a driver',
    category: 'Manufacturing',
    client: 'Solvane Pharma',
    image: caseDrumStore,
    picture: 'case-drum-store',
    summary: 'Counterbalance forklifts serve racks that were there before them.',
    challenge:
      'Drums must be stored by batch and be found at once. The racks are fifteen years old and were not to be replaced; counting the stock took a weekend each quarter.',
    solution: [
      'Counterbalance forklifts store and retrieve, one aisle at a time.',
      'Each place is checked before a pallet goes in, and confirmed after.',
      'The warehouse system orders, the platform carries out and reports.',
    ],
    results: ['Stock and system agree at any hour', 'No counting weekend since', 'The racks stayed'],
    robots: ['counterBalance'],
    software: 'integrator',
    figures: [
      { value: '15 years', text: 'old are the racks, and they have stayed' },
      { value: '4', text: 'counting weekends a year, none of which is needed now' },
      { value: '1', text: 'aisle at a time for each forklift' },
    ],
    quote: {
      text: 'I can tell an auditor where a batch stands without getting up. That alone was worth the project.',
      name: 'Dr Elena Voss',
      role: 'Warehouse manager, Solvane Pharma',
    },
    pdfName: 'solvane-drum-store.pdf',
  },
  {
    id: 'stahlwerk-palletising',
    title: 'From the palletising cell to the wrapper, through one door',
    category: 'Manufacturing',
    client: 'Stahlwerk Ilm',
    image: casePalletising,
    picture: 'case-palletising',
    summary: 'Robots of two makes share a door, a wrapper and one list of missions.',
    challenge:
      'A fleet of another make served the cell, a new one was to serve the wrapper. Between them lay one door, and neither fleet knew of the other.',
    solution: [
      'Both fleets take their missions from one list; the older one is connected by VDA 5050.',
      'The door opens for whoever has it, and for one at a time.',
      'The wrapper is part of the mission: what comes out has its next place already.',
    ],
    results: [
      'No one waits at the door to wave robots through',
      'The older fleet goes on working',
      'One log for both makes',
    ],
    robots: ['lifter', 'fork'],
    software: 'fleet-manager',
    figures: [
      { value: '2', text: 'brands of robots take missions from one list' },
      { value: '1', text: 'door, which opens for one robot at a time' },
      { value: '0', text: 'people who wave robots through' },
    ],
    quote: {
      text: 'Nobody asked us to throw away the robots that we had. That is why we talked at all.',
      name: 'Matthias Kern',
      role: 'Plant engineer, Stahlwerk Ilm',
    },
    pdfName: 'stahlwerk-palletising.pdf',
  },
];
