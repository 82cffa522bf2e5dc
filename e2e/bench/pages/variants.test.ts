import { removeScripts, renderInBrowser } from './variants';

const data = '<script type="application/json" id="composition">{"scripts":["$&"]}</script>';
const composed = [
  '<head><script>boot();\nmore()</script><script type="application/ld+json">{"@type":"Organization"}</script></head>',
  `<body><div id="root"><h1>Robots</h1></div>${data}</body>`,
].join('');

test('a static page has all its content and no script', () => {
  expect(removeScripts(composed)).toBe(
    '<head><script type="application/ld+json">{"@type":"Organization"}</script></head><body><div id="root"><h1>Robots</h1></div></body>',
  );
});

test("a page of the bundle is the bundle's, with the data of the composed page", () => {
  expect(renderInBrowser(composed, '<body><div id="root"></div></body>')).toBe(
    `<body><div id="root"></div>${data}</body>`,
  );
});
