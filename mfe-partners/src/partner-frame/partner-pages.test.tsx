import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import OurSolutionPage from '../our-solution/our-solution-page';
import PartnerWithUsPage from '../partner-with-us/partner-with-us-page';
import TechPartnerPage from '../tech-partner/tech-partner-page';

const pages = [
  ['/partner-with-us', 'Partner with Corvane', PartnerWithUsPage],
  ['/tech-partner', 'Integrate with us', TechPartnerPage],
  ['/our-solution', 'Sell our solutions', OurSolutionPage],
] as const;

describe.each(pages)('%s (§2 Commercial partner pages)', (path, label, Page) => {
  beforeEach(() => render(<Page />, { wrapper: MemoryRouter }));
  const tabBar = () => within(screen.getByRole('navigation', { name: 'Ways to partner' }));

  test('its tab is the current one of three, each an address of its own', () => {
    const tabs = within(tabBar().getByRole('list')).getAllByRole('link');
    expect(tabs.map((tab) => [tab.getAttribute('href'), tab.textContent])).toEqual(
      pages.map(([address, name]) => [address, name]),
    );
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.textContent)).toEqual([
      label,
    ]);
  });

  test('the stepper leads to its neighbours, as far as there are any', () => {
    const index = pages.findIndex(([address]) => address === path);
    const step = (name: RegExp) => tabBar().queryByRole('link', { name })?.getAttribute('href');
    expect(step(/^Previous: /)).toBe(pages[index - 1]?.[0]);
    expect(step(/^Next: /)).toBe(pages[index + 1]?.[0]);
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

  test('says why, names partners, and its form has the source commercial-contact', () => {
    expect(screen.getByRole('heading', { name: 'Why become a commercial partner?' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Partners who work with us' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(3);
    expect(document.querySelector('form')).toHaveFormValues({
      'form-name': 'commercial-contact',
      source: 'commercial-contact',
    });
  });
});

test('each tab has a text of its own', () => {
  const texts = pages.map(([, , Page]) => {
    const { unmount } = render(<Page />, { wrapper: MemoryRouter });
    const text = `${screen.getByRole('heading', { level: 1 }).textContent} ${screen.getByRole('region', { name: /^Why/ }).textContent}`;
    unmount();
    return text;
  });
  expect(new Set(texts).size).toBe(3);
});
