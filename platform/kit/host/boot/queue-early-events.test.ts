/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { englishOfServer } from '../../words/english';
import { queueEarlyEvents } from './queue-early-events';

const html = `<main>
  <button type="button">Pause</button>
  <button type="button">Next</button>
  <label><input type="checkbox"> Compare</label>
  <a href="#other">Other</a>
  <div data-alive><button type="button">Place</button></div>
  <form aria-label="Finder"><button type="submit">Find</button></form>
  <form><label><input type="checkbox"> Consent</label><label>Name <input></label></form>
  <form aria-label="Contact" method="post" action="/"><button type="submit">Send</button></form>
</main><nav><button type="button">Menu</button></nav>`;

/** Called with the name of each button whose click has acted. */
const act = jest.fn<void, [string | null]>();

beforeAll(() => queueEarlyEvents(englishOfServer.lostScript));

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
  const box = screen.getByRole('checkbox', { name: 'Compare' });
  fireEvent.click(box);
  expect(box).toBeChecked();
  const onChange = jest.fn(() => act(`ticked: ${(box as HTMLInputElement).checked}`));
  box.addEventListener('change', onChange);
  hydrate();
  expect(acted()).toEqual(['ticked: true']);
  expect(box).toBeChecked();
});

test('a control that waits is busy, which a quick page does not show', () => {
  fireEvent.click(button('Pause'));
  jest.advanceTimersByTime(199);
  expect(button('Pause')).not.toHaveAttribute('aria-busy');
  // A live region is there before it says something.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1);
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
  [
    'nothing has come for 15 s',
    () => {
      jest.advanceTimersByTime(14_999);
      expect(button('Pause')).not.toHaveAttribute('aria-disabled');
      jest.advanceTimersByTime(1);
    },
  ],
])('once %s the control offers a reload, and still acts if the script does arrive', (_what, fail) => {
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
});

test('a form that needs the script waits; another is sent once on a double click', () => {
  const submit = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));
  expect(submit('Finder')).toBe(false);
  expect(submit('Finder')).toBe(false);
  /** As a browser would, at a time after the page began. */
  const submitAt = (timeStamp: number) => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return screen.getByRole('form', { name: 'Contact' }).dispatchEvent(event);
  };
  expect([submitAt(50), submitAt(2049), submitAt(2050)]).toEqual([true, false, true]);
});

test('a box that is ticked twice before hydration ends up as it was', () => {
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare' });
  fireEvent.click(box);
  fireEvent.click(box);
  hydrate();
  expect(box).not.toBeChecked();
});

test('a box of a form is a field: it is ticked, and waits for nothing', () => {
  const box = screen.getByRole('checkbox', { name: 'Consent' });
  fireEvent.click(box);
  jest.advanceTimersByTime(200);
  expect(box).not.toHaveAttribute('aria-busy');
  hydrate();
  expect(box).toBeChecked();
});

test('a control that is pressed after the remote has failed says so', () => {
  window.dispatchEvent(new Event('remote-error'));
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(button('Pause'));
  jest.advanceTimersByTime(200);
  expect(button('Pause')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Reload the page');
});

test('before hydration, React hears of nothing done to a field except Escape', () => {
  const heard: string[] = [];
  const hear = ({ type, key = '' }: Partial<KeyboardEvent>) => heard.push(`${type}${key}`);
  const types = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'click', 'input', 'change'];
  for (const type of types) document.body.addEventListener(type, hear);
  const field = screen.getByRole('textbox', { name: 'Name' });
  const act = () => {
    for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
    fireEvent.keyDown(field, { key: 'a' });
  };
  act();
  expect(heard).toEqual([]);
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(button('Menu'));
  expect(heard).toEqual(['keydownEscape', 'click']);
  hydrate();
  act();
  for (const type of types) document.body.removeEventListener(type, hear);
  expect(heard.slice(2)).toEqual([...types, 'keydowna']);
});
