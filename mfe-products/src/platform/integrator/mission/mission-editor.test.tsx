import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { exampleMissions } from './mission';
import { readMission } from './mission-code';
import { MissionSection } from './mission-section';
import { nameBlock } from './name-block';

let mockIsOffline = false;
jest.mock('./mission-editor', () => {
  if (mockIsOffline) throw new Error('offline');
  return jest.requireActual('./mission-editor');
});

beforeEach(() => {
  // jsdom captures no pointer.
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  fakeIntersectionObserver();
  // Who wants less motion steps by hand; so do these tests.
  fakeMatchMedia((query) => query.includes('reduced-motion'));
});

// Also after a test that has failed, or the next would wait for ever.
afterEach(() => void jest.useRealTimers());

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

test('before it is opened, the example is a list of what each block does', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('Forklift 04 brings the pallet to Rack. 42 in stock.')).toBeVisible();
});

test('the plan shows where the hovered, tapped or focused block ends', async () => {
  show();
  const shown = () => screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'));
  expect(shown()).toEqual([screen.getByRole('button', { name: /^Bring to Rack/ })]);
  const fetching = screen.getByRole('button', { name: /^Fetch from Palletiser/ });
  await userEvent.hover(fetching);
  expect(shown()).toEqual([fetching]);
  act(() => screen.getByRole('button', { name: /^Tell the WMS/ }).focus());
  expect(shown()).toEqual([screen.getByRole('button', { name: /^Tell the WMS/ })]);
});

// Before any other test has loaded it.
test('an editor that fails to load says so, and loads when opened again', async () => {
  expectConsole('warn', /^The mission editor did not load/);
  mockIsOffline = true;
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByText(/^The editor could not be loaded/)).toBeVisible();
  mockIsOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByRole('button', { name: 'Run the mission' })).toHaveFocus();
});

test('opening it by a press moves the focus to the run button', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Run the mission' })).toHaveFocus();
});

test('the mission runs block by block; list, plan and announcement agree', async () => {
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

test('a paused mission continues at the same block, and a finished one starts again', async () => {
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

test('by keyboard a block can be added, moved, connected, deleted and restored', async () => {
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

test('another example can be opened, and another place chosen', async () => {
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

test('a mission in the address opens by itself, without taking the focus', async () => {
  show('?mission=7~signal.dock.5.1..0.0~tell.rack.5...0.1');
  await screen.findByRole('button', { name: 'Run the mission' });
  expect(names()).toEqual(['When Dock signals', 'Tell the WMS']);
  expect(screen.getByRole('spinbutton', { name: 'Pallets in the rack at the start' })).toHaveValue(7);
  expect(document.body).toHaveFocus();
});

test('an address without a valid mission says so, and shows the example', async () => {
  show('?mission=nonsense');
  expect(await screen.findByText(/^The address contains no readable mission/)).toBeVisible();
  expect(names()).toHaveLength(6);
});

/** The block that is chosen, once the focus has followed. */
const chosen = async () => {
  await act(() => new Promise(requestAnimationFrame));
  return within(screen.getByRole('list', { name: 'Blocks of the mission' })).getByRole('button', { pressed: true });
};
const openSecondExample = async () => {
  await open();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Start with' }),
    'Material for the line, if there is enough',
  );
};

test('a block moves in four directions by buttons and keys, without scrolling the page', async () => {
  await open();
  const fields: unknown[] = [];
  const note = () => fields.push([inAddress()?.blocks[0]?.column, inAddress()?.blocks[0]?.row]);
  for (const direction of ['down', 'left', 'up', 'right']) {
    click(`Move ${direction}`);
    note();
  }
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    expect(fireEvent.keyDown(await chosen(), { key })).toBe(false);
    note();
  }
  const round = (...columns: number[]) => [1, 1, 0, 0].map((row, index) => [columns[index], row]);
  expect(fields).toEqual([...round(1, 0, 0, 1), ...round(1, 2, 2, 1)]);
  expect(fireEvent.keyDown(await chosen(), { key: 'x' })).toBe(true);
});

test('a question has two followers, never itself; each is chosen and kept separately', async () => {
  await openSecondExample();
  await userEvent.click(screen.getByRole('button', { name: 'If fewer than 5 in the rack' }));
  const otherwise = screen.getByRole('combobox', { name: 'Else, if no' });
  expect(Array.from(otherwise.children, ({ textContent }) => textContent)).toEqual([
    'the mission ends',
    'When Assembly line signals (column 2, row 1)',
    'Tell the WMS (column 1, row 3)',
    'Fetch from Rack (column 3, row 3)',
    'Wait for Door 2 (column 3, row 4)',
    'Bring to Assembly line (column 3, row 5)',
  ]);
  expect(await chosen()).toHaveAccessibleDescription('If yes: Tell the WMS. If no: Fetch from Rack.');
  await userEvent.selectOptions(otherwise, 'the mission ends');
  expect(inAddress()?.blocks[1]).toMatchObject({ next: 2, otherwise: null });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Then, if yes' }),
    'Wait for Door 2 (column 3, row 4)',
  );
  expect(inAddress()?.blocks[1]).toMatchObject({ next: 4, otherwise: null });
  expect(await chosen()).toHaveAccessibleDescription('If yes: Wait for Door 2. If no: the end.');
});

test('numbers of pallets are whole, and at most what the rack holds', async () => {
  await openSecondExample();
  const stock = screen.getByRole('spinbutton', { name: 'Pallets in the rack at the start' });
  for (const [typed, kept] of [
    ['99', 48],
    ['-3', 0],
    ['7.6', 8],
    ['', 0],
  ] as const) {
    fireEvent.change(stock, { target: { value: typed } });
    expect([typed, inAddress()?.stock]).toEqual([typed, kept]);
  }
  await userEvent.click(screen.getByRole('button', { name: 'If fewer than 5 in the rack' }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Fewer pallets than' }), { target: { value: '49' } });
  expect(names()[1]).toBe('If fewer than 48 in the rack');
  expect(inAddress()?.blocks[1]?.limit).toBe(48);
});

test("undo and redo work by button and keys, but keys in a field stay the field's own", async () => {
  await open();
  const hasLift = () => names().includes('Call lift');
  expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Call lift' }));
  expect(fireEvent.keyDown(await chosen(), { key: 'z', metaKey: true })).toBe(false);
  expect(hasLift()).toBe(false);
  expect(await chosen()).toHaveFocus();
  fireEvent.keyDown(await chosen(), { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(hasLift()).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'z', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(await chosen(), { key: 'z' })).toBe(true);
  expect(hasLift()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(hasLift()).toBe(true);
});

test('deleting a block focuses the one before it, and announces what it breaks', async () => {
  await open();
  const [, , fetch] = blocks();
  if (fetch) await userEvent.click(fetch);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await chosen()).toHaveFocus();
  expect(await chosen()).toHaveTextContent('Wait for Door 2');
  const reason = '"Bring to Rack": the robot has nothing to deliver';
  expect(
    screen.getByText(
      `Deleted "Fetch from Palletiser". The blocks before and after it are connected. 1 to solve: ${reason}`,
    ),
  ).toBeInTheDocument();
  expect(names()[3]).toBe('! Bring to Rack');
  expect(blocks()[3]).toHaveAccessibleDescription(`Then: Tell the WMS. ${reason}.`);
  await userEvent.click(screen.getByRole('button', { name: `${reason}.` }));
  expect(await chosen()).toHaveFocus();
  expect(await chosen()).toHaveTextContent('Bring to Rack');
});

test('blocks are read in grid order, and focusing one chooses it', async () => {
  show('?mission=1~tell.rack.5...2.0~signal.dock.5.0..1.0~charge.rack.5...0.1');
  await screen.findByRole('button', { name: 'Run the mission' });
  expect(names()).toEqual(['When Dock signals', 'Tell the WMS', '! Go and charge']);
  act(() => blocks()[2]?.focus());
  expect(screen.getByRole('heading', { level: 3, name: 'Go and charge' })).toBeVisible();
  expect(screen.getByText(/^It cannot run yet/)).toBeVisible();
});

test("on narrow screens a block's settings are inside it, elsewhere beside the list", async () => {
  const panel = { level: 3, name: 'When Palletiser signals' };
  await open();
  expect((await chosen()).closest('li')).not.toContainElement(screen.getByRole('heading', panel));
  cleanup();
  fakeMatchMedia((query) => query.includes('reduced-motion') || query.includes('width < 768px'));
  await open();
  expect((await chosen()).closest('li')).toContainElement(screen.getByRole('heading', panel));
});

const log = () => screen.getByRole('list', { name: 'What happens in the plant' });
const current = () => log().querySelector('[aria-current=step]')?.textContent;
const entry = (index: number) => log().children[index]?.textContent;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('with reduced motion each block is shown for its time, until paused or stepped', async () => {
  await open();
  jest.useFakeTimers();
  click('Run the mission');
  pass(1799);
  expect(current()).toBe(entry(0));
  pass(1);
  expect(current()).toBe(entry(1));
  click('Pause');
  pass(10_000);
  expect(current()).toBe(entry(1));
  click('Run the mission');
  click('Next block');
  expect(current()).toBe(entry(3));
  pass(10_000);
  expect(current()).toBe(entry(3));
});

test('with motion the robot drives, takes the pallet on arrival, and finishes', async () => {
  fakeMatchMedia(() => false);
  await open();
  jest.useFakeTimers();
  click('Run the mission');
  const [list, drawing] = [log(), plan()];
  const at = () => Array.from(list.children).findIndex((item) => item.hasAttribute('aria-current'));
  const seen: { at: number; loads: number; place: string | null | undefined }[] = [];
  for (let step = 0; step < 300 && at() >= 0; step += 1) {
    const robot = drawing.querySelector('g');
    seen.push({
      at: at(),
      loads: robot?.querySelectorAll('.load').length ?? 0,
      place: robot?.getAttribute('transform'),
    });
    pass(250);
  }
  expect([...new Set(seen.map((one) => one.at))]).toEqual([0, 1, 2, 3, 4, 5]);
  const fetch = seen.filter((one) => one.at === 2);
  expect(new Set(fetch.map(({ place }) => place)).size).toBeGreaterThan(5);
  expect([fetch[0]?.loads, fetch.at(-1)?.loads]).toEqual([0, 1]);
  expect(screen.getByText('The mission is over')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run the mission' })).toBeEnabled();
});

test('changing a mission while it runs returns it to its start', async () => {
  await open();
  click('Next block');
  click('Next block');
  expect(current()).toBe(entry(1));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '7' } });
  expect(current()).toBeUndefined();
  expect(plan()).toHaveAccessibleName('Floor plan. Forklift 04 stands at its charger.');
  click('Next block');
  expect(current()).toBe(entry(0));
});

describe('by pointer, on fields of 100 by 100 px', () => {
  const down = (target: Element, x: number, y: number, button = 0) =>
    fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, button, clientX: x, clientY: y }));
  const tell = (target: Element, type: string, x: number, y: number) =>
    fireEvent(target, new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }));
  const drag = (target: Element, [x, y]: readonly [number, number], button = 0) => {
    down(target, 150, 30, button);
    tell(target, 'pointermove', x, y);
    tell(target, 'pointerup', x, y);
  };
  const item = (index: number) => blocks()[index]?.closest('li') ?? document.body;
  const port = (index: number, branch = '') => item(index).querySelector(`.port${branch}`) ?? document.body;
  let below: Element[];

  beforeEach(async () => {
    below = [];
    // jsdom lays nothing out.
    Object.assign(document, { elementsFromPoint: () => below });
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, top: 0, width: 300, height: 700 } as DOMRect);
    await open();
  });
  afterEach(() => jest.restoreAllMocks());

  test('a block lands where it is dropped, and has the focus there', () => {
    const [start] = blocks();
    if (start) drag(start, [50, 650]);
    expect(inAddress()?.blocks[0]).toMatchObject({ column: 0, row: 6 });
    expect(blocks().at(-1)).toHaveTextContent('When Palletiser signals');
    expect(blocks().at(-1)).toHaveFocus();
  });

  test('a click, a drop off the grid, another button or a cancelled drag moves nothing', () => {
    const [start] = blocks();
    if (!start) throw new Error('There is no block: look at exampleMissions');
    drag(start, [155, 33]);
    drag(start, [-10, 350]);
    drag(start, [50, 710]);
    drag(start, [50, 350], 2);
    down(start, 150, 30);
    tell(start, 'pointermove', 50, 350);
    tell(start, 'pointercancel', 50, 350);
    tell(start, 'pointerup', 50, 350);
    expect(screen.getByTestId('query')).toBeEmptyDOMElement();
  });

  test("dragging a block's dot connects it to a block, or ends the mission there", () => {
    below = [item(3)];
    drag(port(0), [150, 330]);
    expect(inAddress()?.blocks[0]?.next).toBe(3);
    below = [];
    drag(port(0), [20, 20]);
    expect(inAddress()?.blocks[0]?.next).toBeNull();
  });

  test('each dot of a question connects its own answer', async () => {
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Start with' }),
      'Material for the line, if there is enough',
    );
    below = [item(5)];
    drag(port(1, '[data-branch=no]'), [250, 450]);
    expect(inAddress()?.blocks[1]).toMatchObject({ next: 2, otherwise: 5 });
    drag(port(1, '[data-branch=yes]'), [250, 450]);
    expect(inAddress()?.blocks[1]).toMatchObject({ next: 5, otherwise: 5 });
  });
});

test('lines lead from the dots of each block to what follows it', async () => {
  await openSecondExample();
  const lines = () => document.querySelector('.lines path')?.getAttribute('d')?.split('M').slice(1);
  const [start, yes, no, ...others] = [
    '150 60V78H150V100',
    '130 160V178H50V200',
    '170 160V178H250V200',
    '250 260V278H250V300',
    '250 360V378H250V400',
  ];
  expect(lines()).toEqual([start, yes, no, ...others]);
  await userEvent.click(screen.getByRole('button', { name: 'If fewer than 5 in the rack' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Else, if no' }), 'the mission ends');
  expect(lines()).toEqual([start, yes, ...others]);
});
