import { previousGood, promoteTo, type RegistryEntry, rollBack } from './registry';
import { shareWith } from './share';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(16)) as [string, string, string];
const at = new Date('2026-01-01T00:00:00.000Z');
const apply = (...changes: ((entry: RegistryEntry | undefined) => RegistryEntry)[]) =>
  changes.reduce<RegistryEntry | undefined>((entry, change) => change(entry), undefined);

test('a rollback goes to the version that was live before, a second one further back', () => {
  const entry = apply(promoteTo(a, at), promoteTo(b, at), promoteTo(c, at), rollBack('mfe-a', at));
  expect(entry?.live).toBe(b);
  expect(entry && rollBack('mfe-a', at)(entry).live).toBe(a);
  expect(entry?.history.map(({ version, by }) => [version, by])).toEqual([
    [a, 'promote'],
    [b, 'promote'],
    [c, 'promote'],
    [b, 'rollback'],
  ]);
});

test('a version that was rolled back is not rolled back to', () => {
  const entry = apply(promoteTo(a, at), promoteTo(b, at), rollBack('mfe-a', at), promoteTo(c, at));
  expect(entry && previousGood(entry)).toBe(a);
});

test('with one version a rollback is refused', () => {
  expect(() => apply(promoteTo(a, at), rollBack('mfe-a', at))).toThrow('mfe-a: no version was live before this one');
});

test('a share is given, raised and withdrawn; the history has what went live for everybody', () => {
  const shared = apply(promoteTo(a, at), shareWith(b, 10));
  expect(shared).toMatchObject({ live: a, gradual: { version: b, share: 10 } });
  expect(shared && shareWith(b, 50)(shared).gradual?.share).toBe(50);
  expect(shared && rollBack('mfe-a', at)(shared)).toEqual({ live: a, history: shared?.history });
  expect(shared && promoteTo(b, at)(shared)).toMatchObject({ live: b });
  expect(shared && promoteTo(b, at)(shared).gradual).toBeUndefined();
});
