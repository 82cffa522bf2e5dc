/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeMatchMedia } from '../presets/jest/fake-browser';
import { type MediaQuery, useMediaQuery } from './use-media-query';

function Width({ query = '(min-width: 768px)' }: { query?: MediaQuery }) {
  return <p>{useMediaQuery(query) ? 'wide' : 'narrow'}</p>;
}

test('a query is followed as the window changes', () => {
  let isWide = false;
  const queries = fakeMatchMedia(() => isWide);
  render(<Width />);
  expect(screen.getByText('narrow')).toBeVisible();
  isWide = true;
  act(() => queries.change());
  expect(screen.getByText('wide')).toBeVisible();
});

test('the prerendered page is narrow, hydrates as it is, and is right at once', async () => {
  fakeMatchMedia(() => true);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Width />);
  expect(root).toHaveTextContent('narrow');
  await act(async () => hydrateRoot(root, <Width />));
  expect(root).toHaveTextContent('wide');
});

test.each([
  ['a missing', ''],
  ['an invalid', '(min-widht: 768px'],
])("%s query throws 'Invalid or missing MediaQuery!' (§8)", (_, query) => {
  // As browsers do: what they do not understand is `not all`.
  fakeMatchMedia(
    () => true,
    (asked) => (asked.endsWith(')') ? asked : 'not all'),
  );
  expect(() => render(<Width query={query as MediaQuery} />)).toThrow(new Error('Invalid or missing MediaQuery!'));
});
