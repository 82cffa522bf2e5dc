import type { Block, Mission } from './mission';
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
  if (second)
    problems.push({
      block: second.id,
      reason: `"${nameBlock(second)}" is a second start`,
      remedy: 'Delete one of the two',
    });
  const led = new Set(blocks.flatMap(followers));
  for (const block of blocks) {
    if (block.kind !== 'signal' && !led.has(block.id))
      problems.push({
        block: block.id,
        reason: `Loose end: nothing leads to "${nameBlock(block)}"`,
        remedy: 'Let another block lead to it, or delete it',
      });
    if ((block.kind === 'signal' || block.kind === 'stock') && followers(block).length === 0)
      problems.push({
        block: block.id,
        reason: `Loose end: nothing follows "${nameBlock(block)}"`,
        remedy: 'Choose what comes then',
      });
  }
  const loop = findLoop(blocks);
  if (loop) {
    const [from, to] = loop;
    problems.push({
      block: from.id,
      reason: `Loop: "${nameBlock(from)}" leads back to "${nameBlock(to)}", so the mission never ends`,
      remedy: 'Let it lead to another block, or to the end',
    });
  } else problems.push(...walk(blocks, start, stateAtStart(mission)));
  return problems;
}

/** A block that leads back to one before it, and that one. */
function findLoop(blocks: readonly Block[]): readonly [from: Block, to: Block] | undefined {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const done = new Set<number>();
  const visit = (block: Block, before: readonly number[]): readonly [Block, Block] | undefined => {
    if (done.has(block.id)) return undefined;
    for (const id of followers(block)) {
      const next = byId.get(id);
      if (!next) continue;
      if (id === block.id || before.includes(id)) return [block, next];
      const found = visit(next, [...before, block.id]);
      if (found) return found;
    }
    done.add(block.id);
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
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const found = new Map<string, Problem>();
  const seen = new Set<string>();
  const visit = (block: Block, state: PlantState) => {
    const { robot, hasLoad, isDoorOpen, isLiftHere } = state;
    const key = [block.id, robot.x, robot.y, hasLoad, isDoorOpen, isLiftHere].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const obstacle = obstacleTo(block, state);
    if (obstacle)
      found.set(`${block.id} ${obstacle.code}`, {
        block: block.id,
        reason: `"${nameBlock(block)}": ${obstacle.reason}`,
        remedy: obstacle.remedy,
      });
    const after = stateAfter(block, state);
    const next = followers(block).flatMap((id) => byId.get(id) ?? []);
    const endsHere = next.length === 0 || (block.kind === 'stock' && next.length === 1);
    if (endsHere && after.hasLoad)
      found.set(`${block.id} carries`, {
        block: block.id,
        reason: `The mission ends after "${nameBlock(block)}" while the robot still carries a pallet`,
        remedy: 'Put "Bring to" at the end',
      });
    for (const follower of next) visit(follower, after);
  };
  visit(start, begin);
  return [...found.values()];
}
