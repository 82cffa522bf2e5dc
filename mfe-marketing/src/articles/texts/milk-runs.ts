import { arrow, circle, line, rectangle } from '../draw-shapes';
import { callout, code, drawing, heading, link, list, robot, table, writeArticle } from '../write-article';

const stations = Array.from({ length: 11 }, (_, index) => 40 + index * 28);

/** `/blogs/milk-runs`; its sums are tested in `worked-sums.test.ts`. */
export const milkRuns = writeArticle([
  'The milkman did not wait for anybody to run out of milk. He came every morning, along the same streets, took the empty bottles and left full ones. A taxi comes when it is called and goes where it is told. Both bring things to doors, and nobody asks which of them is better. In a plant the question is asked all the time, as if it had one answer.',
  'It has a sum instead. Here is one assembly line, supplied first by trains on a timetable and then by robots on call, with the figures from the data sheets.',
  heading('The line'),
  'Eleven stations along a loop of 312 metres that begins and ends at the supermarket, where parts are picked into totes. The line makes ten units an hour. It is the line of our case study at Helix Motors, with demand in round figures.',
  drawing({
    title: 'One loop past eleven stations, or eleven ways out and back',
    description:
      'Above, a loop with an arrow runs from a store past eleven stations and back. Below, from the same store, eleven separate lines of growing length run to the eleven stations.',
    width: 360,
    height: 220,
    strokes: [
      { style: 'outline', path: rectangle(4, 44, 22, 34) },
      { style: 'outline', path: stations.map((x) => rectangle(x, 30, 16, 12)).join('') },
      {
        style: 'measure',
        path: `${line([15, 44], [15, 20], [352, 20])}${line([352, 20], [352, 96], [15, 96])}${arrow(15, 96, 15, 80)}`,
      },
      { style: 'outline', path: rectangle(4, 148, 22, 34) },
      { style: 'outline', path: stations.map((x) => rectangle(x, 130, 16, 12)).join('') },
      { style: 'measure', path: stations.map((x) => line([26, 165], [x + 8, 144])).join('') },
      { style: 'detail', path: stations.map((x) => circle(x + 8, 136, 2)).join('') },
    ],
    labels: [
      { x: 190, y: 86, text: 'timetable: one way for all' },
      { x: 190, y: 206, text: 'call: a way for each' },
    ],
  }),
  heading('By timetable'),
  'The AGV Tugger drives at 0.6 m/s, the slowest robot we make. It takes 520 s for the loop. It stops 40 s at each of eleven stations and needs four minutes at the supermarket to exchange its trailers.',
  code('312 m / 0.6 m/s + 11 × 40 s + 240 s = 520 + 440 + 240 = 1200 s = 20 min'),
  'Two trains, ten minutes apart, pass each station six times an hour: 66 stops. A third tugger takes over while one of them charges. Whether a station needs one tote or four at a stop makes little difference; the train comes anyway.',
  robot('agvTugger'),
  heading('On call'),
  'A lifter at 1.5 m/s carries one rack of totes to one station. On average the way is half of the loop out and half back, the same 312 metres, and it takes 30 s at each end.',
  code('312 m / 1.5 m/s + 2 × 30 s = 208 + 60 = 268 s'),
  'A robot should be busy for no more than 80% of its time, or calls begin to queue. So one lifter answers 0.8 × 3600 / 268 = 10.7 calls an hour. How many are needed depends on how often something is wanted:',
  table(
    ['Deliveries an hour', 'Lifters at 80%', 'Tuggers'],
    ['6', '1 (0.6)', '2'],
    ['21', '2 (2.0)', '2'],
    ['40', '4 (3.7)', '2'],
    ['66', '7 (6.1)', '2'],
  ),
  'Charging comes on top in both columns. The break-even lies at 21 deliveries an hour, one for every half hour and station. Below it, robots on call do the same with fewer vehicles. Above it, the train wins, and ever more clearly, because its effort does not grow with the number of deliveries.',
  'The train also wins something that is in no table. The crossing in front of the supermarket sees two trains twelve times an hour, out and back. Seven lifters with 66 deliveries cross it 132 times.',
  heading('What stands at the station'),
  'Vehicles are one half of the cost. The other is the stock beside the line that bridges the time until the next delivery, and the floor it stands on. The number of totes follows from the kanban formula: demand times the time until a tote is replaced, with a margin, divided by what a tote holds, rounded up.',
  code('totes = demand × lead time × (1 + margin) / tote size'),
  'Take a part of which four go into each unit: 40 an hour, ten in a tote, 10% margin.',
  table(
    ['', 'By timetable', 'On call'],
    ['Waiting for somebody to come', '10 min', '5 min'],
    ['Until the full tote is there', '20 min', '5 min'],
    ['Lead time', '30 min', '10 min'],
    ['40 × lead time × 1.1 / 10', '2.2', '0.7'],
    ['Totes at the station', '3', '1, and 1 in use'],
  ),
  'On the timetable an empty tote waits for the next train, at worst ten minutes, travels back, is picked and comes with the following round, twenty minutes later. On call it takes five minutes until a robot is free and five to pick and drive. The difference is one tote for this part. With thirty part numbers at a station it is thirty totes, or some four metres of racking. At stations where floor is dear, that decides.',
  heading('What each forgives'),
  list(
    '<strong>A peak.</strong> The train has room or it has not. If a part is suddenly used twice as fast, the station runs dry between two trains and nothing can be done. A call simply comes earlier.',
    '<strong>A missed delivery.</strong> If a robot on call drops out, one station waits. If a train drops out, eleven do, though none of them for longer than the interval, if the stock was calculated with one train missing.',
    '<strong>A mistake in picking.</strong> The train brings the wrong tote back in twenty minutes. The robot brings the right one in ten.',
    '<strong>People.</strong> A train that comes at ten past every hour sets a rhythm. Station operators plan around it, as they do around a bus. Nobody plans around a taxi.',
    '<strong>Change.</strong> A new station on the loop costs the train 40 s a round: 1240 s instead of 1200. The timetable holds if there was slack, and has to be written anew if there was none. For robots on call a new station is a new name.',
  ),
  heading('Mostly both'),
  'Plants that run well rarely choose. They split parts by how they are used. Parts that go into every unit, in steady numbers, in small boxes, ride on the train. Parts that are large, rare, or depend on the variant are called. At Helix the gearbox itself moves on a lifter, because it weighs 640 kg and comes when it is finished, not when it is ten past.',
  'A simple rule for the split: for each part, divide the standard deviation of its hourly use by its mean. Below 0.5 it belongs on the timetable. Above 1 it belongs on call. In between, ask the people at the station. They know which parts make them run.',
  callout(
    'The most expensive answer is a timetable that nobody keeps. If trains leave when they are full, you have the stock of the one and the surprises of the other.',
  ),
  heading('Try it with your own line'),
  `You need the loop in metres, the stops, the seconds at each stop and the deliveries in your busiest hour. The formulas above fit on the back of a delivery note. For the robots on call, the calculator ${link('/products/robot-count', 'How many robots?')} does the same with availability and charging, and the report ${link('/reports/sizing', 'Sizing a fleet on paper')} shows where such a sum stops being true.`,
  heading('Sources'),
  list(
    'Y. Monden: Toyota Production System. Industrial Engineering and Management Press, 1983 (the number of kanban).',
    'R. Harris, C. Harris, E. Wilson: Making Materials Flow. Lean Enterprise Institute, 2003 (timed routes from a supermarket).',
    'Case study Helix Motors on this site; data sheets of the MAG AGV Tugger and the MAG Lifter.',
  ),
]);
