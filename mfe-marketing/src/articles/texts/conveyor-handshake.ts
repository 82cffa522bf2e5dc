import { line } from '../draw-shapes';
import { callout, code, drawing, heading, link, list, robot, steps, table, writeArticle } from '../write-article';

/** When each signal is on, in steps of the sequence from 0 to 10. */
const signals = [
  { name: 'R1 here', on: 1, off: 10 },
  { name: 'R2 asks', on: 2, off: 8.5 },
  { name: 'R3 rolls', on: 4, off: 7 },
  { name: 'R4 has it', on: 6.5, off: 9.5 },
  { name: 'C1 healthy', on: 0, off: 11 },
  { name: 'C2 ready', on: 0.5, off: 7.5 },
  { name: 'C3 sends', on: 3, off: 7.5 },
  { name: 'C4 clear', on: 8, off: 9 },
];
const start = 84;
const stepWidth = 25;
const at = (step: number) => start + step * stepWidth;

/** `/blogs/conveyor-handshake`; its sums are tested in `worked-sums.test.ts`. */
export const conveyorHandshake = writeArticle([
  'A robot with rollers stands in front of a conveyor with rollers. Between them is a gap of 60 mm and a load of a tonne that has to cross it. Two programs, by two companies, in two controllers that do not share a clock, have to agree within a second that now is the time. This is the most ordinary thing a conveyor robot does, and the one that is debugged on most night shifts.',
  'The agreement is called a handshake. It needs a handful of signals and one idea: nobody moves unless the other side has said, at this very moment, that it may.',
  heading('The wire that is no wire'),
  'The robot cannot be plugged in, so the signals go by light: an optical coupler on the robot and one on the station face each other when the robot has docked. Ours carries eight bits each way. The semiconductor industry has done the same since the 1990s; its standard SEMI E84 describes such a handover with eight lines in each direction, its signals and its timeouts, and is worth reading even if you never see a clean room.',
  'Why not simply use the network? Because light tells you something that Wi-Fi cannot: the robot that speaks is the one that stands here. A message that arrives by radio may come from a robot at the next station, or be two seconds old.',
  heading('Eight bits, four used'),
  table(
    ['Signal', 'From', 'Means while it is on'],
    ['R1 here', 'robot', 'I stand within 5 mm and will not move'],
    ['R2 asks', 'robot', 'I want to take over one load'],
    ['R3 rolls', 'robot', 'My load stop is open and my rollers turn'],
    ['R4 has it', 'robot', 'The load is whole on my deck'],
    ['C1 healthy', 'conveyor', 'Automatic mode, no fault, no emergency stop'],
    ['C2 ready', 'conveyor', 'A load stands at my end'],
    ['C3 sends', 'conveyor', 'I am handing over and keep the rollers free for you'],
    ['C4 clear', 'conveyor', 'The load has left me; my end is empty'],
  ),
  'Each signal is a statement that is true for as long as it is on. None of them is a command, and none is a pulse. A pulse that nobody sees is lost for ever; a level can be read again in the next cycle. And each is on for yes: if the light is interrupted, if the supply fails, or if the PLC stops, all signals are off, and off means that nobody may move.',
  robot('singleConveyor'),
  heading('Signal by signal'),
  steps(
    'The robot docks, checks its position against the reflectors of the station, and locks its wheels. It switches on R1.',
    'The conveyor has said C1 and C2 all along. The robot compares them with its mission. A load that nobody has announced is not taken. If all is well, it switches on R2.',
    'The conveyor sees R1 and R2 together. It opens its own stop and switches on C3. Its rollers still stand.',
    'The robot opens its load stop, starts its rollers and switches on R3. <strong>The one that receives always starts first.</strong> If it were the other way round, the load would be pushed against rollers that stand.',
    'The conveyor sees R3 and starts its rollers. The load crosses the gap.',
    'The sensor at the far end of the robot’s deck is covered, and the one at the near end is free. The robot stops its rollers, switches on R4 and switches off R3.',
    'The conveyor sees R4. The sensor at its end is free. It stops its rollers, switches off C2 and C3, and switches on C4.',
    'The robot closes its load stop and checks that it is closed. It switches off R2, and the conveyor switches off C4.',
    'The robot switches off R4 and R1, in this order, and drives away.',
  ),
  drawing({
    title: 'Taking over one load: each line is up while its signal is on',
    description:
      'A timing diagram of eight signals. C1 is on all the time and C2 from the beginning. Then R1, R2, C3 and R3 come on one after the other. R4 comes on when the load has crossed; R3, C2 and C3 go off; C4 comes on and goes off again after R2; then R4 and R1 go off.',
    width: 360,
    height: 232,
    strokes: [
      {
        style: 'detail',
        path: signals.map((_, row) => line([start, 24 + row * 26], [360, 24 + row * 26])).join(''),
      },
      {
        style: 'measure',
        path: signals
          .map(({ on, off }, row) => {
            const [low, high] = [24 + row * 26, 10 + row * 26];
            return line([at(0), low], [at(on), low], [at(on), high], [at(off), high], [at(off), low], [at(11), low]);
          })
          .join(''),
      },
    ],
    labels: signals.map(({ name }, row) => ({ x: 0, y: 22 + row * 26, text: name, anchor: 'start' as const })),
  }),
  'Giving a load away is the same with the roles exchanged: then the conveyor receives, so it starts first. A dual conveyor has a coupler for each deck and does both at once, but never with one set of signals for two loads.',
  heading('How long it takes'),
  'The rollers run at 0.3 m/s. The load has to travel the length of the deck and the gap, 1240 + 60 = 1300 mm, which takes 4.3 s, and 0.6 s more to start and stop with 0.5 m/s². Every time one side waits for the other costs the debouncing of an input, a cycle of the PLC and the coupler itself: 50 + 20 + 10 = 80 ms.',
  code(
    'docking, the last metre at 0.3 m/s     3.3 s\nfive exchanges of signals, 80 ms each  0.4 s\nload stop opens                        0.5 s\ntransfer, with starting and stopping   4.9 s\nload stop closes                       0.5 s\n                                       -----\n                                       9.6 s',
  ),
  'The signals take 4% of it. If a handover takes fifteen seconds in your plant, do not look for faster signals; look at docking and at the speed of the rollers. It is different if the signals go through a server: with half a second for each exchange the five of them take 2.5 s.',
  heading('What can go wrong, and what must happen then'),
  table(
    ['Fault', 'What is seen', 'What both do'],
    ['Light interrupted in step 5', 'all signals of the other side off', 'stop the rollers at once; wait for a person'],
    ['Load stuck in the gap', 'R4 does not come', 'after 10 s both stop; the robot keeps R1 on and stays'],
    ['Emergency stop at the line', 'C1 off', 'the robot stops its rollers and keeps its position'],
    ['Robot is pushed away', 'R1 off while C3 is on', 'the conveyor stops within one cycle'],
    ['Signal stuck on', 'C4 is on before R4 was', 'no transfer begins: the order was wrong'],
    ['Sensor dirty', 'R4 without a load', 'the robot’s rollers turned too easily, so it does not believe the sensor'],
  ),
  'Two rules stand behind this table. First, a load that lies in the gap belongs to both, so neither may move until a person has looked. Restarting by itself after a fault is how loads are torn. Second, the order of the signals is checked and not only their state. A signal that is on too early is as wrong as one that is missing, and it is how a stuck output is found before it matters.',
  callout(
    'This handshake moves loads. It does not protect people: at our robots the release of a handover is a safety function of its own, with performance level c, on separate channels.',
  ),
  heading('Ten minutes at the desk'),
  'Before a handover is tested with a load, we test it with two people and a sheet of paper. One plays the robot, one the conveyor. Each says aloud which of their signals are on. A third person calls out faults from the table. In ten minutes you find the two steps for which somebody had written no timeout. It sounds like a game, and has saved us more nights than any simulator.',
  `Then connect a laptop to the PLC and switch each signal by hand, with the robot docked and its drives off. Only then comes the first empty tote. What this looks like when it does not work at first is told in the podcast ${link('/podcasts/plc-and-robot', 'Doors, PLCs and robots')}.`,
  heading('Sources'),
  list(
    'SEMI E84, Specification for Enhanced Carrier Handoff Parallel I/O Interface.',
    'Data sheets of the MAG Single Conveyor and the MAG Dual Conveyor: decks, docking accuracy, couplers, safety functions.',
    'IEC 61131-3:2013, Programmable controllers: programming languages (sequential function charts, in which such a sequence is best written).',
  ),
]);
