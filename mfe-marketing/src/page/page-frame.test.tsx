import { render, screen, within } from '@testing-library/react';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter } from 'react-router-dom';
import { blogForks } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { PageFrame } from './page-frame';

const frame = (
  <PageFrame
    title="End of Line"
    description="What it is."
    path="/use-cases/end"
    heading="The end of the line"
    lead="In short."
    image={blogForks}
    parents={[{ label: 'Solutions', to: '/solutions' }]}
    crumb="End of Line"
    nodes={[{ '@type': 'Thing' }]}
  >
    Text
  </PageFrame>
);

test('the breadcrumb leads from the home page to this page, which is not a link', () => {
  render(frame, { wrapper: MemoryRouter });
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const steps = way.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Home', 'Solutions', 'End of Line']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/solutions']);
});

test('title, lead and picture open the page, and the picture loads first', () => {
  render(frame, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The end of the line');
  expect(screen.getByText('In short.')).toBeVisible();
  expect(screen.getByRole('img', { name: blogForks.alt })).toHaveAttribute('loading', 'eager');
  expect(document.title).toBe(`End of Line | ${site.companyName}`);
});

test("search engines get the breadcrumb with full addresses, and the page's own data", () => {
  const { '@graph': nodes } = prerenderedJsonLd(<MemoryRouter>{frame}</MemoryRouter>);
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${site.origin}${path}`,
  });
  expect(nodes).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        item(1, 'Home', '/'),
        item(2, 'Solutions', '/solutions'),
        item(3, 'End of Line', '/use-cases/end'),
      ],
    },
    { '@type': 'Thing' },
  ]);
});
