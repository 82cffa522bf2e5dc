import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testEmbeds } from '../site/site.test.setup';
import { EmbedsContext } from '../site/tool-site';
import { listKinds } from './kinds';
import { SlashMenu, type SlashMenuKeys } from './slash-menu';

const kinds = listKinds(testEmbeds.kinds);

function open(typed: string) {
  const keys: { current: SlashMenuKeys | null } = { current: null };
  const [choose, close] = [jest.fn(), jest.fn()];
  const shown = render(
    <SlashMenu
      keys={keys}
      typed={typed}
      isInTable={false}
      at={{ left: 0, top: 0, bottom: 0, isLow: false, room: 300 }}
      onChoose={choose}
      onClose={close}
    />,
    { wrapper: ({ children }) => <EmbedsContext value={testEmbeds}>{children}</EmbedsContext> },
  );
  /** @returns whether the menu used the key */
  const press = (key: string) => {
    let isUsed: boolean | undefined;
    act(() => {
      isUsed = keys.current?.(new KeyboardEvent('keydown', { key }));
    });
    return isUsed;
  };
  return { ...shown, keys, choose, close, press };
}
const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const current = () => screen.getAllByRole('button').find((choice) => choice.getAttribute('aria-current') === 'true');

test('the arrows choose a type, and stop at the ends; Enter takes it', () => {
  const { press, choose } = open('');
  expect(choices()).toEqual(kinds.map(({ label }) => label));
  expect(choices().slice(0, 6)).toEqual(['Paragraph', 'Heading', 'Sub Heading', 'List', 'Callout', 'CTA']);
  expect(press('ArrowUp')).toBe(true);
  expect(current()).toHaveTextContent('Paragraph');
  press('ArrowDown');
  expect(current()).toHaveTextContent('Heading');
  expect(screen.getByRole('status')).toHaveTextContent('Heading, press Enter to turn the text into it');
  for (let time = 0; time < 30; time += 1) press('ArrowDown');
  press('ArrowUp');
  expect(current()).toHaveTextContent(kinds.at(-2)?.label ?? '');
  expect(press('Enter')).toBe(true);
  expect(choose.mock.calls).toEqual([[kinds.at(-2)]]);
});

test('typing narrows the choice, ignoring case and spaces, and a click chooses too', async () => {
  const { choose } = open('SubH');
  expect(choices()).toEqual(['Sub Heading']);
  await userEvent.click(screen.getByRole('button'));
  expect(choose).toHaveBeenCalledWith(kinds[2]);
});

test('Escape closes the menu, and other keys go on to the text', () => {
  const { press, close, keys, unmount } = open('');
  expect(press('a')).toBe(false);
  expect(close).not.toHaveBeenCalled();
  expect(press('Escape')).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  expect(keys.current).toBeNull();
});

test('without a matching type there is no menu, and Enter belongs to the text', () => {
  const { press, container } = open('zz');
  expect(container).toBeEmptyDOMElement();
  expect(press('Enter')).toBe(false);
});
