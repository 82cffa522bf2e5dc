import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { inWords } from './describe-savings';
import SavingsPage from './savings-page';

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

const open = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/products/savings${query}`]}>
      <SavingsPage />
      <Query />
    </MemoryRouter>,
  );

const result = () => within(screen.getByRole('region', { name: 'Result' }));
const step = (name: RegExp) => result().getByRole('row', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

test('it begins with a worked example, each step with its calculation', () => {
  open();
  expect(result().getByRole('status')).toHaveTextContent(
    'Payback in 18 monthsSaves €210,000 per year after running costs, and €1,170,000 over 7 years after the investment.',
  );
  expect(step(/^Wages saved/)).toHaveTextContent('8,000 h × €30€240,000');
  expect(step(/^Investment/)).toHaveTextContent('5 × €45,000 + €75,000€300,000');
  expect(step(/^Payback/)).toHaveTextContent('12 × €300,000 ÷ €210,000, rounded up18 months');
});

test('figures in another currency come back from the address and go to an engineer', async () => {
  const { unmount } = open('?robots=8');
  expect(field('Robots')).toHaveValue('8');
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(/^Nothing is converted/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  await userEvent.clear(field('Shifts per day'));
  await userEvent.type(field('Shifts per day'), '1');
  const expectResult = () => {
    expect(result().getByText('Payback in 4 years 10 months')).toBeVisible();
    expect(step(/^Wages saved/)).toHaveTextContent('$120,000');
    expect(field('Price per robot (USD)')).toHaveValue('45000');
  };
  expectResult();
  const shared = screen.getByTestId('query').textContent ?? '';
  await userEvent.click(screen.getByRole('link', { name: 'Send this to an engineer' }));
  const path = `/products/savings${shared}`;
  expect(useSharedStore.getState().interest).toEqual({
    label: `8 robots with a payback of 4 years 10 months (${site.origin}${path})`,
    path,
  });
  unmount();
  open(shared);
  expectResult();
});

test.each([
  ['?running=240000', 'Does not pay backThe running costs are at least as high as the wages saved.'],
  [
    '?years=1&project=0',
    'Payback in 13 monthsThat is longer than the 1 year of use: the system would end with a loss of €15,000.',
  ],
  ['?price=0&project=0', 'Pays back at onceSaves €210,000 per year'],
])('a plan that does not pay back says so: %s', (query, text) => {
  open(query);
  expect(result().getByRole('status')).toHaveTextContent(text);
});

test('without a result no amount is shown, and the field says what to enter', async () => {
  open();
  await userEvent.clear(field('Labour cost per hour (EUR)'));
  expect(screen.getByRole('textbox', { name: /^Labour cost/ })).toHaveAccessibleDescription(
    /^Enter a number from 1 to 100,000\./,
  );
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
});

test('a comma before a fraction is understood, and the address has a point', async () => {
  open();
  await userEvent.clear(field('People per shift'));
  await userEvent.type(field('People per shift'), '0,5');
  const wage = screen.getByRole('textbox', { name: /^Labour cost/ });
  await userEvent.clear(wage);
  await userEvent.type(wage, '30,50');
  expect(step(/^Wages saved/)).toHaveTextContent('2,000 h × €30.50€61,000');
  expect(field('People per shift')).toHaveValue('0,5');
  expect(new URLSearchParams(screen.getByTestId('query').textContent ?? '').get('people')).toBe('0.5');
});

test('each step can be done again from what it shows', () => {
  open('?shifts=1.25&years=7.25&people=2');
  expect(step(/^Hours saved/)).toHaveTextContent('2 people × 1.25 shifts × 8 h × 250 days5,000 h');
  expect(step(/^Gain over 7.25 years/)).toHaveTextContent('7.25 × €120,000');
});

test('three digits behind one comma are refused with both readings', async () => {
  open();
  await userEvent.clear(field('Robots'));
  await userEvent.type(field('Robots'), '1,500');
  expect(field('Robots')).toHaveAccessibleDescription('1,500 can be read as 1500 or as 1.5. Enter one of these.');
  expect(field('Robots')).toHaveValue('1,500');
  expect(result().getByRole('status')).toHaveTextContent('Correct the marked fields');
});

test('more hours than a day has are refused, and not compared either', () => {
  const { unmount } = open('?shifts=3&hours=12');
  expect(field('Hours per shift (h)')).toHaveAccessibleDescription(
    '3 shifts of 12 h are 36 h a day, which has 24. Enter fewer or shorter shifts.',
  );
  expect(result().queryByRole('table')).not.toBeInTheDocument();
  unmount();
  open('?shifts=2&hours=12');
  expect(within(screen.getByRole('region', { name: 'Savings by shifts per day' })).getAllByRole('row')).toHaveLength(3);
});

test('one, two and three shifts are compared, with the running costs of one', () => {
  open('?shifts=3');
  const rows = within(screen.getByRole('region', { name: 'Savings by shifts per day' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1€120,000€90,0003 years 4 months',
    '2€240,000€210,00018 months',
    '3€360,000€330,00011 months',
  ]);
});

test('durations are written naturally: years from two on, and a singular month', () => {
  expect([1, 23, 24, 25, 36].map(inWords)).toEqual(['1 month', '23 months', '2 years', '2 years 1 month', '3 years']);
});

test("one robot is singular, wages keep cents, an unknown currency is the example's", async () => {
  open('?robots=1&wage=30.5&people=2&currency=XYZ');
  expect(step(/^Wages saved/)).toHaveTextContent('8,000 h × €30.50€244,000');
  await userEvent.click(screen.getByRole('link', { name: 'Send this to an engineer' }));
  expect(useSharedStore.getState().interest?.label).toMatch(/^1 robot with a payback of 7 months \(/);
});

test('a system that just pays back within its years of use ends without a loss', () => {
  // 5 × €45,000 + €75,000 is what is saved in two years.
  const { unmount } = open('?years=2&running=90000');
  expect(result().getByRole('status')).toHaveTextContent(
    /^Payback in 2 yearsSaves €150,000 per year.*, and €0 over 2 years/,
  );
  unmount();
  open('?years=1&running=90000');
  expect(result().getByRole('status')).toHaveTextContent('would end with a loss of €150,000.');
});

test('no payback is stated in the table, the step and the enquiry', async () => {
  open('?running=240000');
  expect(screen.getByRole('row', { name: '1 €120,000 -€120,000 never' })).toBeVisible();
  expect(step(/^Payback/)).toHaveTextContent('There is no net savingnever');
  await userEvent.click(screen.getByRole('link', { name: 'Send this to an engineer' }));
  expect(useSharedStore.getState().interest?.label).toMatch(/^what 5 robots would save \(/);
});
