import { placeDrawings } from './place-drawings';
import { plantLane, plantPlaces, plantRoute, rackPlaces } from './plant';
import { robotDrawings } from './robot-drawings';

// Parts in a page's own colours: a page shows the drawing by <use>, so that its custom properties reach into it.
const ink = 'var(--colour-ink)';
const line = 'var(--colour-line)';
const strong = 'var(--colour-line-strong)';
const surface = 'var(--colour-surface)';
const sunken = 'var(--colour-surface-sunken)';
const accent = 'var(--colour-accent)';

const shape = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

const xs = Object.values(plantPlaces).map(({ x }) => x);
const lanes = [
  // A lane ends where the machine begins that it leads to.
  ...Object.values(plantPlaces).map(({ x, y }) => `M${x} ${y < plantLane.y ? y - 12 : y + 28}V${plantLane.y}`),
  `M${Math.min(...xs) - 8} ${plantLane.y}H${Math.max(...xs) + 8}`,
].join('');

/** Machines and marked places, their form in ink, so that each is known without a name. */
const zones = [
  box(40, 132, 112, 76),
  box(290, 112, 64, 56),
  box(40, 314, 108, 44),
  box(172, 314, 76, 48),
  box(272, 314, 80, 44),
  box(388, 314, 56, 48),
  box(560, 314, 36, 44),
  box(608, 314, 36, 44),
];
const furniture = [
  // The rollers of the palletiser and the line.
  shape('M152 180H196M160 170v20M172 170v20M184 170v20', `fill="none" stroke="${strong}" stroke-width="3"`),
  shape(
    'M40 336H148M52 326v20M66 326v20M80 326v20M94 326v20M108 326v20M122 326v20M136 326v20',
    `fill="none" stroke="${strong}" stroke-width="3"`,
  ),
  // The turntable of the wrapper, the machine's window, the table's lamp, the shaft of the lift, the chargers.
  `<circle cx="322" cy="140" r="20" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
  shape('M312 130h20v20h-20z', `fill="${surface}" stroke="${ink}" stroke-width="2.5"`),
  shape('M184 326h32v26h-32zM226 326h12M226 336h12M226 346h12', `fill="none" stroke="${ink}" stroke-width="2.5"`),
  shape('M282 324h26v24h-26zM282 336h26M320 330h20v18h-20z', `fill="none" stroke="${ink}" stroke-width="2.5"`),
  shape('M388 314l56 48M444 314l-56 48', `stroke="${strong}" stroke-width="2"`),
  shape('M456 366h28M506 366h28', `stroke="${strong}" stroke-width="4"`),
  shape('M473 340l-8 12h6l-3 10l9-13h-6z', `fill="${strong}"`),
  // The palletiser's arm.
  shape('M92 178L126 158', `stroke="${ink}" stroke-width="9" stroke-linecap="round"`),
  `<circle cx="92" cy="178" r="13" fill="${ink}"/>`,
];

/** A robot around 0, 0 that looks along the x-axis: a body with a nose, so that its direction shows. */
const robot = (fill: string) =>
  `<rect x="-20" y="-13" width="40" height="26" rx="5" fill="${fill}" stroke="${surface}" stroke-width="1.5"/>${shape('M10 -7L17 0L10 7Z', `fill="${surface}"`)}`;

const hall = [
  shape('M16 96H704V384H16Z', `fill="${surface}"`),
  shape(lanes, `fill="none" stroke="${line}" stroke-width="16"`),
  shape(zones.join(''), `fill="${sunken}" stroke="${strong}"`),
  ...furniture,
  ...rackPlaces.x.map((x, index) =>
    shape(
      box(x, rackPlaces.y, rackPlaces.width, rackPlaces.height),
      `fill="${index === rackPlaces.free || index === 3 ? surface : line}" stroke="${strong}"`,
    ),
  ),
  shape('M656 384H16V96H704V384H696M372 96V210M372 262V384', `fill="none" stroke="${ink}" stroke-width="3"`),
  // Another robot waits at its charger.
  `<g transform="translate(${plantPlaces['charger-2'].x} ${plantPlaces['charger-2'].y}) rotate(-90)">${robot(ink)}</g>`,
  // The dock's gate stands open.
  shape('M656 384v10M696 384v10', `stroke="${ink}" stroke-width="5"`),
];

const pallet = `<rect x="-11" y="-11" width="22" height="22" fill="${surface}" stroke="${ink}" stroke-width="2"/>`;

/** The plant at work: a robot on its way from the palletiser to the rack, through the open door. */
const work = [
  shape(
    plantRoute(['cell', 'rack']),
    `fill="none" stroke="${accent}" stroke-width="2.5" stroke-dasharray="7 5" stroke-linejoin="round"`,
  ),
  shape('M372 210H398', `stroke="${accent}" stroke-width="8"`),
  `<g transform="translate(436 ${plantLane.y})">${robot(accent)}${pallet}</g>`,
];

/** A robot that has left its lane and does not know where it is: for a page that does not exist. */
const lost = [
  shape(
    'M676 316V236H404C340 236 330 156 268 160S196 222 236 222 290 144 240 132',
    `fill="none" stroke="${accent}" stroke-width="2.5" stroke-dasharray="7 5" stroke-linejoin="round"`,
  ),
  `<g transform="translate(240 132) rotate(195)">${robot(accent)}${pallet}</g>`,
  `<text x="200" y="138" fill="${accent}" font-size="30" font-weight="640">?</text>`,
];

/**
 * The floor plan as an SVG file: `#hall` is the plant alone, `#work` the plant with its robots at work, both in the field
 * 16 to 704 by 96 to 394 of a drawing 720 wide; `#lost` is a robot astray, to be drawn on `#hall`. `#robot` is a robot around 0, 0, in the colour that `--plan-body` names.
 * `#place-…` and `#robot-…` are places and robots seen from the side, in the stroke of who shows them.
 */
export const drawPlant = () =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 80 720 320">',
    `<defs><g id="robot">${robot(`var(--plan-body,${ink})`)}</g>`,
    ...Object.entries(placeDrawings).map(([kind, d]) => `<path id="place-${kind}" d="${d}"/>`),
    ...Object.entries(robotDrawings).map(([name, d]) => `<path id="robot-${name}" d="${d}"/>`),
    `<g id="lost">${lost.join('')}</g></defs>`,
    `<g id="work"><g id="hall">${hall.join('')}</g>${work.join('')}</g></svg>\n`,
  ].join('');
