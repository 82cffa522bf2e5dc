import { checkMission } from './check-mission';
import { type Edit, type EditAction, editMission, startEdit } from './edit-mission';
import { type Block, exampleMissions, grid, type Mission } from './mission';
import { readMission, writeMission } from './mission-code';
import { wayData } from './mission-still';
import { nameBlock } from './name-block';
import { lengthOf, placeOnWay, runMission } from './run-mission';

const [toRack, toLine, toLift] = exampleMissions;
if (!toLine || !toLift) throw new Error('There are not three examples: look at exampleMissions');

/** A mission changed by hand, block by block. */
const changed = ({ stock, blocks }: Mission, changes: Readonly<Record<number, Partial<Block>>>): Mission => ({
  stock,
  blocks: blocks.map((block) => ({ ...block, ...changes[block.id] })),
});
const without = ({ stock, blocks }: Mission, id: number): Mission =>
  editMission(startEdit({ stock, blocks }), { type: 'remove', block: id }).mission;
/** A mission by what its blocks are and lead to; the address counts blocks by their places, the editor by their ids. */
const outline = ({ stock, blocks }: Mission) => ({
  stock,
  blocks: blocks.map(({ id: _id, next, otherwise, ...block }) => ({
    ...block,
    next: blocks.findIndex(({ id }) => id === next),
    otherwise: blocks.findIndex(({ id }) => id === otherwise),
  })),
});
const reasons = (mission: Mission) => checkMission(mission).map(({ reason }) => reason);

describe('running', () => {
  test('no example has a problem, and each ends with an empty robot and a shut door', () => {
    for (const { name, mission } of exampleMissions) {
      const legs = runMission(mission);
      const end = { hasLoad: false, isDoorOpen: false };
      expect([name, checkMission(mission), legs.at(-1)?.after]).toMatchObject([name, [], end]);
      // Each block begins where the one before has left the plant.
      for (const [index, leg] of legs.entries()) {
        if (index > 0) expect(leg.before).toBe(legs[index - 1]?.after);
        expect(leg.way.at(-1)).toMatchObject({ x: leg.after.robot.x, y: leg.after.robot.y });
      }
    }
  });

  test('it is the same each time', () => {
    expect(runMission(toRack.mission)).toEqual(runMission(toRack.mission));
  });

  test('the plant matches the list: the pallet leaves the palletiser and is in the rack', () => {
    const states = runMission(toRack.mission).map(({ after }) => [after.hasLoad, after.stock, after.pallets]);
    expect(states).toEqual([
      [false, 41, ['cell']],
      [false, 41, ['cell']],
      [true, 41, []],
      [true, 41, []],
      [false, 42, ['rack']],
      [false, 42, ['rack']],
    ]);
  });

  test('the stock decides which branch is taken', () => {
    const kinds = (stock: number) => runMission({ ...toLine.mission, stock }).map(({ block }) => block.kind);
    expect(kinds(4)).toEqual(['signal', 'stock', 'tell']);
    expect(kinds(5)).toEqual(['signal', 'stock', 'fetch', 'door', 'bring']);
  });

  test('each block says what happened, with the stock at that moment', () => {
    const texts = (mission: Mission) => runMission(mission).map(({ text }) => text);
    expect(texts({ ...toLine.mission, stock: 4 })).toEqual([
      'Assembly line signals: material runs low.',
      'The WMS says: 4 pallets in the rack. Fewer than 5? Yes.',
      'The Integrator tells the WMS: 4 pallets in the rack.',
    ]);
    expect(texts({ ...toLine.mission, stock: 5 }).slice(1, 3)).toEqual([
      'The WMS says: 5 pallets in the rack. Fewer than 5? No.',
      'Forklift 04 drives to Rack and picks up the pallet. 4 in stock.',
    ]);
    expect(texts(toLift.mission).slice(3)).toEqual([
      'The lift is called and comes.',
      'Forklift 04 waits at Door 2, which opens for it alone.',
      'Forklift 04 takes the pallet to the lift, which takes it up.',
      'Forklift 04 drives to its charger.',
    ]);
    // What is fetched stood there, whatever the stock was said to be.
    const withoutQuestion = changed(toLine.mission, { 0: { next: 3 } });
    expect(runMission({ ...withoutQuestion, stock: 0 }).at(-1)?.after.stock).toBe(0);
  });

  test('a robot waits at a door that shuts behind it, and a lift leaves with its pallet', () => {
    const [, fromStore, fetch, fromProduction, bring] = runMission(toRack.mission);
    expect(fromStore?.after).toMatchObject({ robot: { x: 416, y: 236, hall: 'store' }, isDoorOpen: true });
    expect(fetch?.after.isDoorOpen).toBe(false);
    expect(fromProduction?.after).toMatchObject({ robot: { x: 328, y: 236, hall: 'production' }, isDoorOpen: true });
    expect(bring?.after.isDoorOpen).toBe(false);
    expect(fromStore && wayData(fromStore.way)).toBe('M470 336V236H416');
    expect(fetch && wayData(fetch.way)).toBe('M416 236H214V180');
    expect(runMission(toLift.mission).map(({ after }) => after.isLiftHere)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('of two pallets in one place, one is fetched', () => {
    const twice = changed(toRack.mission, { 5: { kind: 'fetch', place: 'cell' } });
    expect(runMission(twice)[0]?.after.pallets).toEqual(['cell', 'cell']);
    expect(runMission(twice)[2]?.after.pallets).toEqual(['cell']);
  });

  test('a robot follows its route along every part, from the first corner to the last', () => {
    const way = runMission(toRack.mission)[2]?.way;
    if (!way) throw new Error('The example has no third block: look at exampleMissions');
    expect(placeOnWay(way, 0)).toMatchObject({ x: way[0].x, y: way[0].y });
    expect(placeOnWay(way, 1)).toMatchObject({ x: 214, y: 180, angle: -90 });
    const half = placeOnWay(way, 0.5);
    expect(half.angle).toBe(180);
    expect(Math.abs(half.x - way[0].x)).toBeCloseTo(lengthOf(way) / 2);
  });
});

describe('checking', () => {
  test('a loop is named with both its ends', () => {
    expect(reasons(changed(toRack.mission, { 5: { next: 1 } }))).toEqual([
      'Loop: "Tell the WMS" leads back to "Wait for Door 2", so the mission never ends',
    ]);
  });

  test('a loose end is named: nothing leads to it, or nothing follows', () => {
    expect(reasons(changed(toRack.mission, { 4: { next: null } }))).toEqual([
      'Loose end: nothing leads to "Tell the WMS"',
    ]);
    expect(
      reasons({ stock: 1, blocks: toRack.mission.blocks.slice(0, 1).map((block) => ({ ...block, next: null })) }),
    ).toEqual(['Loose end: nothing follows "When Palletiser signals"']);
  });

  test('a mission needs exactly one start', () => {
    expect(reasons(without(toRack.mission, 0))).toEqual(['The mission has no start']);
    expect(reasons(changed(toRack.mission, { 5: { kind: 'signal' } }))).toContain(
      '"When Rack signals" is a second start',
    );
  });

  test.each([
    ['a door', 1, '"Fetch from Palletiser": Door 2 is in the way'],
    ['a load to bring', 2, '"Bring to Rack": the robot has nothing to deliver'],
  ])('%s that is missing is named', (_what, id, reason) => {
    expect(reasons(without(toRack.mission, id))).toContain(reason);
  });

  test('a second load, an uncalled lift and a leftover load are named', () => {
    expect(reasons(changed(toRack.mission, { 4: { kind: 'fetch' } }))).toEqual([
      '"Fetch from Rack": the robot already carries a pallet',
      'The mission ends after "Tell the WMS" while the robot still carries a pallet',
    ]);
    expect(reasons(changed(toRack.mission, { 4: { place: 'lift' } }))).toEqual([
      '"Bring to Lift": the lift has not been called',
    ]);
  });

  test('an unconnected answer ends the mission there, with what the robot carries', () => {
    const open = changed(toRack.mission, { 4: { kind: 'stock', otherwise: null } });
    expect(reasons(open)).toContain(
      'The mission ends after "If fewer than 5 in the rack" while the robot still carries a pallet',
    );
  });

  test('both branches of a question are checked, whatever the stock is', () => {
    const branch = changed(toLine.mission, { 2: { kind: 'bring', place: 'rack' } });
    for (const stock of [0, 41])
      expect(reasons({ ...branch, stock })).toEqual(['"Bring to Rack": the robot has nothing to deliver']);
  });

  test('every problem comes with a remedy', () => {
    for (const { remedy } of checkMission(changed(toRack.mission, { 2: { kind: 'signal' }, 5: { next: 0 } })))
      expect(remedy).toMatch(/^[A-Z].+/);
  });

  test('thousands of random missions without problems all run to an end', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const kinds = ['signal', 'door', 'fetch', 'bring', 'stock', 'tell'] as const;
    let ran = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const count = 2 + random(5);
      const refer = () => (random(4) === 0 ? null : random(count));
      const mission: Mission = {
        stock: random(48),
        blocks: Array.from({ length: count }, (_, id) => ({
          id,
          kind: id === 0 ? 'signal' : (kinds[random(kinds.length)] ?? 'tell'),
          place: (['cell', 'rack', 'line'] as const)[random(3)] ?? 'cell',
          limit: random(48),
          next: id + 1 < count && random(3) > 0 ? id + 1 : refer(),
          otherwise: refer(),
          column: id % grid.columns,
          row: Math.floor(id / grid.columns),
        })),
      };
      if (checkMission(mission).length > 0) continue;
      ran += 1;
      const legs = runMission(mission);
      expect(new Set(legs.map(({ block }) => block.id)).size).toBe(legs.length);
      expect(legs.at(-1)?.after.hasLoad).toBe(false);
      expect(readMission(writeMission(mission))).toEqual(mission);
    }
    expect(ran).toBeGreaterThan(50);
  });
});

describe('editing', () => {
  const edited = (...actions: readonly EditAction[]): Edit => actions.reduce(editMission, startEdit(toRack.mission));

  test('a block is added after the chosen one, and those below make room', () => {
    const { mission, chosen, message } = edited({ type: 'choose', block: 1 }, { type: 'add', kind: 'lift' });
    expect(chosen).toBe(6);
    expect(message).toBe('Added "Call lift" after "Wait for Door 2"');
    expect(mission.blocks.find(({ id }) => id === 1)?.next).toBe(6);
    expect(mission.blocks.find(({ id }) => id === 6)).toMatchObject({ next: 2, column: 1, row: 2 });
    expect(mission.blocks.find(({ id }) => id === 2)?.row).toBe(3);
    expect(checkMission(mission)).toEqual([]);
  });

  test('blocks that led to a deleted block lead to what came after it', () => {
    const { mission } = edited({ type: 'remove', block: 1 });
    expect(mission.blocks.find(({ id }) => id === 0)?.next).toBe(2);
  });

  test('deleting a "no" answer connects what follows, and chooses the block before', () => {
    const edit = editMission(startEdit(toLine.mission), { type: 'remove', block: 3 });
    expect(edit.mission.blocks.find(({ id }) => id === 1)).toMatchObject({ next: 2, otherwise: 4 });
    expect(edit.chosen).toBe(1);
    expect(edit.message).toBe('Deleted "Fetch from Rack". The blocks before and after it are connected');
    expect(edited({ type: 'remove', block: 0 }).chosen).toBe(1);
  });

  test('adding at the end of a line moves no other block, and the last row is the limit', () => {
    const atEnd = edited({ type: 'choose', block: 5 }, { type: 'add', kind: 'charge' });
    expect(atEnd.mission.blocks.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(atEnd.mission.blocks.at(-1)).toMatchObject({ id: 6, next: null, column: 1 });
    const lowest = edited({ type: 'move', block: 5, column: 1, row: grid.rows - 1 }, { type: 'choose', block: 5 });
    const full = editMission(lowest, { type: 'add', kind: 'charge' });
    expect(full.mission).toBe(lowest.mission);
    expect(full.message).toMatch(/^There is no room below this block/);
  });

  test('the grid ends on every side, and its outermost fields can be used', () => {
    for (const [column, row] of [
      [grid.columns, 0],
      [0, grid.rows],
      [0, -1],
    ] as const)
      expect(edited({ type: 'move', block: 0, column, row }).message).toBe('The grid ends here');
    const corner = { column: grid.columns - 1, row: grid.rows - 1 };
    expect(edited({ type: 'move', block: 0, ...corner }).mission.blocks[0]).toMatchObject(corner);
  });

  test('connecting a block leads there, ends the mission, or says why it cannot', () => {
    const message = (to: number | null) => edited({ type: 'connect', block: 0, branch: 'next', to }).message;
    expect(message(3)).toBe('Leads to "Wait for Door 2"');
    expect(message(null)).toBe('Ends the mission');
    expect(message(0)).toBe('A block cannot lead to itself: choose another one');
    const { mission } = edited({ type: 'connect', block: 0, branch: 'otherwise', to: 3 });
    expect(mission.blocks[0]).toMatchObject({ next: 1, otherwise: 3 });
  });

  test('undo and redo are announced and keep the chosen block while it exists', () => {
    const undone = edited({ type: 'choose', block: 1 }, { type: 'add', kind: 'lift' }, { type: 'undo' });
    expect(undone).toMatchObject({ chosen: 0, message: 'Undone' });
    expect(editMission({ ...undone, chosen: 4 }, { type: 'redo' })).toMatchObject({ chosen: 4, message: 'Redone' });
    expect(editMission(undone, { type: 'choose', block: 4 })).toMatchObject({ chosen: 4, message: '' });
  });

  test('the last hundred changes can be undone', () => {
    let edit = edited();
    for (let stock = 0; stock < 101; stock += 1) edit = editMission(edit, { type: 'stock', stock });
    expect(edit.past).toHaveLength(100);
    expect(edit.past[0]?.stock).toBe(99);
  });

  test('a block moved onto another swaps places with it, and the grid has an end', () => {
    const { mission } = edited({ type: 'move', block: 0, column: 1, row: 1 });
    expect(mission.blocks.map(({ row }) => row)).toEqual([1, 0, 2, 3, 4, 5]);
    expect(edited({ type: 'move', block: 0, column: -1, row: 0 })).toMatchObject({
      mission: toRack.mission,
      message: 'The grid ends here',
    });
  });

  test('everything can be undone and redone; a change without effect is not kept', () => {
    const actions: EditAction[] = [
      { type: 'add', kind: 'charge' },
      { type: 'connect', block: 0, branch: 'next', to: 3 },
      { type: 'connect', block: 0, branch: 'next', to: 0 },
      { type: 'change', block: 2, change: { place: 'dock' } },
      { type: 'stock', stock: 3 },
      { type: 'remove', block: 4 },
      { type: 'move', block: 0, column: 0, row: 0 },
      { type: 'open', ...toLine },
    ];
    const end = edited(...actions);
    expect(end.past).toHaveLength(actions.length - 1);
    const undone = end.past.reduce((edit) => editMission(edit, { type: 'undo' }), end);
    expect(undone.mission).toBe(toRack.mission);
    expect(undone.past).toEqual([]);
    expect(undone.future.reduce((edit) => editMission(edit, { type: 'redo' }), undone).mission).toBe(end.mission);
  });

  test('after a new change nothing can be redone', () => {
    const changed = edited({ type: 'add', kind: 'charge' }, { type: 'undo' }, { type: 'stock', stock: 3 });
    expect(editMission(changed, { type: 'redo' }).mission).toBe(changed.mission);
  });

  test('a mission has at most as many blocks as grid and address can hold', () => {
    let edit = edited();
    for (let more = 0; more < 20; more += 1) edit = editMission(edit, { type: 'add', kind: 'tell' });
    expect(edit.mission.blocks.length).toBeLessThanOrEqual(grid.blocks);
    expect(edit.message).toMatch(/^There is no room|^A mission has/);
    const cells = edit.mission.blocks.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(cells).size).toBe(cells.length);
    const read = readMission(writeMission(edit.mission));
    expect(read && outline(read)).toEqual(outline(edit.mission));
  });
});

describe('the address', () => {
  test('every example survives the address', () => {
    for (const { name, mission } of exampleMissions) {
      const code = writeMission(mission);
      expect(new URLSearchParams({ code }).toString()).toBe(`code=${code}`.replaceAll('~', '%7E'));
      expect([name, readMission(code)]).toEqual([name, mission]);
    }
  });

  test('after any deletion or addition, all other connections survive the address', () => {
    for (const { mission } of exampleMissions) {
      for (const { id } of mission.blocks) {
        const left = without(mission, id);
        const chosen = left.blocks[0]?.id ?? null;
        const more = editMission({ ...startEdit(left), chosen }, { type: 'add', kind: 'tell' }).mission;
        for (const edited of [left, more]) {
          const read = readMission(writeMission(edited));
          expect(read && outline(read)).toEqual(outline(edited));
        }
      }
    }
  });

  test.each([
    '',
    'nonsense',
    '41',
    '41~signal.nowhere.5...1.0',
    '41~signal.cell.5.9..1.0',
    '41~signal.cell.5...3.0',
    '41~signal.cell.5...1.0~tell.rack.5...1.0',
    '99~signal.cell.5...1.0',
    '-1~signal.cell.5...1.0',
    '41~signal.cell.49...1.0',
    '41~signal.cell.5...1.12',
    '41~signal.cell.5.1..1.0',
    Array.from({ length: 17 }, (_, at) => `~tell.rack.5...${at % 3}.${Math.floor(at / 3)}`)
      .join('')
      .replace('~', '41~'),
  ])('%s is refused', (code) => {
    expect(readMission(code)).toBeUndefined();
  });
});

test('the largest mission survives its address, with every limit', () => {
  const blocks = Array.from({ length: grid.blocks }, (_, at) => `tell.rack.48...${at % 3}.${11 - Math.floor(at / 3)}`);
  expect(readMission(['48', ...blocks].join('~'))?.blocks).toHaveLength(grid.blocks);
});

test('blocks are named by what they do and where', () => {
  expect(toLine.mission.blocks.map(nameBlock)).toEqual([
    'When Assembly line signals',
    'If fewer than 5 in the rack',
    'Tell the WMS',
    'Fetch from Rack',
    'Wait for Door 2',
    'Bring to Assembly line',
  ]);
});
