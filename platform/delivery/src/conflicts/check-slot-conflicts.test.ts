import { testRelease } from '../../testing/test-release';
import { checkSlotConflicts } from './check-slot-conflicts';

const release = (remote: string, ...slots: string[]) =>
  testRelease(remote, { parts: Object.fromEntries(slots.map((slot) => [slot, './page'])) });

test('remotes with slots of their own are fine', () => {
  expect(() => checkSlotConflicts([release('mfe-a', 'one', 'two'), release('mfe-b', 'three')])).not.toThrow();
});

test('a slot filled twice is refused, naming both remotes', () => {
  const releases = [release('mfe-a', 'one'), release('mfe-b', 'one')];
  expect(() => checkSlotConflicts(releases)).toThrow('mfe-b/remote.ts: slot "one" is filled by mfe-a already');
  expect(() => checkSlotConflicts(releases)).toThrow(
    'If the part moves, remove it from mfe-a and release both together: "npx -y pnpm@12 release mfe-a mfe-b"',
  );
  expect(() => checkSlotConflicts(releases, ['mfe-a'])).toThrow(
    'mfe-a/remote.ts: slot "one" is filled by mfe-b already',
  );
});
