import { draftOf } from '../posts/post-draft';
import { readStoredPost } from '../posts/stored-post';
import { type Conflict, reduceScreen, type ScreenState } from './screens';

const today = new Date(2026, 0, 2);
const post = readStoredPost('p1', { title: 'A post', updatedAt: '2026-01-01T00:00:00.000Z' });
const mine = { ...draftOf(post), title: 'Mine' };
const kept = { key: 'kept', keptAt: '2026-01-02T00:00:00.000Z', draft: mine };
const list: ScreenState = { screen: { name: 'list' }, message: 'One post imported.' };
const form = reduceScreen(list, { type: 'edit', post, draftKey: 'k1' });
const view = reduceScreen(list, { type: 'view', post });
const saved = { type: 'saved', draftKey: 'k1', post, isChangedSince: false } as const;
const save = { key: 'k1', attempt: (id: string) => ({ id, attempts: [], onSend: () => {} }), succeed: () => false };
const conflict: Conflict = { mine, editing: { post, since: post.version }, theirs: undefined, save };

test.each([
  ['the form', form, ''],
  ['the view', view, 'One post imported.'],
])('"Back" returns from %s to the list (§4)', (_name, state, message) => {
  expect(reduceScreen(state, { type: 'back' })).toEqual({ screen: { name: 'list' }, message });
});

test.each([
  ['the view', view],
  ['another form', reduceScreen(list, { type: 'create', draftKey: 'k2', today })],
])('a save that finishes late leaves whoever is on %s where they are', (_name, state) => {
  expect(reduceScreen(state, saved)).toEqual({ ...state, saved: post });
});

test('what was saved last is known until another form is opened', () => {
  const state = reduceScreen(form, saved);
  expect(state.saved).toBe(post);
  expect(reduceScreen(state, { type: 'create', draftKey: 'k2', today }).saved).toBeUndefined();
});

describe('resumed unsaved work', () => {
  const resume = (postId: string | undefined, found: typeof post | undefined, since?: string) =>
    reduceScreen(list, {
      type: 'resumeDraft',
      kept: { ...kept, ...(postId ? { postId } : {}), ...(since ? { since } : {}) },
      post: found,
      today,
    });

  test('on a post changes the version that was edited then, not the newest one', () => {
    expect(resume('p1', post, 'older').screen).toEqual({
      name: 'form',
      editing: { post, since: 'older' },
      storedDraft: draftOf(post),
      keptAt: '2026-01-02T00:00:00.000Z',
      keptDraft: mine,
      draftKey: 'kept',
    });
    expect(resume('p1', post).screen).toMatchObject({ editing: { since: post.version } });
  });

  test('of another browser says which one, and when it was kept', () => {
    const theirs = { ...kept, place: 'server', by: 'Firefox on Linux elsewhere' } as const;
    const { message } = reduceScreen(list, { type: 'resumeDraft', kept: theirs, post, today });
    expect(message).toMatch(/^These are unsaved changes by Firefox on Linux elsewhere, kept on 2 January 2026/);
    expect(resume('p1', post).message).toBe('Your unsaved changes were restored.');
    const elsewhere = reduceScreen(list, { type: 'edit', post, draftKey: 'k1', elsewhere: theirs });
    expect(elsewhere.screen).not.toHaveProperty('keptDraft');
    expect(elsewhere.message).toMatch(
      /by Firefox on Linux elsewhere, kept on 2 January 2026 .* The list offers them\.$/,
    );
  });

  test('on a post that is gone becomes a new post, and the message says so', () => {
    const { screen, message } = resume('p1', undefined);
    expect(screen).not.toHaveProperty('editing');
    expect(message).toContain('The post it belongs to is not in the list: saving adds a new one.');
  });
});

test('a conflict is shown over any screen until it is closed', () => {
  for (const state of [form, view, list]) {
    const shown = reduceScreen(state, { type: 'conflict', conflict });
    expect(shown).toEqual({ ...state, conflict });
    expect(reduceScreen(shown, { type: 'closeConflict' })).toEqual(state);
  }
});

test('an earlier version is edited on top of what is stored', () => {
  const now = readStoredPost('p1', { title: 'Now', status: 'published', slug: 'now' });
  const draft = draftOf(readStoredPost('p1', { title: 'Then', status: 'published', slug: 'now' }));
  const action = { type: 'restoreVersion', post: now, draft, message: 'It is here', draftKey: 'k3' } as const;
  expect(reduceScreen(list, action)).toMatchObject({
    screen: {
      name: 'form',
      editing: { post: now, since: now.version },
      storedDraft: draftOf(now),
      keptDraft: draft,
      draftKey: 'k3',
    },
    message: 'It is here',
  });
});

test('a message is about what happened last: it is gone where something else is opened', () => {
  const told = { ...reduceScreen(form, saved), message: 'One post imported.' };
  for (const action of [
    { type: 'create', draftKey: 'k2', today },
    { type: 'edit', post, draftKey: 'k2' },
    { type: 'openOther', name: 'trash' },
  ] as const) {
    expect(reduceScreen(told, action)).toMatchObject({ message: '' });
    expect(reduceScreen(told, action).saved).toBeUndefined();
  }
  expect(reduceScreen(view, { type: 'openHistory', post }).message).toBe('');
});
