/** A picture to publish: its export in the catalogue, its render, what it shows, and the widths that the layout uses. */
export type PictureSource = { name: string; render: string; alt: string; widths: readonly number[] };

const robotWidths = [480, 800, 1200];
const heroWidths = [480, 800, 1200, 1600];

/** Every picture of the site. */
export const pictures: readonly PictureSource[] = [
  {
    name: 'robotLifter',
    render: 'robot-lifter',
    alt: 'Lifter: a low white and graphite robot with a flat lifting platform, a light strip all round and a laser scanner on top',
    widths: robotWidths,
  },
  {
    name: 'robotSingleConveyor',
    render: 'robot-single-conveyor',
    alt: 'Single conveyor: a mobile robot whose raised roller deck carries one carton',
    widths: robotWidths,
  },
  {
    name: 'robotDualConveyor',
    render: 'robot-dual-conveyor',
    alt: 'Dual conveyor: a mobile robot with two roller decks side by side, a carton on each',
    widths: robotWidths,
  },
  {
    name: 'robotFork',
    render: 'robot-fork',
    alt: 'Fork: an autonomous pallet truck with a mast, two forks near the floor and a laser scanner on top',
    widths: robotWidths,
  },
  {
    name: 'robotAgvTugger',
    render: 'robot-agv-tugger',
    alt: 'AGV tugger pulling a trailer loaded with cartons',
    widths: robotWidths,
  },
  {
    name: 'robotCounterBalance',
    render: 'robot-counter-balance',
    alt: 'Counterbalance: an autonomous forklift with mast, forks and a protective roof',
    widths: robotWidths,
  },
  {
    name: 'heroHome',
    render: 'hero-home',
    alt: 'Two lifter robots pass each other in an aisle between full pallet racks, one carrying a pallet of cartons',
    widths: heroWidths,
  },
  {
    name: 'partnersHero',
    render: 'partners-hero',
    alt: 'A pallet truck crosses a marked walkway at the end of the racks while a lifter leaves the aisle',
    widths: heroWidths,
  },
];
