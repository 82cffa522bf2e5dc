import { Editor } from '@tiptap/core';
import { editorContentOf } from './editor-content';
import { editorExtensions } from './editor-extensions';
import { sanitiseRichText } from './sanitise-rich-text';

const roundTrip = (html: string) => {
  const editor = new Editor({ extensions: editorExtensions, content: editorContentOf(html), injectCSS: false });
  const result = sanitiseRichText(editor.getHTML());
  editor.destroy();
  return result;
};

test.each([
  '<p>Plain text &amp; more</p>',
  '<p>A<br>B</p><p></p><p>C</p>',
  '<p><strong>bold <em>and slanted</em></strong> <u>u</u><s>s</s><code>x &lt; y</code></p>',
  '<p>See <a href="/contact" rel="noopener">the <strong>contact</strong> page</a>.</p>',
])('the editor opens what was stored, and returns the same: %s', (html) => expect(roundTrip(html)).toBe(html));

test('text without a paragraph gets one; empty text is an empty paragraph', () => {
  expect(roundTrip('New paragraph content...')).toBe('<p>New paragraph content...</p>');
  expect(roundTrip('')).toBe('<p></p>');
});

test('unknown markup is dropped, and its text stays', () => {
  expect(roundTrip('<h2 onclick="x">Title</h2><script>alert(1)</script>')).toBe('<p>Title</p>');
});
