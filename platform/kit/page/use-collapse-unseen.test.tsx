/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { fakeIntersectionObserver } from '../presets/jest/fake-browser';
import { useCollapseUnseen } from './use-collapse-unseen';

function Part() {
  const element = useRef<HTMLParagraphElement>(null);
  const [isCollapsed, collapse] = useCollapseUnseen(element);
  return (
    <>
      <p ref={element}>{isCollapsed ? 'collapsed' : 'in full'}</p>
      <button type="button" onClick={collapse}>
        Use it
      </button>
    </>
  );
}

/** Tells the part that it is not in view. @param top of it, in px */
function hydrateOutOfView(top: number) {
  const view = fakeIntersectionObserver();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  document.body.replaceChildren(container);
  render(<Part />, { container, hydrate: true });
  const part = screen.getByRole('paragraph');
  expect(part).toHaveTextContent('in full');
  jest.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  act(() => view.see(false));
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ['below the viewport', 900, 'collapsed'],
  ['above it', -900, 'in full'],
])('a part %s, whose top is at %i px, is shown %s', (_place, top, shown) => {
  hydrateOutOfView(top);
  expect(screen.getByRole('paragraph')).toHaveTextContent(shown);
});

test('a part stays open when the address points below it, as the page scrolls there', () => {
  const find = document.querySelector.bind(document);
  const following = document.createElement('section');
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) => (selector === ':target' ? following : find(selector)));
  jest
    .spyOn(HTMLParagraphElement.prototype, 'compareDocumentPosition')
    .mockReturnValue(Node.DOCUMENT_POSITION_FOLLOWING);
  hydrateOutOfView(900);
  expect(screen.getByRole('paragraph')).toHaveTextContent('in full');
});

test('a part that was not prerendered is collapsed from the start', () => {
  render(<Part />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('collapsed');
});

test('a part that is in view collapses when it is used', () => {
  hydrateOutOfView(-900);
  fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
  expect(screen.getByRole('paragraph')).toHaveTextContent('collapsed');
});
