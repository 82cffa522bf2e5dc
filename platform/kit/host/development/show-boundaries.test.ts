/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { PageComposition } from '../../contract/composition';
import { remoteErrorEvent } from '../remotes/send-error-report';
import { addBoundariesButton } from './show-boundaries';

const remote = { name: 'mfe-a', team: 'alpha', version: '0'.repeat(16), entry: '/a.js', routes: [] };
const composition: PageComposition = {
  shell: remote.version,
  remotes: [remote],
  scripts: [],
  page: { kind: 'not-found' },
};
const label = () => screen.queryByText(/^mfe-a@/)?.textContent;

test('the button labels each remote and its failures, and removes the borders again', () => {
  document.body.innerHTML = '<header></header><main data-boundary="mfe-a"><p>Page</p></main><footer></footer>';
  addBoundariesButton(composition);
  expect(label()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Borders' }));
  expect(label()).toBe(`mfe-a@${remote.version} · team alpha · prerendered, not hydrated`);
  expect(screen.getAllByText('shell')).toHaveLength(2);
  document.documentElement.dataset['hydrated'] = 'true';
  window.dispatchEvent(new Event('hydrated'));
  expect(label()).toMatch(/interactive$/);
  const detail = { remote: 'mfe-a', version: remote.version, team: 'alpha', message: 'x', page: '/' };
  window.dispatchEvent(new CustomEvent(remoteErrorEvent, { detail }));
  expect(label()).toMatch(/failed$/);
  fireEvent.click(screen.getByRole('button', { name: 'Borders' }));
  expect(label()).toBeUndefined();
});
