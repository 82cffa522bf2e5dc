import { industryAutomotive, industryDistribution, industryFmcg } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import type { Application } from './application';

/** The three industries of 'Industries We Serve' (specification §2). */
export const industries: readonly Application[] = [
  {
    id: 'industry-fmcg',
    url: '/industries/industry-fmcg',
    title: 'FMCG and F&B',
    image: industryFmcg,
    summary: 'Fast lines, heavy pallets and three shifts: material has to move at the pace of filling and packing.',
    problem:
      'A filling line makes a pallet every few minutes, round the clock, and a promotion doubles that for a week. Forklift traffic grows with it, in halls where hygiene zones and people on foot leave little room for it.',
    flow: [
      {
        title: 'Packaging in',
        text: 'Film, caps and cartons reach the line before its stock runs out, called by the line itself.',
      },
      {
        title: 'Pallets out',
        text: 'Lifters fetch finished pallets at the palletiser and leave an empty one in its place.',
      },
      { title: 'Buffer', text: 'Pallets wait by batch and date where the store has room, first in, first out.' },
      { title: 'Dispatch', text: 'Fork robots stage whole orders at the dock in the order of the route.' },
    ],
    robots: ['lifter', 'singleConveyor', 'fork'],
    software: 'syncos',
    results: [
      'Lines that do not wait for a truck, on any shift',
      'Batches that can be traced from line to dock',
      'Peaks worked off by adding robots instead of shifts',
    ],
    questions: [
      {
        question: 'Can robots work in wet or cold areas?',
        answer:
          'In dry halls at plant temperature, yes. Wet areas and cold stores need a look at floor, doors and temperature first; we say so when they do not fit.',
      },
      {
        question: 'How are batches kept apart?',
        answer: `Your WMS or ERP decides, ${site.platformName} carries it out and reports place and time of every pallet.`,
      },
    ],
  },
  {
    id: 'automotive-industry',
    url: '/industries/automotive-industry',
    title: 'Auto and Heavy Machinery',
    image: industryAutomotive,
    summary: 'Parts in sequence, heavy single pieces and line-side room for neither buffer nor forklift.',
    problem:
      'Every car and every machine is different, so parts must come in sequence. Engines, axles and gearboxes weigh as much as the trucks that carry them, and the line moves whether they are there or not.',
    flow: [
      { title: 'Sequence', text: 'Parts are put into the order of the line in the supermarket, checked by the MES.' },
      { title: 'Tour', text: 'Tuggers leave on the timetable of the line and serve many stations on one tour.' },
      {
        title: 'Heavy pieces',
        text: 'Lifters carry engines and gearboxes on their own carriers, one at a time and on call.',
      },
      { title: 'Empties', text: 'Racks and boxes return on the same tour to where they are filled again.' },
    ],
    robots: ['lifter', 'agvTugger', 'counterBalance'],
    software: 'integrator',
    results: [
      'Supply that follows the sequence instead of the shift plan',
      'No forklifts beside the line',
      'A new station is a place on the map, not a building project',
    ],
    questions: [
      {
        question: 'We have robots of other makes. Do they have to go?',
        answer: `No. ${site.platformName} is vendor-agnostic: fleets that speak VDA 5050 are sent missions like ours, others are connected through the integrator.`,
      },
      {
        question: 'Which loads are too heavy?',
        answer:
          'The robots carry up to 1500 kg. What is heavier stays with cranes and heavy carriers, which the platform can call in the same mission.',
      },
    ],
  },
  {
    id: 'distribution',
    url: '/industries/distribution',
    title: 'Distribution Centers',
    image: industryDistribution,
    summary: 'From goods-in to the right lorry: pallets, cartons and totes on the same floor, in the same hour.',
    problem:
      'A distribution center is measured by its cut-off time. Between goods-in, store, picking and dock lie hundreds of metres that people drive all day, and on the busiest days there are not enough of them.',
    flow: [
      { title: 'Goods-in', text: 'Fork robots clear the dock and put pallets away, ground level and rack.' },
      {
        title: 'Replenish',
        text: 'Picking places are filled before they are empty, by missions that the WMS triggers.',
      },
      { title: 'Bring to packing', text: 'Conveyor robots carry totes from picking to whichever table is free.' },
      { title: 'Load', text: 'Orders stand at the dock in loading order when the lorry arrives.' },
    ],
    robots: ['dualConveyor', 'fork', 'counterBalance'],
    software: 'fleet-manager',
    results: [
      'Shorter ways for people, longer ones for robots',
      'Later cut-off with the same crew',
      'A season is a matter of robots, not of halls',
    ],
    questions: [
      {
        question: 'How long before the first robot runs?',
        answer:
          'A first route with one or two robots is set up without building work. How fast depends on your systems: we connect what is ready first.',
      },
      {
        question: 'Can the fleet grow for a season?',
        answer: 'Yes. Robots that are added take their share of the missions as soon as they are on the map.',
      },
    ],
  },
];
