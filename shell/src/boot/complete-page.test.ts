import { completePage, putOffSections } from './complete-page';

const open = (page: string) => {
  document.body.innerHTML = `<div id="root"><header></header><main>${page}</main><footer></footer></div>`;
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const isPutOff = (selector: string) => find(selector).style.contentVisibility === 'var(--later-sections)';
const waitForTypeface = () => [...document.querySelectorAll('[data-typeface]')].map(({ localName }) => localName);

beforeEach(() => {
  // jsdom does not know the property, nor the method.
  Object.defineProperty(CSSStyleDeclaration.prototype, 'contentVisibility', { value: '', writable: true });
  HTMLElement.prototype.checkVisibility = function (options) {
    return !this.hidden && !(options && this.closest('section')?.style.contentVisibility);
  };
  jest.useFakeTimers();
});
afterEach(() => {
  delete window.typefacesLoaded;
  delete document.documentElement.dataset['typeface'];
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
});

/** Frames are 16 ms; one step more for what follows in a task of its own. */
const nextPart = () => jest.advanceTimersByTimeAsync(17);

test('what is behind the first view, and the footer, are put off, and laid out one a frame', async () => {
  open('<article><header></header><section></section><aside></aside></article>');
  putOffSections([find('section'), find('aside')]);
  expect(['main header', 'section', 'aside', 'footer'].map(isPutOff)).toEqual([false, true, true, true]);
  void completePage();
  const left = [];
  for (let frame = 0; frame < 6; frame += 1) {
    await nextPart();
    left.push(['section', 'aside', 'footer'].filter(isPutOff).length);
  }
  expect(left).toEqual([3, 3, 3, 2, 1, 0]);
});

test('a large part that is far below is laid out by its children, one a frame; what is near, and what is above, keeps its height', async () => {
  const large = `<h2></h2><p hidden></p><ul>${'<li></li>'.repeat(64)}</ul>`;
  open(`<article><section id="above">${large}</section><section id="far">${large}</section></article>`);
  const asked: (string | undefined)[] = [];
  find('#far').getBoundingClientRect = () => {
    asked.push(steps.at(-1));
    return new DOMRect(0, 3000);
  };
  putOffSections([find('#above'), find('#far')]);
  void completePage();
  await jest.advanceTimersByTimeAsync(17 * 2);
  const steps: string[] = [];
  for (let frame = 0; frame < 140; frame += 1) {
    await nextPart();
    const waiting = ['#above', '#above h2', '#far', '#far h2', '#far ul', '#far li:last-child', 'footer'].filter(
      isPutOff,
    );
    if (steps.at(-1) !== waiting.join()) steps.push(waiting.join());
  }
  expect(steps).toEqual([
    '#above,#far,footer',
    '#far,footer',
    '#far h2,#far ul,footer',
    '#far ul,footer',
    'footer',
    '',
  ]);
  // Asked while the part before is being laid out, it would have the browser do that at once.
  expect(asked).toEqual(['#far,footer']);
});

test('typefaces take effect once they are there, part by part: in a large one by those of its children', async () => {
  open(`<article><script></script><section><ul></ul><table>${'<tr></tr>'.repeat(60)}</table></section></article>`);
  for (const row of document.querySelectorAll('tr')) row.append(document.createElement('td'));
  document.documentElement.dataset['typeface'] = 'later';
  let arrive = () => {};
  window.typefacesLoaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  void completePage();
  await jest.advanceTimersByTimeAsync(1000);
  expect(waitForTypeface()).toEqual(['html']);
  arrive();
  await nextPart();
  const rows = Array<string>(60).fill('tr');
  expect(waitForTypeface()).toEqual(['header', 'ul', ...rows, 'footer']);
  await nextPart();
  expect(waitForTypeface()).toEqual(['ul', ...rows, 'footer']);
  await nextPart();
  expect(waitForTypeface()).toEqual([...rows, 'footer']);
  await jest.runAllTimersAsync();
  expect(waitForTypeface()).toEqual([]);
});

test('a part that becomes smaller meanwhile, as robot tabs do that collapse, has the typefaces all the same', async () => {
  open(`<article><section><p></p><ul>${'<li></li>'.repeat(64)}</ul></section></article>`);
  document.documentElement.dataset['typeface'] = 'later';
  void completePage();
  await nextPart();
  expect(waitForTypeface()).toContain('p');
  find('ul').remove();
  await jest.runAllTimersAsync();
  expect(waitForTypeface()).toEqual([]);
});

test('a visitor who has the typefaces already never loses them', async () => {
  open('<article><section></section></article>');
  void completePage();
  await nextPart();
  expect(waitForTypeface()).toEqual([]);
});
