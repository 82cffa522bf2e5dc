import { act, fireEvent, render, screen } from '@testing-library/react';
import { createDraft } from '../posts/post-draft';
import { keepDraft } from '../unsaved-work/kept-drafts';
import { previewReady } from './preview-messages';
import PreviewPage from './preview-page';

const draft = { ...createDraft(new Date(2026, 0, 2)), title: 'Kept' };

const show = () =>
  render(
    <>
      <header>Frame</header>
      <main id="main">
        <PreviewPage draftKey="k" />
      </main>
    </>,
  );
const tell = (data: unknown, origin = location.origin, source: Window | null = window) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })));

beforeEach(() => localStorage.clear());

test('it shows the draft kept in this browser until the form sends a newer one', () => {
  keepDraft('k', { draft });
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible();
  tell({ kind: 'blog-preview', draft: { ...draft, title: 'Newer' }, visited: -1 });
  expect(screen.getByRole('heading', { level: 1, name: 'Newer' })).toBeVisible();
});

test('it shows what the page of the post will have: who wrote it, and its tags', () => {
  show();
  const by = { name: 'Ada', line: 'She plans routes', alt: '' };
  tell({ kind: 'blog-preview', draft: { ...draft, tags: 'Fleets' }, by, visited: -1 });
  expect(screen.getByText('Ada')).toBeVisible();
  expect(screen.getByText('She plans routes')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent('Fleets');
});

test('it shows the cover above the text, around its focal point', async () => {
  const picture = `${'a'.repeat(32)}.jpg`;
  show();
  tell({ kind: 'blog-preview', draft: { ...draft, cover: { picture, focus: { x: 10, y: 90 } } }, visited: -1 });
  const cover = await screen.findByRole('presentation');
  expect(cover).toHaveAttribute('src', expect.stringContaining(picture));
  expect(cover).toHaveStyle({ objectPosition: '10% 90%' });
  expect(cover.compareDocumentPosition(screen.getByText(/^Start writing/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('it ignores drafts from another origin or window, and whatever is not a draft', () => {
  show();
  const message = { kind: 'blog-preview', draft, visited: -1 };
  tell(message, 'https://elsewhere.example');
  tell(message, location.origin, null);
  tell({ kind: 'blog-preview', draft: 'none', visited: -1 });
  expect(screen.getByText('There is no draft of this address to show yet.')).toBeVisible();
});

test('the preview says when it is ready, its links go nowhere, and its frame is inert', () => {
  const post = jest.spyOn(window.parent, 'postMessage');
  keepDraft('k', { draft: { ...draft, content: [{ id: 1, type: 'cta', content: 'Write', email: 'a@b.example' }] } });
  show();
  expect(post).toHaveBeenCalledWith(previewReady, location.origin);
  expect(fireEvent.click(screen.getByRole('link', { name: 'a@b.example' }))).toBe(false);
  expect(screen.getByText('Frame')).toHaveAttribute('inert');
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
});
