import type { Node } from '@tiptap/pm/model';

/** Nodes of the document that are one block. */
export type Run = readonly [Node, ...Node[]];

/** Nodes that came from one block and still stand together; every other node stands alone. */
export function joinRuns(nodes: readonly Node[]): Run[] {
  const runs: [Node, ...Node[]][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    if (run && isOfRun(node, run[0])) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

const isOfRun = (node: Node, first: Node) =>
  node.attrs['block'] !== null &&
  node.attrs['block'] === first.attrs['block'] &&
  ((isParagraph(node) && isParagraph(first)) || (isList(node) && isList(first)));

const isParagraph = ({ type }: Node) => type.name === 'paragraph';
const isList = ({ type }: Node) => type.name.endsWith('List');

/** The id of a block, and whether it was given only now. */
type NumberedRun = { run: Run; id: number; isNew: boolean };

/**
 * Gives each block an id of its own: the one that it has, or, where it has none or another block has it before, the highest plus
 * one (specification §3).
 * @param highest that was ever given, also to blocks that are gone: a new block is not taken for one of them
 */
export function numberRuns(runs: readonly Run[], highest: number): NumberedRun[] {
  const used = new Set<number>();
  const own = runs.map((run) => {
    const id = idOf(run);
    if (id === undefined || used.has(id)) return undefined;
    used.add(id);
    return id;
  });
  let last = Math.max(highest, ...used);
  return runs.map((run, index) => {
    const id = own[index];
    if (id !== undefined) return { run, id, isNew: false };
    last += 1;
    return { run, id: last, isNew: true };
  });
}

/** The id that a block has, or, where a node was put around another one, the one inside of it. */
function idOf([first]: Run): number | undefined {
  const own: unknown = first.attrs['block'];
  if (typeof own === 'number') return own;
  let inner: number | undefined;
  first.descendants((node) => {
    const id: unknown = node.attrs['block'];
    if (inner === undefined && typeof id === 'number') inner = id;
    return inner === undefined;
  });
  return inner;
}
