import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagePostsContext } from 'kit/page/contexts';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { datasheetFiles } from 'shared-config/media/datasheet-files';
import { robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { blogs } from '../lists/blogs';
import BlogsPage from './blogs-page';
import CaseStudiesPage from './case-studies-page';
import { EventsPage } from './events-page';
import NewsPage from './news-page';
import { PodcastsPage } from './podcasts-page';
import ProductDocumentationPage from './product-documentation-page';
import { ReportsPage } from './reports-page';

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

const open = (Page: () => React.ReactNode, path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
      <Address />
    </MemoryRouter>,
  );

afterEach(() => jest.useRealTimers());

const status = () => document.querySelector('search [role=status]');

/** The entry under a title. */
const entry = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!item) throw new Error(`${name} is no entry`);
  return item;
};

/** What the contact form is told, once that was pressed. */
const interestAfter = (button: HTMLElement) => {
  useSharedStore.getState().setInterest(null);
  fireEvent.click(button);
  return useSharedStore.getState().interest;
};

/** Titles of the entries that are shown; below them stands what to read next. */
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'Next');

describe.each([
  ['Blogs', BlogsPage, 'SCANNER', 'What a safety scanner sees, and what it cannot know'],
  ['Case Studies', CaseStudiesPage, 'distribution', 'Twenty packing tables, and nobody fetches totes'],
  ['News', NewsPage, 'vda', 'SyncOS connects more fleets through VDA 5050'],
  ['Reports', ReportsPage, 'SIZING', 'How many robots? Sizing a fleet on paper'],
  ['Events', EventsPage, 'trade', 'Forum for Intralogistics'],
  ['Podcasts', PodcastsPage, 'no code', 'Why no code?'],
] as const)('%s', (title, Page, query, expected) => {
  test('has its title and a breadcrumb that ends with it', () => {
    open(Page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(`Home${title}`);
    // Nothing is announced to who has not searched yet.
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  test('is searched by title and category, ignoring case, and keeps the query', async () => {
    open(Page);
    const before = titles().length;
    await userEvent.type(screen.getByRole('searchbox'), query);
    expect(screen.getByRole('heading', { level: 2, name: expected })).toBeVisible();
    expect(titles().length).toBeLessThan(before);
    expect(document.querySelector('output')).not.toBeEmptyDOMElement();
    expect(new URLSearchParams(screen.getByText(/^\?q=/).textContent ?? '').get('q')).toBe(query);
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(titles()).toHaveLength(before);
    expect(document.querySelector('output')).toBeEmptyDOMElement();
  });

  test('says so when nothing matches', () => {
    open(Page, '/?q=zzz');
    expect(screen.getByText('Nothing matches “zzz”. Try fewer letters.')).toBeVisible();
    expect(titles()).toHaveLength(0);
  });
});

test('a category shows its entries; pressing it again shows all', async () => {
  open(NewsPage);
  const company = screen.getByRole('button', { name: 'Company' });
  await userEvent.click(company);
  expect(company).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 found')).toBeVisible();
  expect(titles()).toHaveLength(2);
  await userEvent.click(company);
  expect(titles()).toHaveLength(6);
});

test('spaces around the query do not matter', () => {
  open(NewsPage, '/?q=%20%20vda%20%20');
  expect(titles()).toEqual(['SyncOS connects more fleets through VDA 5050']);
  expect(status()).toHaveTextContent('1 found');
});

test('each category is offered once, in order, and none if the list has other filters', () => {
  const { unmount } = open(NewsPage);
  const categories = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('button');
  expect(categories.map(({ textContent }) => textContent)).toEqual(['Platform', 'Robots', 'Company', 'Partners']);
  expect(categories.map((one) => one.getAttribute('aria-pressed'))).toEqual(Array(4).fill('false'));
  unmount();
  for (const Page of [ProductDocumentationPage, CaseStudiesPage]) {
    const page = open(Page);
    expect(screen.queryByRole('list', { name: 'Categories' })).not.toBeInTheDocument();
    page.unmount();
  }
});

test('a post without a category adds no filter', () => {
  const post = { slug: 'own', title: 'Our own', author: '', publishDate: '2026-01-01', category: '', excerpt: '' };
  render(
    <PagePostsContext value={{ summaries: [post] }}>
      <BlogsPage />
    </PagePostsContext>,
    { wrapper: MemoryRouter },
  );
  const categories = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('button');
  for (const button of categories) {
    expect(button).not.toHaveAccessibleName('');
    expect(button).toHaveAttribute('aria-pressed', 'false');
  }
});

test.each([
  ['news', NewsPage, 'platform'],
  ['reports', ReportsPage, 'planning'],
  ['events', EventsPage, 't'],
  ['podcasts', PodcastsPage, 'o'],
])('the first of the %s is highlighted until the visitor searches', (_, Page, query) => {
  const { unmount } = open(Page);
  expect(document.querySelectorAll('.featured')).toHaveLength(1);
  unmount();
  open(Page, `/?q=${query}`);
  expect(titles().length).toBeGreaterThan(1);
  expect(document.querySelector('.featured')).toBeNull();
});

test('the first of the blogs is large, until the visitor searches', () => {
  const { unmount } = open(BlogsPage);
  expect(document.querySelector('.grid')?.className).toMatch(/wide|tall/);
  unmount();
  open(BlogsPage, '/?q=a');
  expect(titles().length).toBeGreaterThan(3);
  expect(document.querySelector('.grid')?.className).not.toMatch(/wide|tall/);
});

test('when nothing matches, all can be shown again', async () => {
  open(NewsPage, '/?q=zzz');
  expect(screen.getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute('href', '/contact');
  await userEvent.click(screen.getByRole('button', { name: 'Show all news' }));
  expect(titles()).toHaveLength(6);
});

describe('case studies are chosen by industry, use case and robot', () => {
  const chip = (group: string, name: string) =>
    within(screen.getByRole('list', { name: group })).getByRole('link', { name });

  test('the choice and search are kept in the address, and the result count is announced', async () => {
    open(CaseStudiesPage);
    expect(titles()).toHaveLength(6);
    await userEvent.click(chip('Robot', 'Fork'));
    expect(titles()).toHaveLength(2);
    expect(document.querySelector('search [role=status]')).toHaveTextContent('2 found');
    await userEvent.click(chip('Industry', 'Manufacturing'));
    expect(titles()).toEqual(['From the palletising cell to the wrapper, through one door']);
    expect(document.querySelector('output')).toHaveTextContent('?robot=fork&industry=manufacturing');
    await userEvent.type(screen.getByRole('searchbox'), 'door');
    expect(document.querySelector('output')).toHaveTextContent('?robot=fork&industry=manufacturing&q=door');
    await userEvent.click(chip('Industry', 'Manufacturing'));
    expect(document.querySelector('output')).toHaveTextContent('?robot=fork&q=door');
  });

  test('a shared address restores the choice', () => {
    open(CaseStudiesPage, '/?use-case=box-packing');
    expect(titles()).toEqual(['Twenty packing tables, and nobody fetches totes']);
    expect(chip('Use case', 'Box Packing')).toHaveAttribute('aria-current', 'true');
    expect(document.querySelectorAll('search [aria-current]')).toHaveLength(1);
  });

  test('one choice of each kind at a time; unknown values stay out of the address', async () => {
    open(CaseStudiesPage, '/?robot=nothing');
    expect(titles()).toHaveLength(6);
    expect(status()).toBeEmptyDOMElement();
    await userEvent.click(chip('Robot', 'Fork'));
    await userEvent.click(chip('Robot', 'AGV Tugger'));
    expect(document.querySelector('output')).toHaveTextContent('?robot=agvTugger');
    expect(titles()).toEqual(['Gearboxes and small parts on one timetable']);
    await userEvent.click(chip('Industry', 'Auto and Heavy Machinery'));
    expect(document.querySelector('output')).toHaveTextContent('?robot=agvTugger&industry=auto-and-heavy-machinery');
    expect(titles()).toHaveLength(1);
  });

  test('choices add no steps to the history', () => {
    let back = () => {};
    function Back() {
      const navigate = useNavigate();
      back = () => void navigate(-1);
      return null;
    }
    render(
      <MemoryRouter initialEntries={['/?q=before', '/']}>
        <CaseStudiesPage />
        <Address />
        <Back />
      </MemoryRouter>,
    );
    fireEvent.click(chip('Robot', 'Fork'));
    expect(document.querySelector('output')).toHaveTextContent('?robot=fork');
    act(() => back());
    expect(document.querySelector('output')).toHaveTextContent('?q=before');
  });

  test('all are shown again when no study fits every choice', async () => {
    open(CaseStudiesPage, '/?use-case=box-packing&robot=fork');
    expect(document.querySelector('search [role=status]')).toHaveTextContent(
      'No case studies match all of your choices.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all case studies' }));
    expect(titles()).toHaveLength(6);
  });
});

test('the card of a case study says what was measured', () => {
  open(CaseStudiesPage);
  const card = screen.getByRole('link', { name: 'Pallets leave two bottling lines without a truck' }).closest('li');
  expect(card).toHaveTextContent(/9 min ?lost a week because a full pallet was not collected, down from 142$/);
  expect(card).toHaveTextContent(/^FMCG and F&B · Nordhavn Foods/);
  expect(card?.querySelector('a')).toHaveAttribute('href', '/case-study/nordhavn-bottling');
});

test('asking an engineer from the case studies needs no explanation', () => {
  open(CaseStudiesPage);
  expect(interestAfter(screen.getByRole('link', { name: 'Ask an engineer' }))).toEqual({
    label: 'a project like one of the case studies',
    path: '/case-studies',
  });
});

test('a news item has its address and day, and links to its subject if it has a page', () => {
  open(NewsPage);
  const item = entry('SyncOS connects more fleets through VDA 5050');
  expect(item).toHaveAttribute('id', 'vda-5050');
  expect(within(item).getByText('14 October 2026')).toHaveAttribute('datetime', '2026-10-14');
  expect(within(item).getByRole('link', { name: 'Integrator' })).toHaveAttribute('href', '/products/integrator');
  const plain = entry('A second assembly building doubles the test area');
  const links = within(plain).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news/second-assembly-hall']);
});

test('an event has its time and place, and a meeting is passed on to the contact form', () => {
  open(EventsPage);
  const item = entry('Line supply in a day');
  expect(within(item).getByText('11 February 2027')).toHaveAttribute('datetime', '2027-02-11');
  expect(item).toHaveTextContent('Training centre, Chennai, India');
  expect(entry('Integrator training for partners')).toHaveTextContent('19–21 January 2027');
  expect(within(item).getByRole('link', { name: 'Add to your calendar Line supply in a day' })).toHaveAttribute(
    'href',
    '/events/line-supply-day.ics',
  );
  const meet = within(item).getByRole('link', { name: 'Meet us there Line supply in a day' });
  expect(meet).toHaveAttribute('href', '/contact');
  expect(interestAfter(meet)).toEqual({
    label: 'a meeting at “Line supply in a day”',
    path: `/events#${item.id}`,
  });
});

test('an episode has its length, and its transcript is on this site', () => {
  open(PodcastsPage);
  const item = entry('Old floors');
  expect(item).toHaveTextContent('8 July 2026, 28 minutes');
  expect(item).toHaveTextContent('Episode 3 · Planning');
  const transcript = within(item).getByRole('link', { name: 'Read the transcript of episode 3' });
  expect(transcript).toHaveAttribute('href', '/podcasts/old-floors');
});

test('a report leads to its page', () => {
  open(ReportsPage);
  const item = entry('How many robots? Sizing a fleet on paper');
  expect(item).toHaveTextContent('Planning · 5 pages');
  expect(within(item).getByRole('link', { name: 'Read the report' })).toHaveAttribute('href', '/reports/sizing');
});

test('search engines are told of each event, news item and episode by address', () => {
  const nodes = (Page: () => React.ReactNode) =>
    prerenderedJsonLd(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    )['@graph'];
  expect(nodes(EventsPage)).toContainEqual(
    expect.objectContaining({
      '@type': 'Event',
      '@id': `${site.origin}/events#integrator-training`,
      name: 'Integrator training for partners',
      startDate: '2027-01-19',
      endDate: '2027-01-21',
      image: `${site.origin}/media/share-events.jpg`,
    }),
  );
  expect(nodes(NewsPage)).toContainEqual(
    expect.objectContaining({
      '@type': 'NewsArticle',
      '@id': `${site.origin}/news/vda-5050`,
      datePublished: '2026-10-14',
    }),
  );
  expect(nodes(PodcastsPage)).toContainEqual(
    expect.objectContaining({
      '@id': `${site.origin}/podcasts/old-floors`,
      episodeNumber: 3,
      datePublished: '2026-07-08',
      timeRequired: 'PT28M',
    }),
  );
});

test("each blog's thumbnail has the fixed text (§3 Blog item)", () => {
  open(BlogsPage);
  expect(screen.getAllByRole('img', { name: 'Blog Thumbnail' })).toHaveLength(blogs.length);
});

test('posts come before the articles, in order, and are searched as well', () => {
  const post = { author: '', publishDate: '2026-01-01', category: 'Fleet', excerpt: '' };
  const summaries = [
    { ...post, slug: 'newer', title: 'The newer one' },
    { ...post, slug: 'older', title: 'The older one' },
  ];
  const show = (path: string) =>
    open(
      () => (
        <PagePostsContext value={{ summaries }}>
          <BlogsPage />
        </PagePostsContext>
      ),
      path,
    );
  const { unmount } = show('/');
  expect(titles()).toEqual(['The newer one', 'The older one', ...blogs.map(({ title }) => title)]);
  expect(within(entry('The older one')).getByRole('link')).toHaveAttribute('href', '/blogs/older');
  // In whatever script it is written.
  expect(screen.getByRole('heading', { name: 'The older one' })).toHaveAttribute('dir', 'auto');
  expect(within(entry(blogs[0]?.title ?? '')).getByRole('link')).toHaveAttribute(
    'href',
    new URL(blogs[0]?.link ?? '').pathname,
  );
  unmount();
  show('/?q=the%20older');
  expect(titles()).toEqual(['The older one']);
});

test('the product documentation page has its own form, in the page (§2, §7)', () => {
  const { container } = open(ProductDocumentationPage);
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'product-documentation' });
  expect(container.querySelector('dialog')).toBeNull();
});

test('data sheets show version, date and size, but no file before the form is sent', () => {
  open(ProductDocumentationPage);
  const sheets = screen.getAllByRole('link', { name: /: data sheet$/ });
  expect(sheets.map((link) => link.getAttribute('href'))).toEqual(robotVariantNames.map(robotPath));
  for (const link of sheets)
    expect(link.parentElement).toHaveTextContent(
      /Version \d+\.\d+, \d+ \w+ \d{4}PDF, \d pages, \d+ kBAdd to list .* data sheet$/,
    );
  expect(screen.queryByRole('link', { name: /PDF/ })).not.toBeInTheDocument();
});

test('after the form is sent every data sheet is offered, whatever the search', async () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, status: 200 })) });
  open(ProductDocumentationPage, '/?q=fork');
  expect(screen.getAllByRole('link', { name: /: data sheet$/ })).toHaveLength(1);
  for (const name of ['Full name', 'Company name', 'Job title'])
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value: 'Ada' } });
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.submit(document.querySelector('form') ?? document));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  const files = screen.getAllByRole('link', { name: /\(PDF, \d+ kB\)$/ });
  const sheets = datasheetFiles.filter(({ kind }) => kind === 'Data sheet');
  expect(sheets).toHaveLength(6);
  expect(files.map((link) => link.getAttribute('href'))).toEqual(sheets.map(({ file }) => `/pdfs/${file}`));
  for (const link of files) expect(link).toHaveAttribute('download');
});

test('the blogs page names the tags in use, each leading to its posts', () => {
  const subject = { tags: [{ slug: 'cold-stores', name: 'Cold stores', count: 3 }] };
  render(
    <PagePostsContext value={{ summaries: [], subject }}>
      <BlogsPage />
    </PagePostsContext>,
    { wrapper: MemoryRouter },
  );
  const tag = within(screen.getByRole('region', { name: 'Tags' })).getByRole('link', { name: 'Cold stores (3)' });
  expect(tag).toHaveAttribute('href', '/tags/cold-stores');
});
