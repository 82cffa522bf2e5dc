import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MenusContext } from 'kit/page/menus/menu-entries';
import { changeKeptItem } from 'kit/page/use-kept-item';
import { fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { shortlistKey } from 'shared-config/shortlist/shortlist-address';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { chooseUnits } from 'shared-ui/units/use-units';
import { SiteHeader } from './site-header';

/** The width of the window; media queries of the form `(min-width: Npx)` match by it. */
let width = 1440;
let queries: ReturnType<typeof fakeMatchMedia>;

function resizeTo(next: number) {
  width = next;
  queries.change();
}

beforeEach(() => {
  jest.useFakeTimers();
  width = 1440;
  useSharedStore.setState(useSharedStore.getInitialState(), true);
  queries = fakeMatchMedia((query) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1]));
});
afterEach(() => jest.useRealTimers());

let navigate: NavigateFunction;
function Page() {
  navigate = useNavigate();
  return <main>Page</main>;
}
const renderHeader = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SiteHeader />
      <Page />
      <footer>End</footer>
    </MemoryRouter>,
  );
const [desktop, mobile] = [0, 1];
const navigation = (which: number) =>
  within(screen.getAllByRole('navigation', { name: 'Main', hidden: true })[which] as HTMLElement);
const summary = (label: string, which = desktop) =>
  navigation(which)
    .getAllByText(label)
    .find((element) => element.tagName === 'SUMMARY') as HTMLElement;
const menu = (label: string, which = desktop) => summary(label, which).parentElement as HTMLDetailsElement;
/** Opens or closes as a browser does on a click; jsdom has no toggle event of its own. */
function toggle(details: HTMLDetailsElement) {
  act(() => {
    details.open = !details.open;
    details.dispatchEvent(new Event('toggle'));
  });
}
const enter = (label: string) => fireEvent.pointerEnter(menu(label), { pointerType: 'mouse' });
const leave = (label: string) => fireEvent.pointerLeave(menu(label), { pointerType: 'mouse' });
const addresses = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

// jsdom has no PointerEvent, and so no type of the pointer.
let pointerType = 'mouse';
Object.defineProperty(Event.prototype, 'pointerType', { get: () => pointerType });

test('pages of remotes stand behind the specified ones, on both screens', () => {
  const entries = [{ to: '/service', label: 'Service', note: 'Day and night' }];
  render(
    <MemoryRouter>
      <MenusContext value={{ resources: entries }}>
        <SiteHeader />
      </MenusContext>
    </MemoryRouter>,
  );
  for (const which of [desktop, mobile]) {
    const [list] = within(menu('Resources', which)).getAllByRole('list', { hidden: true });
    expect(addresses(list as HTMLElement).slice(-2)).toEqual(['/podcasts', '/service']);
    expect(list).toHaveTextContent(/ServiceDay and night$/);
  }
});

test('logo, four menus, Contact Us (§2 Header) and the search', () => {
  renderHeader();
  expect(screen.getByRole('link', { name: 'Corvane, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  for (const link of screen.getAllByRole('link', { name: 'Search' })) expect(link).toHaveAttribute('href', '/search');
  for (const label of ['Products', 'Use-cases', 'Industries', 'Resources']) expect(menu(label).open).toBe(false);
});

test('each menu lists its routes in the specified order (§2 Header)', () => {
  renderHeader();
  expect(addresses(menu('Use-cases'))).toEqual([
    '/use-cases/solution-end-of-line',
    '/use-cases/inbound-and-outbound',
    '/use-cases/automated-material',
    '/use-cases/automated-storage',
    '/use-cases/box-packing',
  ]);
  expect(addresses(menu('Industries'))).toEqual([
    '/industries/industry-fmcg',
    '/industries/automotive-industry',
    '/industries/distribution',
  ]);
  expect(addresses(menu('Resources'))).toEqual([
    '/blogs',
    '/case-studies',
    '/partner-with-us',
    '/careers',
    '/product-documentation',
    '/news',
    '/reports',
    '/events',
    '/podcasts',
    // Not in the specification: the featured case study.
    '/case-study/nordhavn-bottling',
  ]);
});

test('on paper the address of the site is beside its logo', () => {
  const css = readFileSync(join(__dirname, 'site-header.module.css'), 'utf8');
  expect(css).toContain(`content: "${new URL(site.origin).host}"`);
});

test('both menus show the payload of each robot', () => {
  renderHeader();
  toggle(menu('Products'));
  fireEvent.click(screen.getByRole('tab', { name: /MAG/ }));
  expect(within(screen.getByRole('tabpanel', { name: /^MAG/ })).getByText('All MAG Robots')).toBeInTheDocument();
  const entries = screen.getAllByRole('link', { name: 'Single Conveyor', hidden: true });
  expect(entries.map((link) => link.parentElement?.textContent)).toEqual(Array(2).fill('Single Conveyor1000 kg'));
});

test('every menu picture has one link, and every such link but all robots has one', () => {
  renderHeader();
  const css = readFileSync(join(__dirname, '../../../shared-config/src/media/menu-pictures.module.css'), 'utf8');
  const ends = [...css.matchAll(/href\$="(.*)"/g)].map(([, end = '']) => end);
  const pictured = Array.from(document.querySelectorAll('.pictured a'), (link) => link.getAttribute('href') ?? '');
  expect(ends.filter((end) => pictured.filter((address) => address.endsWith(end)).length !== 1)).toEqual([]);
  expect(pictured.filter((address) => !ends.some((end) => address.endsWith(end)))).toEqual(['/products/Mag']);
});

test('the Products menu has two tabs, syncos first; arrows move between them (§2, §4)', () => {
  renderHeader();
  toggle(menu('Products'));
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(addresses(screen.getByRole('tabpanel'))).toEqual([
    '/products/syncos',
    '/products/fleet-manager',
    '/products/integrator',
  ]);
  fireEvent.keyDown(tabs[0] as HTMLElement, { key: 'ArrowDown' });
  expect(tabs[1]).toHaveFocus();
  expect(addresses(screen.getByRole('tabpanel'))).toEqual([
    '/products/Mag',
    ...['lifter', 'singleConveyor', 'dualConveyor', 'fork', 'agvTugger', 'counterBalance'].map(
      (product) => `/products/mag-product?product=${product}`,
    ),
  ]);
  fireEvent.keyDown(tabs[1] as HTMLElement, { key: 'ArrowUp' });
  expect(tabs[0]).toHaveFocus();
});

test('on a large screen a menu opens on hover, and closes after 150 ms (§2, §9)', () => {
  width = 1024;
  renderHeader();
  enter('Industries');
  expect(menu('Industries').open).toBe(true);
  leave('Industries');
  act(() => jest.advanceTimersByTime(149));
  expect(menu('Industries').open).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(menu('Industries').open).toBe(false);
});

test('a menu also opens on hover for a pointer from a page with a broken remote (§2)', async () => {
  const LatePage = lazy(() => new Promise<never>(() => {}));
  const site = (page: React.ReactNode) => (
    <MemoryRouter>
      <SiteHeader />
      <Suspense>{page}</Suspense>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site(<main>Page</main>));
  await act(async () => void render(site(<LatePage />), { container, hydrate: true }));
  const page = screen.getByText('Page');
  const move = (from: HTMLElement, to: HTMLElement) => {
    fireEvent(from, Object.assign(new Event('pointerout', { bubbles: true }), { relatedTarget: to }));
    fireEvent(to, Object.assign(new Event('pointerover', { bubbles: true }), { relatedTarget: from }));
  };
  move(page, summary('Industries'));
  expect(menu('Industries').open).toBe(true);
  move(summary('Industries'), page);
  act(() => jest.advanceTimersByTime(149));
  expect(menu('Industries').open).toBe(true);
  move(page, summary('Industries'));
  act(() => jest.advanceTimersByTime(1000));
  expect(menu('Industries').open).toBe(true);
  move(summary('Industries'), page);
  act(() => jest.advanceTimersByTime(150));
  expect(menu('Industries').open).toBe(false);
});

test('touching a menu does not open it, but the click does', () => {
  pointerType = 'touch';
  renderHeader();
  enter('Industries');
  pointerType = 'mouse';
  expect(menu('Industries').open).toBe(false);
});

test('the closing menu is the one that the pointer left, not the one it entered', () => {
  renderHeader();
  enter('Industries');
  leave('Industries');
  enter('Resources');
  act(() => jest.advanceTimersByTime(1000));
  expect([menu('Industries').open, menu('Resources').open]).toEqual([false, true]);
});

test('a menu opened by a click is closed by the next, even if hovered in between', () => {
  renderHeader();
  toggle(menu('Industries'));
  enter('Industries');
  expect(fireEvent.click(summary('Industries'))).toBe(true);
});

test('a menu closes when focus leaves the menus, but not when the window loses it', () => {
  renderHeader();
  toggle(menu('Resources'));
  const link = within(menu('Resources')).getByText('Blogs');
  fireEvent.blur(summary('Resources'), { relatedTarget: link });
  fireEvent.blur(link, { relatedTarget: null });
  fireEvent.keyDown(link, { key: 'ArrowDown' });
  expect(menu('Resources').open).toBe(true);
  fireEvent.blur(link, { relatedTarget: screen.getByText('Contact Us') });
  expect(menu('Resources').open).toBe(false);
});

test.each(['/careers', '/?from=mail'])('a menu closes when the visitor gets to %s by other means', (address) => {
  renderHeader();
  toggle(menu('Resources'));
  act(() => navigate(address));
  expect(menu('Resources').open).toBe(false);
});

test.each([
  ['/products/mag-product?product=lifter', 'Lifter'],
  ['/products/mag-product?product=lifter&utm_source=mail', 'Lifter'],
  ['/blogs?utm_source=mail', 'Blogs'],
])('the menu marks the link of %s', (address, name) => {
  renderHeader(address);
  const current = Array.from(document.querySelectorAll('[aria-current]'), ({ textContent }) => textContent);
  // In the menu and in that of phones.
  expect(current).toEqual([name, name]);
});

test('before hydration the browser keeps one menu open', () => {
  renderHeader();
  const names = ['Products', 'Use-cases', 'Industries', 'Resources'].map((label) => menu(label).getAttribute('name'));
  expect(new Set(names)).toEqual(new Set(['site-menu']));
});

test('coming back in time cancels the close (§2)', () => {
  renderHeader();
  enter('Industries');
  leave('Industries');
  act(() => jest.advanceTimersByTime(100));
  enter('Industries');
  act(() => jest.advanceTimersByTime(1000));
  expect(menu('Industries').open).toBe(true);
});

test('a click on a menu just opened by hovering keeps it open; the next closes it', () => {
  renderHeader();
  enter('Industries');
  expect(fireEvent.click(summary('Industries'))).toBe(false);
  expect(fireEvent.click(summary('Industries'))).toBe(true);
});

test('between 768 and 1023 px hovering does nothing; a click opens', () => {
  width = 1023;
  renderHeader();
  enter('Resources');
  expect(menu('Resources').open).toBe(false);
  toggle(menu('Resources'));
  expect(useSharedStore.getState().openMenu).toBe('resources');
});

test('one menu is open at a time; a press outside closes it (§2)', () => {
  renderHeader();
  toggle(menu('Resources'));
  toggle(menu('Industries'));
  expect(menu('Resources').open).toBe(false);
  fireEvent.pointerDown(within(menu('Industries')).getByRole('link', { name: 'FMCG and F&B' }));
  expect(menu('Industries').open).toBe(true);
  fireEvent.pointerDown(screen.getByText('Page'));
  expect(menu('Industries').open).toBe(false);
});

test('Escape closes the menu and gives focus back to its button', () => {
  renderHeader();
  toggle(menu('Resources'));
  const link = within(menu('Resources')).getByRole('link', { name: 'Blogs' });
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(menu('Resources').open).toBe(false);
  expect(summary('Resources')).toHaveFocus();
});

test('Escape closes a hovered menu wherever the focus is (WCAG 1.4.13)', () => {
  renderHeader();
  const home = screen.getByRole('link', { name: 'Corvane, home' });
  home.focus();
  enter('Industries');
  fireEvent.keyDown(home, { key: 'Escape' });
  expect(menu('Industries').open).toBe(false);
  expect(home).toHaveFocus();
  leave('Industries');
  act(() => jest.advanceTimersByTime(1000));
  enter('Industries');
  expect(menu('Industries').open).toBe(true);
});

test('choosing a link closes the menus, also a link to the current page', () => {
  renderHeader('/blogs');
  toggle(menu('Resources'));
  const link = within(menu('Resources')).getByRole('link', { name: 'Blogs' });
  expect(link).toHaveAttribute('aria-current', 'page');
  fireEvent.click(link);
  expect(menu('Resources').open).toBe(false);
});

describe('the mobile menu (§2, §4)', () => {
  const panel = () => screen.getByText('Menu').closest('details') as HTMLDetailsElement;
  beforeEach(() => {
    width = 390;
  });

  test('Fork goes to the robot line there, and only there', () => {
    renderHeader();
    toggle(panel());
    expect(within(menu('Products', mobile)).getByRole('link', { name: 'Fork', hidden: true })).toHaveAttribute(
      'href',
      '/products/Mag',
    );
    expect(within(menu('Products', mobile)).getByRole('link', { name: 'Lifter', hidden: true })).toHaveAttribute(
      'href',
      '/products/mag-product?product=lifter',
    );
  });

  test('its sections share a name, so that the browser keeps one open', () => {
    renderHeader();
    const names = ['Products', 'Use-cases', 'Industries', 'Resources'].map((label) =>
      menu(label, mobile).getAttribute('name'),
    );
    expect(new Set(names)).toEqual(new Set(['mobile-section']));
  });

  test('what it covers is out of reach, and choosing a link closes it', () => {
    renderHeader();
    toggle(panel());
    for (const covered of ['main', 'contentinfo'])
      expect(screen.getByRole(covered, { hidden: true })).toHaveAttribute('inert');
    fireEvent.click(within(panel()).getByRole('link', { name: 'Careers', hidden: true }));
    expect(panel().open).toBe(false);
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  test.each([
    ['a link inside it', '/careers', () => within(panel()).getByRole('link', { name: 'Careers', hidden: true })],
    ['the logo', '/', () => screen.getByRole('link', { name: 'Corvane, home' })],
    ['Contact Us', '/contact', () => screen.getByRole('link', { name: 'Contact Us' })],
  ])('%s closes it even on its own page; opening a section does not', (_name, address, link) => {
    renderHeader(address);
    toggle(panel());
    fireEvent.click(summary('Resources', mobile));
    expect(panel().open).toBe(true);
    fireEvent.click(link());
    expect(panel().open).toBe(false);
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  test('going back to another page closes it', () => {
    renderHeader();
    act(() => navigate('/careers'));
    toggle(panel());
    act(() => navigate(-1));
    expect(panel().open).toBe(false);
  });

  test('Escape closes it and gives focus back to the toggle', () => {
    renderHeader();
    toggle(panel());
    fireEvent.keyDown(within(panel()).getByRole('link', { name: 'Careers', hidden: true }), { key: 'Escape' });
    expect(panel().open).toBe(false);
    expect(screen.getByText('Menu').closest('summary')).toHaveFocus();
  });

  test('widening the window to 768 px closes it', () => {
    renderHeader();
    toggle(panel());
    act(() => resizeTo(767));
    expect(panel().open).toBe(true);
    act(() => resizeTo(768));
    expect(panel().open).toBe(false);
  });
});

test('a link to the shortlist appears in bar and menus while something is on it', () => {
  renderHeader();
  const links = () => screen.queryAllByRole('link', { name: 'Your list', hidden: true });
  expect(links()).toHaveLength(0);
  act(() => void changeKeptItem(shortlistKey, '[{}]'));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/list', '/list', '/list']);
  expect(links().at(-1)?.closest('details')).toBe(screen.getByText('Menu').closest('details'));
  act(() => resizeTo(800));
  expect(links()).toHaveLength(2);
  act(() => void changeKeptItem(shortlistKey, null));
  expect(links()).toHaveLength(0);
});

test("a robot's payload is shown in the visitor's units", () => {
  renderHeader();
  expect(screen.getAllByText('1500 kg')).toHaveLength(10);
  act(() => chooseUnits('imperial'));
  expect(screen.queryByText(/kg$/)).not.toBeInTheDocument();
  expect(screen.getAllByText('2205 lb')).toHaveLength(2);
  act(() => chooseUnits('metric'));
});
