import { laterStyleTags } from '../document/later-styles';
import { keepLaterStyles } from './keep-later-styles';

const href = '/assets/later-styles/mfe-a/0123456789abcdef/0123456789ab.css';
const open = (tags: string) => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<main><article><header>A</header>${tags}<section>B</section></article></main>`;
};

afterEach(() => jest.restoreAllMocks());

test.each(['load', 'error'])(
  'the styles move to the head, and the page is what React expects (%s)',
  async (outcome) => {
    open(laterStyleTags({ href, css: '' }));
    const kept = keepLaterStyles();
    const link = document.querySelector('head link');
    expect(link?.outerHTML).toBe(`<link rel="stylesheet" href="http://localhost${href}">`);
    // Both apply until the new one does: nothing is shown without them.
    expect(document.querySelector('main link')).not.toBeNull();
    link?.dispatchEvent(new Event(outcome));
    await kept;
    expect(document.querySelector('main')?.innerHTML).toBe('<article><header>A</header><section>B</section></article>');
  },
);

test('a browser that can move the link does, without loading it anew, and names what its place had put off', async () => {
  open(laterStyleTags({ href, css: '' }));
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const isPutOff = element.matches('link + script ~ section');
    return Object.assign(document.createElement('p').style, { contentVisibility: isPutOff ? 'auto' : 'visible' });
  });
  const link = document.querySelector('main link');
  const { head } = document;
  Object.assign(head, { moveBefore: head.insertBefore });
  const kept = keepLaterStyles();
  Reflect.deleteProperty(head, 'moveBefore');
  expect([...head.children]).toEqual([link]);
  expect(document.querySelector('main')?.innerHTML).toBe('<article><header>A</header><section>B</section></article>');
  expect(await kept).toEqual([document.querySelector('section')]);
});

test('a page without later styles starts at once', async () => {
  open('');
  expect(await keepLaterStyles()).toEqual([]);
  expect(document.head.innerHTML).toBe('');
});
