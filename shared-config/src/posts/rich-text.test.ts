import { isSanitisedRichText } from './rich-text';

test.each([
  '',
  'A > B &lt;div style="x"&gt;',
  '<p>A <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code><br>d</p>',
  '<p><a href="https://example.com/?a=1&amp;b" rel="noopener">l</a><a href="/x" rel="noopener">m</a></p>',
  '<p>A <strong>bold <em>and slanted</em></strong><br>text</p><p><a href="/contact" rel="noopener">link</a></p>',
])('what the sanitiser leaves is recognised: %s', (html) => {
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
  '<a href="//x.example" rel="noopener">x</a>',
  '<a href="/\\x.example" rel="noopener">x</a>',
  '<a href="java&#115;cript:x" rel="noopener">x</a>',
  '<a href="https://x" rel="opener">x</a>',
  '<p style="color:red">x</p>',
  '<p onclick="x">x</p>',
  '<script>x</script>',
  '<img src=x>',
  '<P>x</P>',
  '<p',
  '<!-- x -->',
  `${'<em>'.repeat(60)}x${'</em>'.repeat(60)}`,
])('unbalanced tags, and anything that the sanitiser does not leave, are refused: %s', (html) => {
  expect(isSanitisedRichText(html)).toBe(false);
});
