import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { pressFiles } from 'shared-config/media/press-files';
import { robotStandards } from 'shared-config/robots/robot-specifications';
import { useSharedStore } from 'shared-config/store';
import CompanyPage from './company-page';
import { listSafetyFunctions } from './safety/safety-functions';

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/contact" element={null} />
        <Route path="*" element={<CompanyPage />} />
      </Routes>
    </MemoryRouter>,
  );
const part = (name: string) => within(screen.getByRole('region', { name }));

test('three plans are compared in a table whose cells name plan and subject', () => {
  open('/service');
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent?.split(':')[0])).toEqual([
    'Base',
    'Shift',
    'Continuous',
  ]);
  const answer = within(table.getByRole('row', { name: /An engineer answers within/ }));
  expect(answer.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['4 h', '1 h', '30 min']);
  for (const row of table.getAllByRole('rowheader'))
    expect(within(row.closest('tr') ?? row).getAllByRole('cell')).toHaveLength(3);
});

test('requesting a quote is passed on to the contact form', () => {
  open('/service');
  fireEvent.click(screen.getByRole('link', { name: 'Request a quote' }));
  expect(useSharedStore.getState().interest).toEqual({ label: 'a service plan', path: '/service' });
});

test("the safety page lists exactly the robots' safety functions and standards", () => {
  open('/safety');
  const table = within(part('What protects people').getByRole('table'));
  expect(listSafetyFunctions().length).toBeGreaterThan(8);
  for (const { name, level, robots } of listSafetyFunctions())
    expect(table.getByRole('row', { name: `${name} ${level} ${robots}` })).toBeVisible();
  expect(table.getByRole('row', { name: /^Spring brakes .* PL d, Cat\. 3 All six$/ })).toBeVisible();
  expect(
    part('Standards')
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(robotStandards.map(([name]) => name));
});

test('the drawn fields are as long as the article on scanners calculates', () => {
  open('/safety');
  const lengths = within(screen.getByRole('figure')).getAllByRole('listitem');
  expect(lengths.map(({ textContent }) => textContent)).toEqual([
    'At 0.75 m/s the field is 0.82 m long',
    'At 1 m/s the field is 1.12 m long',
    'At 1.5 m/s the field is 1.92 m long',
  ]);
});

test('whoever finds a weakness learns whom to tell, and finds security.txt', () => {
  open('/safety');
  const report = part('Report a vulnerability');
  expect(report.getByRole('link', { name: 'security@corvane.example' })).toHaveAttribute(
    'href',
    'mailto:security@corvane.example',
  );
  expect(report.getByRole('link', { name: 'security.txt' })).toHaveAttribute('href', '/.well-known/security.txt');
  expect(screen.getByRole('heading', { name: 'Report a vulnerability' })).toHaveAttribute('id', 'report');
});

test('the press kit offers all of its files, each with its size', () => {
  open('/press');
  const [kit, ...downloads] = screen.getAllByRole('link').filter((link) => link.hasAttribute('download'));
  expect(kit).toHaveTextContent(/^All logos and pictures in one file \(ZIP, 3\.\d MB\)$/);
  expect(kit).toHaveAttribute('href', '/media/press-kit.zip');
  expect(downloads.map((link) => link.getAttribute('href')).sort()).toEqual(
    Object.keys(pressFiles)
      .map((name) => `/media/press-${name}`)
      .sort(),
  );
  for (const link of downloads) expect(link).toHaveTextContent(/: (SVG|PNG|JPEG), .*\d (kB|MB)$/);
  expect(screen.getByRole('link', { name: /^All six MAG robots: JPEG, 2560 × 1440 px, \d+ kB$/ })).toHaveAttribute(
    'download',
    'corvane-robot-line.jpg',
  );
});

test.each(['/service', '/safety', '/press'])('%s leads on', (path) => {
  open(path);
  expect(part('Next').getAllByRole('link')).toHaveLength(3);
});

test('any other address says that there is no such page', () => {
  expect(() => open('/warranty')).toThrow('There is no page for "/warranty"');
});
