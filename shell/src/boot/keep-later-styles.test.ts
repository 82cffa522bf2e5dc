import { laterStyleTags } from '../document/later-styles';
import { keepLaterStyles } from './keep-later-styles';

const href = '/assets/later-styles/mfe-a/0123456789abcdef/0123456789ab.css';
const open = (tags: string) => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<main><article><header>A</header>${tags}<section>B</section></article></main>`;
};

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

test('a browser that has the file at once changes its styles once', () => {
  open(laterStyleTags({ href, css: '' }));
  const sheet = jest.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
  void keepLaterStyles();
  sheet.mockRestore();
  expect([...document.querySelectorAll('link')].map(({ parentElement }) => parentElement?.localName)).toEqual(['head']);
});

test('a page without later styles starts at once', async () => {
  open('');
  await keepLaterStyles();
  expect(document.head.innerHTML).toBe('');
});
