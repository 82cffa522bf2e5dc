import { isSanitisedRichText } from './rich-text';

test.each([
  '',
  'A > B &lt;div style="x"&gt;',
  '<p>A <strong>bold <em>and slanted</em></strong><br>text</p><p><a href="/contact" rel="noopener">link</a></p>',
])('what the sanitiser leaves passes: %s', (html) => {
  expect(isSanitisedRichText(html)).toBe(true);
});

test.each([
  '<p>never closed',
  '</p>never opened',
  '<strong><em>crossed</strong></em>',
  '<p>a<p>paragraph in a paragraph</p></p>',
  '<a href="/a" rel="noopener"><a href="/b" rel="noopener">x</a></a>',
  '<a>no address</a>',
  '<a href="javascript:x()" rel="noopener">x</a>',
  '<p style="color:red">x</p>',
  `${'<em>'.repeat(60)}x${'</em>'.repeat(60)}`,
])('what would reach beyond its place, or is not of these tags, does not: %s', (html) => {
  expect(isSanitisedRichText(html)).toBe(false);
});
