import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createDraft } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import { HistoryScreen } from './history-screen';

/** A version of a post with so many paragraphs, of which no word is in another version. */
const versionOf = (number: number, paragraphs: number): StoredPost => ({
  ...createDraft(new Date(2026, 0, 2)),
  id: 'p1',
  title: 'Many versions',
  updatedAt: new Date(Date.UTC(2026, 0, 2, 0, number)).toISOString(),
  publishAt: '',
  version: '',
  problems: [],
  skipped: [],
  fields: {},
  content: Array.from({ length: paragraphs }, (_, id) => ({
    id,
    type: 'paragraph',
    content: `<p>${Array.from({ length: 10 }, (_, word) => `v${number}p${id}w${word}`).join(' ')}</p>`,
  })),
});

async function openVersions(count: number, paragraphs: number): Promise<HTMLElement[]> {
  const versions = Array.from({ length: count }, (_, number) => versionOf(number + 1, paragraphs));
  const store = { listVersions: () => Promise.resolve(versions) };
  const nothing = () => {};
  render(<HistoryScreen post={versionOf(0, paragraphs)} store={store} onBack={nothing} onRestore={nothing} />);
  await act(async () => {});
  return screen.getAllByRole('group');
}

async function open(details: HTMLElement | undefined): Promise<HTMLElement> {
  if (!details) throw new Error('There is no version');
  fireEvent.click(within(details).getByText('Differences from the current post'));
  await within(details).findByText(/is in this version alone/);
  return details;
}

test('fifty long versions open at once, and each is compared only while it is open', async () => {
  const before = process.cpuUsage();
  const versions = await openVersions(50, 1500);
  expect(versions).toHaveLength(50);
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  const details = await open(versions[7]);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  // Too many are different to compare them one by one, and every word can be read.
  expect(within(details).getByRole('term')).toHaveTextContent(/^All blocks, of which too many are different/);
  expect(details.querySelector('dd del')).toHaveTextContent(/v8p0w0 .* v8p1499w9/);
  expect(details.querySelector('dd ins')).toHaveTextContent(/v0p0w0 .* v0p1499w9/);
  fireEvent.click(within(details).getByText('Differences from the current post'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
});

test('a version of a hundred other paragraphs is compared one by one', async () => {
  const [first] = await openVersions(1, 100);
  const details = await open(first);
  expect(within(details).getAllByRole('term')).toHaveLength(200);
  expect(details).toHaveTextContent(/200 differences from the current post\./);
});
