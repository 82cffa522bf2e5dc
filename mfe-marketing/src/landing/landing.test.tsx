import { act, render, screen, within } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { site } from 'shared-config/site';
import { landings } from '../lists/landing.content';
import LandingPage from './landing-page';

let view: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  view = fakeIntersectionObserver();
  fakeMatchMedia(() => false);
});
afterEach(() => jest.useRealTimers());

const shown = () => [...document.querySelectorAll('dd [aria-hidden]')].map(({ textContent }) => textContent);

const pageAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <LandingPage />
  </MemoryRouter>
);

describe.each(['lp1', 'lp2', 'lp3'] as const)('%s (§2 Landing pages)', (name) => {
  beforeEach(() => {
    render(pageAt(`/${name}`));
  });

  test('has its headline and picture, and leads where the specification says', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(landings[name].headline);
    expect(screen.getByRole('img', { name: landings[name].image.alt })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learn more about SyncOS' })).toHaveAttribute('href', '/products/syncos');
    expect(screen.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/lp1`);
  });

  test('leads to the platform, the robots and the fleet calculator', () => {
    const targets = [
      ['See what connects', '/products/integrator'],
      ['Watch a fleet at work', '/products/fleet-manager'],
      ['Compare the six robots', '/products/Mag'],
      ['Calculate your fleet', '/products/robot-count'],
    ] as const;
    for (const [label, href] of targets)
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(screen.getByRole('img', { name: /^Floor plan of a plant: / })).toBeVisible();
    expect(screen.getByRole('img', { name: landings[name].image.alt })).toHaveAttribute('loading', 'eager');
  });

  test('says what customers measured, in their words', () => {
    const proof = screen.getByRole('region', { name: 'Seen at work in' });
    expect(within(proof).getAllByRole('listitem')).toHaveLength(2);
    expect(within(proof).getByRole('img', { name: 'Nordhavn Foods' })).toBeVisible();
    expect(proof).toHaveTextContent('Before142 minNow9 min');
  });

  test('ends with an action', () => {
    const end = screen.getByRole('region', { name: 'Which route would you automate first?' });
    expect(within(end).getByRole('link', { name: 'Describe your route' })).toHaveAttribute('href', '/contact');
    expect(screen.getAllByRole('region').at(-1)).toBe(end);
  });

  test('describes itself to machines, with the two products', () => {
    const data = prerenderedJsonLd(pageAt(`/${name}`));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: landings[name].headline,
      url: `${site.origin}/lp1`,
      publisher: { '@type': 'Organization', name: site.companyName },
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, name: 'SyncOS platform', url: `${site.origin}/products/syncos` },
          { position: 2, name: 'MAG robots', url: `${site.origin}/products/Mag` },
        ],
      },
    });
  });

  test('shows 17 client logos and two products', () => {
    expect(within(screen.getByRole('region', { name: 'Client logos' })).getAllByRole('img')).toHaveLength(17);
    expect(screen.getByRole('link', { name: 'SyncOS platform' })).toHaveAttribute('href', '/products/syncos');
    expect(screen.getByRole('link', { name: 'MAG robots' })).toHaveAttribute('href', '/products/Mag');
  });
});

test('statistics start at 0 and count up once, over 2 s, when in view (§4, §9)', () => {
  jest.useFakeTimers({ advanceTimers: false });
  render(pageAt('/lp1'));
  expect(view.options()?.rootMargin).toBe('0px 0px -20% 0px');
  expect(shown()).toEqual(['0+', '0M', '0+']);
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(1000));
  expect(Number.parseInt(shown()[0] ?? '', 10)).toBeGreaterThan(60);
  expect(Number.parseInt(shown()[0] ?? '', 10)).toBeLessThan(90);
  act(() => jest.advanceTimersByTime(1100));
  expect(shown()).toEqual(['150+', '2M', '30+']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Systems Deployed',
    'Total Production Hours',
    'Global Clients',
  ]);
});

test('with reduced motion the claims are on the page from the start', () => {
  fakeMatchMedia(() => true);
  render(pageAt('/lp1'));
  expect(shown()).toEqual(['150+', '2M', '30+']);
});

test('until the script loads, the claims are on the page', () => {
  document.body.innerHTML = renderToString(pageAt('/lp1'));
  expect(shown()).toEqual(['150+', '2M', '30+']);
});
