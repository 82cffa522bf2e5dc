import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type FormEvent, lazy, memo, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import { queueEarlyEvents } from './queue-early-events';

/** A page with a control of each kind, as its HTML comes from the server. */
const html = `<main><!--$--><button type="button" aria-pressed="false">Pause</button>
<div role="tablist"><button type="button" role="tab">One</button></div>
<select aria-label="Task"><option value="">Any</option><option value="lift">Lift</option></select>
<label><input type="checkbox"/>Fork</label><label><input type="checkbox"/>Lifter</label>
<input type="search" aria-label="Search" value=""/>
<input type="search" aria-label="Filter" value=""/><button type="button">+1</button><button type="button">+10</button>
<details><summary>Details</summary>More</details><form><button type="submit">Find</button></form>
<ul data-alive="true"><li><button type="button">Dock</button></li></ul>
<form method="post" action="/"><input aria-label="Name" name="name"/><button type="submit">Send</button></form><!--/$--></main>`.replaceAll(
  '\n',
  '',
);

const log = jest.fn<void, [string]>();

/** Hydration leaves it as it is: nothing makes it render again. */
const Filter = memo(function Filter() {
  const [filter, setFilter] = useState('');
  return (
    <input
      type="search"
      aria-label="Filter"
      value={filter}
      onChange={({ target }) => {
        log(target.value);
        setFilter(target.value);
      }}
    />
  );
});

function Page({ onReady }: { onReady: () => void }) {
  const [isPaused, setPaused] = useState(false);
  const [task, setTask] = useState('');
  const [query, setQuery] = useState('');
  const [compared, setCompared] = useState<readonly string[]>([]);
  // What a page does whose address says more than its HTML: it renders again as soon as it is hydrated.
  const [, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(onReady, []);
  const [sum, setSum] = useState(0);
  const add = (number: number) => (
    <button
      type="button"
      onClick={() => {
        log(String(sum + number));
        setSum(sum + number);
      }}
    >
      {`+${number}`}
    </button>
  );
  const find = (event: FormEvent) => {
    event.preventDefault();
    log('find');
  };
  const choose = (name: string) => (
    <label>
      <input
        type="checkbox"
        checked={compared.includes(name)}
        onChange={({ target }) => {
          log(`${name} ${target.checked}`);
          setCompared(target.checked ? [...compared, name] : compared.filter((other) => other !== name));
        }}
      />
      {name}
    </label>
  );
  return (
    <>
      <button
        type="button"
        aria-pressed={isPaused}
        onClick={() => {
          log('pause');
          setPaused(!isPaused);
        }}
      >
        Pause
      </button>
      <div role="tablist">
        <button type="button" role="tab" onKeyDown={({ key }) => log(key)}>
          One
        </button>
      </div>
      <select
        aria-label="Task"
        value={task}
        onChange={({ target }) => {
          log(target.value);
          setTask(target.value);
        }}
      >
        <option value="">Any</option>
        <option value="lift">Lift</option>
      </select>
      {choose('Fork')}
      {choose('Lifter')}
      <input
        type="search"
        aria-label="Search"
        value={query}
        onChange={({ target }) => {
          log(target.value);
          setQuery(target.value);
        }}
      />
      <Filter />
      {add(1)}
      {add(10)}
      <details suppressHydrationWarning>
        <summary>Details</summary>
        More
      </details>
      <form onSubmit={find}>
        <button type="submit">Find</button>
      </form>
      <ul data-alive>
        <li>
          <button type="button">Dock</button>
        </li>
      </ul>
      <form method="post" action="/">
        <input aria-label="Name" name="name" onFocus={() => log('focus')} />
        <button type="submit">Send</button>
      </form>
    </>
  );
}

let root: Root | undefined;
let container: HTMLElement;
let complaints: string[];
const { observe } = MutationObserver.prototype;
const removals: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  log.mockReset();
  complaints = [];
  const add = window.addEventListener.bind(window);
  // Listeners and observer stay for as long as the page does; here each test is a page.
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    add(type, listener, options);
    removals.push(() => window.removeEventListener(type, listener, options));
  });
  jest.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (this: MutationObserver, ...words) {
    observe.apply(this, words);
    removals.push(() => this.disconnect());
  });
  delete document.documentElement.dataset['hydrated'];
  container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  queueEarlyEvents();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  for (const remove of removals.splice(0)) remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/**
 * Hydrates the frame at once.
 * @returns lets the page arrive, and does something in the moment between its arrival and its hydration
 */
async function hydrate(): Promise<(use?: () => void) => Promise<void>> {
  let arrive: (module: { default: ComponentType<{ onReady: () => void }> }) => void = () => {};
  const LatePage = lazy(
    () => new Promise<{ default: ComponentType<{ onReady: () => void }> }>((resolve) => (arrive = resolve)),
  );
  const onReady = () => {
    document.documentElement.dataset['hydrated'] = 'true';
  };
  await act(async () => {
    root = hydrateRoot(
      container,
      <main>
        <Suspense>
          <LatePage onReady={onReady} />
        </Suspense>
      </main>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
  });
  return async (use) => {
    await act(async () => {
      arrive({ default: Page });
      await null;
      use?.();
    });
    // Each interaction is repeated in a task of its own.
    for (let task = 0; task < 4; task += 1) await act(() => jest.advanceTimersByTimeAsync(1));
  };
}

const logged = () => log.mock.calls.map(([entry]) => entry);
const pause = () => screen.getByRole('button', { name: 'Pause' });
const search = () => screen.getByRole('searchbox', { name: 'Search' });

const kinds = {
  'a click': { use: () => fireEvent.click(pause()), entries: ['pause'] },
  'two clicks on one button, which mean one': {
    use: () => {
      fireEvent.click(pause());
      fireEvent.click(pause());
    },
    entries: ['pause'],
  },
  'an arrow key on a tab': {
    use: () => fireEvent.keyDown(screen.getByRole('tab'), { key: 'ArrowRight' }),
    entries: ['ArrowRight'],
  },
  'a choice': {
    use: () => {
      fireEvent.input(screen.getByRole('combobox'), { target: { value: 'lift' } });
      fireEvent.change(screen.getByRole('combobox'));
    },
    entries: ['lift'],
  },
  'two ticks': {
    use: () => {
      fireEvent.click(screen.getByRole('checkbox', { name: 'Fork' }));
      fireEvent.click(screen.getByRole('checkbox', { name: 'Lifter' }));
    },
    entries: ['Fork true', 'Lifter true'],
  },
  text: {
    use: () => {
      fireEvent.input(search(), { target: { value: 'a' } });
      fireEvent.input(search(), { target: { value: 'ab' } });
    },
    entries: ['ab'],
  },
  'text in a field that hydration does not reset': {
    use: () => fireEvent.input(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: 'x' } }),
    entries: ['x'],
  },
  'clicks on two buttons, the second from where the first has led': {
    use: () => {
      fireEvent.click(screen.getByRole('button', { name: '+1' }));
      fireEvent.click(screen.getByRole('button', { name: '+10' }));
    },
    entries: ['1', '11'],
  },
  'a form without an address': {
    use: () => fireEvent.click(screen.getByRole('button', { name: 'Find' })),
    entries: ['find'],
  },
};

describe.each(Object.entries(kinds))('%s', (_, { use, entries }) => {
  test('acts once when it comes before any script', async () => {
    use();
    const arrive = await hydrate();
    expect(logged()).toEqual([]);
    await arrive();
    expect(logged()).toEqual(entries);
    expect(complaints).toEqual([]);
  });

  test('acts once when the frame is hydrated and the page is not', async () => {
    const arrive = await hydrate();
    use();
    await arrive();
    expect(logged()).toEqual(entries);
    expect(complaints).toEqual([]);
  });

  test('acts once when React hydrates the page because of it', async () => {
    await (await hydrate())(use);
    expect(logged()).toEqual(entries);
    expect(complaints).toEqual([]);
  });

  test('acts once, at once, when the page is hydrated', async () => {
    await (await hydrate())();
    log.mockReset();
    use();
    expect(logged().at(-1)).toBe(entries.at(-1));
  });
});

test('fields show what was done to them, and keep the focus', async () => {
  search().focus();
  kinds.text.use();
  kinds['a choice'].use();
  kinds['two ticks'].use();
  await (await hydrate())();
  expect(search()).toHaveValue('ab');
  expect(search()).toHaveFocus();
  expect(screen.getByRole('combobox')).toHaveValue('lift');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('what works by itself is left to the browser: buttons of a form that posts, and what is alive', async () => {
  const seen = jest.fn();
  container.addEventListener('click', seen);
  container.addEventListener('submit', (event) => {
    seen();
    event.preventDefault();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Dock' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(seen).toHaveBeenCalledTimes(3);
});

test('React learns what was typed into a form once the page is interactive, and not at each key: it would hydrate the page in one go', async () => {
  const seen: string[] = [];
  for (const type of ['pointerdown', 'click', 'keydown', 'keypress', 'compositionstart', 'paste', 'input', 'change'])
    container.addEventListener(type, () => seen.push(type));
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.pointerDown(field);
  fireEvent.click(field);
  fireEvent.keyDown(field, { key: 'A' });
  fireEvent.keyPress(field, { key: 'A', charCode: 65 });
  fireEvent.compositionStart(field);
  fireEvent.paste(field);
  fireEvent.input(field, { target: { value: 'A' } });
  fireEvent.change(field);
  expect(seen).toEqual([]);
  await (await hydrate())();
  expect(seen).toEqual(['input']);
  expect(field).toHaveValue('A');
});

test('React learns of no press on a disclosure or a control whose use is held before the page is interactive: it would hydrate it in one go', async () => {
  const seen: string[] = [];
  for (const type of ['pointerdown', 'mouseup', 'click', 'keydown'])
    container.addEventListener(type, () => seen.push(type));
  const press = (control: Element) => {
    fireEvent.pointerDown(control);
    fireEvent.mouseUp(control);
    fireEvent.click(control);
  };
  const disclosure = screen.getByText('Details');
  press(disclosure);
  press(screen.getByRole('button', { name: '+1' }));
  const field = search();
  fireEvent.keyDown(field, { key: 'A' });
  expect(seen).toEqual([]);
  // Closes a menu of the header, wherever the focus is.
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(seen).toEqual(['keydown']);
  // The browser's own part.
  expect(disclosure.closest('details')).toHaveProperty('open', true);
  await (await hydrate())();
  seen.length = 0;
  press(disclosure);
  expect(seen).toEqual(['pointerdown', 'mouseup', 'click']);
});

test('a form that posts is sent once by a double click', () => {
  const sent: boolean[] = [];
  const note = (event: Event) => {
    sent.push(!event.defaultPrevented);
    // jsdom sends nothing.
    event.preventDefault();
  };
  // After the listener under test.
  window.addEventListener('submit', note);
  const time = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  for (const at of [100, 300, 2400]) {
    time.mockReturnValue(at);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  }
  expect(sent).toEqual([true, false, true]);
});

test('a field that was focused early learns of it', async () => {
  screen.getByRole('textbox', { name: 'Name' }).focus();
  await (await hydrate())();
  expect(logged()).toEqual(['focus']);
});

test('after 200 ms the control is busy, and no longer once it has acted', async () => {
  // React compares the page with the held control's attributes; in production it says nothing.
  expectConsole('error', /^A tree hydrated but some attributes/);
  fireEvent.click(pause());
  jest.advanceTimersByTime(199);
  expect(pause()).not.toHaveAttribute('aria-busy');
  jest.advanceTimersByTime(1);
  expect(pause()).toHaveAttribute('aria-busy', 'true');
  await (await hydrate())();
  expect(pause()).not.toHaveAttribute('aria-busy');
  expect(logged()).toEqual(['pause']);
});

test('a control whose remote has failed says so and offers a reload; it acts should the remote come late', async () => {
  // React compares the page with the held control's attributes; in production it says nothing.
  expectConsole('error', /^A tree hydrated but some attributes/);
  const arrive = await hydrate();
  fireEvent.click(pause());
  jest.advanceTimersByTime(200);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  window.dispatchEvent(new Event('remote-error'));
  jest.advanceTimersByTime(200);
  expect(pause()).toHaveAttribute('aria-disabled', 'true');
  expect(pause()).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('status')).toHaveTextContent('This does not work: a part of the page could not be loaded.');
  // By its text: this library finds no link whose address is the page's own.
  expect(screen.getByText('Reload the page')).toHaveAttribute('href', '');
  fireEvent.click(screen.getByRole('tab'));
  jest.advanceTimersByTime(200);
  expect(screen.getByRole('tab')).toHaveAttribute('aria-disabled', 'true');
  await arrive();
  expect(logged()).toEqual(['pause']);
  expect(pause()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('there is no note while nobody has used anything', async () => {
  await hydrate();
  window.dispatchEvent(new Event('remote-error'));
  jest.advanceTimersByTime(20_000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('what has not come after 15 s is taken for lost, even if nobody has reported it', () => {
  fireEvent.click(pause());
  jest.advanceTimersByTime(15_000);
  expect(pause()).toHaveAttribute('aria-busy', 'true');
  jest.advanceTimersByTime(200);
  expect(pause()).toHaveAttribute('aria-disabled', 'true');
});

test('a page that was put back without its script says so of what is used from then on', async () => {
  await (await hydrate())();
  document.documentElement.dataset['hydrated'] = '';
  window.dispatchEvent(new Event('remote-error'));
  fireEvent.click(pause());
  jest.advanceTimersByTime(200);
  expect(pause()).toHaveAttribute('aria-disabled', 'true');
  expect(logged()).toEqual([]);
});
