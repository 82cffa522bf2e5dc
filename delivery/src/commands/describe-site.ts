import type { ComposeOutcome } from '../compose/compose-site';

/** What came of composing, as lines for people. */
export const describeSite = ({ id, pages, rendered, repaired, outcome }: ComposeOutcome): string[] => [
  outcome === 'composed' ? `Composed ${pages} pages as ${id}, ${rendered} rendered` : `Nothing changed since ${id}`,
  ...repaired.map((file) => `Repaired ${file}, which was not as it had been composed`),
];
