import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import BellPage from './bell-page';

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/glocken/:bell" element={<BellPage />} />
      </Routes>
    </MemoryRouter>,
  );

test('a bell shows its tone and measurements, with German number formats', () => {
  show('/glocken/es');
  expect(screen.getByRole('heading', { level: 1, name: 'Die Helle' })).toBeVisible();
  expect(screen.getByText('Durchmesser').nextElementSibling).toHaveTextContent('1.146 mm');
  expect(screen.getByText('Gewicht').nextElementSibling).toHaveTextContent('930 kg');
});
