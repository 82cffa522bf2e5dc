import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { site } from 'shared-config/site';
import { solutions } from '../content/solutions';
import SolutionPage from './solution-page';

describe.each(solutions)('$url', ({ title, url, headings, comparison, image }) => {
  beforeEach(() => {
    fakeMatchMedia(() => false);
    render(
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          <Route path="/solutions/:id" element={<SolutionPage />} />
        </Routes>
      </MemoryRouter>,
    );
  });

  test('opens with both ways of working, which have the same subjects', () => {
    expect(screen.getAllByRole('heading').slice(0, 2)).toEqual([
      screen.getByRole('heading', { level: 1, name: title }),
      screen.getByRole('heading', { level: 2, name: headings.comparison }),
    ]);
    const table = within(screen.getByRole('region', { name: headings.comparison })).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([`Today: ${comparison.today}`, `With ${site.companyName}: ${comparison.robots}`]);
    for (const { label } of [comparison.measure, ...comparison.rows]) {
      const row = within(table).getByRole('rowheader', { name: label }).closest('tr');
      expect(row?.querySelectorAll('td:not(:empty)')).toHaveLength(2);
    }
  });

  test('shows the picture of its card, then the flow, the means, the results, the proof and the others, and ends with a call', () => {
    expect(screen.getByRole('img', { name: image.alt })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { flow, means, results } = headings;
    expect(names.slice(1)).toEqual([flow, means, results, 'Seen at work in', 'Questions', 'Other solutions']);
    const call = screen.getByRole('complementary', { name: `Ask us about ${title}` });
    expect(call).toBe(call.parentElement?.lastElementChild);
    expect(within(call).getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute('href', '/contact');
  });
});
