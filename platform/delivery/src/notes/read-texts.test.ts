import { readTexts } from './read-texts';

test('each heading, paragraph, item and cell is a text, as are title and description', () => {
  const texts = readTexts(
    '<!doctype html><html><head><meta name="description" content="Ask us."><title>Contact</title></head><body><header><a href="/">Home</a></header><main>' +
      '<h1>Talk to <em>us</em></h1><p>One &amp; two<!-- --> three</p><ul><li>A</li></ul><table><tr><th>Load</th><td>1 t</td></tr></table></main></body></html>',
  );
  expect(texts).toEqual(['Ask us.', 'Contact', 'Home', 'Talk to us', 'One & two three', 'A', 'Load', '1 t']);
});

test('what nobody reads is left out: scripts, styles, hidden elements', () => {
  const hidden =
    '<script>var a = "<p>no</p>"</script><style>p{}</style><p hidden><label>Trap <input></label></p><svg><title>Plan</title><text>Dock</text></svg>';
  expect(readTexts(`${hidden}<p>Seen</p>`)).toEqual(['Plan', 'Dock', 'Seen']);
});

test('a picture is known by its file, whose name has its content, in every version', () => {
  const picture = (version: string) =>
    `<img src="/assets/mfe-a/${version}/logo.0a1b2c3d.avif" alt=""><img src="/media/gear-800.4eea2d8d.webp" alt="A gear">`;
  expect(readTexts(picture('0123456789abcdef'))).toEqual([
    'Picture logo.0a1b2c3d.avif: ',
    'Picture gear-800.4eea2d8d.webp: A gear',
  ]);
});
