import { arrow, line, measure, rectangle } from '../draw-shapes';
import { callout, code, drawing, heading, link, list, steps, table, writeArticle } from '../write-article';

/** `/blogs/who-goes-first`; its sums are tested in `worked-sums.test.ts`. */
export const whoGoesFirst = writeArticle([
  'Two aisles meet in a hall. A lifter with a pallet comes from the left, a train of trailers from the right, and from the far end a small robot of another make that carries totes. Each has its own controller, its own map and its own idea of politeness. None of them can talk to the others. Who goes first?',
  'The safety scanners will not answer that. They stop a robot in front of whatever is in its way, so three robots that trust their scanners alone stop nose to nose and stay there. Nobody is hurt and nothing moves. Right of way is a question of traffic control, and it can be answered with a few rules and one sum.',
  heading('A crossing is a resource'),
  'Treat the crossing as a piece of floor that exactly one robot may have at a time. In operating systems this is called mutual exclusion, and the theory is as old as time-sharing computers: Coffman, Elphick and Shoshani described in 1971 the four conditions that must all hold before parties that share resources can lock each other out.',
  steps(
    '<strong>Mutual exclusion.</strong> Only one may use the resource at a time.',
    '<strong>Hold and wait.</strong> A party keeps what it has while it waits for more.',
    '<strong>No preemption.</strong> Nobody can take away what a party has.',
    '<strong>Circular wait.</strong> A waits for B, B waits for C, and C waits for A.',
  ),
  'The first cannot be given up: two robots do not fit into one place. The third cannot either, because you cannot take a square metre of floor from a robot that stands on it. What remains are the second and the fourth, and every traffic control that works breaks at least one of them.',
  drawing({
    title: 'The reserved zone reaches a metre into each arm of the crossing',
    description:
      'A crossing of two aisles, each three metres wide, seen from above. A square of five by five metres, which is reserved, lies on it. A lifter waits to the left of the square, a train of three bodies to the right, and a small robot below it. An arrow shows the lifter’s way through.',
    width: 360,
    height: 250,
    strokes: [
      { style: 'outline', path: `${line([0, 80], [135, 80], [135, 5])}${line([225, 5], [225, 80], [360, 80])}` },
      {
        style: 'outline',
        path: `${line([0, 170], [135, 170], [135, 245])}${line([225, 245], [225, 170], [360, 170])}`,
      },
      { style: 'measure', path: rectangle(105, 50, 150, 150) },
      { style: 'outline', path: rectangle(54, 96, 42, 28) },
      { style: 'detail', path: rectangle(60, 100, 30, 20) },
      {
        style: 'outline',
        path: `${rectangle(264, 130, 30, 26)}${rectangle(300, 132, 26, 22)}${rectangle(332, 132, 26, 22)}`,
      },
      { style: 'outline', path: rectangle(168, 208, 24, 26) },
      { style: 'measure', path: arrow(98, 110, 262, 110) },
      { style: 'axis', path: measure(105, 30, 255, 30) },
    ],
    labels: [
      { x: 180, y: 22, text: '5.0 m' },
      { x: 54, y: 148, text: 'lifter' },
      { x: 310, y: 190, text: 'train' },
      { x: 180, y: 146, text: 'reserved' },
      { x: 302, y: 232, text: 'other make' },
    ],
  }),
  heading('How long each robot holds it'),
  'Take two aisles of three metres. The zone that is reserved is a little larger, because a robot must be able to stop in front of it and because its tail must be out before the next one comes in: one metre in each direction, so five metres in all. A robot holds the zone from the moment its nose enters until its tail leaves, which is the length of the zone plus its own length, divided by its speed. Add a second for the messages back and forth.',
  code('hold = (5.0 m + length) / speed + 1.0 s'),
  table(
    ['Robot', 'Length', 'Speed', 'Holds the zone for', 'Passages an hour'],
    ['Lifter with a load', '1.40 m', '1.5 m/s', '5.3 s', '60'],
    ['Tugger with two trailers', '4.78 m', '0.6 m/s', '17.3 s', '12'],
    ['Tote robot of another make', '0.90 m', '1.0 m/s', '6.9 s', '30'],
  ),
  'Lengths and speeds of the first two are those on their data sheets; the third is an assumption for this example. Multiply and add: 60 passages of 5.3 s, 12 of 17.3 s and 30 of 6.9 s keep the crossing busy for 731 seconds of every hour, or 20% of the time. That sounds like plenty of room, and on average it is.',
  heading('What waiting costs'),
  'An average says nothing about how long the unlucky ones wait. If robots arrive at random, the mean wait in front of a crossing with one server follows from the formula of Pollaczek and Khinchine, which every textbook on queues derives. It needs the rate of arrivals and the mean of the <em>square</em> of the holding time.',
  code('wait = rate × mean(hold²) / (2 × (1 − busy))'),
  'The square is the point. Trains make up 12 of 102 passages, but 54% of the mean square and so more than half of everybody’s waiting. Here is what happens as traffic grows with the same mix:',
  table(
    ['Traffic', 'Passages an hour', 'Busy', 'Mean wait'],
    ['as above', '102', '20%', '1.2 s'],
    ['doubled', '204', '41%', '3.1 s'],
    ['tripled', '306', '61%', '7.1 s'],
    ['fourfold', '408', '81%', '19.7 s'],
  ),
  'Up to about half busy, a crossing is nobody’s problem. Beyond two thirds, no rule of precedence will help: build a second crossing, make one aisle one-way, or send the trains another way. If you do only one thing, take the longest and slowest vehicle off the busiest crossing.',
  heading('Five rules that hold for any make'),
  steps(
    '<strong>All or nothing.</strong> A robot gets the crossing and room behind it in one grant, or it stays outside. That breaks hold and wait. A robot that stops in the crossing because the lane behind it is full is the most common jam we are called to.',
    '<strong>One referee.</strong> Exactly one program gives out the floor. Two controllers that each protect their own robots protect nobody.',
    '<strong>First come, first served, with one exception.</strong> A train that has to stop and start again loses more floor time than a lifter, so it may jump the queue once. Braking from speed and getting back to it costs speed divided by acceleration: at 0.5 m/s² a lifter loses 3.0 s, and a train at 0.2 m/s² also loses 3.0 s, but blocks 4.8 metres of lane while it does.',
    '<strong>Nobody waits for ever.</strong> Whoever has been overtaken once is next. Without this rule a busy main aisle starves the side aisle, and the log shows no error at all.',
    '<strong>A grant ends.</strong> If a robot does not report for a given time, the referee gives the floor to nobody and calls a person. It never assumes that a silent robot has left.',
  ),
  callout(
    'The last rule is the one that people want to soften. Do not. A robot that has lost its Wi-Fi in the middle of a crossing is still in the middle of the crossing.',
  ),
  heading('How a foreign robot is made to wait'),
  'Robots that speak VDA 5050 need no special signal for this. The order that master control sends is a path of nodes and edges, and each is either released or not. The released part is called the base, the rest the horizon. A robot drives to the last released node, slows down and stands still there until the base is extended. So the node in front of the crossing is the last one of the base, and the crossing lies in the horizon, until the referee has granted it.',
  'Robots without such an interface are harder. Some makers offer zones that can be switched by a digital output, which is enough. Where there is nothing, we put a traffic light for robots on the crossing: the foreign fleet’s own controller is told that a door is closed, and the door happens to be our crossing. It is not elegant, and it has worked for years.',
  heading('What you can do before anybody comes'),
  list(
    'Count passages at your busiest crossing for an hour, with the lengths of what passes.',
    'Work out the hold times and the share of the hour, as above.',
    'Walk the four exits. Is there room for the longest train behind each of them? If not, the rule of all or nothing will keep it waiting outside.',
    `Ask each maker how a robot can be held at a point from outside. If the answer is not VDA 5050, ask for the name of the signal. The report ${link('/reports/mixed-fleets', 'Mixed fleets')} has the questions.`,
  ),
  heading('Sources'),
  list(
    'E. G. Coffman, M. J. Elphick, A. Shoshani: System Deadlocks. ACM Computing Surveys 3 (2), 1971.',
    'L. Kleinrock: Queueing Systems, Volume 1. Wiley, 1975 (the formula of Pollaczek and Khinchine).',
    'VDA 5050, version 2.1.0: Interface for the communication between automated guided vehicles and a master control (order, base and horizon).',
  ),
]);
