import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import BlogsPage from './blogs-page';
import CaseStudiesPage from './case-studies-page';
import EventsPage from './events-page';
import NewsPage from './news-page';
import PodcastsPage from './podcasts-page';
import ProductDocumentationPage from './product-documentation-page';
import ReportsPage from './reports-page';

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
  });

  test('is searched by title and category, whatever the case (§5), and keeps the query in the address', async () => {
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

  test('says in words when nothing fits', () => {
    open(Page, '/?q=zzz');
    expect(screen.getByText('Nothing matches “zzz”. Try fewer letters.')).toBeVisible();
    expect(titles()).toHaveLength(0);
  });
});

test('a category shows its entries, and all again when it is pressed once more', async () => {
  open(NewsPage);
  const company = screen.getByRole('button', { name: 'Company' });
  await userEvent.click(company);
  expect(company).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 found')).toBeVisible();
  expect(titles()).toHaveLength(2);
  await userEvent.click(company);
  expect(titles()).toHaveLength(6);
});

test('when nothing fits there is a way back to all', async () => {
  open(NewsPage, '/?q=zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Show all news' }));
  expect(titles()).toHaveLength(6);
});

describe('case studies are chosen by industry, use case and robot', () => {
  const chip = (group: string, name: string) =>
    within(screen.getByRole('list', { name: group })).getByRole('link', { name });

  test('in the address, beside the search, and the number that is left is announced', async () => {
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

  test('from an address that was shared', () => {
    open(CaseStudiesPage, '/?use-case=box-packing');
    expect(titles()).toEqual(['Twenty packing tables, and nobody fetches totes']);
    expect(chip('Use case', 'Box Packing')).toHaveAttribute('aria-current', 'true');
  });

  test('and shown again where no study fits all choices', async () => {
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
});

test("each blog's thumbnail has the fixed text (§3 Blog item)", () => {
  open(BlogsPage);
  expect(screen.getAllByRole('img', { name: 'Blog Thumbnail' })).toHaveLength(7);
});

test('the product documentation page has its own form, in the page (§2, §7)', () => {
  const { container } = open(ProductDocumentationPage);
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'product-documentation' });
  expect(container.querySelector('dialog')).toBeNull();
});

test('the product documentation page lists the data sheets with version, date and size, and no file until the form was sent', () => {
  open(ProductDocumentationPage);
  const sheets = screen.getAllByRole('link', { name: /: data sheet$/ });
  expect(sheets.map((link) => link.getAttribute('href'))).toEqual(robotVariantNames.map(robotPath));
  for (const link of sheets)
    expect(link.parentElement).toHaveTextContent(/Version \d+\.\d+, \d+ \w+ \d{4}PDF, \d pages, \d+ kB$/);
  expect(screen.queryByRole('link', { name: /PDF/ })).not.toBeInTheDocument();
});
