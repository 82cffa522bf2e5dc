import { join } from 'node:path';
import { readDeclarations, readGallerySources } from './read-gallery-sources';

test('a declaration has properties and comments, without the body or private code', () => {
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

test('each component with an example has its declarations and example without bodies', async () => {
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
