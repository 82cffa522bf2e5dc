import type { Node } from '@tiptap/pm/model';

/** Nodes of the document that are one block. */
export type Run = readonly [Node, ...Node[]];

/** Nodes that came from one block and still stand together; every other node stands alone. */
export function joinRuns(nodes: readonly Node[]): Run[] {
  const runs: [Node, ...Node[]][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    if (run && isOfRun(node, run.at(-1) ?? run[0])) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

const isOfRun = (node: Node, before: Node) =>
  node.attrs['block'] !== null &&
  node.attrs['block'] === before.attrs['block'] &&
  ((isParagraph(node) && isParagraph(before) && isLaterPart(node, before)) || (isList(node) && isList(before)));

/** A paragraph that is split is two of the same part, and so two blocks. */
const isLaterPart = (node: Node, before: Node) => {
  const [part, other] = [partOf(node), partOf(before)];
  return part !== null && other !== null && part > other;
};

/** Which part of its stored block a node is, from 0; `null` for a later node. */
const partOf = ({ attrs: { part } }: Node): number | null => (typeof part === 'number' ? part : null);

const isParagraph = ({ type }: Node) => type.name === 'paragraph';
const isList = ({ type }: Node) => type.name.endsWith('List');

/** The id of a block, and which part of a stored one it begins with; `null` for a new one. */
type NumberedRun = { run: Run; id: number; part: number | null };

/**
 * Gives each block an id of its own: the one that it has, or, where it has none or another block has it before, the highest plus
 * one (specification §3).
 */
export function numberRuns(runs: readonly Run[]): NumberedRun[] {
  const used = new Set<number>();
  const own = runs.map((run) => {
    const known = identityOf(run);
    if (known === undefined || used.has(known.id)) return undefined;
    used.add(known.id);
    return known;
  });
  let last = Math.max(0, ...used);
  return runs.map((run, index) => {
    const known = own[index];
    if (known) return { run, ...known };
    last += 1;
    return { run, id: last, part: null };
  });
}

/** The id of a run's block; where a node was put around another one, that of the inner one. */
function identityOf([first]: Run): { id: number; part: number | null } | undefined {
  const read = (node: Node) => {
    const id: unknown = node.attrs['block'];
    return typeof id === 'number' ? { id, part: partOf(node) } : undefined;
  };
  let found = read(first);
  first.descendants((node) => {
    found ??= read(node);
    return found === undefined;
  });
  return found;
}
