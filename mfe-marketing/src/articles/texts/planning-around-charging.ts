import { line, rectangle } from '../draw-shapes';
import { callout, code, drawing, heading, link, list, steps, table, writeArticle } from '../write-article';

const hourWidth = 18;
const left = 38;
const rowTop = (row: number) => 24 + 24 * row;
/** In the plan with turns, robot n charges in the hours n, n + 6, n + 12 of the day. */
const chargingHours = Array.from({ length: 16 }, (_, hour) => ({ hour, row: hour % 6 }));

/** `/blogs/planning-around-charging`; its sums are tested in `worked-sums.test.ts`. */
export const planningAroundCharging = writeArticle([
  'A lifter works seven to nine hours and then charges for two. It is the first line that a planner reads on the data sheet, and the usual reaction is to multiply: two hours in ten are lost, so a fleet of six is a fleet of 4.8. That is true over a week and useless on a Tuesday at two in the afternoon. What counts is not how long a robot charges but when.',
  'Here are the sums for six lifters, three ways to plan the same two hours, and what each of them costs.',
  heading('From the data sheet to kilowatt-hours'),
  'The battery of a lifter holds 2.9 kWh. It draws 280 W on average: half of the time loaded, a fifth of it standing. Its charger gives 1800 W. If you use the upper 80% of the battery, which is a sensible limit for daily work, you get:',
  code(
    'usable   2.9 kWh × 0.8     = 2.32 kWh\nruntime  2.32 kWh / 0.28 kW = 8.3 h\ncharging 2.32 kWh / 1.8 kW  = 1.3 h',
  ),
  'The data sheet says two hours because a lithium iron phosphate battery takes the last tenth slowly, and because a robot has to get to the charger and back. A dual conveyor comes out the same: 4 kWh, 390 W and 2400 W give 8.2 hours of work and 1.3 hours of charging. From here on the lifter serves as the example.',
  heading('What the work asks for'),
  'The plant needs five robots at work from 06:00 to 22:00 and three at night. That is 5 × 16 + 3 × 8 = 104 robot-hours a day. Every hour of work takes 0.28 kWh out of the battery, and every hour on the charger brings 1.8 kWh back. So 104 hours of work need 104 × 0.28 / 1.8 = 16.2 hours on a charger. Six robots have 6 × 24 = 144 hours a day, of which 40 are not spent on work. There is more than twice as much time as is needed. If the work still stops for lack of robots, it is the plan that is wrong.',
  heading('Plan A: charge when empty'),
  'The rule that every battery indicator suggests: go and charge at 20%. On the first morning all six are full. Five start at 06:00, the sixth stands by. After 8.3 hours, at 14:17, all five reach 20% within minutes of each other, in the middle of the change of shifts, and there are two chargers.',
  table(
    ['From', 'to', 'At work', 'Charging', 'Waiting', 'Missing'],
    ['14:17', '15:34', '1', '2', '3', '4'],
    ['15:34', '16:52', '3', '2', '1', '2'],
    ['16:52', '18:09', '5', '1', '0', '0'],
  ),
  'Until 16:52 the plant is short of 4 × 1.29 + 2 × 1.29 = 7.7 robot-hours. More chargers would shorten the gap, but not close it: with five of them four robots would still be missing for an hour and a quarter. What synchronises the robots is the rule itself. They began together, so they end together, and the more evenly the work is spread over them, the worse it gets.',
  heading('Plan B: take turns'),
  'Now let one robot be away at any time, by the clock, for one hour in six. Each works for five hours and takes 5 × 0.28 = 1.4 kWh out; in its hour it gets 1.8 kWh back, or 1.65 kWh if driving there and docking takes five minutes. More comes in than goes out. No battery ever falls below 52%.',
  drawing({
    title: 'Plan B from 06:00 to 22:00: a box is an hour on the charger',
    description:
      'Six lines, one for each lifter, over sixteen hours. In each hour exactly one of them has a box: lifter 1 in the first hour, lifter 2 in the second, and so on, and lifter 1 again in the seventh.',
    width: 360,
    height: 190,
    strokes: [
      {
        style: 'detail',
        path: Array.from({ length: 6 }, (_, row) =>
          line([left, rowTop(row) + 8], [left + 16 * hourWidth, rowTop(row) + 8]),
        ).join(''),
      },
      {
        style: 'measure',
        path: chargingHours
          .map(({ hour, row }) => rectangle(left + hour * hourWidth, rowTop(row), hourWidth, 16))
          .join(''),
      },
      { style: 'outline', path: line([left, 172], [left + 16 * hourWidth, 172]) },
    ],
    labels: [
      ...Array.from({ length: 6 }, (_, row) => ({
        x: left - 8,
        y: rowTop(row) + 13,
        text: `${row + 1}`,
        anchor: 'end' as const,
      })),
      ...[6, 10, 14, 18, 22].map((hour) => ({ x: left + (hour - 6) * hourWidth, y: 187, text: `${hour}:00` })),
    ],
  }),
  'One charger is enough. Its day is full, so buy a second one and use it when the first fails. Five robots are at work in every single hour, and the change of shifts is a time like any other. At night, when three rest, everybody is filled to 100% once, which lithium iron phosphate wants now and then so that its cells can be balanced.',
  'The plan lives from discipline: a robot has to leave its work at 09:55 although it could go on. People are bad at that. A fleet manager is good at it, provided that somebody has told it that an hour by the clock comes before the next mission.',
  heading('Plan C: charge when people rest'),
  'Many plants stop anyway: 15 minutes, half an hour, 15 minutes again in each shift. If the line stands still, the robots have nothing to do. With three minutes to get to a charger, an hour of breaks leaves 51 minutes, which is 1.53 kWh. In the other seven hours a robot needs 7 × 0.28 = 1.96 kWh. It loses 0.43 kWh a shift, or 0.86 kWh in two, and goes into the night at 70%. There it has time to fill up.',
  'Nobody is ever away while there is work, so five robots do what six did before. But all of them charge at once: five chargers, and 9 kW that the distribution board by the break room may not have.',
  heading('The three beside each other'),
  table(
    ['Plan', 'Robots', 'Chargers', 'Peak power', 'Lowest charge', 'What can go wrong'],
    ['A: when empty', '6', '2', '3.6 kW', '20%', '7.7 robot-hours missing each afternoon'],
    ['B: in turns', '6', '1, better 2', '1.8 kW', '52%', 'a robot that skips its turn'],
    ['C: in breaks', '5', '5', '9.0 kW', '70%', 'a shift that works through its break'],
  ),
  'A sixth robot costs more than three chargers, so C is the cheapest where breaks are really breaks. B needs the least of everything else, and it alone works in a plant that never stops. A is what you get if nobody decides.',
  heading('Four years later'),
  'Batteries age. Take one that has lost a fifth of its capacity: 2.9 × 0.8 = 2.32 kWh, of which 80% can be used, so the runtime falls from 8.3 to 6.6 hours. In plan A the gap moves from 14:17 to 12:38 and comes round again before the evening. In plan B a turn still takes 1.4 kWh, and the lowest charge becomes 40%. A plan that stays away from the edges forgives an old battery, a cold hall, and a heavier load than was planned.',
  callout(
    'Below 0 °C a lithium iron phosphate battery must not be charged. In a hall that is cold at night, put the chargers where it is warm.',
  ),
  heading('How to make your own plan'),
  steps(
    'Write down how many robots the work needs in each hour of the day. Use what the MES or the call buttons logged, not the average.',
    'Multiply the hours of work by the draw on the data sheet, and divide by the power of the charger: that is the charging time you need.',
    'Look at the hour with the highest demand. Everybody who charges in that hour has to be bought twice.',
    'Choose turns that are short enough for no battery to fall below 40%, and start them at different times from the first day on.',
    'Ask the electrician what the nearest board can give, before you decide where the chargers stand.',
  ),
  `The calculator ${link('/products/robot-count', 'How many robots?')} uses the factor for plan A, hours of work divided by hours of work and charging. It errs towards more robots. If you plan for turns or breaks, choose charging between shifts there.`,
  heading('Sources'),
  list(
    'Data sheets of the MAG Lifter and the MAG Dual Conveyor: battery, draw and charger.',
    'R. McHaney: Modelling battery constraints in discrete event automated guided vehicle simulations. International Journal of Production Research 33 (11), 1995.',
    'Q. S. Kabir, Y. Suzuki: Increasing manufacturing flexibility through battery management of automated guided vehicles. Computers and Industrial Engineering 117, 2018.',
  ),
]);
