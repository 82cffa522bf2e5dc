import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { studies, studyPath } from 'shared-config/references/studies';
import { robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { solutions } from '../lists/solutions';
import SolutionPage from './solution-page';

describe.each(solutions)('$url', ({ title, url, headings, comparison, image, robots, software }) => {
  beforeEach(async () => {
    fakeMatchMedia(() => false);
    // With the sections that come with a script of their own.
    await act(async () =>
      render(
        <MemoryRouter initialEntries={[url]}>
          <Routes>
            <Route path="/solutions/:id" element={<SolutionPage />} />
            <Route path="/contact" element={null} />
          </Routes>
        </MemoryRouter>,
      ),
    );
  });

  test('opens with both ways of working, compared on the same subjects', () => {
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
    const { label, ...measured } = comparison.measure;
    const write = ({ value, text }: typeof measured.today) => `${value} ${text}`;
    const measure = { label, today: write(measured.today), robots: write(measured.robots) };
    for (const one of [measure, ...comparison.rows]) {
      const row = within(table).getByRole('rowheader', { name: one.label }).closest('tr');
      const cells = Array.from(row?.querySelectorAll('td') ?? [], ({ textContent }) => textContent);
      expect(cells).toEqual([one.today, one.robots]);
    }
  });

  test('shows picture, flow, means, results, proof and others, and ends with a call', () => {
    expect(screen.getByRole('img', { name: image.alt })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { flow, means, results } = headings;
    expect(names.slice(1)).toEqual([flow, means, results, 'Seen at work in', 'Questions', 'Other solutions']);
    const call = screen.getByRole('complementary', { name: `Ask us about ${title}` });
    expect(call).toBe(call.parentElement?.lastElementChild);
    expect(within(call).getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute('href', '/contact');
    fireEvent.click(within(call).getByRole('link', { name: 'Ask an engineer' }));
    expect(useSharedStore.getState().interest).toEqual({ label: title, path: url });
  });

  test('leads to its robots, its software, its studies and all other solutions', () => {
    const linksIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksIn(headings.means)).toEqual([...robots.map(robotPath), `/products/${software}`]);
    const shown = studies.filter(({ applications }) => applications.some((one) => one === url));
    expect(linksIn('Seen at work in')).toEqual(shown.map(({ id }) => studyPath(id)));
    expect(linksIn('Other solutions')).toEqual(solutions.filter((one) => one.url !== url).map((one) => one.url));
  });
});
