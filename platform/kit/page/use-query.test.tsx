/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { type QueryChange, useQuery } from './use-query';

let change: (values: QueryChange) => void;
function Query() {
  const [search, changeSearch] = useQuery();
  change = changeSearch;
  return <p>{search.toString()}</p>;
}
const shown = () => screen.getByRole('paragraph').textContent;

test('a change keeps other parameters and adds nothing to the history', async () => {
  history.replaceState(null, '', '/all?q=gear&robot=fork&robot=booster');
  const { length } = history;
  render(<Query />, { wrapper: BrowserRouter });
  await act(async () => change({ robot: ['deepWell', 'fork'], sort: 'speed' }));
  expect(shown()).toBe('q=gear&robot=deepWell&robot=fork&sort=speed');
  expect(location.search).toBe('?q=gear&robot=deepWell&robot=fork&sort=speed');
  await act(async () => change({ robot: [] }));
  expect(location.search).toBe('?q=gear&sort=speed');
  expect([location.pathname, history.length]).toEqual(['/all', length]);
});

test('one change keeps what the one before has changed', async () => {
  history.replaceState(null, '', '/all');
  render(<Query />, { wrapper: BrowserRouter });
  await act(async () => change({ a: '1' }));
  await act(async () => change({ b: '2' }));
  expect(location.search).toBe('?a=1&b=2');
});

test('a page is prerendered without a query, whose rest depends on who comes', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/all?q=gear']}>
      <Query />
    </MemoryRouter>,
  );
  expect(html).toBe('<p></p>');
});
