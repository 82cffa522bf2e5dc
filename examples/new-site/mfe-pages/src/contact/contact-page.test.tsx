import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormFields } from 'kit/forms/form-field';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { MemoryRouter } from 'react-router-dom';
import { contactFields } from 'shared-config/forms';
import ContactPage from './contact-page';

test('missing fields are marked, and nothing is sent', async () => {
  render(<ContactPage />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText(contactFields.name.label, { exact: false })).toHaveFocus();
});

const fields: FormFields = contactFields;

/** What is typed into a field of a type that asks for more than words. */
const typed: Readonly<Record<string, string>> = { email: 'ada@example.com', tel: '+49 711 12345' };

/** Fills all fields in and sends the form, which the server answers with `status`. */
async function send(status: number) {
  const response: Pick<Response, 'ok' | 'status' | 'headers' | 'json'> = {
    ok: status < 300,
    status,
    headers: new Headers(),
    json: async () => ({}),
  };
  Object.assign(globalThis, { fetch: async () => response });
  render(<ContactPage />, { wrapper: MemoryRouter });
  for (const field of Object.values(fields)) {
    const control = screen.getByLabelText(field.label, { exact: false });
    if (field.type === 'select') await userEvent.selectOptions(control, field.options[0] ?? '');
    else if (field.type === 'checkbox') await userEvent.click(control);
    else await userEvent.type(control, typed[field.type ?? 'text'] ?? 'Ada');
  }
  await userEvent.click(screen.getByRole('button'));
}

test('the focus goes to the thanks once the form is sent', async () => {
  await send(200);
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

test('a form that was not sent says so as an alert', async () => {
  expectConsole('error', /^contact was not sent:/);
  await send(500);
  expect(await screen.findByRole('alert')).toHaveTextContent('500');
});
