import { type Block, findBlock, type Mission } from './mission';
import { nameBlock } from './name-block';
import { obstacleTo, type PlantState, stateAfter, stateAtStart } from './robot-state';

/** Something that keeps a mission from being run: the block, if it is one, why, and what to do about it. */
export type Problem = { block: number | null; reason: string; remedy: string };

/** The blocks that a block can lead to. */
export const followers = ({ kind, next, otherwise }: Block): readonly number[] =>
  (kind === 'stock' ? [next, otherwise] : [next]).filter((id) => id !== null);

/**
 * Finds what is wrong with a mission: a start that is missing or there twice, blocks that nothing leads to, loops, and on
 * every way through it what the robot cannot do. A mission without problems runs to its end.
 */
export function checkMission(mission: Mission): readonly Problem[] {
  const { blocks } = mission;
  const starts = blocks.filter(({ kind }) => kind === 'signal');
  const [start, second] = starts;
  if (!start) return [{ block: null, reason: 'The mission has no start', remedy: 'Add "When a signal comes"' }];
  const problems: Problem[] = [];
  const report = ({ id }: Block, reason: string, remedy: string) => problems.push({ block: id, reason, remedy });
  if (second) report(second, `"${nameBlock(second)}" is a second start`, 'Delete one of the two');
  const led = new Set(blocks.flatMap(followers));
  for (const block of blocks) {
    if (block.kind !== 'signal' && !led.has(block.id))
      report(block, `Loose end: nothing leads to "${nameBlock(block)}"`, 'Let another block lead to it, or delete it');
    if ((block.kind === 'signal' || block.kind === 'stock') && followers(block).length === 0)
      report(block, `Loose end: nothing follows "${nameBlock(block)}"`, 'Choose what comes then');
  }
  const loop = findLoop(blocks);
  if (loop) {
    const [from, to] = loop;
    report(
      from,
      `Loop: "${nameBlock(from)}" leads back to "${nameBlock(to)}", so the mission never ends`,
      'Let it lead to another block, or to the end',
    );
  } else problems.push(...walk(blocks, start, stateAtStart(mission)));
  return problems;
}

/** A block that leads back to one before it, and that one. */
function findLoop(blocks: readonly Block[]): readonly [from: Block, to: Block] | undefined {
  const done = new Set<Block>();
  const visit = (block: Block, before: readonly Block[]): readonly [Block, Block] | undefined => {
    const from = before.at(-1);
    if (from && before.includes(block)) return [from, block];
    if (done.has(block)) return undefined;
    for (const id of followers(block)) {
      const next = findBlock(blocks, id);
      const found = next && visit(next, [...before, block]);
      if (found) return found;
    }
    done.add(block);
    return undefined;
  };
  for (const block of blocks) {
    const found = visit(block, []);
    if (found) return found;
  }
  return undefined;
}

/** Goes every way through a mission without loops, both ways at each `if`, and names each problem once. */
function walk(blocks: readonly Block[], start: Block, begin: PlantState): readonly Problem[] {
  const found = new Map<string, Problem>();
  const report = ({ id }: Block, reason: string, remedy: string) =>
    found.set(`${id} ${reason}`, { block: id, reason, remedy });
  const seen = new Set<string>();
  const visit = (block: Block, state: PlantState) => {
    const { robot, hasLoad, isDoorOpen, isLiftHere } = state;
    const key = [block.id, robot.x, robot.y, hasLoad, isDoorOpen, isLiftHere].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const obstacle = obstacleTo(block, state);
    if (obstacle) report(block, `"${nameBlock(block)}": ${obstacle.reason}`, obstacle.remedy);
    const after = stateAfter(block, state);
    const next = followers(block).flatMap((id) => findBlock(blocks, id) ?? []);
    const endsHere = next.length === 0 || (block.kind === 'stock' && next.length === 1);
    if (endsHere && after.hasLoad)
      report(
        block,
        `The mission ends after "${nameBlock(block)}" while the robot still carries a pallet`,
        'Put "Bring to" at the end',
      );
    for (const follower of next) visit(follower, after);
  };
  visit(start, begin);
  return [...found.values()];
}
