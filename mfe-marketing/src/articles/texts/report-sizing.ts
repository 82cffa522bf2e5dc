import { line, rectangle } from '../draw-shapes';
import { callout, code, drawing, heading, link, list, steps, table, writeArticle } from '../write-article';

/** `/reports/sizing`; its sums are tested in `worked-sums.test.ts`. */
export const reportSizing = writeArticle([
  'How many robots do we need? It is the first question of every project, and the one that is answered most often with a simulation that nobody has read. A simulation has its place. But before it comes a sum that fits on one page. It needs six figures, takes a quarter of an hour, and comes within one robot of the truth in most plants. This report shows the sum, what it is sensitive to, and the three reasons why it is never exact.',
  heading('Six figures'),
  table(
    ['Figure', 'In this example', 'Where it comes from'],
    ['Moves in the busiest hour', '48', 'counted, in steps of five minutes'],
    ['Metres with the load', '62 m', 'measured along the way, not across the plan'],
    ['Metres to the next load', '62 m', 'the way back, unless loads are brought both ways'],
    ['Seconds to pick up and set down', '60 s', 'both together, from stopping to starting'],
    ['Speed', '1.2 m/s', '80% of the 1.5 m/s of a lifter: curves, crossings, stops'],
    ['Hours of work and of charging', '8 h and 2 h', 'the data sheet: 7 to 9 h, and 2 h'],
  ),
  'Two more are not measured but decided: the share of the time in which a robot is in order, for which 95% is cautious, and the share of its working time that it may be busy. We take 80%. The rest is not waste, it is what keeps loads from waiting. The chapter on waiting shows why.',
  heading('The sum'),
  steps(
    '<strong>Time for one move.</strong> Driving with the load, driving to the next one, and handling.',
    '<strong>Moves of one robot.</strong> An hour, less charging, less repairs, less reserve, divided by that time.',
    '<strong>Robots.</strong> Moves that are asked for, divided by moves of one robot, rounded up.',
  ),
  code(
    'time for a move   62 / 1.2 + 62 / 1.2 + 60          = 163.3 s\ncharging factor   8 / (8 + 2)                       = 0.80\nmoves per robot   3600 × 0.80 × 0.95 × 0.80 / 163.3 = 13.4 per hour\nrobots            48 / 13.4                         = 3.58, so 4',
  ),
  'This is the static calculation for vehicle systems that Groover’s textbook gives, with charging as a factor of its own. Rounding up is part of it: with three robots the work would pile up, with four they are busy for 72% of their working time instead of the 80% that we allow.',
  drawing({
    title: 'Where the 163 seconds go: to scale',
    description:
      'A bar of three parts, its length to scale: driving with the load 52 seconds, handling 60 seconds, driving empty 52 seconds.',
    width: 360,
    height: 62,
    strokes: [
      { style: 'measure', path: rectangle(10, 30, 107, 26) },
      { style: 'outline', path: rectangle(117, 30, 125, 26) },
      {
        style: 'detail',
        path: `${rectangle(242, 30, 107, 26)}${line([242, 56], [268, 30])}${line([268, 56], [294, 30])}${line([294, 56], [320, 30])}${line([320, 56], [346, 30])}`,
      },
    ],
    labels: [
      { x: 63, y: 22, text: 'loaded 52 s' },
      { x: 180, y: 22, text: 'handling 60 s' },
      { x: 295, y: 22, text: 'empty 52 s' },
    ],
  }),
  heading('What it is sensitive to'),
  'Change one figure at a time and look at what the sum does before it is rounded. Rounded figures hide more than they tell: 3.05 and 3.95 are both four.',
  table(
    ['Change', 'Move', 'Moves per robot', 'Robots'],
    ['As above', '163 s', '13.4', '3.58, so 4'],
    ['60 moves in the busiest hour instead of 48', '163 s', '13.4', '4.48, so 5'],
    ['Handling 90 s instead of 60', '193 s', '11.3', '4.24, so 5'],
    ['Half as far again, 93 m each way', '215 s', '10.2', '4.71, so 5'],
    ['Charging only while nothing is moved', '163 s', '16.8', '2.87, so 3'],
    ['Loads both ways: no empty driving', '112 s', '19.6', '2.45, so 3'],
  ),
  'Three lessons follow, and they hold in every plant in which we have done this.',
  list(
    '<strong>Handling is half of it.</strong> Thirty seconds more at the stations cost as much as 36 metres of way. Look at the handover before you look at a faster robot. A robot with twice the speed would save 52 of 163 seconds here; most of the rest is standing.',
    '<strong>Charging is a robot.</strong> Whether batteries are filled during work or in breaks decides between three and four.',
    '<strong>Empty driving is the cheapest thing to remove.</strong> If empty pallets have to come back anyway, let the robot that brings the full ones take them along.',
  ),
  heading('First reason: loads do not come evenly'),
  'The sum treats 48 moves an hour as one every 75 seconds. Loads come in groups: a palletiser finishes two at a time, a lorry brings 33. If they come at random, as if nobody had arranged it, the time that a load waits for a robot can be calculated by a formula that Erlang found in 1917 for telephone calls. With moves of 163.3 s, 48 an hour keep 2.18 robots busy. Then, for robots that are neither charging nor in repair:',
  table(
    ['Robots at work', 'Busy', 'Loads that have to wait', 'Mean wait of all loads'],
    ['3', '73%', '53%', '105 s'],
    ['4', '54%', '22%', '20 s'],
    ['5', '44%', '8%', '5 s'],
  ),
  'Between three robots and four lies the difference between a wait of nearly two minutes and one of twenty seconds. Between four and five lies almost nothing. This is the real meaning of the 80%: it is the point beyond which waiting grows faster than anybody can explain to a line. If your machines can wait for two minutes, take three. If a palletiser stops after one, take four and do not argue.',
  'The formula assumes that moves last different times, spread like the decay of atoms. Real moves are more even, so real waiting is somewhat shorter. It is the right side on which to be wrong.',
  heading('Second reason: robots are in each other’s way'),
  'Two robots move nearly twice as much as one. Twenty do not move twenty times as much, because they meet at crossings, doors and stations. Each crossing is calculated like a counter at which one is served at a time: busy for 20% of the hour it costs about a second per passage, for 60% about seven. Add that to the time of a move, and go through the sum again.',
  'As a rule of thumb we add 1% to the time of a move for each robot above five that uses the same ways. At ten robots that is 5%, or eight seconds here. Above fifteen the rule is no longer good enough, and a simulation is worth its money.',
  heading('Third reason: the figures are not true'),
  'The busiest hour was counted on a Tuesday, the way was measured before the new rack, handling is what the machine’s data sheet says and not what the operator does. In our projects the figures of the first meeting and those of the measured plant differed by 10 to 20%, and more often upwards. So calculate twice: once with what you have been told, and once with everything a fifth worse. If both give the same number of robots, stop calculating. If they do not, measure the figure that makes the difference, and that one only.',
  heading('Checked against a plant'),
  `Our case study at ${link('/case-study/orban-cross-dock', 'Orban Logistics')} has a peak of 96 pallets an hour. A fork robot drives 62 m loaded at 1 m/s, returns at 1.5 m/s, and takes 80 s for the rest.`,
  code('time for a move   62 / 1 + 62 / 1.5 + 80 = 183.3 s\nwork in the peak  96 × 183.3 / 3600      = 4.89 robots'),
  'Six robots are in use. In that hour they are busy for 81%, slightly above our limit, and for 98% when one is on the charger. It works for two reasons that the sum does not know: the peak lasts one hour, and a pallet may wait. What queues up in it is worked off soon after. In a plant where machines stop if nobody comes, we would have proposed seven.',
  heading('When to simulate'),
  list(
    'More than fifteen robots on the same ways.',
    'A crossing, lift or door that is busy for more than half of the time.',
    'Loads that depend on each other: this one only after that one.',
    'A plant that does not exist yet, so that nothing can be counted.',
  ),
  `For everything else the page is enough. The calculator ${link('/products/robot-count', 'How many robots?')} does the same sum with your figures and shows each step.`,
  callout(
    'Write the date and the six figures on the sheet. In a year somebody will ask why there are four, and “the supplier said so” is not an answer.',
  ),
  heading('Sources'),
  list(
    'M. P. Groover: Automation, Production Systems, and Computer-Integrated Manufacturing. Pearson, 4th edition, 2015 (analysis of vehicle-based systems).',
    'A. K. Erlang: Solution of some problems in the theory of probabilities of significance in automatic telephone exchanges, 1917.',
    'L. Kleinrock: Queueing Systems, Volume 1. Wiley, 1975.',
    'Data sheets of the MAG Lifter and the MAG Fork; case study Orban Logistics on this site.',
  ),
]);
