import { fakeIntersectionObserver } from 'kit/presets/jest/fake-browser';
import { fadeInBlocks } from './fade-in-blocks';

let block: HTMLElement;
let view: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  block = document.createElement('section');
  block.append(document.createElement('button'));
  document.body.replaceChildren(block);
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

test('a block that the keyboard brought into view stays as it is', () => {
  view.see(false);
  block.querySelector('button')?.focus();
  view.see(true);
  expect(block).not.toHaveClass('arrived');
});
