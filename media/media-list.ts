/** A picture to publish: its render, what it shows, and the widths in px that the layout uses; a master that is narrower ends them. */
export type PictureSource = {
  render: string;
  alt: string;
  widths: readonly number[];
  /** Its ground is the page's own colour in the light scheme. */
  isOnPage?: boolean;
};

/**
 * Renders that are named after the page that first showed them. In the catalog they are named after what they show. The
 * published files keep the render's name: releases that are live, or that a rollback brings back, ask for them by it.
 */
const catalogNames: Readonly<Record<string, string>> = {
  'hero-home': 'lifters-in-aisle',
  'film-hero-home': 'film-lifters-in-aisle',
  'lp1-hero': 'shared-drive-lane',
  'lp2-hero': 'charging-lifters',
  'lp3-hero': 'lifter-at-control-room',
  'partners-hero': 'conveyor-handover',
  'about-hero': 'machining-lane',
  'careers-hero': 'control-room',
};

/** A render's name in the catalog. */
export const catalogName = (render: string) => catalogNames[render] ?? render;

const wideWidths = [480, 800, 1200, 1600];
/** Of a picture that opens a page. */
const openingWidths = [480, 800, 1280, 2560];
/** Of one that opens a page, and is on cards. */
const coverWidths = [400, 800, 1280, 2560];

const picturesOf = (widths: readonly number[], descriptions: Readonly<Record<string, string>>): PictureSource[] =>
  Object.entries(descriptions).map(([render, alt]) => ({ render, alt, widths }));

/** Every picture of the site. */
export const pictures: readonly PictureSource[] = [
  ...picturesOf(openingWidths, {
    'robot-lifter':
      'Lifter: a low white and graphite robot with a flat lifting platform, a light strip all round and laser scanners at its corners',
    'robot-single-conveyor': 'Single conveyor: a mobile robot whose raised roller deck carries one carton',
    'robot-dual-conveyor': 'Dual conveyor: a mobile robot with two roller decks side by side, a blue tote on each',
    'robot-fork': 'Fork: an autonomous pallet truck with two low forks and a laser scanner on a mast above its body',
    'robot-agv-tugger': 'AGV tugger: a small white tractor that pulls two trailers with totes on two shelves each',
    'robot-counter-balance':
      'Counterbalance: an autonomous forklift with a mast in front, its orange weight behind, and a bridge of sensors in place of a cab',
  }).map((picture) => ({ ...picture, isOnPage: true })),
  ...picturesOf(wideWidths, {
    'partners-hero':
      'A conveyor robot hands a carton over to a conveyor line, a lifter and full pallet racks behind it',
    'work-lifter': 'A lifter comes down an aisle between racks with a stand and its pallet of cartons on its back',
    'work-single-conveyor':
      'A single conveyor robot docks at a conveyor line with a carton on its deck, packing tables behind it',
    'work-dual-conveyor': 'A dual conveyor robot with two totes comes along between a conveyor line and packing tables',
    'work-fork': 'Seen from inside a lorry: a fork robot brings a pallet of cartons up to its open end',
    'work-counter-balance': 'A counterbalance forklift sets a pallet into the second level of a rack',
  }),
  ...picturesOf(openingWidths, {
    'hero-home':
      'Two lifter robots pass each other in an aisle between full pallet racks, one carrying a pallet of cartons',
    'lp1-hero':
      'A tugger train, a lifter with a pallet and a forklift share one drive lane between pallet racks and a conveyor line',
    'lp2-hero': 'Three lifters charge side by side at a wall, and a fourth drives off with a pallet of totes',
    'lp3-hero': 'A lifter carries a pallet past a glazed control room with maps of the fleet on its screens',
    'about-hero': 'A lifter and a tugger train drive between two rows of machining centres',
    'careers-hero': 'A control room: plans of a plant and its robots on the screens at the wall and on three desks',
    'work-agv-tugger': 'A tugger pulls two trailers with totes along a lane past machining centres and stacks of tyres',
    'robot-line': 'All six robots side by side in front of pallet racks, from the forklift on the left to the lifter',
    'use-case-end-of-line': 'A palletising arm in a fenced cell stacks cartons, and a lifter takes a full pallet away',
    'use-case-inbound-outbound': 'A fork robot drives between staged pallets away from an open dock door',
    'use-case-automated-material':
      'A tugger train and a lifter with an engine drive along a lane between machining centres',
    'use-case-automated-storage':
      'A forklift sets a pallet into a rack beside the drive lane while a lifter brings a pallet of bottles',
    'use-case-box-packing':
      'A conveyor robot brings totes to a row of packing tables between two conveyor lines; somebody packs at the far end',
    'industry-fmcg': 'A lifter carries a pallet of bottles past more pallets of drinks',
    'industry-automotive': 'A lifter carries an engine on a pallet past tyres, more engines and machining centres',
    'industry-distribution':
      'A dock area from above: pallets of drinks, drums and totes in front of the doors, fork robots and a lifter between them',
  }),
  {
    render: 'warehouse-overview',
    alt: 'A whole warehouse from above: docks on the left, pallet racks in the middle, conveyor lines and machines at the back, charging bay and control room on the right',
    widths: [800, 1280, 1920, 2560],
  },
  ...picturesOf([480, 800, 1920], {
    'world-map': 'A map of the world with points of light where systems run, on every inhabited continent',
  }),
  ...picturesOf(coverWidths, {
    podcast:
      'Two microphones and headphones on a table in a warehouse; a packing line and robots out of focus behind them',
    'blog-scanner': 'The laser scanner of a lifter from close by',
    'blog-racks': 'Looking up along an aisle of full pallet racks',
    'blog-forks': 'A fork robot approaches a pallet of cartons on the floor',
    'blog-rollers': 'Rollers of a conveyor robot and of the line it hands a carton to',
    'blog-charging': 'Lifters at their charging stations',
    'blog-train': 'A tugger train in the drive lane beside full pallet racks, seen from the floor',
    'blog-routes': 'A crossing from above, with the routes of four robots drawn on the floor as orange arrows',
    'case-bottling': 'A lifter carries a pallet of water bottles away from a bottling line with steel tanks behind it',
    'case-gearbox': 'A tugger train beside an engine on a pallet in a lane of machines',
    'case-cross-dock':
      'A fork robot turns out of a lane of staged pallets with cartons on its forks; a second one is at the dock doors',
    'case-order-packing':
      'A conveyor robot brings totes to packing tables with open cartons; a roller line runs past in front',
    'case-drum-store':
      'A counterbalance forklift brings a pallet of blue drums along an aisle whose racks hold nothing but drums',
    'case-palletising':
      'A lifter carries a pallet of steel flanges through a fire door; behind it wait a forklift of another make and a glowing furnace',
  }),
];

/** A film to publish, the picture that is one of its frames, and the shots it is cut from: without them it is one shot. */
export type FilmSource = { render: string; poster: string; shots?: readonly string[] };

const robotNames = ['lifter', 'single-conveyor', 'dual-conveyor', 'fork', 'agv-tugger', 'counter-balance'];

/** Every film of the site; none has sound. */
export const films: readonly FilmSource[] = [
  {
    render: 'film-hero-home',
    poster: 'hero-home',
    shots: [1, 2, 3, 4].map((shot) => `film-hero-home-${shot}`),
  },
  { render: 'film-world-map', poster: 'world-map' },
];

/** The robots as binary glTF. */
export const models: readonly string[] = robotNames.map((name) => `robot-${name}`);

/**
 * A picture that stands for pages where they are shared, 1200 × 630 px: a render, with the company's mark on it. For posts, and
 * for pages whose own is not drawn.
 */
export const shareImages: Readonly<Record<string, string>> = {
  site: 'hero-home',
  articles: 'blog-train',
};

/** Renders that datasheets show, as JPEG: PDF knows neither AVIF nor WebP. */
export const datasheetPictures: readonly string[] = [
  'case-bottling',
  'case-gearbox',
  'case-cross-dock',
  'case-order-packing',
  'case-drum-store',
  'case-palletising',
  ...robotNames.map((name) => `robot-${name}`),
];

/** Pictures of the header's menus: how the address of a link ends, and the render with the width in px that fits there. */
export const menuPictures: Readonly<Record<string, string>> = {
  '=lifter': 'robot-lifter-480',
  '=singleConveyor': 'robot-single-conveyor-480',
  '=dualConveyor': 'robot-dual-conveyor-480',
  '=fork': 'robot-fork-480',
  '=agvTugger': 'robot-agv-tugger-480',
  '=counterBalance': 'robot-counter-balance-480',
  'end-of-line': 'use-case-end-of-line-480',
  'inbound-and-outbound': 'use-case-inbound-outbound-480',
  'automated-material': 'use-case-automated-material-480',
  'automated-storage': 'use-case-automated-storage-480',
  'box-packing': 'use-case-box-packing-480',
  'industry-fmcg': 'industry-fmcg-480',
  'automotive-industry': 'industry-automotive-480',
  distribution: 'industry-distribution-480',
  'nordhavn-bottling': 'case-bottling-400',
};
