import { readDrawing } from './read-drawing';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240">\n  <desc>A bar of two parts.</desc>\n${inner}\n</svg>\n`;

test('lines and labels become a drawing, with what is said to who cannot see it', () => {
  const file = svg(
    '  <path class="outline filled" d="M0 0h9"/>\n  <path class="measure" d="M1 1v9"/>\n  <text x="4" y="5">5 &lt; 6</text>\n  <text x="1" y="2" text-anchor="end" class="turned">up</text>',
  );
  expect(readDrawing('a.svg', file, 'A bar')).toEqual({
    title: 'A bar',
    description: 'A bar of two parts.',
    width: 360,
    height: 240,
    strokes: [
      { style: 'outline', path: 'M0 0h9', isFilled: true },
      { style: 'measure', path: 'M1 1v9' },
    ],
    labels: [
      { x: 4, y: 5, text: '5 < 6' },
      { x: 1, y: 2, text: 'up', anchor: 'end', isTurned: true },
    ],
  });
});

test.each([
  ['<p>x</p>', 'a.svg: it does not begin with <svg viewBox="0 0 360 240">'],
  [svg('<circle r="1"/>'), 'a.svg: it has <circle>. A drawing has <path> and <text> alone'],
  [svg('<path class="thick" d="M0 0"/>'), 'a.svg: field "strokes.0.style"'],
  [svg('<path class="outline"/>'), 'a.svg: field "strokes.0.path"'],
  [svg('<text x="left" y="1">a</text>'), 'a.svg: field "labels.0.x"'],
  [svg('').replace(/ {2}<desc>.*<\/desc>\n/, ''), 'a.svg: field "description": is missing'],
])('what is no drawing is named: %s', (file, message) => {
  expect(() => readDrawing('a.svg', file, 'A')).toThrow(message);
});
