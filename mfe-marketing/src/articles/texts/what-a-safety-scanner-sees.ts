import { arrow, circle, line, measure, rectangle } from '../draw-shapes';
import { callout, code, drawing, heading, link, list, robot, steps, table, writeArticle } from '../write-article';

/** `/blogs/what-a-safety-scanner-sees`; its sums are tested in `worked-sums.test.ts`. */
export const whatASafetyScannerSees = writeArticle([
  'A safety laser scanner sends out a pulse of infrared light, waits for the echo, turns by a fraction of a degree and does it again. After one turn it has a few hundred distances. If one of them lies inside the field that was drawn for it, two outputs switch off, and the robot brakes. That is all it does. It does not know what a person is.',
  'This article works out by hand how far such a field has to reach, once for a fixed station and once for a robot that drives, and then says what stays outside of the sum.',
  heading('One plane, 200 mm above the floor'),
  'The scanner of a mobile robot looks along one plane, usually at the height of a shin. Whatever crosses the plane is seen: a leg, the wheel of a trolley, the leg of a table. Whatever does not cross it is not seen: the table top, the load that overhangs a rack, the forks of a truck that are raised, a hand that reaches down.',
  drawing({
    title: 'What crosses the plane is seen, what is above or below it is not',
    description:
      'A side view. On the left a robot with a scanner; from it a line runs to the right, 200 millimetres above the floor. It meets the legs of a person. Beside the person a table: the line meets its leg and passes below its top. A raised load hangs above the line and is not met.',
    width: 360,
    height: 190,
    strokes: [
      { style: 'outline', path: line([0, 160], [360, 160]) },
      { style: 'outline', path: `${rectangle(10, 105, 76, 45)}${circle(28, 152, 8)}${circle(68, 152, 8)}` },
      { style: 'detail', path: rectangle(24, 70, 50, 35) },
      { style: 'measure', path: arrow(88, 135, 350, 135) },
      {
        style: 'outline',
        path: `${circle(160, 50, 8)}${line([160, 58], [160, 105], [152, 160])}${line([160, 105], [168, 160])}${line([146, 84], [160, 70], [174, 84])}`,
      },
      { style: 'outline', path: line([215, 160], [215, 100], [285, 100], [285, 160]) },
      { style: 'detail', path: `${line([322, 0], [322, 60])}${rectangle(302, 60, 40, 30)}` },
      { style: 'axis', path: measure(98, 135, 98, 160) },
    ],
    labels: [
      { x: 104, y: 153, text: '200 mm', anchor: 'start' },
      { x: 250, y: 92, text: 'table' },
      { x: 322, y: 108, text: 'load' },
      { x: 48, y: 185, text: 'robot' },
    ],
  }),
  'ISO 3691-4, the standard for driverless industrial trucks, makes this concrete. A truck has to detect two test bodies anywhere in its path: a cylinder of 200 mm diameter and 600 mm length that lies on the floor, for a person who has fallen, and one of 70 mm diameter and 400 mm height that stands upright, for a leg. A scanner at 200 mm height meets both only just: the lying cylinder ends exactly there, which is why many robots carry their scanners lower, at 150 mm or less.',
  heading('The sum for a fixed station'),
  'First the easier case: a scanner that guards a handover cell and looks along the floor. ISO 13855 says how far in front of the danger its field must begin. Somebody walks at K = 1600 mm/s. The cell needs a time T to stop, counted from the moment the field is entered. To that comes a distance for how far a body reaches over the plane before it is seen.',
  code(
    '2010 edition:  S = 1600 mm/s × T + (1200 mm − 0.4 × H),   the bracket at least 850 mm\n2024 edition:  S = 1600 mm/s × T + 1200 mm + Z',
  ),
  'H is the height of the plane and Z what is added for the tolerance of the scanner. Take a scanner that answers in 80 ms, a safety controller that takes 30 ms, and a roller deck that needs 250 ms to stand still: T = 0.36 s. With H = 200 mm the bracket is 1120 mm.',
  table(
    ['Edition', 'Way during T', 'Reach', 'Distance S'],
    ['ISO 13855:2010', '576 mm', '1120 mm', '1696 mm'],
    ['ISO 13855:2024, without Z', '576 mm', '1200 mm', '1776 mm'],
  ),
  'Eighty millimetres of difference, and Z on top of it. Which edition your risk assessment has to use depends on where and when the machine is placed on the market, so write it down beside the result.',
  'A second condition is easily forgotten. The higher the plane, the coarser may be what the scanner can just resolve; the standard asks for H ≥ 15 × (d − 50 mm). At 200 mm the resolution d may be 63 mm at most. A scanner that is set to 70 mm would have to look along a plane at 300 mm, and above 200 mm the standard warns that somebody could crawl below it.',
  heading('The sum for a robot that drives'),
  'On a robot the field moves with the danger. ISO 3691-4 asks that the truck stands before its rigid parts touch the test body, and the person is taken to stand still: whoever walks into the side of a moving truck is a matter for the risk assessment, not for this sum. So the field must be as long as the way to a standstill, with something added.',
  code('field = v × t + 1.1 × v² / (2 × a) + Z'),
  steps(
    '<strong>v × t</strong> is what the robot covers before its brakes bite: 80 ms for the scanner, 40 ms for the controller, 100 ms for the brakes, 0.22 s together.',
    '<strong>v² / (2 × a)</strong> is the braking distance. We take a = 1.0 m/s² with a load on a dry floor, and 10% more for brakes that have aged.',
    '<strong>Z</strong> is 100 mm for the scanner’s measuring error, 150 mm for toes that fit below the body, and 100 mm of air: 350 mm in all.',
  ),
  table(
    ['Robot', 'Speed', 'Reaction', 'Braking', 'Field'],
    ['Single conveyor', '1.0 m/s', '0.22 m', '0.55 m', '1.12 m'],
    ['Counterbalance', '1.38 m/s', '0.30 m', '1.05 m', '1.70 m'],
    ['Fork, unloaded', '1.5 m/s', '0.33 m', '1.24 m', '1.92 m'],
    ['Fork at half speed', '0.75 m/s', '0.17 m', '0.31 m', '0.82 m'],
  ),
  'The speeds are those of the data sheets. The times and the deceleration are examples: those of your robot are in its manual, and the fields are measured again at your plant, with your floor and your heaviest load.',
  'Look at the last two lines. Half the speed needs less than half of the field, because the braking distance goes with the square. That is why robots switch fields: full speed with a long field in an open aisle, a slow one with a short field at a machine. A field that is too long for its place stops the robot for every pallet beside the lane, and somebody will ask to have it shortened. Slow the robot down instead.',
  robot('counterBalance'),
  heading('What the scanner cannot know'),
  list(
    '<strong>Who it is.</strong> A leg and a table leg are the same 70 mm. The robot stops for both.',
    '<strong>What is above the plane.</strong> A long load on a trolley, an open drawer, the raised forks of another truck. Where such things occur, a second scanner, a camera or a bumper has to look, or the lane has to be kept free.',
    '<strong>What absorbs or lets through its light.</strong> Safety scanners are tested with dark targets (IEC 61496-3 asks for 1.8% reflectance), but glass, mirrors, steam and welding light are a matter of the place.',
    '<strong>What is behind something.</strong> A person who steps out between two racks is seen when the leg is there, not earlier. At a blind corner the only cure is speed.',
    '<strong>Where it is on purpose.</strong> When a robot docks, the station stands in its field, so the field is muted or made narrow. For these seconds something else has to protect people: a fence, a gap too small for anybody, or a speed of 0.3 m/s or less.',
  ),
  callout(
    'Cameras that recognise people are a help for flow: they let a robot slow down early instead of braking hard. They do not replace the scanner as long as nobody can say with which performance level they see.',
  ),
  heading('What to measure at your plant'),
  'Before fields are drawn we ask for three things: the narrowest aisle that is really used, the heights of all that stands or hangs beside the lanes between 0 and 600 mm, and the places where people step into a lane without looking. In an aisle people need 0.5 m of room beside a truck on both sides, up to a height of 2.1 m; where they do not have it, the standard takes the place for an operating hazard zone, with other rules.',
  `Which safety functions each of our robots has, and with which performance level, is on the page about ${link('/safety', 'safety')}.`,
  'Then take a stick 70 mm thick and 400 mm high and walk with it in front of the robot. It is the most convincing afternoon of a whole project.',
  heading('Sources'),
  list(
    'ISO 13855:2010 and ISO 13855:2024, Safety of machinery: positioning of safeguards with respect to the approach of the human body.',
    'ISO 3691-4:2023, Industrial trucks: driverless industrial trucks and their systems.',
    'IEC 61496-3:2018, Electro-sensitive protective equipment: active opto-electronic protective devices responsive to diffuse reflection.',
    'ISO 13849-1:2023, Safety-related parts of control systems.',
  ),
]);
