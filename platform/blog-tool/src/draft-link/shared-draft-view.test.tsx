import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsContext } from 'kit/page/contexts';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { english, englishDraft } from 'kit/words/english';
import { german, germanDraft } from 'kit/words/german';
import { MemoryRouter } from 'react-router-dom';
import { createDraft } from '../posts/post-draft';
import SharedDraftView from './shared-draft-view';

const token = 'ab'.repeat(16);
const picture = `${'c'.repeat(32)}.jpg`;
const portrait = `${'d'.repeat(32)}.jpg`;
const draft = {
  ...createDraft(new Date(2026, 0, 2)),
  title: 'Not published',
  content: [
    { id: 1, type: 'paragraph', content: '<p>Words<img src="x" onerror="alert(1)"></p>' },
    { id: 2, type: 'picture', picture, width: 40, height: 30, alt: 'A robot' },
  ],
  cover: { picture, focus: { x: 10, y: 90 } },
  tags: 'Fleets, Night shift',
  by: {
    name: 'Ada',
    line: 'She plans routes',
    portrait: { picture: portrait, focus: { x: 20, y: 30 } },
    alt: 'Ada at a desk',
  },
};
const document_ = (fields: object) => ({ fields });
const shared = document_({
  post: { stringValue: 'p1' },
  sharedAt: { stringValue: '2026-01-02T00:00:00.000Z' },
  expiresAt: { timestampValue: '2026-01-09T09:00:00.123456Z' },
  draft: { stringValue: JSON.stringify(draft) },
});

const site = jest.fn(async (_address: string): Promise<object> => ({}));
const answer = (status: number, data: unknown = {}) => ({ ok: status === 200, status, json: async () => data });
beforeEach(() => {
  Object.assign(window, { fetch: site });
  site.mockReset().mockResolvedValue(answer(200, shared));
});
afterEach(() => document.getElementById('documents-settings')?.remove());

const show = (hash = `#${token}`, draftWords = englishDraft, pageWords = english) =>
  act(async () =>
    render(
      <WordsContext value={pageWords}>
        <MemoryRouter initialEntries={[{ pathname: '/draft', hash }]}>
          <SharedDraftView words={draftWords} />
        </MemoryRouter>
      </WordsContext>,
    ),
  );

test('the link to the posts appears together with the draft', async () => {
  let answerNow = (_answer: object) => {};
  site.mockReturnValueOnce(
    new Promise((resolve) => {
      answerNow = resolve;
    }),
  );
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await act(async () => answerNow(answer(200, shared)));
  expect(screen.getByRole('link', { name: 'Posts that are published' })).toBeVisible();
});

test('the draft looks as it will for readers, without scripts, and says until when', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Not published' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/works until 9 January 2026/);
  expect(screen.getByRole('img', { name: 'A robot' })).toHaveAttribute('src', `/__drafts/${token}/pictures/${picture}`);
  // As at the page of the post: who wrote it, and its tags.
  expect(screen.getByText('She plans routes')).toBeVisible();
  const face = screen.getByRole('img', { name: 'Ada at a desk' });
  expect(face).toHaveAttribute('src', `/__drafts/${token}/pictures/${portrait}`);
  expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(2);
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(site).toHaveBeenCalledWith(`/__drafts/${token}`, expect.objectContaining({ referrerPolicy: 'no-referrer' }));
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('in a Firebase project the draft and its small pictures come from the database', async () => {
  const config = { apiKey: 'k', authDomain: 'p.firebaseapp.com', projectId: 'p' };
  const settings = JSON.stringify({ kind: 'firebase', config });
  document.body.insertAdjacentHTML('beforeend', `<script id="documents-settings" type="x">${settings}</script>`);
  const small = document_({ content: { stringValue: 'data:image/webp;base64,AAAA' } });
  site.mockImplementation(async (address) => answer(200, address.includes('/pictures/') ? small : shared));
  await show();
  const root = 'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents/sharedDrafts';
  expect(site).toHaveBeenCalledWith(`${root}/${token}?key=k`, expect.anything());
  expect(site).toHaveBeenCalledWith(`${root}/${token}/pictures/${picture}?key=k`, expect.anything());
  expect(screen.getByRole('img', { name: 'A robot' })).toHaveAttribute('src', 'data:image/webp;base64,AAAA');
});

test.each([
  ['that has expired', `#${token}`, 403],
  ['that was withdrawn', `#${token}`, 404],
  ['that is none', '#../../secret', 200],
])('a link %s says so, and what to do', async (_name, hash, status) => {
  site.mockResolvedValue(answer(status, shared));
  await show(hash);
  expect(screen.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Ask whoever sent it for another one.');
});

test('without a response it can be tried again', async () => {
  site.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(500));
  expectConsole('error', /The draft could not be shown/);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'The draft cannot be loaded now' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Not published' })).toBeVisible();
});

test('for readers of German, everything around the draft is German', async () => {
  const wordsAround = () => [...document.querySelectorAll('h1, p')].map((element) => element.textContent);
  site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expectConsole('error', /The draft could not be shown/);
  await show(undefined, germanDraft, german);
  expect(wordsAround()).toEqual([
    germanDraft.noAnswer.title,
    germanDraft.noAnswer.text,
    'Noch einmal versuchen',
    'Veröffentlichte Beiträge',
  ]);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Dies ist ein unveröffentlichter Entwurf\. Der Link gilt bis 9\. Januar 2026 um \d\d:\d\d\.$/,
  );
  expect(screen.getByText('2. Januar 2026')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Schlagwörter' })).toBeVisible();
  expect(document.title).toBe('Entwurf: Not published |');
});

test('a picture with an invalid name is never requested', async () => {
  const content = [{ id: 1, type: 'picture', picture: '../../__enquiries/1', width: 40, height: 30, alt: 'A robot' }];
  const text = JSON.stringify({ ...draft, content, cover: undefined, by: undefined });
  site.mockResolvedValue(answer(200, document_({ ...shared.fields, draft: { stringValue: text } })));
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Not published' })).toBeVisible();
  expect(document.body.innerHTML).not.toContain('__enquiries');
});
