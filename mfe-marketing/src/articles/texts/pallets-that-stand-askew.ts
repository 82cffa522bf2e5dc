import { line, measure, rectangle } from '../draw-shapes';
import { callout, code, drawing, heading, list, robot, steps, table, writeArticle } from '../write-article';

type Point = readonly [number, number];

/** A rectangle turned about a point, by its corners; `turn` in degrees. */
function turned(x: number, y: number, width: number, height: number, centre: Point, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  return line(
    ...corners.map(([cornerX, cornerY]): Point => {
      const [dx, dy] = [cornerX - centre[0], cornerY - centre[1]];
      return [
        centre[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
        centre[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    }),
  );
}

/** Five millimetres of the pallet are one unit of the drawing. */
const scale = (millimetres: number) => millimetres / 5;
const face: Point = [110, 110];
const block = (offset: number, width: number, along: number, length: number) =>
  turned(110 + scale(along), 110 + scale(offset), scale(length), scale(width), face, 4);
const blocks = [0, 527.5, 1055].flatMap((along) =>
  [
    [-400, 100],
    [-72.5, 145],
    [300, 100],
  ].map(([offset = 0, width = 0]) => block(offset, width, along, 145)),
);

/** `/blogs/pallets-that-stand-askew`; its sums are tested in `worked-sums.test.ts`. */
export const palletsThatStandAskew = writeArticle([
  'On the drawing the pallet stands at right angles to the aisle, in the middle of its place. On the floor it was set down by somebody with a hand truck, in a hurry, at the end of a shift. It is three centimetres to the left and turned by two degrees. A driver does not even notice. For a robot it is the difference between a pallet that is picked up and one that is pushed into the rack.',
  'How askew may a pallet stand? The answer comes from the pallet, not from the robot, and it is smaller than most people guess.',
  heading('How much room there is in the pockets'),
  'A pallet of 800 × 1200 mm by EN 13698-1, taken up from its short side, has three rows of blocks. Seen from the front, from the left: a block of 100 mm, an opening of 227.5 mm, a block of 145 mm in the middle, an opening of 227.5 mm, and a block of 100 mm. Measured from the centre line, each opening reaches from 72.5 to 300 mm.',
  'The forks of the MAG Fork are 520 mm wide over both tines and 1125 mm long. With tines 160 mm wide, each one reaches from 100 to 260 mm. That leaves 40 mm on the outside and 27.5 mm towards the block in the middle. The smaller figure counts: if the pallet stands 27.5 mm to one side, a tine touches the middle block.',
  code('inside   (520 / 2 − 160) − 145 / 2 = 27.5 mm\noutside  300 − 520 / 2            = 40.0 mm'),
  heading('How much it may be turned'),
  'Now turn the pallet about the middle of its face. The deeper a tine goes, the further it drifts across the opening. At the tip, 1125 mm deep, the drift is 1125 × sin of the angle. Setting this equal to the 27.5 mm gives the largest angle for a robot that enters exactly in the middle:',
  code('angle = asin(27.5 / 1125) = 1.4°'),
  drawing({
    title: 'Turned by 4°, to scale: the tips of straight forks would meet the blocks',
    description:
      'A pallet from above, drawn as nine blocks in three rows and turned by four degrees clockwise. Two straight tines come from the left and reach through the openings. At the first row they pass between the blocks, at the last row one of them overlaps the middle block.',
    width: 360,
    height: 238,
    strokes: [
      { style: 'detail', path: turned(110, 110 - scale(400), scale(1200), scale(800), face, 4) },
      { style: 'outline', path: blocks.join('') },
      {
        style: 'measure',
        path: [-260, 100].map((offset) => rectangle(110, 110 + scale(offset), scale(1125), scale(160))).join(''),
      },
      { style: 'measure', path: rectangle(60, 110 - scale(260), 50, scale(520)) },
      { style: 'axis', path: measure(110, 216, 110 + scale(1125), 216) },
    ],
    labels: [
      { x: 222, y: 232, text: '1125 mm' },
      { x: 84, y: 114, text: 'robot' },
    ],
  }),
  'And no robot enters exactly in the middle. The MAG Fork docks within 10 mm at a station that was taught. Of 27.5 mm, 17.5 remain for the angle: asin(17.5 / 1125) = 0.9°. One degree is 14 mm over the width of a pallet. Nobody sets pallets down to 14 mm.',
  table(
    ['Robot', 'Over both tines', 'Tine', 'Length', 'Room inside', 'Angle, centred', 'Angle after docking'],
    ['Fork', '520 mm', '160 mm', '1125 mm', '27.5 mm', '1.4°', '0.9° (10 mm)'],
    ['Counterbalance', '480 mm', '120 mm', '1050 mm', '47.5 mm', '2.6°', '1.8° (15 mm)'],
  ),
  'Widths over the forks, lengths and docking accuracy are those of the data sheets; the tines are those of our drawings. The Counterbalance is less exact and still forgives twice the angle, because its tines are narrower. Robots that follow a taught path, and trust that the pallet is where it was when the path was taught, live within these last figures. It is enough behind a palletiser, where a machine sets the pallet down. It is not enough where people do.',
  robot('fork'),
  heading('Look first, then drive'),
  'So the robot looks. A depth camera between the tines sees the face of the pallet: three blocks and two dark openings. From the edges of the openings follows where the middle is, and from the distances to the outer blocks how far the face is turned. How exact does that have to be?',
  steps(
    '<strong>Angle.</strong> If the distance to each of two blocks, 700 mm apart, is known to 3 mm, the angle is known to atan(√2 × 3 / 700) = 0.35°. At the tips that is 1125 × sin 0.35° = 6.8 mm.',
    '<strong>Sideways.</strong> The edges of the openings are found within about 5 mm.',
    '<strong>Driving.</strong> The robot itself keeps its path within 10 mm.',
  ),
  'Added up in the worst case this is 21.8 mm, and 27.5 mm are there. The errors have nothing to do with each other, so as a rule they add up as squares: √(6.8² + 5² + 10²) = 13.1 mm, half of the room. With the camera, what counts is no longer how askew the pallet stands, but how well the robot can follow it.',
  heading('Room to correct'),
  'A robot cannot move sideways. To shift by a distance e it drives an S of two arcs with its turning radius R, and needs the length d for it:',
  code('e = 2R × (1 − cos φ)      d = 2R × sin φ'),
  'The turning circle of the MAG Fork is 3.58 m, so R = 1.79 m. For a pallet that stands 100 mm to the side, φ = 13.6° and d = 0.84 m. For 200 mm it is 1.18 m. To that comes a straight piece before the pallet, as long as the forks, so that they enter straight. This is why we ask for two metres of free aisle in front of a place where people set pallets down, and why the robot must look before it is closer than that. Whoever looks at half a metre sees perfectly what can no longer be corrected.',
  heading('When to give up'),
  'Some pallets should not be picked up. A robot that always tries will sooner or later push one over. Ours refuse in four cases, tell the fleet manager which one it was, and go on with the next mission:',
  list(
    'The face is turned by more than 8°. The manoeuvre would need more aisle than there is.',
    'An opening is narrower than it should be: a broken board hangs in it, or film.',
    'The load stands out over the face, so that the face cannot be seen, or could be torn off.',
    'The pallet moves while the forks enter. The load is on something else, or somebody else has it.',
  ),
  'A refused pallet costs a minute of somebody’s time. In one plant, half of all refusals came from three places. The cure was a strip of steel on the floor against which hand trucks set down; it cost less than the visit in which we found out.',
  callout(
    'Measure before you decide. Put a strip of tape along the edge of ten places, and note for a week how far the two corners of each pallet are from it. The difference of the two, divided by 800 mm, is the sine of the angle.',
  ),
  heading('Sources'),
  list(
    'EN 13698-1:2003, Pallet production specification: construction specification for 800 mm × 1200 mm flat wooden pallets.',
    'Data sheets of the MAG Fork and the MAG Counterbalance: forks, docking accuracy, turning circle.',
    'J. R. Taylor: An Introduction to Error Analysis. University Science Books, 2nd edition, 1997 (adding errors in quadrature).',
  ),
]);
