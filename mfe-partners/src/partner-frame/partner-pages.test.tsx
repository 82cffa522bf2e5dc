import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter } from 'react-router-dom';
import { conveyorHandover, partnerLogos, sharedDriveLane, workSingleConveyor } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import OurSolutionPage from '../our-solution/our-solution-page';
import PartnerWithUsPage from '../partner-with-us/partner-with-us-page';
import TechPartnerPage from '../tech-partner/tech-partner-page';
import { partnerTypes } from './partner-types';

const pages = [
  ['/partner-with-us', 'Partner with Corvane', PartnerWithUsPage, 'Four steps to a partnership', conveyorHandover],
  ['/tech-partner', 'Integrate with us', TechPartnerPage, 'Four steps to a listed integration', workSingleConveyor],
  [
    '/our-solution',
    'Sell our solutions',
    OurSolutionPage,
    'From the first meeting to the first order',
    sharedDriveLane,
  ],
] as const;

describe.each(pages)('%s (§2 Commercial partner pages)', (path, label, Page, stepsHeading, hero) => {
  beforeEach(() => render(<Page />, { wrapper: MemoryRouter }));
  const tabBar = () => within(screen.getByRole('navigation', { name: 'Ways to partner' }));

  test('its tab is the current one of three, each with its own address', () => {
    const tabs = within(tabBar().getByRole('list')).getAllByRole('link');
    expect(tabs.map((tab) => [tab.getAttribute('href'), tab.textContent])).toEqual(
      pages.map(([address, name]) => [address, name]),
    );
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.textContent)).toEqual([
      label,
    ]);
  });

  test('the stepper leads to its neighbours, where there are any', () => {
    const index = pages.findIndex(([address]) => address === path);
    const step = (name: RegExp) => tabBar().queryByRole('link', { name })?.getAttribute('href');
    expect(step(/^Previous: /)).toBe(pages[index - 1]?.[0]);
    expect(step(/^Next: /)).toBe(pages[index + 1]?.[0]);
    expect(tabBar().getByText(`${index + 1} of 3`)).toBeInTheDocument();
  });

  test('four partner types, the first open', () => {
    const types = within(screen.getByRole('region', { name: 'Types of Commercial Partners' })).getAllByRole('group');
    expect(types.map((type) => within(type).getByRole('heading').textContent)).toEqual([
      'Integration Partner',
      'Distribution Partner',
      'Referral Partner',
      'Service Partner',
    ]);
    expect(types.map((type) => (type as HTMLDetailsElement).open)).toEqual([true, false, false, false]);
  });

  test('each partner type has a text, key points and a picture, and toggles (§3, §4)', async () => {
    const region = within(screen.getByRole('region', { name: 'Types of Commercial Partners' }));
    const [integration, distribution] = region.getAllByRole<HTMLDetailsElement>('group');
    if (!integration || !distribution) throw new Error('no partner types');
    for (const type of region.getAllByRole('group')) {
      expect(within(type).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
      expect(within(type).getByRole('img', { hidden: true })).toHaveAccessibleName();
    }
    await userEvent.click(within(distribution).getByRole('heading', { name: 'Distribution Partner' }));
    expect([integration.open, distribution.open]).toEqual([true, true]);
    // A browser would keep one open of those with one name; jsdom does not.
    expect(integration).not.toHaveAttribute('name');
    await userEvent.click(within(integration).getByRole('heading', { name: 'Integration Partner' }));
    expect([integration.open, distribution.open]).toEqual([false, true]);
  });

  test('has its own hero picture and canonical address, and four next steps', () => {
    expect(screen.getByRole('img', { name: hero.alt })).toBeVisible();
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}${path}`);
    expect(document.title).toBe(`${label} | ${site.companyName}`);
    const steps = screen.getByRole('region', { name: stepsHeading });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(within(steps).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  test('its parts end in the same order: partners, types, reasons, form', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(-5)).toEqual([
      stepsHeading,
      'Partners who work with us',
      'Types of Commercial Partners',
      'Why become a commercial partner?',
      'Start the conversation',
    ]);
  });

  test('each partner type says what such a partner does, and what for', () => {
    const region = within(screen.getByRole('region', { name: 'Types of Commercial Partners' }));
    region.getAllByRole('group').forEach((type, index) => {
      expect(type).toHaveTextContent(partnerTypes[index]?.content ?? '');
      const points = within(type).getAllByRole('listitem', { hidden: true });
      expect(points.map(({ textContent }) => textContent)).toEqual(partnerTypes[index]?.keyPoints);
      expect(within(type).getByRole('img', { hidden: true })).toHaveAccessibleName(partnerTypes[index]?.image.alt);
    });
  });

  test('facts are in columns of three points, each under its topic', () => {
    const columns = Array.from(document.querySelectorAll('section .columns'));
    expect(columns.length).toBeGreaterThan(0);
    for (const row of columns) {
      const titles = row.querySelectorAll('h3');
      expect(row).toHaveClass(titles.length === 2 ? 'two' : 'three');
      for (const title of titles) expect(title.nextElementSibling?.querySelectorAll('li')).toHaveLength(3);
    }
  });

  test('describes itself to machines, with the four partner types', () => {
    const data = prerenderedJsonLd(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: label,
      url: `${site.origin}${path}`,
      publisher: { '@type': 'Organization', name: site.companyName },
      mainEntity: { '@type': 'ItemList', name: 'Types of Commercial Partners' },
    });
    expect(data.mainEntity.itemListElement).toMatchObject(
      partnerTypes.map(({ title, content }, index) => ({ position: index + 1, name: title, description: content })),
    );
    expect(data.mainEntity.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Integration Partner',
      'Distribution Partner',
      'Referral Partner',
      'Service Partner',
    ]);
  });

  test('says why, names partners, and its form has the source commercial-contact', () => {
    expect(screen.getByRole('heading', { name: 'Why become a commercial partner?' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Why become a commercial partner?' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    const partners = within(screen.getByRole('region', { name: 'Partners who work with us' })).getAllByRole('img');
    expect(partners.map((mark) => mark.getAttribute('alt'))).toEqual(partnerLogos.map(({ name }) => name));
    expect(partners.length).toBeGreaterThan(3);
    expect(document.querySelector('form')).toHaveFormValues({
      'form-name': 'commercial-contact',
      source: 'commercial-contact',
    });
  });
});

test('each tab has its own text', () => {
  const texts = pages.map(([, , Page]) => {
    const { unmount } = render(<Page />, { wrapper: MemoryRouter });
    const headings = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent ?? '');
    const reasons = within(screen.getByRole('region', { name: /^Why/ })).getAllByText(/\./);
    const steps = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    const own = [...headings, ...[...reasons, ...steps].map(({ textContent }) => textContent ?? '')];
    unmount();
    return own;
  });
  expect(texts.every((own) => own.length === 5)).toBe(true);
  expect(new Set(texts.flat()).size).toBe(15);
});
