import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CallToAction } from './call-to-action';

test('with a target it is a link (specification §9)', () => {
  render(<CallToAction to="/contact">Contact Us</CallToAction>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('a submit button stays a button, target or not (specification §9)', () => {
  render(
    <CallToAction to="/contact" type="submit">
      Submit
    </CallToAction>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit');
});

test('disabled, it does nothing and leads nowhere', async () => {
  const onClick = jest.fn();
  render(
    <>
      <CallToAction disabled onClick={onClick}>
        Send
      </CallToAction>
      <CallToAction disabled to="/contact">
        Go
      </CallToAction>
    </>,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Go' })).not.toHaveAttribute('href');
});

test('a button sends no form by default, a link can do more, a disabled one says so', async () => {
  const onClick = jest.fn();
  render(
    <>
      <CallToAction>Later</CallToAction>
      <CallToAction to="/contact" onClick={onClick}>
        Go
      </CallToAction>
      <CallToAction to="/contact" disabled>
        Nowhere
      </CallToAction>
    </>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('button', { name: 'Later' })).toHaveAttribute('type', 'button');
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Nowhere' })).toHaveAttribute('aria-disabled', 'true');
});
