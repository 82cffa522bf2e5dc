import { fireEvent, screen } from '@testing-library/react';
import { queueEarlyEvents } from './queue-early-events';

const html = `<main>
  <button type="button">Pause</button>
  <button type="button">Next</button>
  <label><input type="checkbox"> Compare</label>
  <a href="#other">Other</a>
  <div data-alive><button type="button">Place</button></div>
  <form aria-label="Finder"><button type="submit">Find</button></form>
  <form aria-label="Contact" method="post" action="/"><button type="submit">Send</button></form>
</main>`;

/** Called with the name of each button whose click has acted. */
const act = jest.fn<void, [string | null]>();

beforeAll(queueEarlyEvents);

beforeEach(() => {
  jest.useFakeTimers();
  act.mockReset();
  document.body.innerHTML = html;
});

/** Makes the page interactive, as the shell does, and lets all that was kept act. */
function hydrate() {
  for (const one of screen.getAllByRole('button')) one.addEventListener('click', () => act(one.textContent));
  document.documentElement.dataset['hydrated'] = 'true';
  window.dispatchEvent(new Event('hydrated'));
  jest.advanceTimersByTime(10);
}

afterEach(() => {
  hydrate();
  delete document.documentElement.dataset['hydrated'];
  jest.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const acted = () => act.mock.calls.map(([name]) => name);

test('a click acts once the page is interactive, once however often it was made', () => {
  fireEvent.click(button('Pause'));
  fireEvent.click(button('Pause'));
  hydrate();
  expect(acted()).toEqual(['Pause']);
  fireEvent.click(button('Pause'));
  expect(acted()).toEqual(['Pause', 'Pause']);
});

test('clicks on two buttons act in their order', () => {
  fireEvent.click(button('Pause'));
  fireEvent.click(button('Next'));
  hydrate();
  expect(acted()).toEqual(['Pause', 'Next']);
});

test('a box is ticked at once, and the page hears of it once it is interactive', () => {
  const box = screen.getByRole('checkbox');
  fireEvent.click(box);
  expect(box).toBeChecked();
  const onChange = jest.fn(() => act(`ticked: ${screen.getByRole<HTMLInputElement>('checkbox').checked}`));
  box.addEventListener('change', onChange);
  hydrate();
  expect(acted()).toEqual(['ticked: true']);
  expect(box).toBeChecked();
});

test('a control that waits is busy, which a quick page does not show', () => {
  fireEvent.click(button('Pause'));
  expect(button('Pause')).not.toHaveAttribute('aria-busy');
  jest.advanceTimersByTime(200);
  expect(button('Pause')).toHaveAttribute('aria-busy', 'true');
  hydrate();
  expect(button('Pause')).not.toHaveAttribute('aria-busy');
});

test('links, and what works without the script, are left alone', () => {
  expect(fireEvent.click(screen.getByRole('link', { name: 'Other' }))).toBe(true);
  expect(fireEvent.click(button('Place'))).toBe(true);
  const onClick = jest.fn();
  document.body.addEventListener('click', onClick, { once: true });
  fireEvent.click(button('Pause'));
  expect(onClick).not.toHaveBeenCalled();
});

test.each([
  ['a remote has failed', () => window.dispatchEvent(new Event('remote-error'))],
  ['nothing has come for 15 s', () => jest.advanceTimersByTime(15_000)],
])(
  'once %s the control says so and offers a reload; should the script come after all, it still acts',
  (_what, fail) => {
    fireEvent.click(button('Pause'));
    fail();
    jest.advanceTimersByTime(200);
    expect(button('Pause')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Pause')).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('status')).toHaveTextContent(
      'This does not work: a part of the page could not be loaded. Reload the page',
    );
    hydrate();
    expect(acted()).toEqual(['Pause']);
    expect(button('Pause')).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('a form that needs the script waits for it; one that posts is sent, by a double click once', () => {
  const submit = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));
  expect(submit('Finder')).toBe(false);
  jest.advanceTimersByTime(5000);
  expect([submit('Contact'), submit('Contact')]).toEqual([true, false]);
});
