import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { createDraft } from '../posts/post-draft';
import type { DraftSave } from '../posts/save';
import type { StoredPost } from '../posts/stored-post';
import { createDraftDocuments } from './draft-documents.test.setup';
import { keepDraft, listKeptDrafts } from './kept-drafts';
import { openDraft } from './open-draft';
import { createWindowDrafts } from './window-drafts';

// Each arrow of the drawing in README.md, and what is kept and forgotten on its way.

const { documents, store: present } = createDraftDocuments();
let isAway = false;
const store: typeof present = {
  ...present,
  keepDraft: async (...draft) => {
    if (isAway) throw new Error('The server is away');
    await present.keepDraft(...draft);
  },
};

const draftWith = (title: string) => ({ ...createDraft(new Date(2026, 0, 2)), title });
const inBrowser = () => listKeptDrafts().map(({ draft }) => draft.title);
const onServer = () => [...documents.values()].map(({ title }) => title);
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
const waiting = { kind: 'waiting' };
const kept = { kind: 'kept', at: expect.any(Date) };
const failing = { kind: 'failing' };

let leaveForms: (() => void)[] = [];

/** A form of a post that is stored with the title 'Stored'. */
function openForm({ now = 'Stored', keptAt }: { now?: string; keptAt?: string } = {}) {
  let title = now;
  const stored = draftWith('Stored');
  const read = () => draftWith(title);
  const formNow = () => ({ stored, settled: read(), read, editing: undefined });
  const onSplit = jest.fn();
  const drafts = createWindowDrafts(store);
  const resumed = keptAt === undefined ? undefined : { draft: read(), keptAt };
  const draft = openDraft({ drafts, key: 'k', resumed, form: formNow(), onSplit });
  const leave = draft.start();
  leaveForms.push(leave);
  return {
    draft,
    drafts,
    leave,
    onSplit,
    type: (text: string) => {
      title = text;
      draft.change(formNow());
    },
  };
}

/** A form in which something was typed, and is kept in both places. */
async function openKept(text = 'Typed') {
  const form = openForm();
  form.type(text);
  await pass(3_000);
  expect([inBrowser(), onServer()]).toEqual([[text], [text]]);
  return form;
}

/** Sends what a form has. @returns the save, and what ends it */
function beginSave({ draft }: Pick<ReturnType<typeof openForm>, 'draft'>, title: string) {
  let end = (_isSaved: boolean) => {};
  const result = new Promise<{ isSaved: boolean }>((resolve) => {
    end = (isSaved) => resolve({ isSaved });
  });
  const begun: DraftSave[] = [];
  const saving = draft.save(draftWith(title), (save) => {
    begun.push(save);
    return result;
  });
  const [save] = begun;
  if (!save) throw new Error('Nothing was sent');
  return {
    save,
    end: async (isSaved: boolean) => {
      end(isSaved);
      await saving;
    },
  };
}

const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
const expectFull = () => expectConsole('error', /^The draft could not be kept in this browser/);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-02T10:00:00.000Z') });
  localStorage.clear();
  documents.clear();
  isAway = false;
});
afterEach(async () => {
  for (const leave of leaveForms) leave();
  leaveForms = [];
  await pass(0);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const arrows: Readonly<Record<string, () => Promise<void> | void>> = {
  '[*] --> untouched: opened': async () => {
    const { draft } = openForm();
    await pass(60_000);
    expect([draft.state(), inBrowser(), onServer()]).toEqual([{ name: 'untouched' }, [], []]);
  },
  '[*] --> unsaved: opened with unsaved work': async () => {
    const keptAt = '2026-01-01T00:00:00.000Z';
    keepDraft('k', { draft: draftWith('Before'), keptAt });
    const { draft } = openForm({ now: 'Before', keptAt });
    expect(draft.state()).toMatchObject({ name: 'unsaved' });
    await pass(3_000);
    // It is no other state than the one that was opened.
    expect([listKeptDrafts()[0]?.keptAt, documents.get('k')?.['keptAt']]).toEqual([keptAt, keptAt]);
    const { onSplit } = openForm({ now: 'Before', keptAt });
    const theirs = '2999-01-01T00:00:00.000Z';
    keepDraft('k', { draft: draftWith('Theirs'), keptAt: theirs });
    documents.set('k', { ...documents.get('k'), title: 'Theirs', keptAt: theirs });
    await pass(3_000);
    // Nothing was written here that the other window does not have.
    expect([onSplit.mock.calls, inBrowser(), onServer()]).toEqual([[], ['Theirs'], ['Theirs']]);
  },
  'untouched --> unsaved: something is typed': () => {
    const { draft, type } = openForm();
    type('Typed');
    expect(draft.state()).toEqual({ name: 'unsaved', browser: waiting, server: waiting });
  },
  'unsaved --> untouched: that is taken back': async () => {
    const { draft, type } = await openKept();
    type('Stored');
    await pass(0);
    expect([draft.state(), inBrowser(), onServer()]).toEqual([{ name: 'untouched' }, [], []]);
  },
  'unsaved --> unsaved: another window has written the draft': async () => {
    const here = await openKept();
    await pass(5);
    const theirs = { draft: draftWith('Theirs'), keptAt: new Date().toISOString() };
    keepDraft('k', theirs);
    here.type('Mine');
    await pass(300);
    expect(here.onSplit.mock.calls).toEqual([['k', expect.not.stringMatching(/^k$/)]]);
    expect([inBrowser().sort(), here.draft.state()]).toEqual([
      ['Mine', 'Theirs'],
      { name: 'unsaved', browser: kept, server: waiting },
    ]);
    here.leave();
    await pass(0);

    localStorage.clear();
    documents.clear();
    // It may be a window of another browser.
    const { draft, type, onSplit } = await openKept();
    documents.set('k', { ...documents.get('k'), title: 'Theirs', keptAt: '2999-01-01T00:00:00.000Z' });
    type('Mine');
    await pass(3_000);
    expect(onSplit).toHaveBeenCalledTimes(1);
    expect(draft.state()).toEqual({ name: 'unsaved', browser: kept, server: kept });
    expect([inBrowser(), onServer().sort()]).toEqual([['Mine'], ['Mine', 'Theirs']]);
  },
  'untouched --> saving: a save begins': async () => {
    const form = openForm();
    const { end } = beginSave(form, 'Stored');
    expect(form.draft.state()).toEqual({ name: 'saving' });
    await end(false);
    expect(form.draft.state()).toEqual({ name: 'untouched' });
  },
  'unsaved --> saving: a save begins': async () => {
    const form = openForm();
    form.type('Typed');
    beginSave(form, 'Typed');
    // Before it is sent; and the server keeps nothing that the save would have to forget.
    expect([form.draft.state(), inBrowser()]).toEqual([{ name: 'saving' }, ['Typed']]);
    await pass(60_000);
    expect(onServer()).toEqual([]);
  },
  'saving --> untouched: it is stored': async () => {
    const form = await openKept();
    const { save, end } = beginSave(form, 'Typed');
    save.attempt('k').onSend('2026-01-02T10:00:00.000Z');
    expect(save.succeed()).toBe(false);
    await end(true);
    await pass(60_000);
    expect([form.draft.state(), inBrowser(), onServer()]).toEqual([{ name: 'untouched' }, [], []]);
    expect(form.drafts.attempts.list('k')).toEqual([]);
    // With the form nothing comes back.
    form.leave();
    await pass(0);
    expect([inBrowser(), onServer()]).toEqual([[], []]);
  },
  'saving --> unsaved: it is not stored, or not all of it': async () => {
    const form = await openKept();
    await beginSave(form, 'Typed').end(false);
    expect(form.draft.state()).toMatchObject({ name: 'unsaved' });
    expect([inBrowser(), onServer()]).toEqual([['Typed'], ['Typed']]);
    const { save, end } = beginSave(form, 'Typed');
    form.type('Typed on');
    await pass(300);
    expect(save.succeed()).toBe(true);
    await end(true);
    expect([form.draft.state(), inBrowser()]).toEqual([
      { name: 'unsaved', browser: kept, server: waiting },
      ['Typed on'],
    ]);
    await pass(3_000);
    expect(onServer()).toEqual(['Typed on']);
  },
  'untouched --> left: the form is left': async () => {
    const { draft, drafts, leave } = openForm();
    await drafts.noteActivity('k', 'k');
    leave();
    await pass(0);
    // Nobody has it open any more.
    expect([draft.state(), inBrowser(), documents.size]).toEqual([{ name: 'left' }, [], 0]);
  },
  'unsaved --> left: the form is left': async () => {
    const { draft, type, leave } = openForm();
    type('Typed');
    leave();
    await pass(0);
    expect([draft.state(), inBrowser(), onServer()]).toEqual([{ name: 'left' }, ['Typed'], ['Typed']]);
  },
  'saving --> left: the form is left': async () => {
    const form = await openKept();
    const { save, end } = beginSave(form, 'Typed');
    form.type('Typed on');
    form.leave();
    expect([form.draft.state(), inBrowser()]).toEqual([{ name: 'left' }, ['Typed on']]);
    expect(save.succeed()).toBe(true);
    await end(true);
    await pass(0);
    expect([form.draft.state(), inBrowser(), onServer()]).toEqual([{ name: 'left' }, ['Typed on'], ['Typed on']]);
  },
  '[*] --> browserWaiting': () => {
    const { draft, type } = openForm();
    type('Typed');
    expect([draft.state(), inBrowser()]).toEqual([expect.objectContaining({ browser: waiting }), []]);
  },
  'browserWaiting --> browserKept: 0.3 s after a change': async () => {
    const { draft, type } = openForm();
    type('Typed');
    await pass(200);
    // A change does not put off the keeping of the one before.
    type('Typed on');
    await pass(100);
    expect([draft.state(), inBrowser()]).toEqual([expect.objectContaining({ browser: kept }), ['Typed on']]);
  },
  'browserWaiting --> browserFailing: it has no room': async () => {
    const { draft, type } = openForm();
    fill();
    type('Typed');
    await pass(300);
    expect([draft.state(), draft.isLostByLeaving()]).toEqual([expect.objectContaining({ browser: failing }), true]);
    await pass(3_000);
    // The server has it.
    expect(draft.isLostByLeaving()).toBe(false);
    expectFull();
  },
  'browserKept --> browserFailing: it has no room': async () => {
    const { draft, type } = await openKept();
    fill();
    type('Typed on');
    await pass(300);
    expect([draft.state(), inBrowser()]).toEqual([expect.objectContaining({ browser: failing }), ['Typed']]);
    expectFull();
  },
  'browserFailing --> browserKept: it has room again': async () => {
    const { draft, type } = openForm();
    const full = fill();
    type('Typed');
    await pass(300);
    expectFull();
    full.mockRestore();
    expect(draft.isLostByLeaving()).toBe(false);
    expect([draft.state(), inBrowser()]).toEqual([expect.objectContaining({ browser: kept }), ['Typed']]);
  },
  '[*] --> serverWaiting': async () => {
    const { draft, type } = openForm();
    type('Typed');
    await pass(2_900);
    expect([draft.state(), onServer()]).toEqual([expect.objectContaining({ server: waiting }), []]);
  },
  'serverWaiting --> serverKept: 3 s of rest, or 10 s': async () => {
    const { draft, type } = await openKept();
    expect(draft.state()).toMatchObject({ server: kept });
    for (let second = 0; second < 10; second += 1) {
      type(`Typed for ${second} s`);
      expect(onServer()).toEqual(['Typed']);
      await pass(1_000);
    }
    expect([draft.state(), onServer()]).toEqual([expect.objectContaining({ server: kept }), ['Typed for 9 s']]);
  },
  'serverWaiting --> serverFailing: it does not respond': async () => {
    const { draft, type } = openForm();
    isAway = true;
    type('Typed');
    await pass(3_000);
    expect([draft.state(), onServer(), inBrowser()]).toEqual([
      { name: 'unsaved', browser: kept, server: failing },
      [],
      ['Typed'],
    ]);
  },
  'serverKept --> serverWaiting: another change': async () => {
    const { draft, type } = await openKept();
    type('Typed on');
    expect([draft.state(), onServer()]).toEqual([expect.objectContaining({ server: waiting }), ['Typed']]);
  },
  'serverFailing --> serverKept: it responds again': async () => {
    const { draft, type } = openForm();
    isAway = true;
    type('Typed');
    await pass(3_000);
    isAway = false;
    await pass(4_900);
    expect(onServer()).toEqual([]);
    await pass(100);
    expect([draft.state(), onServer()]).toEqual([expect.objectContaining({ server: kept }), ['Typed']]);
  },
};

const drawing = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('```mermaid')[1] ?? '';
const drawn = (drawing.split('```')[0] ?? '').split('\n').filter((line) => line.includes('-->'));

test('the drawing has every arrow that is tested, and no other', () => {
  expect(drawn.map((line) => line.trim())).toEqual(Object.keys(arrows));
});

test.each(Object.keys(arrows))('%s', async (arrow) => arrows[arrow]?.());

test('what was typed during a save is kept as a change of the version that was saved', async () => {
  const post: StoredPost = {
    ...draftWith('Stored'),
    id: 'p',
    publishAt: '',
    updatedAt: '',
    version: '',
    problems: [],
    skipped: [],
    fields: {},
  };
  let title = 'Stored';
  let since = '2026-01-02T10:00:00.000Z';
  let stored = draftWith('Stored');
  const read = () => draftWith(title);
  const formNow = () => ({ stored, settled: read(), read, editing: { post, since } });
  const drafts = createWindowDrafts(store);
  const draft = openDraft({ drafts, key: 'k', resumed: undefined, form: formNow(), onSplit: () => {} });
  leaveForms.push(draft.start());
  title = 'Typed';
  draft.change(formNow());
  const { save, end } = beginSave({ draft }, 'Typed');
  title = 'Typed on';
  draft.change(formNow());
  await pass(300);
  expect(listKeptDrafts()).toMatchObject([{ draft: { title: 'Typed on' }, since }]);
  expect(save.succeed()).toBe(true);
  await end(true);
  since = '2026-01-02T10:00:01.000Z';
  stored = draftWith('Typed');
  draft.change(formNow());
  await pass(300);
  expect(listKeptDrafts()).toMatchObject([{ draft: { title: 'Typed on' }, since }]);
});

test('a split in a full browser leaves the copy on the server until it has the new one', async () => {
  const one = await openKept('Begun');
  const { setItem } = Storage.prototype;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (text.includes('longer')) throw new Error('full');
    setItem.call(this, name, text);
  });
  one.type('Begun, and longer');
  await pass(3_000);
  expect([inBrowser(), onServer()]).toEqual([['Begun'], ['Begun, and longer']]);
  const theirs = { draft: draftWith('Theirs'), keptAt: '2026-01-02T10:00:30.000Z' };
  keepDraft('k', theirs);
  dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(one.draft.state()).toMatchObject({ browser: failing, server: waiting });
  expect([one.draft.isLostByLeaving(), onServer()]).toEqual([true, ['Begun, and longer']]);
  await pass(3_000);
  expect(one.draft.state()).toMatchObject({ server: kept });
  expect([one.draft.isLostByLeaving(), [...documents.keys()], onServer()]).toEqual([
    false,
    [expect.not.stringMatching(/^k$/)],
    ['Begun, and longer'],
  ]);
  expectFull();
  full.mockRestore();
});
