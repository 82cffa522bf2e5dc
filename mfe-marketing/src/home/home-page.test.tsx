import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakeIntersectionObserver, fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { useSharedStore } from 'shared-config/store';
import { frequentQuestions } from './frequent-questions';
import HomePage from './home-page';

beforeEach(() => {
  fakeIntersectionObserver();
  // As on a machine whose owner wishes for less motion: nothing plays by itself.
  fakeMatchMedia(() => true);
});
const renderPage = async () => {
  // Map and questions come with chunks of their own.
  const page = await act(async () => render(<HomePage />, { wrapper: MemoryRouter }));
  await screen.findByRole('region', { name: 'Frequently asked questions' });
  return page;
};

test("'Know More' leads to the contact page (§2 Home page)", async () => {
  await renderPage();
  expect(screen.getAllByRole('link', { name: 'Know More' })[0]).toHaveAttribute('href', '/contact');
});

test('six questions, answered by text or list (§2, §3 FAQ item)', async () => {
  await renderPage();
  expect(frequentQuestions).toHaveLength(6);
  const section = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    frequentQuestions.map(({ question }) => question),
  );
  expect(new Set(frequentQuestions.map(({ answer }) => typeof answer))).toEqual(new Set(['string', 'object']));
});

test('the contact form has the source home-contact, and starts with what the visitor was interested in', async () => {
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  const { container } = await renderPage();
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'home-contact', source: 'home-contact' });
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('I would like to know more about MAG Lifter.');
});
