import { promoteTo, retire, rollBack } from './change-entry';
import { liveSince, previousGood } from './read-history';
import { generationOf, liveVersions, type RegistryEntry, retiredRedirects } from './registry';
import { listCohorts, shareWith } from './share';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(16)) as [string, string, string];
const note = { at: '2026-01-01T00:00:00.000Z' };
const apply = (...changes: ((entry: RegistryEntry | undefined) => RegistryEntry)[]) =>
  changes.reduce<RegistryEntry | undefined>((entry, change) => change(entry), undefined);

/** What the registry knows of a package after some changes. */
function entryAfter(...changes: Parameters<typeof apply>): RegistryEntry {
  const entry = apply(...changes);
  if (!entry) throw new Error('nothing was changed');
  return entry;
}

test('a rollback goes to the version that was live before, a second one further back', () => {
  const entry = apply(promoteTo(a, note), promoteTo(b, note), promoteTo(c, note), rollBack('mfe-a', note));
  expect(entry?.live).toBe(b);
  expect(entry && rollBack('mfe-a', note)(entry).live).toBe(a);
  expect(entry?.history.map(({ version, by }) => [version, by])).toEqual([
    [a, 'promote'],
    [b, 'promote'],
    [c, 'promote'],
    [b, 'rollback'],
  ]);
});

test('a version that was rolled back is not rolled back to', () => {
  const entry = apply(promoteTo(a, note), promoteTo(b, note), rollBack('mfe-a', note), promoteTo(c, note));
  expect(entry && previousGood(entry)).toBe(a);
});

test('with one version a rollback is refused', () => {
  expect(() => apply(promoteTo(a, note), rollBack('mfe-a', note))).toThrow(
    'mfe-a: no version was live before this one',
  );
});

test('a share is given, raised and withdrawn, and each is a line of the history', () => {
  const shared = apply(promoteTo(a, note), shareWith(b, 10, note), shareWith(b, 50, note));
  expect(shared).toMatchObject({ live: a, gradual: { version: b, share: 50 } });
  const withdrawn = shared && rollBack('mfe-a', note)(shared);
  expect(withdrawn?.gradual).toBeUndefined();
  expect(withdrawn?.history.map(({ version, by, share }) => [version, by, share])).toEqual([
    [a, 'promote', undefined],
    [b, 'share', 10],
    [b, 'share', 50],
    [b, 'withdraw', undefined],
  ]);
  expect(shared && shareWith(b, 50)(shared)).toBe(shared);
  expect(() => shareWith(a, 10)(shared)).toThrow('everybody gets it already');
});

test('a share ends when its version goes live for everybody, and else continues', () => {
  const shared = apply(promoteTo(a, note), shareWith(b, 10, note));
  expect(shared && promoteTo(b, note)(shared)).toMatchObject({ live: b });
  expect(shared && promoteTo(b, note)(shared).gradual).toBeUndefined();
  expect(shared && promoteTo(c, note)(shared)).toMatchObject({ live: c, gradual: { version: b, share: 10 } });
});

test('a rollback takes back the last step: a later version, then the share', () => {
  const released = apply(promoteTo(a, note), shareWith(b, 10, note), promoteTo(c, note));
  const back = released && rollBack('mfe-a', note)(released);
  expect(back).toMatchObject({ live: a, gradual: { version: b, share: 10 } });
  const further = back && rollBack('mfe-a', note)(back);
  expect([further?.live, further?.gradual]).toEqual([a, undefined]);
  // A share that version 1 gave has no line.
  const old = { live: a, history: [b, a].map((version) => ({ version, at: note.at, by: 'promote' as const })) };
  const gradual = { version: c, share: 10 };
  expect(rollBack('mfe-a', note)({ ...old, gradual })).toMatchObject({ live: a });
});

test('a share given to a retired remote is taken back before the version that came back', () => {
  const retired = [promoteTo(a, note), promoteTo(b, note), retire('mfe-a', { redirects: {} }, note)];
  const back = entryAfter(...retired, shareWith(c, 10, note), rollBack('mfe-a', note));
  expect(back).toMatchObject({ live: b, gradual: { version: c } });
  const further = rollBack('mfe-a', note)(back);
  expect([further.live, further.gradual]).toEqual([b, undefined]);
});

test('a line says who, why, from which commit and run; what nobody said is not there', () => {
  const told = { ...note, who: 'Ada', message: 'No 7', forced: true, commit: 'c0ffee', run: 'https://ci.example/7' };
  expect(apply(promoteTo(a, told))?.history).toEqual([{ version: a, by: 'promote', ...told }]);
  const untold = { ...note, who: 'Ada', message: undefined, forced: false };
  expect(apply(promoteTo(a, untold))?.history).toStrictEqual([{ version: a, by: 'promote', who: 'Ada', at: note.at }]);
});

test('the generation grows with every change, the way back included', () => {
  const steps = [promoteTo(a), shareWith(b, 10), shareWith(b, 20), promoteTo(b), rollBack('mfe-a')];
  let entry: RegistryEntry | undefined;
  for (const [index, change] of steps.entries()) {
    entry = change(entry);
    const packages = { 'mfe-a': entry, 'mfe-b': apply(promoteTo(a)) ?? entry };
    expect(generationOf({ packages })).toBe(index + 2);
  }
});

test('retiring a remote ends its share, redirects its pages, and happens only once', () => {
  const redirects = { '/a': '/b' };
  const retired = entryAfter(promoteTo(a, note), shareWith(b, 10, note), retire('mfe-a', { redirects }, note));
  expect(retired.gradual).toBeUndefined();
  expect(retired.history.at(-1)).toEqual({ version: a, by: 'retire', at: note.at });
  const packages = { 'mfe-a': retired, 'mfe-b': entryAfter(promoteTo(c)) };
  expect(liveVersions({ packages })).toEqual({ 'mfe-b': c });
  expect(retiredRedirects({ packages })).toEqual({ 'mfe-a': redirects });
  expect(retire('mfe-a', { redirects: { '/a': '/c' } }, note)(retired)).toBe(retired);
  expect(() => retire('mfe-a', { redirects })(undefined)).toThrow('mfe-a: it was never released');
});

test('a retired remote comes back by a rollback, or by releasing its last version', () => {
  for (const [by, back] of [['rollback', rollBack('mfe-a', note)] as const, ['promote', promoteTo(a, note)] as const]) {
    const entry = apply(promoteTo(a, note), retire('mfe-a', { redirects: {} }, note), back);
    expect(entry?.retired).toBeUndefined();
    expect(entry?.live).toBe(a);
    expect(entry?.history.at(-1)).toEqual({ version: a, by, at: note.at });
  }
  const live = apply(promoteTo(a, note));
  expect(promoteTo(a)(live)).toBe(live);
});

test('the version that a rollback leads to is in no share any more', () => {
  const steps = [promoteTo(a, note), promoteTo(b, note), shareWith(a, 10, note), promoteTo(c, note)];
  const back = apply(...steps, rollBack('mfe-a', note), rollBack('mfe-a', note));
  expect([back?.live, back?.gradual]).toEqual([a, undefined]);
});

test('a version that was live twice is live since the second time', () => {
  const at = (day: number) => ({ at: `2026-01-0${day}T00:00:00.000Z` });
  const steps = [promoteTo(a, at(1)), promoteTo(b, at(2)), rollBack('mfe-a', at(3)), shareWith(b, 10, at(4))];
  const entry = entryAfter(...steps);
  expect(liveSince(entry)).toBe(at(3).at);
  expect(liveSince({ live: c, history: entry.history })).toBeUndefined();
});

test('of a package that is new nothing can be given to a share', () => {
  expect(() => apply(shareWith(a, 10))).toThrow('nothing is live that the other visitors could get');
});

test('two shares give four mixes of versions, the first for visitors in neither', () => {
  const packages = {
    'mfe-a': entryAfter(promoteTo(a), shareWith(b, 10)),
    'mfe-b': entryAfter(promoteTo(a), shareWith(c, 10)),
    'mfe-c': entryAfter(promoteTo(c)),
  };
  const mix = (ofA: string, ofB: string) => ({ 'mfe-a': ofA, 'mfe-b': ofB, 'mfe-c': c });
  expect(listCohorts({ packages })).toEqual([
    { packages: [], versions: mix(a, a) },
    { packages: ['mfe-a'], versions: mix(b, a) },
    { packages: ['mfe-b'], versions: mix(a, c) },
    { packages: ['mfe-a', 'mfe-b'], versions: mix(b, c) },
  ]);
});
