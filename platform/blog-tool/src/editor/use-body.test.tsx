import { act, screen, within } from '@testing-library/react';
import { fill, goTo, open, type } from '../blog-management/blog-management.test.setup';
import { writeDocument } from '../document/write-document';
import { listKeptDrafts } from '../unsaved-work/kept-drafts';

jest.mock('../document/write-document', () => {
  const actual = jest.requireActual('../document/write-document');
  return { ...actual, writeDocument: jest.fn(actual.writeDocument) };
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await pass(1_000);
  jest.useRealTimers();
});

test('preview, outline and draft follow typing after a pause or half a second', async () => {
  await open('?edit=p1');
  await fill('Author', 'Grace');
  await pass(2_000);
  await act(async () => screen.getByText(/^Outline/).focus());
  const outline = screen.getByRole('list', { name: 'Outline', hidden: true });
  const preview = screen.getByRole('region', { name: 'Preview' });
  const isSettled = (text: string) => [
    within(outline).queryByRole('button', { name: text, hidden: true }) !== null,
    within(preview).queryByRole('heading', { name: text }) !== null,
    listKeptDrafts().some(({ draft }) => JSON.stringify(draft.content).includes(`"${text}"`)),
  ];
  const before = jest.mocked(writeDocument).mock.calls.length;
  const conversions = () => jest.mocked(writeDocument).mock.calls.length - before;
  goTo(2, 'all');
  type('Off the path');
  expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveTextContent('Off the path');
  await pass(250);
  expect([isSettled('Off the path'), conversions()]).toEqual([[false, false, false], 0]);
  // What follows is set off by a render, which a test has between two.
  for (const time of [100, 350]) await pass(time);
  expect(isSettled('Off the path')).toEqual([true, true, true]);
  for (const letter of ', typed on') {
    type(letter);
    await pass(100);
  }
  expect(isSettled('Off the path')).toEqual([false, false, false]);
});
