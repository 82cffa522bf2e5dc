import { removeScripts } from './remove-scripts';

test('scripts and their data go, what search engines read stays', () => {
  const html = [
    '<head><script>boot();\nmore()</script><script type="application/ld+json">{"@type":"Organization"}</script></head>',
    '<main>First<link rel="stylesheet" href="/later.css"><script> </script>Rest</main>',
    '<script type="application/json" id="composition">{"scripts":[]}</script>',
  ];
  expect(removeScripts(html.join(''))).toBe(
    '<head><script type="application/ld+json">{"@type":"Organization"}</script></head>' +
      '<main>First<link rel="stylesheet" href="/later.css">Rest</main>',
  );
});
