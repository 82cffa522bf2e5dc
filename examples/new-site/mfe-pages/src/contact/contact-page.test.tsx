import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { contactFields } from 'shared-config/forms';
import ContactPage from './contact-page';

test('what is missing is marked, and nothing is sent', async () => {
  render(<ContactPage />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText(contactFields.name.label, { exact: false })).toHaveFocus();
});
