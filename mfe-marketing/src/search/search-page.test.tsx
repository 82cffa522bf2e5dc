import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagePostsContext } from 'kit/page/contexts';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { MemoryRouter, useLocation } from 'react-router-dom';
import SearchPage from './search-page';

function Address() {
  const { search } = useLocation();
  return <p id="address">{search}</p>;
}

const pages = [
  { path: '/products/mag-product?product=lifter', title: 'MAG Lifter mobile robot' },
  { path: '/case-study/drum-store', title: 'Drums in existing racks' },
];
const sections = [
  [
    { heading: 'MAG Lifter', text: 'It lifts up to 1.5 tons.' },
    { heading: 'Questions', anchor: 'questions', text: 'It drives under a rack.' },
  ],
  [
    { heading: 'Solvane Pharma', text: '' },
    { heading: 'Why', text: 'The racks are from 2009.' },
  ],
];

let count = 0;
/** Opens the page and waits for its texts; each time they stand at another address, because they are kept while the tab is open. */
async function open(
  query: string,
  answer: () => Promise<unknown> = async () => ({
    pages: pages.map((page, at) => ({ ...page, sections: sections[at] })),
  }),
) {
  count += 1;
  window.fetch = jest.fn(async () => ({ ok: true, json: answer }) as Response);
  const site = { pages, texts: [`/texts/${count}.json`] };
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/search${query}`]}>
      <PagePostsContext value={{ summaries: [], site }}>
        <SearchPage />
      </PagePostsContext>
      <Address />
    </MemoryRouter>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return unmount;
}
const results = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('without a query all pages are listed by subject', async () => {
  await open('');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Robots',
    'Case studies',
  ]);
  expect(screen.getByRole('link', { name: 'Drums in existing racks' })).toHaveAttribute(
    'href',
    '/case-study/drum-store',
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('typing searches the pages, shows where each matches, and updates the address', async () => {
  await open('');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search all pages' }), 'under rack');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 page found.'));
  const [first] = results();
  if (!first) throw new Error('nothing was found');
  expect(within(first).getByRole('heading', { level: 2 })).toHaveTextContent('MAG Lifter mobile robot');
  expect(within(first).getByRole('link', { name: 'Questions' })).toHaveAttribute(
    'href',
    '/products/mag-product?product=lifter#questions',
  );
  expect(Array.from(first.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['under', 'rack']);
  await waitFor(() => expect(document.querySelector('#address')).toHaveTextContent('?q=under+rack'));
});

test('the pages by subject stay until there are results, and return without a query', async () => {
  const subjects = () => screen.queryByRole('heading', { name: 'Robots' });
  let arrive: (texts: unknown) => void = () => {};
  await open('', () => new Promise((resolve) => (arrive = resolve)));
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'r');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(subjects()).toBeVisible();
  await act(async () => arrive({ pages: pages.map((page, at) => ({ ...page, sections: sections[at] })) }));
  await userEvent.type(field, 'ack');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 pages found.'));
  expect(subjects()).not.toBeInTheDocument();
  await userEvent.clear(field);
  expect(subjects()).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a section that is only a heading is shown with the next text of its page', async () => {
  await open('?q=pharma');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 page found.'));
  expect(results()[0]).toHaveTextContent('Case studies › Solvane PharmaThe racks are from 2009.');
});

test('arrow keys move through the results, and Enter opens the first', async () => {
  await open('?q=racks');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 pages found.'));
  const field = screen.getByRole('searchbox');
  const [first, second] = results().map((item) => within(item).getAllByRole('link')[0]);
  await userEvent.type(field, '{Enter}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
});

test('ten results are shown first; showing all moves the focus to the eleventh', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    path: `/news/${at}`,
    title: `News ${at}`,
    sections: [{ heading: '', text: 'A robot.' }],
  }));
  await open('?q=robot', async () => ({ pages: many }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 pages found, the first 10 are shown.'));
  expect(results()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(results()).toHaveLength(12);
  await waitFor(() => expect(within(results()[10] as HTMLElement).getByRole('link')).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('12 pages found.');
});

test('no matches and too few letters are announced, with a way back to all pages', async () => {
  await open('?q=zeppelin');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “zeppelin”.'));
  await userEvent.click(screen.getByRole('button', { name: 'All pages by subject' }));
  expect(screen.getByRole('heading', { name: 'Robots' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Type three letters or more.'));
});

test('a word that is being typed is never called unknown', async () => {
  await open('');
  const said: string[] = [];
  const status = screen.getByRole('status');
  const observer = new MutationObserver(() => said.push(status.textContent ?? ''));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await userEvent.type(screen.getByRole('searchbox'), 'zeppelin');
  expect(said).not.toEqual([]);
  for (const text of said) expect(text).not.toMatch(/Nothing|None|letters/);
  await waitFor(() => expect(status).toHaveTextContent('Nothing matches “zeppelin”.'));
  observer.disconnect();
});

test('sections of one page are listed together, each with its link', async () => {
  await open('?q=rack', async () => ({
    pages: [
      {
        path: '/lifter',
        title: 'Robot',
        sections: [
          { heading: 'A rack', anchor: 'rack', text: 'rack' },
          { heading: 'Questions', anchor: 'questions', text: 'Under a rack?' },
        ],
      },
    ],
  }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 page found.'));
  expect(within(results()[0] as HTMLElement).getByRole('link', { name: 'Questions' })).toHaveAttribute(
    'href',
    '/lifter#questions',
  );
});

test('only the beginning of an endless query is searched for and shown', async () => {
  await open(`?q=${'zeppelin'.repeat(600)}`);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toHaveLength(200);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nothing matches “\w{60}…”\./));
});

test('a failure to load texts is announced, and the rest can still be used', async () => {
  expectConsole('error', /lost/);
  await open('?q=racks', () => Promise.reject(new Error('lost')));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Some pages could not be searched.'));
});

test('texts that did not come are asked for again when somebody comes back to search', async () => {
  expectConsole('error', /lost/);
  const answer = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('lost'));
  answer.mockResolvedValue({ pages: pages.map((page, at) => ({ ...page, sections: sections[at] })) });
  const close = await open('?q=racks', answer);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Some pages could not be searched.'));
  close();
  count -= 1;
  await open('?q=racks', answer);
  await waitFor(() => expect(results()).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent('2 pages found.');
});
