import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useSharedStore } from 'shared-config/store';
import ContactPage from './contact-page';

const renderPage = () =>
  render(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
const message = () => screen.getByRole('textbox', { name: 'Message' });

afterEach(() => useSharedStore.getState().setInterest(null));

test('the message is empty for who comes without an interest', () => {
  renderPage();
  expect(message()).toHaveValue('');
});

test('the message begins with what led the visitor here', () => {
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  renderPage();
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
});
