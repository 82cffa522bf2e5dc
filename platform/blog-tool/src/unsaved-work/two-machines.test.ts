import { expectConsole } from 'kit/presets/jest/expect-console';
import { createDraft } from '../posts/post-draft';
import { createDraftDocuments } from './draft-documents.test.setup';
import { keepDraft, listKeptDrafts, noteSent, settleCopies } from './kept-drafts';
import { mergeDrafts, type UnsavedDraft } from './merge-drafts';
import { openDraft } from './open-draft';
import { createWindowDrafts } from './window-drafts';

// One draft on two machines, whose clocks differ.

const { documents, store } = createDraftDocuments();

const minute = 60_000;
const noon = Date.UTC(2026, 0, 2, 12);
const draftWith = (title: string) => ({ ...createDraft(new Date(2026, 0, 2)), title });
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
const onServer = () => [...documents.values()].map(({ title }) => title).sort();

/** A browser with its own storage and clock. `use` it before anything is done there. @param slow by how much its clock is behind */
function createMachine(slow = 0) {
  const drafts = createWindowDrafts(store);
  let items: [string, string][] = [];
  return {
    drafts,
    use: async (time: number, act: () => Promise<void>) => {
      localStorage.clear();
      for (const [name, text] of items) localStorage.setItem(name, text);
      jest.setSystemTime(time - slow);
      await act();
      items = Object.entries({ ...localStorage });
    },
    list: async () => {
      const listed = await drafts.list();
      return mergeDrafts(listKeptDrafts(), listed);
    },
    open: (resumed?: UnsavedDraft) => {
      let title = resumed?.draft.title ?? '';
      const read = () => draftWith(title);
      const form = () => ({ stored: draftWith(''), settled: read(), read, editing: undefined });
      const draft = openDraft({
        drafts,
        key: resumed?.key ?? 'k',
        resumed: resumed && { draft: read(), keptAt: resumed.keptAt },
        form: form(),
        onSplit: () => {},
      });
      const leave = draft.start();
      return {
        type: async (text: string) => {
          title = text;
          draft.change(form());
          await pass(4_000);
        },
        leave: async () => {
          leave();
          await pass(100);
        },
      };
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  documents.clear();
});
afterEach(() => jest.useRealTimers());

describe.each([
  ['equal', 0],
  ['ten minutes slow there', 10 * minute],
  ['ten minutes fast there', -10 * minute],
])('with clocks that are %s', (_clocks, slow) => {
  test('what is written there while it is open here is not written over', async () => {
    const [here, there] = [createMachine(), createMachine(slow)];
    await here.use(noon, async () => {
      const form = here.open();
      await form.type('Begun');
      await form.leave();
    });
    let typeHere = async (_text: string) => {};
    await here.use(noon + minute, async () => {
      typeHere = here.open((await here.list())[0]).type;
      await pass(4_000);
    });
    await there.use(noon + 2 * minute, async () => {
      const theirs = there.open((await there.list())[0]);
      await theirs.type('Begun, and gone on there');
      await theirs.leave();
    });
    await here.use(noon + 5 * minute, async () => {
      await typeHere('Begun, and here');
    });
    expect(onServer()).toEqual(['Begun, and gone on there', 'Begun, and here']);
  });

  test('what was written there after this browser had kept it is offered and kept', async () => {
    const [here, there] = [createMachine(), createMachine(slow)];
    await here.use(noon, async () => {
      const form = here.open();
      await form.type('Monday');
      await form.leave();
    });
    await there.use(noon + 2 * minute, async () => {
      const form = there.open((await there.list())[0]);
      await form.type('Monday and Tuesday');
      await form.leave();
    });
    await here.use(noon + 4 * minute, async () => {
      const offered = await here.list();
      expect(offered.map(({ draft }) => draft.title)).toEqual(['Monday and Tuesday']);
      const form = here.open(offered[0]);
      await form.type('Monday to Wednesday');
      await form.leave();
    });
    expect(onServer()).toEqual(['Monday to Wednesday']);
  });
});

test('what a crash left in the browser is gone on with in the same draft', async () => {
  const before = createMachine();
  await before.open().type('Sent');
  keepDraft('k', { draft: draftWith('Sent, and more'), keptAt: new Date(noon).toISOString() });
  const after = createMachine();
  const [offered] = await after.list();
  expect(offered?.draft.title).toBe('Sent, and more');
  await after.open(offered).type('Sent, and even more');
  expect([onServer(), [...documents.keys()]]).toEqual([['Sent, and even more'], ['k']]);
});

test('a clock that is set back hides nothing from another window of the browser', async () => {
  const [one, other] = [createMachine(), createMachine()];
  jest.setSystemTime(noon);
  await one.open().type('Begun');
  const form = one.open((await one.list())[0]);
  const second = other.open((await other.list())[0]);
  jest.setSystemTime(noon - minute);
  await second.type('Begun, second');
  await form.type('Begun, first');
  expect(onServer()).toEqual(['Begun, first', 'Begun, second']);
});

describe('of two copies under one key', () => {
  const here = { draft: draftWith('Here'), keptAt: '2026-01-02T10:00:00.000Z' };
  const there: UnsavedDraft = {
    key: 'k',
    draft: draftWith('There'),
    keptAt: '2026-01-02T09:00:00.000Z',
    place: 'server',
    by: '',
  };
  const offered = () => {
    settleCopies([there]);
    return mergeDrafts(listKeptDrafts(), [there]).map(({ draft, place }) => [draft.title, place]);
  };

  test.each([
    ['the one on the server, where it had all of the other', here.keptAt, [['There', 'server']]],
    ['the one in this browser, where it goes on from the other', there.keptAt, [['Here', 'browser']]],
    [
      'both, where each has what the other never had',
      undefined,
      [
        ['Here', 'browser'],
        ['There', 'server'],
      ],
    ],
  ])('the list offers %s', (_which, sentAt, expected) => {
    keepDraft('k', here);
    if (sentAt) noteSent('k', sentAt);
    expect(offered()).toEqual(expected);
  });

  test('both are offered where the browser has no room for a third', () => {
    keepDraft('k', here);
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (localStorage.length > 0) throw new Error('full');
      setItem.call(this, name, text);
    });
    expect(offered()).toHaveLength(2);
    jest.restoreAllMocks();
  });

  test('discarding one leaves what another window has written since', async () => {
    const { drafts } = createMachine();
    const since = { ...here, key: 'k', keptAt: '2026-01-02T08:00:00.000Z' };
    keepDraft('k', since);
    await createMachine().drafts.keepOnServer({ ...since, draft: draftWith('Since') }, false);
    drafts.discard({ key: 'k', ...here });
    await pass(0);
    expect([listKeptDrafts(), onServer()]).toEqual([[since], ['Since']]);
  });

  test('taking back what was discarded leaves what another window has written since', async () => {
    const { drafts } = createMachine();
    const discarded = { ...here, key: 'k' };
    keepDraft('k', discarded);
    drafts.discard(discarded);
    const since = { ...discarded, keptAt: '2026-01-02T08:00:00.000Z', draft: draftWith('Since') };
    keepDraft('k', since);
    drafts.takeBack(discarded);
    await pass(0);
    const titles = [discarded.draft.title, 'Since'].sort();
    expect(
      listKeptDrafts()
        .map(({ draft }) => draft.title)
        .sort(),
    ).toEqual(titles);
  });
});

test('what a full browser has kept of a draft is not offered instead of the server’s', async () => {
  const machine = createMachine();
  const form = machine.open();
  await form.type('Begun');
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (text.includes('longer')) throw new Error('full');
    setItem.call(this, name, text);
  });
  await form.type('Begun, and longer');
  jest.restoreAllMocks();
  expectConsole('error', /^The draft could not be kept in this browser/);
  expect(listKeptDrafts().map(({ draft }) => draft.title)).toEqual(['Begun']);
  expect((await createMachine().list()).map(({ draft }) => draft.title)).toEqual(['Begun, and longer']);
});
