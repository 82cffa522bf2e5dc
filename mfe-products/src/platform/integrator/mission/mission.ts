import type { PlantPlaceId } from 'shared-ui/plan/plant';

/** The kinds of block in a mission. */
export type BlockKind = 'signal' | 'stock' | 'fetch' | 'bring' | 'door' | 'lift' | 'tell' | 'charge';

/** A block of a mission, and where it lies on the editor's grid. */
export type Block = {
  id: number;
  kind: BlockKind;
  /** Where it happens; counts for kinds that have a place. */
  place: PlantPlaceId;
  /** Counts for `stock`: whether fewer pallets than this are in the rack. */
  limit: number;
  /** The block that follows, for `stock` if the answer is yes; `null` ends the mission. */
  next: number | null;
  /** Counts for `stock`: the block that follows if the answer is no. */
  otherwise: number | null;
  column: number;
  row: number;
};

/** A mission: its blocks, and the pallets in the rack when it starts. */
export type Mission = { stock: number; blocks: readonly Block[] };

const loadPlaces = [
  'cell',
  'wrapper',
  'line',
  'machine',
  'table',
  'rack',
  'floor-1',
  'floor-2',
  'dock',
  'lift',
] as const;

/** The block that another one names as its follower. */
export const findBlock = (blocks: readonly Block[], id: number | null) => blocks.find((block) => block.id === id);

/** The kinds of blocks in the order of the menu: their labels, and the places that they can have. */
export const blockKinds: Readonly<Record<BlockKind, { name: string; places: readonly PlantPlaceId[] }>> = {
  signal: { name: 'When a signal comes', places: ['cell', 'line', 'machine', 'table', 'dock'] },
  stock: { name: 'If / else on stock', places: [] },
  fetch: { name: 'Fetch from', places: loadPlaces },
  bring: { name: 'Bring to', places: loadPlaces },
  door: { name: 'Wait for door', places: [] },
  lift: { name: 'Call lift', places: [] },
  tell: { name: 'Tell the WMS', places: [] },
  charge: { name: 'Go and charge', places: [] },
};

/** The kinds in the order of the menu. */
export const blockKindNames = Object.keys(blockKinds) as readonly BlockKind[];

/** How many columns and rows the grid has, and how many blocks a mission. */
export const grid = { columns: 3, rows: 12, blocks: 16 } as const;

/** Pallets that the rack has room for. */
export const rackSize = 48;

type Given = Pick<Block, 'kind'> & Partial<Block>;

/** A mission of one column, each block followed by the next, unless a block says otherwise. */
const inLine = (...given: Given[]): Mission => ({
  stock: 41,
  blocks: given.map((block, id) => ({
    id,
    place: blockKinds[block.kind].places[0] ?? 'rack',
    limit: 5,
    next: id + 1 < given.length ? id + 1 : null,
    otherwise: null,
    column: 1,
    row: id,
    ...block,
  })),
});

type ExampleMission = { name: string; mission: Mission };

/** Missions to begin with. The first is shown before the editor is opened. */
export const exampleMissions: readonly [ExampleMission, ...ExampleMission[]] = [
  {
    name: 'A full pallet to the rack',
    mission: inLine(
      { kind: 'signal', place: 'cell' },
      { kind: 'door' },
      { kind: 'fetch', place: 'cell' },
      { kind: 'door' },
      { kind: 'bring', place: 'rack' },
      { kind: 'tell' },
    ),
  },
  {
    name: 'Material for the line, if there is enough',
    mission: inLine(
      { kind: 'signal', place: 'line' },
      { kind: 'stock', limit: 5, next: 2, otherwise: 3 },
      { kind: 'tell', next: null, column: 0, row: 2 },
      { kind: 'fetch', place: 'rack', column: 2, row: 2 },
      { kind: 'door', column: 2, row: 3 },
      { kind: 'bring', place: 'line', column: 2, row: 4 },
    ),
  },
  {
    name: 'From the packing table to the floor above',
    mission: inLine(
      { kind: 'signal', place: 'table' },
      { kind: 'door' },
      { kind: 'fetch', place: 'table' },
      { kind: 'lift' },
      { kind: 'door' },
      { kind: 'bring', place: 'lift' },
      { kind: 'charge' },
    ),
  },
];
