import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter } from 'react-router-dom';
import { robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { robotTitle } from '../robots/line-names';
import RobotVariantPage from './robot-variant-page';

const pageAt = (query: string) => (
  <MemoryRouter initialEntries={[`/products/mag-product${query}`]}>
    <RobotVariantPage />
  </MemoryRouter>
);
const open = (query: string) => render(pageAt(query));
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());
// With reduced motion the model waits until it is asked for.
beforeAll(() => void fakeMatchMedia((query) => query.includes('reduced-motion')));
// Compiled, and loaded once, before a test needs them at once.
beforeAll(async () => {
  await Promise.all([import('./specifications/specifications'), import('./robot-downloads/robot-downloads')]);
  await act(async () => open('?product=lifter'));
  cleanup();
});

/** The specification's table (§9), detail page. */
test.each([
  ['lifter', 'MAG Lifter', ['1500 kg', '1.5 m/s', '7-9 hrs', '2 hrs']],
  ['singleConveyor', 'MAG Single Conveyor', ['1000 kg', '1 m/s', '7-9 hrs', '2 hrs']],
  ['dualConveyor', 'MAG Dual Conveyor', ['1500 kg', '0.7 m/s', '7-9 hrs', '2 hrs']],
  ['fork', 'MAG Fork', ['1500 kg', '1.5 m/s, unloaded', '7-9 hrs', '2 hrs']],
  ['counterBalance', 'MAG Counterbalance', ['1500 kg', '1.38 m/s', '8 hrs', '1-2 hrs, typical']],
  ['agvTugger', 'MAG AGV Tugger', ['1500 kg', '0.6 m/s', '8 hrs', '1-2 hrs']],
])('%s shows its heading and figures', async (name, heading, expected) => {
  // The script of the specifications comes after that of the first view.
  await act(async () => open(`?product=${name}`));
  expect(screen.getByRole('table', { name: 'Dimensions' })).toHaveTextContent(/^DimensionsModelMAG-/);
  expect(screen.getAllByRole('img', { name: /^From / })).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Payload Capacity',
    'Operating Speed',
    'Run Time',
    'Charge Time',
  ]);
  expect(figures()).toEqual(expected);
  expect(document.title).toContain(heading);
});

test.each(['', '?product=unknown', '?product=', '?product=toString'])('"%s" falls back to fork (§2)', (query) => {
  open(query);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MAG Fork');
});

test('changing the query changes the page', async () => {
  open('?product=lifter');
  const variants = within(screen.getByRole('navigation', { name: 'MAG robots' }));
  expect(variants.getByRole('link', { name: 'Lifter' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(variants.getByRole('link', { name: 'AGV Tugger' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MAG AGV Tugger');
});

test("'Get Quote' leads to the contact page and carries the robot along (§2)", async () => {
  open('?product=lifter');
  const link = screen.getByRole('link', { name: 'Get Quote' });
  expect(link).toHaveAttribute('href', '/contact');
  await userEvent.click(link);
  expect(useSharedStore.getState().interest).toEqual({
    label: 'MAG Lifter',
    path: '/products/mag-product?product=lifter',
  });
});

test('the product document form is mag-sub-product and names its robot (§7)', () => {
  const { container } = open('?product=lifter');
  expect(screen.getByText('Download Product Document')).toBeVisible();
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'mag-sub-product', source: 'lifter' });
});

test('the data sheet link beside the picture opens the form it leads to', () => {
  open('?product=lifter');
  const link = screen.getByRole('link', { name: 'Data sheet' });
  const [path, id = ''] = link.getAttribute('href')?.split('#') ?? [];
  expect(path).toBe(robotPath('lifter'));
  const target = document.getElementById(id);
  expect(target?.closest('details')).toHaveTextContent('Download Product Document');
});

test('once the form is sent the data sheet is offered; outline and model always are', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200 }) });
  open('?product=agvTugger');
  expect(screen.getByRole('link', { name: /^Outline \(DXF, \d+ kB\)$/ })).toHaveAttribute(
    'href',
    '/pdfs/mag-agv-tugger.dxf',
  );
  expect(screen.getByRole('link', { name: '3D model (GLB, 1.4 MB)' })).toHaveAttribute(
    'download',
    'mag-agv-tugger.glb',
  );
  fireEvent.click(screen.getByText('Download Product Document'));
  for (const name of ['Full name', 'Company name', 'Job title'])
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value: 'Example' } });
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('link', { name: /PDF/ })).not.toBeInTheDocument();
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByText("Thank you for your submission. We'll email you with the document")).toBeVisible();
  expect(screen.getByRole('link', { name: /^Download it now \(PDF, 6 pages, \d+ kB\)$/ })).toHaveAttribute(
    'href',
    '/pdfs/mag-agv-tugger.pdf',
  );
  jest.useRealTimers();
});

test("'Material Handling use cases' are numbered steps, in up to two groups (§3)", () => {
  open('?product=agvTugger');
  const section = within(screen.getByRole('region', { name: 'Material Handling use cases' }));
  expect(section.getAllByRole('list')).toHaveLength(2);
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Supplying the line',
    'Bringing back empties',
  ]);
});

test('every variant describes itself to machines, with units', () => {
  for (const name of robotVariantNames) {
    const data = prerenderedJsonLd(pageAt(`?product=${name}`));
    const { modelName, length, width, height, weight } = robotSpecifications[name];
    expect(data).toMatchObject({
      '@type': 'Product',
      name: robotTitle(name),
      model: modelName,
      url: `${site.origin}${robotPath(name)}`,
      image: expect.stringMatching(new RegExp(`^${site.origin}/media/.+webp$`)),
      depth: { unitCode: 'MMT', value: length.value },
      width: { unitCode: 'MMT', value: width.value },
      height: { unitCode: 'MMT', value: height.value },
      weight: { unitCode: 'KGM', value: weight.value },
    });
    expect(data.additionalProperty.map(({ unitCode }: { unitCode: string }) => unitCode)).toEqual([
      'KGM',
      'MTS',
      'HUR',
      'HUR',
      'MMT',
      'MMT',
      'MMT',
      'CEL',
      '2N',
    ]);
    // Nobody offers or rates it here.
    expect(JSON.stringify(data)).not.toMatch(/null|offers|aggregateRating|review/);
  }
});

test('every robot is compared with its five siblings, and leads on to further parts', async () => {
  for (const name of robotVariantNames) {
    const { unmount } = open(`?product=${name}`);
    const siblings = within(screen.getByRole('region', { name: 'Compared with the other five' }));
    expect(siblings.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products/compare',
      ...robotVariantNames.filter((other) => other !== name).map((other) => `/products/mag-product?product=${other}`),
      '/products/Mag#finder',
    ]);
    const uses = within(await screen.findByRole('region', { name: 'Applications' }, { timeout: 5000 }));
    expect(uses.getAllByRole('link')).toHaveLength(3);
    const questions = within(screen.getByRole('region', { name: 'Questions' }));
    expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(questions.getByText(/It grows with machines/)).toBeInTheDocument();
    expect(await screen.findByText(/EUR 120,000 for a single one/)).toBeInTheDocument();
    expect(screen.getByText(/5 to 14 weeks/)).toBeInTheDocument();
    expect(
      questions.getByText(new RegExp(`The ${robotTitle(name)} ${name === 'agvTugger' ? 'pulls' : 'carries'} up to`)),
    ).toBeInTheDocument();
    unmount();
  }
});

test('search engines see the fork for an unknown robot, too', () => {
  open('?product=unknown');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}${robotPath('fork')}`);
});

test('whoever asks for an unknown robot is told so; whoever asks for none is not', () => {
  open('?product=submarine').unmount();
  open('?product=submarine');
  expect(screen.getByText(/^No robot is called “submarine”\. This is the MAG Fork/)).toBeVisible();
  cleanup();
  for (const query of ['', '?product=', '?product=fork', '?product=lifter']) {
    open(query);
    expect(screen.queryByText(/^No robot is called/)).not.toBeInTheDocument();
    cleanup();
  }
});

const goTo = (name: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'MAG robots' })).getByRole('link', { name }));

test('a form opened for one robot is closed for the next', async () => {
  open('?product=lifter');
  const details = (text: string) => screen.getByText(text).closest('details') as HTMLDetailsElement;
  const opened = ['Download Product Document', 'What if my load is heavier?'];
  for (const text of opened) details(text).open = true;
  await goTo('AGV Tugger');
  for (const text of opened) expect([text, details(text).open]).toEqual([text, false]);
  expect(document.querySelector('form')).toHaveFormValues({ source: 'agvTugger' });
});

test("on a narrow screen the current robot's link is kept in the middle of its row", async () => {
  const left = (element: HTMLElement) => (element.textContent === 'AGV Tugger' ? 500 : 100);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return left(this);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  open('?product=lifter');
  const row = screen.getByRole('navigation', { name: 'MAG robots' });
  expect(row.scrollLeft).toBe(40);
  await goTo('AGV Tugger');
  expect(row.scrollLeft).toBe(440);
});

test('a heavier load is referred to stronger robots only where there are any', () => {
  const { unmount } = open('?product=singleConveyor');
  expect(screen.getByText(/carries up to/)).toHaveTextContent('1000 kg. Other robots of the line carry up to 1500 kg.');
  unmount();
  open('?product=dualConveyor');
  expect(screen.getByText(/carries up to/)).toHaveTextContent('1500 kg. No robot of the line takes more');
});

test('a robot leads to what works with it, its calculators and an engineer', async () => {
  open('?product=agvTugger');
  const linksIn = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksIn(await screen.findByRole('region', { name: 'Works with' }))).toEqual([
    '/products/integrator',
    '/products/fleet-manager',
    robotPath('lifter'),
    robotPath('fork'),
  ]);
  expect(linksIn(screen.getByRole('complementary', { name: 'Calculators' }))).toEqual([
    '/products/robot-count?robot=agvTugger',
    '/products/savings',
  ]);
  useSharedStore.getState().setInterest(null);
  await userEvent.click(screen.getByRole('link', { name: 'Ask an engineer' }));
  expect(useSharedStore.getState().interest).toEqual({ label: 'MAG AGV Tugger', path: robotPath('agvTugger') });
});

test('each figure is on a scale that ends with the highest of the line', () => {
  const { container } = open('?product=agvTugger');
  const ends = Array.from(container.querySelectorAll('.needle'), (needle) =>
    Number(/^M([\d.]+) /.exec(needle.getAttribute('d') ?? '')?.[1]),
  );
  // All of the payload, 0.6 of 1.5 m/s, 8 of 9 hours, all of the time to charge; 2 is where a scale begins, 198 where it ends.
  expect(ends.map(Math.round)).toEqual([198, 80, 176, 198]);
});
