import { join } from 'node:path';
import { readDeclarations, readGallerySources } from './read-gallery-sources';

test('a component is declared with its properties and its comments, without its body and what the module keeps to itself', () => {
  const source = `import { useId } from 'react';

/** A step. */
type Step = { title: string };

/** Steps in order. */
export type StepsProps = {
  /** At least one. */
  steps: readonly Step[];
};

const columns = 3;

/** Shows steps. */
export function Steps({ steps }: StepsProps) {
  const id = useId();
  return <ol id={id}>{steps.map(({ title }) => title)}</ol>;
}

/** One of them. */
export const One = ({ step }: { step: Step }) => <p>{step.title}</p>;

function helper() {}
`;
  expect(readDeclarations(source)).toBe(`/** A step. */
type Step = { title: string };

/** Steps in order. */
export type StepsProps = {
  /** At least one. */
  steps: readonly Step[];
};

/** Shows steps. */
export function Steps({ steps }: StepsProps)

/** One of them. */
export const One = ({ step }: { step: Step })`);
});

test('each component with an example has its declarations and its example, none with a body, by the name that it is imported by', async () => {
  const sources = Object.entries(await readGallerySources({ root: join(__dirname, '../../../..') }));
  const packages = new Set(sources.map(([name]) => name.split('/')[0]));
  expect([...packages].sort()).toEqual(['kit', 'shared-ui']);
  for (const [name, { declarations, example }] of sources) {
    expect([name, declarations]).toEqual([name, expect.stringMatching(/^export (function|const) [A-Z]/m)]);
    expect(declarations).not.toMatch(/^ {2}return /m);
    expect(example).toContain(`from '${name}'`);
    expect(example).not.toContain("from '.");
  }
});
