/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { TextAreaField, TextField } from './form-field';
import { useFormDraft } from './use-form-draft';

/** @param about with what the message begins */
function Letter({ about = '' }: { about?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const forget = useFormDraft(form, 'letter');
  return (
    <form ref={form}>
      <input type="hidden" name="source" value="garden" />
      <TextField label="Name" name="name" />
      <TextField label="Town" name="town" />
      <TextAreaField label="Message" name="message" defaultValue={about} key={about} />
      <label>
        <input type="checkbox" name="consent" value="Yes" /> I agree
      </label>
      <button type="button" onClick={forget}>
        Send
      </button>
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const town = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

/** Types into the form, and leaves the page. */
async function writeAndLeave(text: string, about?: string) {
  const { unmount } = render(<Letter {...(about === undefined ? {} : { about })} />);
  await userEvent.type(name(), 'Ada');
  await userEvent.type(town(), 'Delft');
  await userEvent.type(message(), text);
  unmount();
}

test('what was typed is there again on the way back, without consent, until it is sent', async () => {
  await writeAndLeave('Hello');
  const second = render(<Letter />);
  expect([name().value, message().value]).toEqual(['Ada', 'Hello']);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(message(), ' again');
  expect(sessionStorage.getItem('draft:letter')).not.toMatch(/consent|source/);
  second.unmount();
  const third = render(<Letter />);
  expect(message()).toHaveValue('Hello again');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  third.unmount();
  render(<Letter />);
  expect([name().value, message().value]).toEqual(['', '']);
});

test('text typed before the script was there stays; a draft fills what is empty', async () => {
  await writeAndLeave('Older');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Letter />);
  name().value = 'Grace';
  message().value = 'Newer';
  render(<Letter />, { container, hydrate: true });
  expect([name().value, town().value, message().value]).toEqual(['Grace', 'Delft', 'Newer']);
  // A reload finds it, too.
  expect(new URLSearchParams(sessionStorage.getItem('draft:letter') ?? '').get('message')).toBe('Newer');
});

test('what a message began with gives way to another beginning, and typed text stays', async () => {
  await writeAndLeave('\n\nMay I see it?', 'About: roses');
  const second = render(<Letter about="About: tulips" />);
  expect(message()).toHaveValue('About: tulips\n\nMay I see it?');
  second.unmount();
  sessionStorage.clear();
  const third = render(<Letter about="About: roses" />);
  await userEvent.type(name(), 'Ada');
  third.unmount();
  render(<Letter about="About: tulips" />);
  expect([name().value, message().value]).toEqual(['Ada', 'About: tulips']);
});
