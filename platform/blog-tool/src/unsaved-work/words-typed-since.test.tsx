import { act, screen } from '@testing-library/react';
import {
  click,
  fields,
  fill,
  holdRequests,
  open,
  put,
  store,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';
import { listKeptDrafts } from './kept-drafts';

const title = () => screen.getByRole('textbox', { name: 'Title' });
const keptTitles = () => listKeptDrafts().map(({ draft }) => draft.title);
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await pass(1_000);
  jest.useRealTimers();
});

/** Sends a new post, and types on until the browser has that too. @returns lets the save through */
async function typeWhileSaving() {
  const { unmount } = await open();
  await click('New Blog Post');
  await fill('Title', 'Sent');
  const letPass = holdRequests();
  await click('Save Blog');
  await user.type(title(), ' and more');
  await pass(1_000);
  expect(keptTitles()).toEqual(['Sent and more']);
  return { unmount, letPass };
}

test('what is typed while a save is under way stays in this browser when it is through', async () => {
  const { unmount, letPass } = await typeWhileSaving();
  await letPass();
  await pass(100);
  expect(screen.getByText(/^Saved, except for what you typed since/)).toBeVisible();
  expect(keptTitles()).toEqual(['Sent and more']);
  unmount();
  await pass(100);
  expect(Object.values(await stored('drafts'))).toMatchObject([{ title: 'Sent and more' }]);
  await open();
  await click('Continue with Sent and more');
  await click('Update Blog');
  expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Sent and more']);
});

test('what is typed while a save is under way is offered when its form is left before', async () => {
  const { letPass } = await typeWhileSaving();
  await click('Back to Blog List');
  await letPass();
  await pass(100);
  expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Sent']);
  expect(keptTitles()).toEqual(['Sent and more']);
  expect(Object.values(await stored('drafts'))).toMatchObject([{ title: 'Sent and more' }]);
  await click('Continue with Sent and more');
  await click('Update Blog');
  expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Sent and more']);
});

test('what is typed while a conflict is being resolved stays in this browser', async () => {
  await open('?edit=p1');
  await fill('Title', 'Mine');
  await put({ p1: { ...fields, title: 'Theirs', updatedAt: '2026-01-03T00:00:00.000Z' } });
  await click('Update Blog');
  await pass(0);
  const letPass = holdRequests();
  await click(/^Overwrite the version saved /);
  await user.type(title(), ' and more');
  await pass(1_000);
  await letPass();
  await pass(100);
  expect(Object.keys(await stored())).toEqual(['Mine']);
  expect(keptTitles()).toEqual(['Mine and more']);
});

test('a draft that another browser has written is kept in this one under its new key', async () => {
  await open('?new=a-key');
  await fill('Title', 'Mine');
  await pass(3_500);
  const [kept = {}] = Object.values(await stored('drafts'));
  jest.setSystemTime(Date.now() + 5);
  await put({ 'a-key': { ...kept, title: 'Theirs', keptAt: new Date().toISOString() } }, 'drafts');
  jest.spyOn(store, 'keepDraft').mockImplementation(async (key) => {
    if (key === 'a-key') {
      jest.spyOn(store, 'keepDraft').mockRejectedValue(new Error('offline'));
      const { DraftChangedError } = await import('./draft-changed-error');
      throw new DraftChangedError(key);
    }
  });
  await fill('Title', 'Mine, longer');
  await pass(4_000);
  expect(screen.getByText(/^Another window goes on with this draft/)).toBeVisible();
  expect(keptTitles()).toEqual(['Mine, longer']);
});
