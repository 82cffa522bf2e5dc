import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { fakeIntersectionObserver, fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { exampleMissions } from './mission';
import { readMission } from './mission-code';
import { MissionSection } from './mission-section';
import { nameBlock } from './name-block';

beforeEach(() => {
  fakeIntersectionObserver();
  // Who wants less motion steps by hand; so do these tests.
  fakeMatchMedia((query) => query.includes('reduced-motion'));
});

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

const show = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/products/integrator${query}`]}>
      <MissionSection />
      <Query />
    </MemoryRouter>,
  );

const open = async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open the editor' }));
  await screen.findByRole('button', { name: 'Run the mission' });
};

const blocks = () => within(screen.getByRole('list', { name: 'Blocks of the mission' })).getAllByRole('button');
const names = () => blocks().map(({ textContent }) => textContent?.trim());
const inAddress = () =>
  readMission(new URLSearchParams(`${screen.getByTestId('query').textContent}`).get('mission') ?? '');
const plan = () => screen.getByRole('img', { name: /^Floor plan/ });

test('before it is opened, the example stands there as a list of what each block does', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('Lifter 04 brings the pallet to Rack. 42 in stock.')).toBeVisible();
});

test('opening it by a press puts the focus where the mission is run', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Run the mission' })).toHaveFocus();
});

test('the mission runs block by block; the list, the plan and the announcement say the same', async () => {
  await open();
  const log = within(screen.getByRole('list', { name: 'What happens in the plant' }));
  const texts = log.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  for (const text of texts) {
    await userEvent.click(screen.getByRole('button', { name: 'Next block' }));
    const current = log.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([text]);
    const said = plan().getAttribute('aria-label')?.replace('Floor plan. ', '') ?? '';
    expect(text.endsWith(said)).toBe(true);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Next block' }));
  expect(screen.getByText('The mission is over')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next block' })).toBeDisabled();
});

test('a mission that was stopped goes on from the same block, and one that is over begins again', async () => {
  await open();
  const current = () => document.querySelector('[aria-current=step]')?.textContent;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Next block');
  await press('Next block');
  const second = current();
  await press('Run the mission');
  const third = current();
  await press('Pause');
  expect(current()).toBe(third);
  expect(third).not.toBe(second);
  while (current() !== undefined) await press('Next block');
  await press('Run the mission');
  await press('Pause');
  expect(current()).toBe(
    screen.getByRole('list', { name: 'What happens in the plant' }).firstElementChild?.textContent,
  );
});

test('by keyboard a block is added, moved, connected and deleted; each is said, kept in the address, and undone', async () => {
  await open();
  act(() => screen.getByRole('button', { name: 'Call lift' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(expect.arrayContaining(['Call lift']));
  expect(screen.getByText('Added "Call lift" after "When Palletiser signals"')).toBeInTheDocument();
  await act(() => new Promise(requestAnimationFrame));
  expect(
    within(screen.getByRole('list', { name: 'Blocks of the mission' })).getByRole('button', { pressed: true }),
  ).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('"Call lift" is in column 1, row 2')).toBeInTheDocument();
  expect(inAddress()?.blocks.at(-1)).toMatchObject({ kind: 'lift', column: 0, row: 1 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Then' }), 'the mission ends');
  expect(inAddress()?.blocks.at(-1)?.next).toBeNull();
  const problems = within(screen.getByRole('region', { name: 'Before it can run' }));
  expect(problems.getByRole('listitem')).toHaveTextContent(
    'Loose end: nothing leads to "Wait for Door 2". Let another block lead to it, or delete it.',
  );
  expect(screen.getByRole('button', { name: 'Run the mission' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toContain('Call lift');
  for (let change = 0; change < 3; change += 1) await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(names()).toEqual(exampleMissions[0].mission.blocks.map(nameBlock));
  expect(inAddress()).toEqual(exampleMissions[0].mission);
  expect(screen.queryByRole('region', { name: 'Before it can run' })).not.toBeInTheDocument();
});

test('a problem leads to its block', async () => {
  await open();
  const [, , fetch] = blocks();
  act(() => fetch?.focus());
  await userEvent.keyboard('{Delete}');
  const problem = screen.getByRole('button', { name: /nothing to deliver/ });
  await userEvent.click(problem);
  expect(screen.getByRole('heading', { level: 3, name: 'Bring to Rack' })).toBeVisible();
});

test('another example can be opened, and another place be chosen', async () => {
  await open();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Start with' }),
    'Material for the line, if there is enough',
  );
  expect(names()[1]).toBe('If fewer than 5 in the rack');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'Dock');
  expect(names()[0]).toBe('When Dock signals');
  expect(inAddress()?.blocks[0]?.place).toBe('dock');
});

test('the address opens its mission by itself, without taking the focus', async () => {
  show('?mission=7~signal.dock.5.1..0.0~tell.rack.5...0.1');
  await screen.findByRole('button', { name: 'Run the mission' });
  expect(names()).toEqual(['When Dock signals', 'Tell the WMS']);
  expect(screen.getByRole('spinbutton', { name: 'Pallets in the rack at the start' })).toHaveValue(7);
  expect(document.body).toHaveFocus();
});

test('an address that holds no mission says so, and shows the example', async () => {
  show('?mission=nonsense');
  expect(await screen.findByText(/^The address contains no readable mission/)).toBeVisible();
  expect(names()).toHaveLength(6);
});
