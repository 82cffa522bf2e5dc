import { createDraft, draftOf } from '../posts/post-draft';
import { readStoredPost } from '../posts/stored-post';
import { type Conflict, firstScreen, reduceScreen, type ScreenState } from './screens';

const today = new Date(2026, 0, 2);
const post = readStoredPost('p1', { title: 'A post', updatedAt: '2026-01-01T00:00:00.000Z' });
const mine = { ...draftOf(post), title: 'Mine' };
const kept = { key: 'kept', keptAt: '2026-01-02T00:00:00.000Z', draft: mine };
const list: ScreenState = { screen: { name: 'list' }, message: 'One post imported.' };
const form = reduceScreen(list, { type: 'edit', post, draftKey: 'k1' });
const view = reduceScreen(list, { type: 'view', post });
const saved = (draftKey: string, isChangedSince = false) =>
  ({ type: 'saved', draftKey, post, isChangedSince }) as const;
const conflict: Conflict = { mine, editing: { post, since: post.version }, theirs: undefined, draftKey: 'k1' };

test('the list is shown first', () => expect(firstScreen.screen).toEqual({ name: 'list' }));

test('"New" opens the form with the defaults, and nothing is being edited (§4)', () => {
  const { screen, message } = reduceScreen(list, { type: 'create', draftKey: 'k1', today });
  expect(screen).toEqual({ name: 'form', storedDraft: createDraft(today), draftKey: 'k1' });
  expect(message).toBe('');
});

test('"Edit" opens the form with the post, from the version that was read (§4)', () => {
  const editing = { post, since: post.version };
  expect(form.screen).toEqual({ name: 'form', editing, storedDraft: draftOf(post), draftKey: 'k1' });
});

test('"View" shows the post (§4), and the message stays', () => {
  expect(view).toEqual({ screen: { name: 'view', post }, message: 'One post imported.' });
});

test.each([
  ['the form', form, ''],
  ['the view', view, 'One post imported.'],
])('"Back" returns from %s to the list (§4)', (_name, state, message) => {
  expect(reduceScreen(state, { type: 'back' })).toEqual({ screen: { name: 'list' }, message });
});

test('a save returns to the list and clears the editing mark (§4)', () => {
  expect(reduceScreen(form, saved('k1')).screen).toEqual({ name: 'list' });
});

test.each([
  ['the view', view],
  ['another form', reduceScreen(list, { type: 'create', draftKey: 'k2', today })],
])('a save that finishes late leaves whoever is on %s where they are', (_name, state) => {
  expect(reduceScreen(state, saved('k1'))).toEqual({ ...state, saved: post });
});

test('a form that was changed while it was saved goes on from what is stored now', () => {
  const { screen, message } = reduceScreen(form, saved('k1', true));
  expect(screen).toEqual({
    name: 'form',
    editing: { post, since: post.version },
    storedDraft: draftOf(post),
    draftKey: 'k1',
  });
  expect(message).toMatch(/^Saved, except for what you typed since/);
});

test('what was saved last is known until another form is opened', () => {
  const state = reduceScreen(form, saved('k1'));
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

  test('on a new post changes the defaults', () => {
    const { screen, message } = resume(undefined, undefined);
    expect(screen).toEqual({ name: 'form', storedDraft: createDraft(today), keptDraft: mine, draftKey: 'kept' });
    expect(message).toBe('This is the unsaved work that this browser kept.');
  });

  test('on a post changes the version that was edited then, not the newest one', () => {
    expect(resume('p1', post, 'older').screen).toEqual({
      name: 'form',
      editing: { post, since: 'older' },
      storedDraft: draftOf(post),
      keptDraft: mine,
      draftKey: 'kept',
    });
    expect(resume('p1', post).screen).toMatchObject({ editing: { since: post.version } });
  });

  test('on a post that is gone becomes a new post, and the message says so', () => {
    const { screen, message } = resume('p1', undefined);
    expect(screen).not.toHaveProperty('editing');
    expect(message).toContain('The post it belongs to is not in the list: saving adds a new one.');
  });
});

test('a conflict is shown over any screen, because its form may have been left, until it is closed', () => {
  for (const state of [form, view, list]) {
    const shown = reduceScreen(state, { type: 'conflict', conflict });
    expect(shown).toEqual({ ...state, conflict });
    expect(reduceScreen(shown, { type: 'closeConflict' })).toEqual(state);
  }
});

test('a message replaces the one before', () => {
  expect(reduceScreen(list, { type: 'report', message: 'Deleted.' })).toEqual({ ...list, message: 'Deleted.' });
});
