import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import CastingDates from './casting-dates-part';
import { castingDays } from './casting-days';
import { chooseGroup } from './people';
import VisitPage from './visit-page';

const part = <CastingDates name="casting-dates" data={{ bell: 'Die Helle' }} />;

test('on a bell’s page it names the bell and its next casting day', () => {
  render(part, { wrapper: MemoryRouter });
  expect(screen.getByText(/„Die Helle“ können Sie hören/)).toHaveTextContent(`am ${castingDays[0]}`);
});

test('it shows the price for the group, and passes its size to the form', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={part} />
        <Route path="/besuch" element={<VisitPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const people = screen.getByRole('spinbutton', { name: /Personen/ });
  await user.clear(people);
  await user.type(people, '4');
  expect(screen.getByRole('status')).toHaveTextContent('56 €');
  await user.click(screen.getByRole('button', { name: 'Plätze anfragen' }));
  expect(screen.getByRole('combobox', { name: /Personen/ })).toHaveValue('3–5');
});

test.each([
  ['1', '1'],
  ['2', '2'],
  ['15', '6–15'],
  ['16', ''],
  ['0', ''],
  ['2.5', ''],
  ['viele', ''],
  [null, ''],
])('for %s people the form offers "%s"', (people, group) => {
  expect(chooseGroup(people)).toBe(group);
});
