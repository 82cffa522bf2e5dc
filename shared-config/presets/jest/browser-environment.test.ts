/** @jest-environment shared-config/presets/jest/browser-environment.cjs */

const styleOf = (html: string) => {
  document.body.innerHTML = html;
  const element = document.querySelector('#asked');
  if (!element) throw new Error('The markup of this test has nothing with the id "asked"');
  return getComputedStyle(element);
};

test.each([
  ['<p id="asked" hidden></p>', 'none'],
  ['<dialog id="asked"></dialog>', 'none'],
  ['<script id="asked"></script>', 'none'],
  ['<input id="asked" type="hidden" />', 'none'],
  ['<p id="asked" style="display: none"></p>', 'none'],
  ['<style>p { display: none }</style><p id="asked"></p>', 'none'],
  ['<p id="asked"></p>', 'block'],
  ['<table><tr><td id="asked"></td></tr></table>', 'table-cell'],
  ['<button id="asked"></button>', 'inline-block'],
])('whether it is displayed: %s', (html, display) => {
  expect(styleOf(html).display).toBe(display);
});

test('whether it is visible and takes the pointer is inherited', () => {
  const { visibility, pointerEvents } = styleOf(
    '<div style="visibility: hidden; pointer-events: none"><p id="asked"></p></div>',
  );
  expect([visibility, pointerEvents]).toEqual(['hidden', 'none']);
  expect([styleOf('<p id="asked"></p>').visibility, getComputedStyle(document.body).pointerEvents]).toEqual([
    'visible',
    'auto',
  ]);
});
