import { readTexts } from './read-texts';

const page = (main: string, head = '') =>
  `<!doctype html><html><head>${head}<title>Contact | Halvard</title></head><body><header><a href="/">Home</a></header><main>${main}</main><footer><p>© Halvard</p></footer></body></html>`;

test('a page is read as a visitor does: title, description, and each heading, paragraph, item and cell as one text', () => {
  const texts = readTexts(
    page(
      '<h1>Talk to <em>us</em></h1><p>One &amp; two<!-- --> three</p><ul><li>A</li><li><a>Events</a><span>See them</span></li></ul><table><tr><th>Load</th><td>1 t</td></tr></table>',
      '<meta name="description" content="Ask us.">',
    ),
  );
  expect(texts).toMatchObject({
    title: 'Contact | Halvard',
    description: 'Ask us.',
    main: ['Talk to us', 'One & two three', 'A', 'Events See them', 'Load', '1 t'],
    frame: ['Home', '© Halvard'],
  });
});

test('what nobody reads is left out: scripts, styles, hidden elements', () => {
  const hidden =
    '<script>var a = "<p>no</p>"</script><style>p{}</style><p hidden><label>Trap <input></label></p><svg><title>Plan</title><text>Dock</text></svg>';
  expect(readTexts(page(`${hidden}<p>Seen</p>`)).main).toEqual(['Plan', 'Dock', 'Seen']);
});

test('a picture is known by its name, whatever its content and width, and is told by its alternative text', () => {
  const { main, pictures } = readTexts(
    page(
      '<img src="/media/pump-gear-800.4eea2d8d.webp" alt="A gear"><img src="/assets/mfe-a/0123456789abcdef/logo.0a1b2c3d.avif" alt="">',
    ),
  );
  expect(main).toEqual(['Picture: A gear']);
  expect([...pictures]).toEqual([
    ['pump-gear', '/media/pump-gear-800.4eea2d8d.webp'],
    ['logo', '/logo.0a1b2c3d.avif'],
  ]);
});
