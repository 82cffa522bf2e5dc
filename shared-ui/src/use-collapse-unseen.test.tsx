import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { fakeIntersectionObserver } from 'shared-config/presets/jest/fake-browser';
import { useCollapseUnseen } from './use-collapse-unseen';

function Part() {
  const element = useRef<HTMLParagraphElement>(null);
  const [isCollapsed] = useCollapseUnseen(element);
  return <p ref={element}>{isCollapsed ? 'collapsed' : 'in full'}</p>;
}

/** Tells the part that it is not in view. @param tops of it (the page's body here), and of what is around it */
function hydrateOutOfView(isLaidOut: boolean, tops: { part: number; around: number }) {
  const view = fakeIntersectionObserver();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  document.body.replaceChildren(container);
  render(<Part />, { container, hydrate: true });
  expect(screen.getByRole('paragraph')).toHaveTextContent('in full');
  const part = jest.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, tops.part));
  jest.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, tops.around));
  document.body.checkVisibility = () => isLaidOut;
  document.documentElement.checkVisibility = () => true;
  act(() => view.see(false));
  return part;
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ['below the viewport', 900, 'collapsed'],
  ['above it', -900, 'in full'],
])('a part %s, whose top is at %i px, is shown %s', (_place, top, shown) => {
  hydrateOutOfView(true, { part: top, around: 0 });
  expect(screen.getByRole('paragraph')).toHaveTextContent(shown);
});

test.each([
  ['below', 900, 'collapsed'],
  ['above', -900, 'in full'],
])('one in a section without layout counts as %s with it, and is not laid out for that', (_place, top, shown) => {
  const part = hydrateOutOfView(false, { part: 0, around: top });
  expect(screen.getByRole('paragraph')).toHaveTextContent(shown);
  expect(part).not.toHaveBeenCalled();
});

test('a part stays as it is when the address names what follows it: the page is being scrolled there', () => {
  const find = document.querySelector.bind(document);
  const following = document.createElement('section');
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) => (selector === ':target' ? following : find(selector)));
  jest.spyOn(document.body, 'compareDocumentPosition').mockReturnValue(Node.DOCUMENT_POSITION_FOLLOWING);
  hydrateOutOfView(true, { part: 900, around: 0 });
  expect(screen.getByRole('paragraph')).toHaveTextContent('in full');
});
