import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import CastingDates from './casting-dates-part';
import { castingDays } from './casting-days';

test('on a bell’s page it names the bell and the next day of casting', () => {
  render(<CastingDates name="casting-dates" data={{ bell: 'Die Helle' }} />, { wrapper: MemoryRouter });
  expect(screen.getByText(/„Die Helle“ können Sie hören/)).toHaveTextContent(`am ${castingDays[0]}`);
  expect(screen.getByRole('link', { name: 'Plätze anfragen' })).toHaveAttribute('href', '/besuch');
});
