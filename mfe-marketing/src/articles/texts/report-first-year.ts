import { line, rectangle } from '../draw-shapes';
import { callout, code, drawing, heading, link, list, quote, steps, table, writeArticle } from '../write-article';

const monthWidth = 29;
const at = (month: number) => 6 + (month - 1) * monthWidth;
/** What the months are about, from the first to the last. */
const phases = [
  { name: 'routes', from: 1, to: 3, row: 0 },
  { name: 'rules', from: 3, to: 6, row: 1 },
  { name: 'roles', from: 5, to: 9, row: 2 },
  { name: 'wear, next step', from: 8, to: 12, row: 3 },
];

/** `/reports/first-year`; its sums are tested in `worked-sums.test.ts`. */
export const reportFirstYear = writeArticle([
  'A project ends with the acceptance. The robots drive, the supplier goes home, and somebody in the plant gets a password. What comes then is in no schedule, although it is the longest part. These are notes from the first years of fleets that we have looked after, in the order in which the questions came up. Plants differ, the order hardly does: first it is about routes, then about rules, then about roles, and in the end about wear and the next step.',
  drawing({
    title: 'Twelve months: routes, rules, roles, wear',
    description:
      'Four bars over a scale of twelve months, each beginning later than the one before: routes from month 1 to 3, rules from 3 to 6, roles from 5 to 9, wear and the next step from 8 to 12.',
    width: 360,
    height: 170,
    strokes: [
      { style: 'detail', path: line([6, 140], [354, 140]) },
      {
        style: 'measure',
        path: phases
          .map(({ from, to, row }) => rectangle(at(from), 10 + row * 32, (to - from + 1) * monthWidth, 24))
          .join(''),
      },
    ],
    labels: [
      ...phases.map(({ name, from, to, row }) => ({
        x: at(from) + ((to - from + 1) * monthWidth) / 2,
        y: 26 + row * 32,
        text: name,
      })),
      ...[1, 3, 6, 9, 12].map((month) => ({ x: at(month) + monthWidth / 2, y: 158, text: `${month}` })),
    ],
  }),
  heading('What a fleet does in a year'),
  'To have an idea of the size of things: a lifter that makes 13 moves an hour over 62 metres and back, in two shifts on 250 days, does this in its first year:',
  code(
    'moves       13 × 16 × 250        = 52,000\nkilometres  52,000 × 124 m       = 6,448 km\nhours       16 × 250 × 0.8       = 3,200 h on missions\ncharging    3,200 × 0.28 kWh     = 896 kWh, some 500 battery charges of 1.8 kWh',
  ),
  'Everything in this report happens within such a year: 52,000 times something could go wrong, and some hundred times it does.',
  heading('Months 1 and 2: stops, and why they are good'),
  'In the first weeks robots stop often. Somebody stands in the way, a pallet is askew, a bin has wandered into the aisle. The list of stops looks frightening and is the best thing you will get all year, because it is sorted by place. Put it on the plan of the hall. In every fleet so far a third of the places made two thirds of the stops.',
  table(
    ['Cause of a stop', 'What helps', 'Gone by'],
    ['Something stands in the way', 'a marked place for what stands there', 'month 2'],
    ['Loads that are askew or broken', 'stops on the floor, sorting at the magazine', 'month 3'],
    ['Robot has lost its position', 'a reflector where the hall looks the same everywhere', 'month 1'],
    ['Wi-Fi', 'a second access point at the place of the change', 'month 2'],
    ['Waiting for a machine', 'a time limit in the mission, and a lamp', 'month 4'],
    ['People who stop it to look', 'time', 'month 1'],
  ),
  'Meet for a quarter of an hour every morning in these weeks, in front of the list and not in front of the robot. Take away one place a day. After 20 working days the list is short enough to read once a week.',
  heading('Month 3: the first change of a route'),
  'Somebody moves a machine. Nobody tells the fleet, because nobody has ever had to tell a forklift. The next morning a robot looks for a station that is two metres further left. This is the moment at which a plant learns that its floor plan is now a piece of software. Three habits are enough:',
  steps(
    'Whoever moves something on the plan tells the person who looks after the fleet, at least a day before. It stands in the form for moving machines.',
    'A change of the map is tried with one empty robot before it counts for all.',
    'Old maps are kept. Half of the changes are taken back within a month.',
  ),
  heading('Months 4 to 6: rules'),
  'By now the robots are part of the hall, and people have found out that they are polite. Somebody leaves a pallet truck in the lane “just for a moment”. Somebody finds that a robot can be sent away by standing in front of it. The number of stops goes up again, although nothing is broken.',
  'What is needed now are rules, few of them, and agreed with those who work there:',
  list(
    'What stands in the lane is taken away by whoever sees it, and not by whoever put it there.',
    'Robots have right of way against trucks, and give way to people. It is written on the floor at every crossing.',
    'Only the shift leader sets a mission to “urgent”. Where everybody may, after a month everything is.',
    'A robot that stands for longer than ten minutes is somebody’s business. The screen says whose.',
  ),
  quote(
    'In the first months we asked what the robots could not do. Then we asked what we did to them. The second list was longer.',
    'A shift leader, at the end of the first half-year',
  ),
  heading('Months 5 to 9: roles'),
  'A fleet that belongs to everybody is looked after by nobody. In this part of the year it turns out who really does it, and it is often not the person on the organisation chart. In the plants where it went well there were three roles, held by people with other jobs beside them:',
  table(
    ['Role', 'Does', 'Time'],
    [
      'Fleet owner',
      'reads the list of stops, changes missions, plans routes, speaks with us',
      'half a day a week; later two hours',
    ],
    [
      'Shift contact',
      'pauses, restarts, pushes aside; writes down what was strange',
      'as it comes; three hours of training',
    ],
    ['Maintenance', 'cleans sensors, looks after wheels and contacts', 'two hours a month for each robot'],
  ),
  'The fleet owner should be somebody who knows the process, and not somebody who knows computers. Programming is not needed. Knowing why pallet type 4 has to go first on Thursdays is.',
  'This is also when holidays begin. If the fleet owner is away for three weeks in summer and nobody else knows the password, September starts with old problems. Name a deputy in month 5.',
  heading('Month 8: the batteries, and a sum'),
  'Batteries do not fail in the first year. What fails is the plan by which they are charged: work has grown, a break was moved, and suddenly all robots are empty at the same time. Look at one figure once a month: the lowest charge that each robot had. If it falls below 30%, plan the turns anew before it is winter.',
  `How to plan turns, with the sums, is told in the article ${link('/blogs/planning-around-charging', 'Two hours of charging')}.`,
  heading('Months 9 to 12: wear'),
  'After some 6,000 kilometres things begin to show. None of them is a surprise, so they can be planned for:',
  table(
    ['Part', 'What is seen', 'Look', 'Time to change'],
    ['Drive wheels', 'flat spots, less tread; docking gets worse', 'every 3 months', '40 min'],
    ['Castors', 'thread and film around the axle', 'every month', '20 min'],
    ['Charging contacts', 'dark spots; charging takes longer', 'every month, with a dry cloth', '30 min'],
    ['Scanner windows', 'dust; more stops without a cause', 'every week', '1 min'],
    ['Rollers and belts of conveyor decks', 'loads that arrive turned', 'every 3 months', '60 min'],
    ['Load stops', 'play; they are hit by every load', 'every 3 months', '30 min'],
    ['Covers and screws', 'something rattles', 'when somebody hears it', '10 min'],
  ),
  'Add to this what the standard requires rather than the robot: safety functions are tested at the intervals given in the manual, by an authorised person, and the test is recorded. Put the date of the next test on the robot where people can see it.',
  heading('Month 12: was it worth it?'),
  'Take out the figure that you counted before the project: stops, minutes, ways, damage. Compare the same months, because summer and winter differ more than robots do. Then three questions:',
  steps(
    'Has the figure changed, and by how much of it can you say why?',
    'What do people do now who used to drive? If the answer is “wait elsewhere”, the gain has not arrived yet.',
    'Which way would you give to robots next, and would you do it in the same order again?',
  ),
  `One plant that did this with care is ${link('/case-study/boxharbour-packing', 'Boxharbour')}, whose case study also says what did not go well. The second way is usually ready in half of the time of the first. The floor has been measured, IT knows the robots, and the fire officer has met one.`,
  callout(
    'If you read only one line of this report: name the fleet owner before the robots arrive, and give them half a day a week in writing. All the rest follows from it.',
  ),
  heading('Twelve months on one page'),
  table(
    ['Month', 'Question that comes', 'What to have by then'],
    ['1', 'Why does it stop?', 'the list of stops, on the plan'],
    ['2', 'Why always there?', 'a quarter of an hour each morning'],
    ['3', 'Who moved the station?', 'a line in the form for moving machines'],
    ['4', 'Who is allowed to do that?', 'four rules, on the floor and on the board'],
    ['5', 'Who does it when she is on holiday?', 'a deputy'],
    ['6', 'Is it better than before?', 'the figure of the first half-year'],
    ['7', 'Can it do that as well?', 'a list of wishes, with minutes a day beside each'],
    ['8', 'Why are they all empty?', 'the lowest charge of each robot'],
    ['9', 'What is this noise?', 'a plan for wear'],
    ['10', 'What if there are two fleets?', 'one map, one traffic control'],
    ['11', 'Who tests the scanners?', 'the date of the next test on every robot'],
    ['12', 'Which way is next?', 'the comparison of the same months'],
  ),
  heading('Sources'),
  list(
    'Our service and commissioning reports, 2019 to 2025, without names.',
    'ISO 3691-4:2023, Industrial trucks: driverless industrial trucks and their systems (tests in use).',
    'Data sheet of the MAG Lifter: draw and battery.',
  ),
]);
