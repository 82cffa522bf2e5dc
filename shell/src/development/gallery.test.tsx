import { render, screen, within } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter } from 'react-router-dom';
import { gallery } from 'shared-ui/gallery';
import { Gallery } from './gallery';

test('the gallery shows each component with its properties and code', () => {
  fakeMatchMedia(() => false);
  fakeIntersectionObserver();
  const sources = { 'shared-ui/accordion': { declarations: 'type AccordionProps = …', example: '<Accordion …/>' } };
  render(
    <MemoryRouter>
      <Gallery sources={sources} />
    </MemoryRouter>,
  );
  const list = within(screen.getByRole('navigation', { name: 'Components' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(Object.keys(gallery));
  const entry = document.getElementById('shared-ui/accordion');
  if (!entry) throw new Error('no accordion');
  expect(within(entry).getByText('How long does a delivery take?')).toBeVisible();
  expect(within(entry).getByRole('region', { name: 'Properties' })).toHaveTextContent('type AccordionProps = …');
  expect(within(entry).getByRole('region', { name: 'Code' })).toHaveTextContent('<Accordion …/>');
});
