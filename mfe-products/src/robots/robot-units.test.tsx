import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readItem } from 'kit/page/browser-storage';
import { fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { chooseUnits } from 'shared-ui/units/use-units';
import ComparisonPage from '../robot-comparison/comparison-page';
import RobotLinePage from '../robot-line/robot-line-page';
import RobotVariantPage from '../robot-variant/robot-variant-page';

const Query = () => <output data-testid="query">{useLocation().search}</output>;

// Compiled and loaded before a test waits for it.
beforeAll(async () => {
  fakeMatchMedia((query) => query.includes('reduced-motion'));
  for (const Page of [RobotLinePage, RobotVariantPage]) {
    await act(async () => render(<Page />, { wrapper: MemoryRouter }));
    cleanup();
  }
});
afterEach(() => act(() => chooseUnits('metric')));

/** The page with its specifications, whose script comes after that of the first view. */
const open = () =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={['/products/mag-product?product=lifter']}>
        <RobotVariantPage />
      </MemoryRouter>,
    ),
  );
const dimensions = () => within(screen.getByRole('table', { name: 'Dimensions' }));

test('table, drawing, key figures and siblings all follow the unit switch', async () => {
  await open();
  expect(dimensions().getByRole('row', { name: 'Length 1320 mm' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Metric' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(dimensions().getByRole('row', { name: 'Length 52.0 in' })).toBeVisible();
  expect(dimensions().getByRole('row', { name: 'Weight with battery 529 lb' })).toBeVisible();
  expect(within(screen.getByRole('img', { name: 'From the side' })).getByText('52.0 in')).toBeInTheDocument();
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('3307 lb');
  const siblings = within(screen.getByRole('region', { name: 'Compared with the other five' }));
  expect(siblings.getByText('2205 lb')).toBeVisible();
  expect(siblings.queryByText(/kg/)).not.toBeInTheDocument();
});

test('the choice is kept for the next page and the next visit', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(readItem('localStorage', 'units')).toBe('imperial');
  unmount();
  render(
    <MemoryRouter initialEntries={['/products/compare']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  const sideBySide = within(screen.getByRole('region', { name: 'Robots side by side' }));
  expect(sideBySide.getByRole('row', { name: /^Length.* 52.0 in 52.0 in 59.8 in 76.0 in/ })).toBeVisible();
  expect(sideBySide.getByRole('row', { name: /^Payload Capacity.* 3307 lb/ })).toBeVisible();
});

test("the finder uses the visitor's units; its link always uses kg and m", async () => {
  act(() => chooseUnits('imperial'));
  render(
    <MemoryRouter initialEntries={['/products/Mag?load=1200&distance=90']}>
      <RobotLinePage />
      <Query />
    </MemoryRouter>,
  );
  const load = screen.getByRole('textbox', { name: 'Load (lb)' });
  expect(load).toHaveValue('2645.55');
  expect(screen.getByRole('textbox', { name: 'Distance (ft)' })).toHaveValue('295.28');
  const finder = within(screen.getByRole('region', { name: 'Which robot fits?' }));
  expect(finder.getByText('Drives 295 ft in 1 min')).toBeVisible();
  expect(finder.getAllByText('Carries 2646 lb, 661 lb to spare')).toHaveLength(5);
  expect(finder.getByText('It carries no more than 2205 lb.')).toBeVisible();
  await userEvent.clear(load);
  await userEvent.type(load, '2000.5');
  expect(load).toHaveValue('2000.5');
  expect(screen.getByTestId('query')).toHaveTextContent('load=907.412&distance=90');
  await userEvent.click(finder.getByRole('radio', { name: 'Metric' }));
  expect(screen.getByRole('textbox', { name: 'Load (kg)' })).toHaveValue('907.41');
});

test('a payload in pounds, as the page states it, can be carried by the robot', async () => {
  act(() => chooseUnits('imperial'));
  render(<RobotLinePage />, { wrapper: MemoryRouter });
  const finder = within(screen.getByRole('region', { name: 'Which robot fits?' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Load (lb)' }), '3307');
  expect(finder.getByText('5 robots fit, fastest first')).toBeVisible();
  expect(finder.getAllByText('Carries 3307 lb, its limit')).toHaveLength(5);
  await userEvent.type(screen.getByRole('textbox', { name: 'Load (lb)' }), '{Backspace}8');
  expect(finder.getByText(/^No robot of the line carries more than 3307 lb/)).toBeVisible();
});

test('where the browser refuses storage, the choice holds for the visit', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(dimensions().getByRole('row', { name: 'Height 13.4 in' })).toBeVisible();
  jest.restoreAllMocks();
});

test('the prerendered page is metric, whatever was chosen', () => {
  act(() => chooseUnits('imperial'));
  const html = renderToString(
    <MemoryRouter initialEntries={['/products/mag-product?product=lifter']}>
      <RobotVariantPage />
    </MemoryRouter>,
  );
  expect(html).toContain('1500');
  expect(html).not.toContain('3307');
});

test('the two switches of a page stay in step', async () => {
  render(<RobotLinePage />, { wrapper: MemoryRouter });
  const imperial = () => screen.getAllByRole('radio', { name: 'Imperial' });
  expect(imperial()).toHaveLength(2);
  const [ofFinder] = imperial();
  if (ofFinder) await userEvent.click(ofFinder);
  for (const radio of imperial()) expect(radio).toBeChecked();
  for (const radio of screen.getAllByRole('radio', { name: 'Metric' })) expect(radio).not.toBeChecked();
});
