import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { both, circle, detail, line, polygon, rectangle, type Shape, symmetric } from './outline-shapes';

/** The three views of a drawing. */
export type ViewName = 'side' | 'front' | 'top';

/**
 * The outlines of a robot, in mm. Seen from the side, x runs forward and y up from the floor; from the front, x runs across
 * from the middle; from above, x runs forward and y across.
 */
export type RobotOutlines = Readonly<Record<ViewName, readonly Shape[]>>;

/** Buttons for emergency stops on either side of a low base: they are its widest places. */
const baseButtons = (x: number) => [rectangle(x - 25, 418, x + 25, 475, 8), rectangle(-x - 25, -418, -x + 25, -475, 8)];

/** The low base of lifter and conveyors, `half` of it long, up to `top`. */
const baseSide = (half: number, top: number) => [
  ...both((side) => rectangle(side * (half - 10), 50, side * half, 130, 4)),
  rectangle(-half + 10, 32, half - 10, 143, 20),
  rectangle(-half + 10, 190, half - 10, top, 30),
  ...detail(
    rectangle(-half + 30, 143, half - 30, 190),
    circle(0, 88, 88),
    ...both((side) => rectangle(side * (half - 110), 148, side * (half - 40), 186, 6)),
  ),
];

const baseFront = (top: number) => [
  rectangle(-420, 32, 420, 143, 20),
  rectangle(-420, 190, 420, top, 30),
  ...both((side) => rectangle(side * 420, 217, side * 475, 257, 6)),
  ...detail(
    rectangle(-390, 143, 390, 190),
    ...both((side) => rectangle(side * 360, 0, side * 425, 130)),
    rectangle(-200, 212, 200, 262, 10),
  ),
];

const baseTop = (half: number) => [rectangle(-half, -420, half, 420, 140), ...baseButtons(half - 210)];

/** The frame that carries the rollers, and the rails beside them, seen along the direction of travel. */
const deckFront = [
  symmetric(280, 315, 280, 650),
  rectangle(-395, 655, 395, 758, 8),
  ...both((side) => rectangle(side * 365, 758, side * 385, 800)),
];

const rollersAcross = (from: number, to: number, count: number, half: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + 0.5)) / count;
    return line(x, -half, x, half);
  });

const rollersAlong = (from: number, to: number, count: number, half: number) =>
  Array.from({ length: count }, (_, index) => {
    const y = -half + (2 * half * (index + 0.5)) / count;
    return line(from, y, to, y);
  });

const lifter: RobotOutlines = {
  side: [...baseSide(660, 315), rectangle(-485, 315, 485, 340, 4)],
  front: [...baseFront(315), rectangle(-285, 315, 285, 340, 4)],
  top: [
    ...baseTop(660),
    rectangle(-485, -285, 485, 285, 50),
    ...detail(
      ...both((side) => rectangle(side * 130, -230, side * 430, -110, 25)),
      ...both((side) => rectangle(side * 130, 110, side * 430, 230, 25)),
      circle(0, 0, 45),
    ),
  ],
};

const singleConveyor: RobotOutlines = {
  side: [
    ...baseSide(660, 315),
    polygon(-430, 315, 430, 315, 400, 650, -400, 650),
    rectangle(-642, 655, 642, 758, 8),
    rectangle(-600, 758, 600, 800),
    ...both((side) => rectangle(side * 577, 758, side * 603, 810)),
    ...detail(rectangle(-190, 400, 190, 560, 10)),
  ],
  front: [
    ...baseFront(315),
    ...deckFront,
    ...both((side) => rectangle(side * 341, 758, side * 363, 810)),
    ...detail(line(-365, 750, 365, 750)),
  ],
  top: [
    ...baseTop(660),
    rectangle(-642, -395, 642, 395, 8),
    ...detail(...both((side) => line(-642, side * 360, 642, side * 360)), ...rollersAcross(-627, 627, 12, 356)),
  ],
};

const dualConveyor: RobotOutlines = {
  side: [
    ...baseSide(760, 315),
    polygon(-550, 315, 550, 315, 520, 650, -520, 650),
    ...both((side) => rectangle(side * 105, 655, side * 755, 758, 8)),
    ...both((side) => rectangle(side * 125, 758, side * 735, 773)),
    polygon(-75, 650, 75, 650, 70, 850, 55, 1070, 55, 1125, -55, 1125, -55, 1070, -70, 850),
    ...detail(rectangle(-240, 400, 240, 560, 10), line(-55, 1090, 55, 1090)),
  ],
  front: [
    ...baseFront(315),
    symmetric(280, 315, 280, 650),
    rectangle(-410, 655, 410, 773, 8),
    symmetric(160, 773, 160, 850, 140, 1070, 140, 1125),
    ...detail(rectangle(-100, 905, 100, 1035, 6), line(-140, 1090, 140, 1090), line(-400, 750, 400, 750)),
  ],
  top: [
    ...baseTop(760),
    ...both((side) => rectangle(side * 105, -410, side * 755, 410, 8)),
    rectangle(-75, -170, 75, 170, 50),
    ...detail(
      ...[-1, 1].flatMap((side) => rollersAlong(side * 143, side * 717, 7, 396)),
      rectangle(-55, -140, 55, 140, 40),
    ),
  ],
};

const fork: RobotOutlines = {
  side: [
    polygon(-975, 95, -960, 70, -940, 50, -300, 50, -280, 70, -280, 220, -300, 240, -945, 240, -960, 220, -975, 205),
    polygon(
      ...[-960, 322, -280, 322, -285, 620, -295, 980, -300, 1120],
      ...[-330, 1175, -690, 1175, -770, 1120, -835, 980, -945, 620],
    ),
    polygon(-575, 1175, -425, 1175, -430, 1300, -418, 1700, -502, 1700, -540, 1300),
    rectangle(-575, 1700, -345, 1780, 25),
    rectangle(-507, 1780, -413, 1865, 12),
    polygon(-230, 36, 860, 36, 955, 50, 955, 60, 900, 85, -170, 85, -170, 500, -230, 500),
    polygon(-230, 500, -200, 500, -200, 1015, -230, 1015),
    ...detail(
      rectangle(-930, 240, -310, 322),
      circle(-640, 90, 90),
      circle(760, 40, 40),
      circle(-600, 900, 18),
      line(-895, 760, -845, 920),
    ),
  ],
  front: [
    rectangle(-410, 50, 410, 240, 20),
    symmetric(410, 322, 400, 620, 370, 980, 345, 1120, 280, 1175),
    symmetric(110, 1175, 75, 1300, 55, 1700),
    rectangle(-165, 1700, 165, 1780, 25),
    rectangle(-47, 1780, 47, 1865, 12),
    ...both((side) => rectangle(side * 375, 882, side * 430, 918, 6)),
    ...detail(
      rectangle(-380, 240, 380, 322),
      ...both((side) => rectangle(side * 350, 0, side * 420, 165, 10)),
      rectangle(-230, 760, 230, 920, 12),
    ),
  ],
  top: [
    rectangle(-960, -410, -280, 410, 145),
    rectangle(-975, -250, -960, 250, 5),
    ...both((side) => rectangle(-625, side * 400, -575, side * 430, 6)),
    rectangle(-280, -330, -200, 330, 8),
    ...both((side) =>
      polygon(-200, side * 100, 900, side * 100, 955, side * 140, 955, side * 220, 900, side * 260, -200, side * 260),
    ),
    ...detail(rectangle(-720, -310, -320, 310, 100), rectangle(-575, -165, -345, 165, 90), circle(-460, 0, 47)),
  ],
};

const agvTugger: RobotOutlines = {
  side: [
    polygon(-650, 85, -630, 60, 630, 60, 650, 85, 676, 100, 676, 230, 650, 240, 630, 275, -630, 275, -650, 240),
    polygon(
      ...[-630, 360, 620, 360, 645, 420, 600, 500, 300, 575, -200, 600, -300, 660, -360, 1000, -400, 1060],
      ...[-560, 1060, -610, 1000, -645, 600, -645, 420],
    ),
    rectangle(-585, 1060, -375, 1097, 10),
    rectangle(-529, 1097, -431, 1180, 12),
    rectangle(-739, 200, -650, 300, 10),
    ...detail(
      rectangle(-610, 275, 610, 360),
      ...both((side) => circle(side * 360, 145, 145)),
      circle(-470, 800, 20),
      line(-335, 780, -352, 970),
    ),
  ],
  front: [
    rectangle(-390, 60, 390, 275, 25),
    symmetric(370, 360, 365, 500, 345, 600, 235, 660, 235, 1060),
    rectangle(-235, 1060, 235, 1097, 10),
    rectangle(-49, 1097, 49, 1180, 12),
    ...both((side) => rectangle(side * 330, 0, side * 427.5, 290, 20)),
    ...detail(rectangle(-360, 275, 360, 360), rectangle(-200, 410, 200, 475, 12), rectangle(-150, 770, 150, 970, 10)),
  ],
  top: [
    rectangle(-650, -390, 650, 390, 120),
    rectangle(650, -280, 676, 280, 10),
    rectangle(-739, -100, -650, 100, 15),
    ...[-360, 360].flatMap((x) => both((side) => rectangle(x - 145, side * 330, x + 145, side * 427.5, 15))),
    ...detail(
      rectangle(-585, -235, -375, 235, 40),
      circle(-480, 0, 49),
      line(300, -345, 300, 345),
      line(-300, -345, -300, 345),
    ),
  ],
};

const counterBalance: RobotOutlines = {
  side: [
    polygon(
      ...[-1050, 200, -1370, 200, -1410, 240, -1440, 620, -1450, 860, -1390, 1120, -1320, 1270, -1260, 1300],
      ...[-500, 1300, -400, 1240, -280, 1060, 60, 940, 100, 740, 100, 640, 140, 620, 140, 200, 20, 120, -800, 140],
    ),
    line(-960, 1300, -800, 2060),
    line(-440, 1265, -620, 2060),
    rectangle(-845, 2055, -575, 2140, 20),
    rectangle(-764, 2140, -656, 2225, 12),
    rectangle(165, 90, 315, 2200, 4),
    rectangle(320, 140, 372, 1260, 4),
    polygon(372, 35, 1250, 35, 1420, 47, 1420, 55, 1330, 66, 440, 80, 420, 100, 420, 660, 372, 660),
    ...detail(
      circle(-20, 250, 250),
      circle(-20, 250, 120),
      circle(-1020, 210, 210),
      circle(-1020, 210, 100),
      line(-980, 640, -1010, 1290),
    ),
  ],
  front: [
    ...both((side) => rectangle(side * 405, 0, side * 610, 500, 30)),
    rectangle(-430, 140, 430, 620, 20),
    symmetric(500, 680, 490, 940, 430, 1300),
    symmetric(410, 2055, 430, 2065, 430, 2115, 400, 2140),
    rectangle(-54, 2140, 54, 2225, 12),
    ...both((side) => rectangle(side * 320, 90, side * 410, 2200, 4)),
    ...both((side) => rectangle(side * 120, 35, side * 240, 100, 4)),
    rectangle(-470, 140, 470, 1260, 6),
    ...detail(...[-400, -200, 0, 200, 400].map((x) => line(x, 590, x, 1240)), line(-470, 590, 470, 590)),
  ],
  top: [
    polygon(
      ...[-1450, -300, -1370, -450, -1180, -510, 100, -500, 140, -430],
      ...[140, 430, 100, 500, -1180, 510, -1370, 450, -1450, 300],
    ),
    ...both((side) => rectangle(-270, side * 420, 230, side * 610, 20)),
    ...both((side) => rectangle(165, side * 320, 315, side * 410, 4)),
    rectangle(315, -470, 372, 470, 4),
    ...both((side) =>
      polygon(372, side * 120, 1380, side * 120, 1420, side * 150, 1420, side * 210, 1380, side * 240, 372, side * 240),
    ),
    ...detail(rectangle(-845, -430, -575, 430, 100), circle(-710, 0, 54), line(-980, -505, -980, 505)),
  ],
};

/** The outlines of the six robots, drawn after their 3D models. */
export const robotOutlines: Readonly<Record<RobotVariantName, RobotOutlines>> = {
  lifter,
  singleConveyor,
  dualConveyor,
  fork,
  agvTugger,
  counterBalance,
};
