import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import InquiryPage from './inquiry-page';

test('missing fields are marked in place, and nothing is sent', async () => {
  render(<InquiryPage />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByRole('textbox', { name: /Ihr Name/ }), 'Ada Beispiel');
  await userEvent.click(screen.getByRole('button', { name: 'Anfrage senden' }));
  expect(screen.getByRole('textbox', { name: /Gemeinde/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Was läuten soll/ })).toHaveAccessibleDescription(
    'Bitte schreiben Sie in einem Satz, was Sie vorhaben',
  );
});

test('without the script it is a form that the server accepts', () => {
  const { container } = render(<InquiryPage />, { wrapper: MemoryRouter });
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'anfrage', 'bot-field': '' });
});
