import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagePostsContext } from 'kit/page/contexts';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { clientLogos } from 'shared-config/media/catalog';
import { chooseUnits } from 'shared-ui/units/use-units';
import { blogs } from '../lists/blogs';
import { cutSummary, summaryLength } from './cut-summary';
import { DeploymentMap } from './deployment-map';
import { robotSummaries } from './home-lists.content';
import { hotspots } from './hotspots.content';
import { IndustriesSection } from './industries-section';
import LatestBlogs from './latest-blogs-list';
import { LogoStrip } from './logo-strip';
import { OurProducts } from './our-products';
import { RobotTabs } from './robot-tabs';
import { UseCasesSection } from './use-cases-section';
import { WarehouseMap } from './warehouse-map';

const show = (section: React.ReactNode) => render(section, { wrapper: MemoryRouter });
const selectedTab = () => screen.getByRole('tab', { selected: true });

test('Our Products: an accordion that leads to integrator and fleet manager (§2)', () => {
  show(<OurProducts />);
  expect(screen.getByRole('link', { name: 'See the Integrator' })).toHaveAttribute('href', '/products/integrator');
  expect(screen.getByRole('link', { name: 'See the Fleet Manager' })).toHaveAttribute(
    'href',
    '/products/fleet-manager',
  );
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false]);
});

test('robot tabs shorten summaries to 40 characters and show key figures (§9)', async () => {
  show(<RobotTabs />);
  expect(cutSummary('x'.repeat(60))).toBe(`${'x'.repeat(40)}…`);
  for (const tab of screen.getAllByRole('tab')) expect(tab.querySelector('span')?.textContent).toMatch(/^.{40}…$/);
  await userEvent.click(screen.getByRole('tab', { name: /^Fork/ }));
  const fork = screen.getByRole('tabpanel', { name: /^Fork/ });
  const figures = () =>
    within(fork)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  expect(figures()).toEqual(['1500 kg', '1 m/s, loaded', '7-9 hrs', '2 hrs']);
  act(() => chooseUnits('imperial'));
  expect(figures()).toEqual(['3307 lb', '3.3 ft/s, loaded', '7-9 hrs', '2 hrs']);
  act(() => chooseUnits('metric'));
  expect(within(fork).getByRole('link')).toHaveAttribute('href', '/products/mag-product?product=fork');
});

test('the 40 characters of each summary end with a word', () => {
  for (const summary of Object.values(robotSummaries)) {
    expect(summary.slice(0, summaryLength)).toMatch(/\p{L}$/u);
    expect(summary.slice(summaryLength)).toMatch(/^[ ,.]/);
  }
});

test('arrow keys move through the robot tabs, round and round', async () => {
  show(<RobotTabs />);
  await userEvent.click(selectedTab());
  await userEvent.keyboard('{ArrowLeft}');
  expect(selectedTab()).toHaveTextContent('Counterbalance');
  expect(selectedTab()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(selectedTab()).toHaveTextContent('Single Conveyor');
  await userEvent.keyboard('{End}');
  expect(selectedTab()).toHaveTextContent('Counterbalance');
  await userEvent.keyboard('{Home}');
  expect(selectedTab()).toHaveTextContent('Lifter');
  await userEvent.tab();
  expect(screen.getAllByRole('tab')).not.toContain(document.activeElement);
});

test('choosing a robot before hydration shows its panel alone, and the tab names it', () => {
  fakeIntersectionObserver();
  const page = (
    <MemoryRouter>
      <RobotTabs />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  expect(screen.getAllByRole('tabpanel')).toHaveLength(6);
  fireEvent.click(screen.getByRole('tab', { name: /^Fork/ }));
  const panel = screen.getByRole('tabpanel', { name: /^Fork/ });
  expect(screen.getAllByRole('tabpanel')).toEqual([panel]);
  expect(selectedTab()).toHaveAttribute('aria-controls', panel.id);
});

test('use cases: five, one open at a time, the first at the start (§2, §4)', () => {
  show(<UseCasesSection />);
  const cards = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(cards.map(({ open }) => open)).toEqual([true, false, false, false, false]);
  // One name for all: the browser keeps at most one of them open.
  expect(new Set(cards.map((card) => card.getAttribute('name')))).toEqual(new Set(['use-cases']));
  expect(
    screen.getAllByRole('link', { name: 'Know More', hidden: true }).map((link) => link.getAttribute('href')),
  ).toEqual([
    '/use-cases/solution-end-of-line',
    '/use-cases/inbound-and-outbound',
    '/use-cases/automated-material',
    '/use-cases/automated-storage',
    '/use-cases/box-packing',
  ]);
});

test('thirteen warehouse places explain themselves and appear in a list (§2, §9)', async () => {
  show(<WarehouseMap />);
  expect(hotspots).toHaveLength(13);
  for (const { label, description } of hotspots) {
    expect(screen.getByRole('button', { name: label, hidden: true })).toHaveAccessibleDescription(
      `${label} ${description}`,
    );
  }
  expect(
    within(screen.getByRole('list', { name: 'Places in the warehouse' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(hotspots.map(({ label, description }) => `${label} ${description}`));
  const [first] = screen.getAllByRole('button', { hidden: true });
  first?.focus();
  // It works without the script, so it shows no sign that it is loading.
  expect(first?.closest('[data-alive]')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(first).not.toHaveFocus();
});

test('three industries, each a link to its page (§2)', () => {
  show(<IndustriesSection />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'FMCG and F&B',
    'Auto and Heavy Machinery',
    'Distribution Centers',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/industries/industry-fmcg',
    '/industries/automotive-industry',
    '/industries/distribution',
  ]);
});

test('latest blogs: three of at least seven, our own first, with fixed text (§2, §3)', () => {
  const own = { slug: 'own', title: 'Our own', author: '', publishDate: '2026-01-01', category: '', excerpt: '' };
  show(
    <PagePostsContext value={{ summaries: [own] }}>
      <LatestBlogs />
    </PagePostsContext>,
  );
  // Those of the specification; more may have come.
  expect(blogs.length).toBeGreaterThanOrEqual(7);
  expect(screen.getAllByRole('img', { name: 'Blog Thumbnail' })).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Our own',
    blogs[0]?.title,
    blogs[1]?.title,
  ]);
  const [first, ...others] = within(screen.getByRole('list')).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/blogs/own');
  expect(screen.getByRole('heading', { name: 'Our own' })).toHaveAttribute('dir', 'auto');
  expect(others.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    blogs.slice(0, 2).map(({ link }) => [new URL(link).pathname, null]),
  );
  expect(screen.getByRole('link', { name: 'All blogs' })).toHaveAttribute('href', '/blogs');
});

test('the logos can be paused, and screen readers do not hear the second row', async () => {
  show(<LogoStrip logos={clientLogos} />);
  expect(screen.getAllByRole('img')).toHaveLength(17);
  const [row, copy] = screen.getAllByRole('list', { hidden: true });
  expect([row, copy].map((list) => list?.getAttribute('aria-hidden'))).toEqual([null, 'true']);
  const pause = screen.getByRole('button', { name: 'Pause logos' });
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  expect(row?.parentElement).toHaveClass('moving');
  expect(row?.parentElement).not.toHaveClass('paused');
  await userEvent.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(row?.parentElement).toHaveClass('moving', 'paused');
  await userEvent.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  expect(row?.parentElement).not.toHaveClass('paused');
});

test('without the script the logos stand in one row that scrolls by keyboard', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<LogoStrip logos={clientLogos} />);
  const row = within(page).getByRole('list', { hidden: true });
  expect(row.parentElement).not.toHaveClass('moving');
  expect(within(page).getByRole('region', { name: 'Client logos' })).toHaveAttribute('tabindex', '0');
});

describe('the map film (§2)', () => {
  const play = jest.fn(() => Promise.resolve());
  const pause = jest.fn();
  let view: ReturnType<typeof fakeIntersectionObserver>;
  beforeEach(() => {
    play.mockClear();
    pause.mockClear();
    Object.assign(HTMLMediaElement.prototype, { play, pause });
    view = fakeIntersectionObserver();
  });

  test.each([
    [false, 1],
    [true, 0],
  ])('with reduced motion: %s, it is played %i times when seen', (reduced, times) => {
    fakeMatchMedia(() => reduced);
    show(<DeploymentMap />);
    act(() => view.see(true));
    expect(play).toHaveBeenCalledTimes(times);
    act(() => view.see(false));
    expect(pause).toHaveBeenCalledTimes(times);
    const film = document.querySelector('video');
    expect([film?.loop, film?.muted, film?.autoplay]).toEqual([true, true, false]);
  });

  test('the film loads only when seen, takes no focus, and stops observing once gone', () => {
    fakeMatchMedia(() => false);
    const { unmount } = show(<DeploymentMap />);
    const film = document.querySelector('video');
    expect(film).toHaveAttribute('preload', 'none');
    // Else a phone would show it on the whole screen.
    expect(film).toHaveAttribute('playsinline');
    expect(film).toHaveAttribute('aria-hidden', 'true');
    expect(film).toHaveAttribute('tabindex', '-1');
    const disconnect = jest.spyOn(IntersectionObserver.prototype, 'disconnect');
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  test('a browser that refuses to play it shows the poster, without an error', async () => {
    fakeMatchMedia(() => false);
    const failures: unknown[] = [];
    const note = (failure: unknown) => failures.push(failure);
    process.on('unhandledRejection', note);
    play.mockImplementationOnce(() => Promise.reject(new Error('not allowed')));
    show(<DeploymentMap />);
    await act(async () => view.see(true));
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', note);
    expect(screen.getByRole('img')).toBeVisible();
    expect(failures).toEqual([]);
  });
});
