import { findFirstView } from './first-view';

const find = (html: string) => {
  const view = findFirstView(html);
  return view && { ...view, html: html.slice(0, view.end) };
};

test('it ends with the block that has the first picture, and knows the classes until there', () => {
  const first =
    '<div id="root"><header class="bar"></header><main class="page"><article class="frame"><nav class="path"></nav><header class="hero"><picture><img class="shot wide"></picture></header>';
  const view = find(`${first}<section class="more"><img class="other"></section></article></main></div>`);
  expect(view?.html).toBe(first);
  expect([...(view?.classes ?? [])]).toEqual(['bar', 'page', 'frame', 'path', 'hero', 'shot', 'wide']);
});

test('a page without pictures is its own first view; what follows is not', () => {
  const first = '<div><main><article><p class="text">A</p><p>B</p></article>';
  const view = find(`${first}</main><footer class="footer"></footer></div>`);
  expect(view?.html).toBe(first);
  expect(view?.classes).not.toContain('footer');
});

test('what a closed disclosure hides is not part of it, its summary is', () => {
  const disclosure = (open: string) =>
    `<main><details class="menu"${open}><summary class="name"><b class="bold">A</b></summary><div class="panel"><details class="inner" open><p class="deep"></p></details></div></details></main>`;
  expect([...(find(disclosure(''))?.classes ?? [])]).toEqual(['menu', 'name', 'bold']);
  expect([...(find(disclosure(' open=""'))?.classes ?? [])]).toContain('deep');
});

test('it knows which classes stand together, on the whole page', () => {
  const view = find('<main><p class="a"></p></main><footer class="b c"></footer>');
  expect([...(view?.pairs ?? [])]).toEqual(['b c', 'c b']);
});

test('a page that only the browser renders has none', () => {
  expect(find('<div id="root"><title>Tool</title></div>')).toBeUndefined();
});
