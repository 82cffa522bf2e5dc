import { checkMission } from './check-mission';
import { type Edit, type EditAction, editMission, startEdit } from './edit-mission';
import { type Block, exampleMissions, grid, type Mission } from './mission';
import { readMission, writeMission } from './mission-code';
import { lengthOf, placeOnWay, runMission } from './run-mission';

const [toRack, toLine] = exampleMissions;
if (!toLine) throw new Error('There is one example only: look at exampleMissions');

/** A mission changed by hand, block by block. */
const changed = ({ stock, blocks }: Mission, changes: Readonly<Record<number, Partial<Block>>>): Mission => ({
  stock,
  blocks: blocks.map((block) => ({ ...block, ...changes[block.id] })),
});
const without = ({ stock, blocks }: Mission, id: number): Mission =>
  editMission(startEdit({ stock, blocks }), { type: 'remove', block: id }).mission;
const reasons = (mission: Mission) => checkMission(mission).map(({ reason }) => reason);

describe('running', () => {
  test('no example has a problem, and each ends with the robot empty and the door shut or passed', () => {
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

  test('what the list says is what the plant shows: the pallet leaves the palletiser and is in the rack', () => {
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

  test('a robot keeps to its way: along each part of it, from the first corner to the last', () => {
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

  test('a start must be there, once', () => {
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

  test('a second load, a lift that was not called, and a load that is left over are named', () => {
    expect(reasons(changed(toRack.mission, { 4: { kind: 'fetch' } }))).toEqual([
      '"Fetch from Rack": the robot already carries a pallet',
      'The mission ends after "Tell the WMS" while the robot still carries a pallet',
    ]);
    expect(reasons(changed(toRack.mission, { 4: { place: 'lift' } }))).toEqual([
      '"Bring to Lift": the lift has not been called',
    ]);
  });

  test('a question that leads nowhere on one side ends the mission there, with what the robot carries', () => {
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

  test('what has no problems runs to an end, for thousands of missions put together at random', () => {
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

  test('what led to a deleted block leads to what came after it', () => {
    const { mission } = edited({ type: 'remove', block: 1 });
    expect(mission.blocks.find(({ id }) => id === 0)?.next).toBe(2);
  });

  test('a block that is moved onto another changes places with it, and the grid has an end', () => {
    const { mission } = edited({ type: 'move', block: 0, column: 1, row: 1 });
    expect(mission.blocks.map(({ row }) => row)).toEqual([1, 0, 2, 3, 4, 5]);
    expect(edited({ type: 'move', block: 0, column: -1, row: 0 })).toMatchObject({
      mission: toRack.mission,
      message: 'The grid ends here',
    });
  });

  test('everything can be undone and done again; what changed nothing is not remembered', () => {
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

  test('after a change nothing is left to be done again: what was undone does not follow from it', () => {
    const changed = edited({ type: 'add', kind: 'charge' }, { type: 'undo' }, { type: 'stock', stock: 3 });
    expect(editMission(changed, { type: 'redo' }).mission).toBe(changed.mission);
  });

  test('a mission holds no more blocks than the grid and the address do', () => {
    let edit = edited();
    for (let more = 0; more < 20; more += 1) edit = editMission(edit, { type: 'add', kind: 'tell' });
    expect(edit.mission.blocks.length).toBeLessThanOrEqual(grid.blocks);
    expect(edit.message).toMatch(/^There is no room|^A mission has/);
    const cells = edit.mission.blocks.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(cells).size).toBe(cells.length);
    expect(readMission(writeMission(edit.mission))).toBeDefined();
  });
});

describe('the address', () => {
  test('every example survives it', () => {
    for (const { name, mission } of exampleMissions) {
      const code = writeMission(mission);
      expect(new URLSearchParams({ code }).toString()).toBe(`code=${code}`.replaceAll('~', '%7E'));
      expect([name, readMission(code)]).toEqual([name, mission]);
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
  ])('%s is refused', (code) => {
    expect(readMission(code)).toBeUndefined();
  });
});
