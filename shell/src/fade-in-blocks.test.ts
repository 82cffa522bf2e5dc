import { fakeIntersectionObserver } from 'shared-config/presets/jest/fake-browser';
import { fadeInBlocks } from './fade-in-blocks';

// The fake observer reports on the body.
const block = document.body;
let view: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  block.className = '';
  view = fakeIntersectionObserver();
  fadeInBlocks(document);
});

test('a block fades in when it is scrolled to (§4)', () => {
  view.see(false);
  expect(block).not.toHaveClass('arrived');
  view.see(true);
  expect(block).toHaveClass('arrived');
});

test('a block that is on screen already stays as it is', () => {
  view.see(true);
  expect(block).not.toHaveClass('arrived');
});
