import { fireEvent, render, screen, within } from '@testing-library/react';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { openings } from '../lists/openings.content';
import CareersPage from './careers-page';

const page = (
  <MemoryRouter>
    <CareersPage />
  </MemoryRouter>
);
const rows = () => screen.getAllByRole<HTMLDetailsElement>('group');

test('every position has its team, place, day and address; the first is open', () => {
  render(page);
  expect(rows().map(({ open }) => open)).toEqual(openings.map((_, index) => index === 0));
  expect(rows().map((row) => row.parentElement?.id)).toEqual(openings.map(({ id }) => id));
  const row = rows().find(({ parentElement }) => parentElement?.id === 'commissioning-engineer');
  expect(row?.querySelector('summary')).toHaveTextContent(/Commissioning Engineer ?Projects ?Pune ?6 October 2026/);
  expect(row?.querySelector('time')).toHaveAttribute('datetime', '2026-10-06');
  expect(row).toHaveTextContent('Apply by 31 March 2027.');
});

test('a position opened before the script loaded stays open', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [first, second] = rows();
  if (!first || !second) throw new Error('There are no positions');
  first.open = false;
  second.open = true;
  // A line on the console that is not announced fails the test.
  render(page, { container, hydrate: true });
  expect(rows().map(({ open }) => open)).toEqual(openings.map((_, index) => index === 1));
});

test('a position lists its tasks and its requirements', () => {
  render(page);
  rows().forEach((row, index) => {
    const lists = within(row).getAllByRole('list');
    const entries = lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(entries).toEqual([openings[index]?.tasks, openings[index]?.expectations]);
  });
});

test('applying passes on the position, and so does an application without one', () => {
  render(page);
  const interestAfter = (link: HTMLElement) => {
    fireEvent.click(link);
    return useSharedStore.getState().interest;
  };
  const [, apply] = screen.getAllByRole('link', { name: 'Apply' });
  if (!apply) throw new Error('There is no second position');
  expect(apply).toHaveAttribute('href', '/contact');
  expect(interestAfter(apply)).toEqual({
    label: `the position “${openings[1]?.title}”`,
    path: `/careers#${openings[1]?.id}`,
  });
  expect(interestAfter(screen.getByRole('link', { name: 'Write to us' }))).toEqual({
    label: 'work at the company',
    path: '/careers',
  });
});

test('search engines are told of every position: its place, its date and its last day', () => {
  const { '@graph': nodes } = prerenderedJsonLd(page);
  for (const { id, title, posted, until, city, country } of openings)
    expect(nodes).toContainEqual(
      expect.objectContaining({
        '@type': 'JobPosting',
        '@id': `${site.origin}/careers#${id}`,
        title,
        datePosted: posted,
        validThrough: until,
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
        },
      }),
    );
});
