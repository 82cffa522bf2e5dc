import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RenderedQueryContext, useSharedStore } from 'shared-config/store';
import ContactPage from './contact-page';

const pageFor = (query: string | null) => (
  <MemoryRouter>
    <RenderedQueryContext value={query}>
      <ContactPage />
    </RenderedQueryContext>
  </MemoryRouter>
);
const message = () => screen.getByRole('textbox', { name: 'Message' });

afterEach(() => {
  useSharedStore.getState().setInterest(null);
  document.body.replaceChildren();
});

test('without script the message begins with what the address is about, as text', () => {
  document.body.innerHTML = renderToString(pageFor(`?${new URLSearchParams({ about: '5 robots </textarea><b>' })}`));
  expect(message()).toHaveValue('I would like to know more about 5 robots </textarea><b>.');
});

test.each([null, '', '?about='])('without anything to be about it is empty: %j', (query) => {
  render(pageFor(query));
  expect(message()).toHaveValue('');
});

test('what led the visitor here last counts more than the address', () => {
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  render(pageFor('?about=5+robots'));
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
});
