/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useEarlyValue } from './use-early-value';

function Search() {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, query, setQuery);
  return (
    <>
      <input ref={field} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status">{query}</p>
    </>
  );
}

test('what is typed before and after the script arrives is searched for', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Search />);
  document.body.append(container);
  await userEvent.type(screen.getByRole('searchbox'), 'gear');
  render(<Search />, { container, hydrate: true });
  expect(screen.getByRole('status')).toHaveTextContent('gear');
  await userEvent.type(screen.getByRole('searchbox'), 'box');
  expect(screen.getByRole('searchbox')).toHaveValue('gearbox');
  expect(screen.getByRole('status')).toHaveTextContent('gearbox');
});
