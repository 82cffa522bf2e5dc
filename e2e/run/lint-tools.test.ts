import { lintTools } from './lint-tools';

const wordsOf = (step: string, only?: string) =>
  lintTools('/checkout', only)
    .find((tool) => tool.step === step)
    ?.args.join(' ');

test("a package's own lint checks its import rules as well", () => {
  expect(lintTools('/checkout', 'mfe-a').map(({ step }) => step)).toEqual([
    'lint',
    'imports',
    'documents',
    'expressions',
    'unused',
  ]);
  expect(wordsOf('imports', 'mfe-a')).toMatch(/check-imports\.ts mfe-a$/);
  expect(wordsOf('imports')).toMatch(/check-imports\.ts$/);
  expect(wordsOf('documents', 'mfe-a')).toMatch(/check-documents\.ts mfe-a$/);
  expect(wordsOf('expressions', 'mfe-a')).toMatch(/check-expressions\.ts mfe-a$/);
});

test('the linter is told to print no colours', () => {
  const before = process.env['NO_COLOR'];
  process.env['NO_COLOR'] = '1';
  expect(wordsOf('lint', 'mfe-a')).toBe('ci --error-on-warnings --colors=off mfe-a');
  delete process.env['NO_COLOR'];
  expect(wordsOf('lint')).toBe('ci --error-on-warnings .');
  if (before !== undefined) process.env['NO_COLOR'] = before;
});
