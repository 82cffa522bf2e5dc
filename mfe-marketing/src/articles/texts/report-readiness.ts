import { callout, heading, link, list, steps, table, writeArticle } from '../write-article';

type Question = readonly [question: string, remedy: string];

/** Numbers go on from one table to the next, so that a question can be named. */
function questions(first: number, ...rows: readonly Question[]) {
  return table(
    ['Question', 'If the answer is no'],
    ...rows.map(([question, remedy], index) => [`${first + index}. ${question}`, remedy]),
  );
}

/** `/reports/readiness`: forty questions. */
export const reportReadiness = writeArticle([
  'This is a list for a walk through a plant, by two people, with a plan of the building in hand. It has forty questions in five groups of eight. Each can be answered with yes or no on the spot, and for each no there is a next step. It is not a test that one passes: we have yet to see a plant with forty times yes, and some of the best projects began with twenty.',
  heading('How to use it'),
  steps(
    'Choose one way, from where loads are picked up to where they are set down. Go through the list for that way only. A second way is a second walk.',
    'Let two people answer who do not have the same boss: one from production, one from maintenance or safety.',
    'Answer with what is there today, and not with what is planned.',
    'Mark each no with a cost: a day, a week, or money. Days can wait until the project. Weeks and money belong into the quotation.',
  ),
  'Figures in the questions are those of the MAG Lifter, the lowest of our robots and therefore the most demanding. Those of the other robots are in the table at the end.',
  heading('Floor'),
  questions(
    1,
    [
      'Is every step on the way below 5 mm?',
      'Grind the high edge over a metre, so that the step becomes a slope. A day for ten joints.',
    ],
    [
      'Is every gap below 20 mm?',
      'Fill it with an elastic compound, or turn a grating by 90° so that its bars lie along the way.',
    ],
    [
      'Is the slope below 3% everywhere, and below 0.5% at stations?',
      'Move the station. A slope on the way may suit another robot, up to 8%.',
    ],
    [
      'Is the floor dry all day, also after washing?',
      'Move the drain, or let robots slow down there. Reckon with twice the braking distance.',
    ],
    [
      'Is it free of film, straps, nails and chips?',
      'Find where they come from. A brush in front of the wheels helps against dust alone.',
    ],
    [
      'Does it carry the wheel load, also over covers and ducts?',
      'Ask for the drawing of each cover. A robot with 1500 kg stands on a few square centimetres.',
    ],
    ['Are markings and tapes firmly stuck down?', 'Paint them. Tape that comes loose winds itself round an axle.'],
    [
      'Is the way the same in summer and winter, at noon and at night?',
      'Measure at the worst time. Slabs below glass roofs curl in the sun.',
    ],
  ),
  heading('Doors, lifts and machines'),
  questions(
    9,
    ['Is every door on the way driven by a motor?', 'Fit a drive. A robot does not push doors open.'],
    [
      'Does each door have a contact for open, and one for closed?',
      'Fit the second contact. “Not closed” is not open.',
    ],
    [
      'Does it stay open for as long as it is asked to?',
      'Take the timer out of the controller. A robot says when it has left.',
    ],
    [
      'Is it clear what each fire door does in an alarm, also with a robot in it?',
      'Speak with the fire officer first of all. It takes weeks, and nothing else does.',
    ],
    [
      'Can lifts be called and held by a signal?',
      'Ask the maker of the lift for its interface for automated vehicles. Old ones get a relay on each button.',
    ],
    [
      'Does every machine know when a load is complete, and have a free output for it?',
      'Fit a sensor. If outputs are missing, a small remote terminal costs less than a change of the program.',
    ],
    [
      'Can machines wait for three minutes without a stop?',
      'Build room for one more load. It costs less than one more robot.',
    ],
    [
      'Is there somebody who may change each PLC program, and has the source?',
      'Find it before you sign. Without the source, use only inputs and outputs that exist.',
    ],
  ),
  heading('Wi-Fi'),
  questions(
    17,
    [
      'Is the signal −67 dBm or better all along the way, at the height of the robot?',
      'Move or add access points. Measure again with the racks full.',
    ],
    ['Are two access points heard at every place?', 'Add one. With one, every fault of it stops the fleet.'],
    [
      'Has the changeover between access points been measured while moving?',
      'Walk with a ping of ten a second. More than a second without an answer is too long.',
    ],
    [
      'May the robots have a network of their own, separated from offices and guests?',
      'Ask IT in the first week, and in writing. This is the most frequent cause of delay.',
    ],
    [
      'Is it known who changes channels, and when?',
      'Agree that nobody does during production, and that changes are announced.',
    ],
    ['Are there no other users who fill the band, such as cameras?', 'Put them on cables or on the other band.'],
    [
      'Does the network work in a power cut, at least for ten minutes?',
      'A small battery at the switch. Robots go on, but nobody tells them where.',
    ],
    [
      'Can somebody from outside help, over a way that IT has approved?',
      'Agree on one. A visit takes a day, a look takes ten minutes.',
    ],
  ),
  heading('Traffic and loads'),
  questions(
    25,
    [
      'Is the way at least 1.7 m wide for one robot, and 3.0 m where two meet?',
      'Make it one-way. With a second aisle a loop is nearly always possible.',
    ],
    ['Are corners at least 2.0 m wide?', 'Take away what stands there. It is usually a bin.'],
    [
      'Do forklifts have another way, or rules at crossings?',
      'Give crossings to one traffic control. A mirror does not help a robot.',
    ],
    ['Are loads counted for the busiest hour, and not only for a day?', 'Count for an hour, in steps of five minutes.'],
    ['Is the heaviest load known, and weighed?', 'Weigh ten. The heaviest decides, up to 1500 kg.'],
    [
      'Do loads stand within 30 mm and 2° of their place?',
      'Fit stops on the floor, or plan a robot that looks for the load.',
    ],
    [
      'Are pallets sorted, so that broken ones do not come onto the way?',
      'Sort at the magazine. A broken board is found either there or at the handover.',
    ],
    [
      'Is there room for six loads to wait at the beginning of the way?',
      'Mark it. Otherwise the fleet has to be sized for the worst five minutes.',
    ],
  ),
  heading('People'),
  questions(
    33,
    [
      'Is there half a metre beside the robot on both sides, where people walk?',
      'Separate people from robots there. A painted line is an agreement, a rail is a separation.',
    ],
    ['Do people cross at places from which they see ten metres?', 'Move the crossing, or let robots slow down.'],
    [
      'Is somebody responsible for the fleet, with hours in their plan for it?',
      'Name somebody. Half a day a week in the beginning, an hour later.',
    ],
    [
      'Has the works council or its like been asked, before the decision?',
      'Ask now. What they will ask you is what becomes of the drivers.',
    ],
    [
      'Do the people of all shifts know what is planned?',
      'Tell the night shift as well. It meets the robots with the fewest people around.',
    ],
    [
      'Is it clear who may pause a robot, push it aside and start it again?',
      'Everybody on the shift. Training takes three hours.',
    ],
    [
      'Is there a way of working for the day on which no robot works?',
      'Keep one truck and one licence. You will need them once a year.',
    ],
    [
      'Do you know a figure of today that is to become better?',
      'Count one for a month: stops, minutes, ways. Without it, nobody can say later whether it was worth it.',
    ],
  ),
  heading('What the answers mean'),
  table(
    ['Group with the most no', 'What it usually costs', 'Begin with'],
    ['Floor', 'days, some thousand euros', 'a straightedge and chalk'],
    ['Doors, lifts and machines', 'weeks, because of others', 'the fire officer'],
    ['Wi-Fi', 'weeks, because of approvals', 'a letter to IT'],
    ['Traffic and loads', 'a different layout', 'an hour of counting'],
    ['People', 'nothing, or the project', 'a conversation'],
  ),
  'Three answers weigh more than all others, because they cannot be bought: number 12, the fire door; number 20, the network; and number 35, the person. If one of them is no, work on that one first and leave the floor for later.',
  callout(
    'Forty times yes is no guarantee, and ten times no is no refusal. What the list gives you is the order in which to talk to people.',
  ),
  heading('The figures of all robots'),
  table(
    ['Robot', 'Load', 'Slope', 'Step', 'Gap', 'One way', 'Two ways'],
    ['Lifter', '1500 kg', '3%', '5 mm', '20 mm', '1.70 m', '3.00 m'],
    ['Single Conveyor', '1000 kg', '2%', '5 mm', '20 mm', '1.45 m', '2.50 m'],
    ['Dual Conveyor', '1500 kg', '2%', '5 mm', '20 mm', '1.45 m', '2.50 m'],
    ['Fork', '1500 kg', '6%', '10 mm', '25 mm', '1.50 m', '2.60 m'],
    ['AGV Tugger', '1500 kg', '5%', '15 mm', '30 mm', '1.40 m', '2.50 m'],
    ['Counterbalance', '1500 kg', '8%', '20 mm', '40 mm', '1.75 m', '3.20 m'],
  ),
  `How each of these is measured, with what tools and in how much time, is described in ${link('/blogs/measuring-a-plant', 'Measuring a plant before the first robot arrives')}.`,
  heading('Sources'),
  list(
    'ISO 3691-4:2023, Industrial trucks: driverless industrial trucks and their systems (requirements on the place of use).',
    'Data sheets of the six MAG robots.',
    'Our own commissioning reports, 2019 to 2025: the order of the remedies follows how often they were needed.',
  ),
]);
