import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageChapter } from './page-chapter';
import type { Chapter, TextPart } from './page-text';
import { TextPartView } from './text-part-view';

const chapterOf = (...parts: TextPart[]): Chapter => ({ id: 'care', title: 'How we care', parts, entries: [] });
const paragraph = (text: string): TextPart => ({ type: 'paragraph', words: [text] });
const list: TextPart = { type: 'list', isNumbered: false, items: [['One'], ['Two']] };

test('text and lists stay together until something other than text interrupts them', () => {
  render(
    <PageChapter
      chapter={chapterOf(paragraph('First'), list, { type: 'insert', name: 'map' }, paragraph('Last'))}
      inserts={{ map: <hr /> }}
    />,
  );
  const chapter = screen.getByRole('region', { name: 'How we care' });
  const [first, last] = [screen.getByText('First'), screen.getByText('Last')].map((one) => one.parentElement);
  expect(first).toContainElement(screen.getByRole('list'));
  expect(first?.nextElementSibling).toBe(within(chapter).getByRole('separator'));
  expect(screen.getByRole('separator').nextElementSibling).toBe(last);
});

test('a list without text around it stands alone', () => {
  render(<PageChapter chapter={chapterOf(list)} />);
  expect(screen.getByRole('list').parentElement).toBe(
    screen.getByRole('heading', { name: 'How we care' }).nextElementSibling,
  );
});

test('the page shows entries, after the rest', () => {
  render(
    <PageChapter
      chapter={{ ...chapterOf(paragraph('First')), entries: [{ title: 'You call', paragraphs: ['We answer.'] }] }}
      showEntries={(entries) => entries.map(({ title }) => <h3 key={title}>{title}</h3>)}
    />,
  );
  expect(screen.getByText('First').parentElement?.nextElementSibling).toBe(
    screen.getByRole('heading', { name: 'You call' }),
  );
});

test('words keep their marks; links lead to pages, files and mail', () => {
  const link = (href: string) => ({ tag: 'a' as const, href, children: [href] });
  const words = [{ tag: 'strong' as const, children: ['Now'] }, { tag: 'br' as const }];
  render(
    <MemoryRouter>
      <TextPartView
        part={{
          type: 'note',
          words: [...words, ...['/news', '/.well-known/security.txt', 'mailto:a@b.example'].map(link)],
        }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('Now').tagName).toBe('STRONG');
  const links = screen.getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/news',
    '/.well-known/security.txt',
    'mailto:a@b.example',
  ]);
  // A link of the router, which shows the page without loading another document.
  expect(links.map((one) => one.hasAttribute('data-discover'))).toEqual([true, false, false]);
});

test('a table names its columns, and each row by its first cell', () => {
  render(<TextPartView part={{ type: 'table', names: ['What', 'How'], rows: [[['Robots'], ['Yearly']]] }} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['What', 'How']);
  expect(screen.getByRole('rowheader', { name: 'Robots' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Yearly' })).toBeVisible();
});
