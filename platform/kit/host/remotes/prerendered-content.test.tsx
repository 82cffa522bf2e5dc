/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PrerenderedContent, savePrerenderedContent } from './prerendered-content';

test('the page is shown again as it was, from a copy that loads no pictures', () => {
  const copy = jest.spyOn(Document.prototype, 'importNode');
  const page = document.createElement('main');
  page.innerHTML = '<h1>Robots</h1><img src="/robot.webp" alt="A robot">';
  savePrerenderedContent(page);
  // A document without a window fetches nothing.
  expect(copy.mock.contexts.map(({ defaultView }) => defaultView)).toEqual([null, null]);
  copy.mockRestore();
  page.replaceChildren();
  render(<PrerenderedContent />);
  expect(screen.getByRole('heading', { name: 'Robots' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A robot' })).toBeVisible();
});
