import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
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

describe.each([
  ['Blogs', BlogsPage, 'SCANNER', 'What a safety scanner sees, and what it must never guess'],
  ['Case Studies', CaseStudiesPage, 'distribution', 'Twenty packing tables, and nobody fetches totes'],
  ['News', NewsPage, 'vda', 'SyncOS connects more fleets by VDA 5050'],
  ['Reports', ReportsPage, 'SIZING', 'How many robots? Sizing a fleet with a pencil'],
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
    const before = screen.getAllByRole('heading', { level: 2 }).length;
    await userEvent.type(screen.getByRole('searchbox'), query);
    expect(screen.getByRole('heading', { level: 2, name: expected })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeLessThan(before);
    expect(document.querySelector('output')).not.toBeEmptyDOMElement();
    expect(new URLSearchParams(screen.getByText(/^\?q=/).textContent ?? '').get('q')).toBe(query);
  });

  test('says in words when nothing fits', () => {
    open(Page, '/?q=zzz');
    expect(screen.getByText('Nothing fits “zzz”. Try fewer letters.')).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
  });
});

test('a category shows its entries, and all again when it is pressed once more', async () => {
  open(NewsPage);
  const company = screen.getByRole('button', { name: 'Company' });
  await userEvent.click(company);
  expect(company).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 found')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  await userEvent.click(company);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});

test('when nothing fits there is a way back to all', async () => {
  open(NewsPage, '/?q=zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Show all news' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
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
