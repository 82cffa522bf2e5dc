import { openEditor } from './paste.test.setup';

const para = (content: string) => ({ type: 'paragraph' as const, content: `<p>${content}</p>` });

test('word', async () => {
  const { paste, blocks, dropped } = openEditor();
  await paste({
    html: '<p class=MsoTitle>T</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">1.<span>&nbsp;</span></span><![endif]>one</p><p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·</span><![endif]>two</p><p>x</p>',
    text: 'T',
  });
  console.log(JSON.stringify(blocks(), null, 1), dropped());
});
test.each([
  '<h2>H</h2>',
  '<p>A</p><p>B</p>',
  '<ul><li>a</li><li>b</li></ul>',
  '<p>A</p><h2>H</h2><ul><li>a</li></ul>',
  '<hr>',
  '<table><tr><td>1</td><td>2</td></tr></table>',
])('%s', async (html) => {
  const n = (text: string) => ({ text, marker: 'number' as const, level: 0 });
  const t = (text: string) => ({ text, marker: 'task' as const, level: 0 });
  for (const body of [
    [
      { id: 1, ...para('before|') },
      { id: 2, ...para('x') },
    ],
    [{ id: 1, ...para('|before') }],
    [{ id: 1, ...para('be|fo|re') }],
    [{ id: 1, ...para('|before|') }],
    [{ id: 1, type: 'heading' as const, content: 'before|' }],
    [{ id: 1, type: 'heading' as const, content: '|before' }],
    [
      {
        id: 1,
        type: 'list' as const,
        content: '',
        items: ['o', 'be|fore', 'z'],
        entries: [n('o'), n('be|fore'), n('z')],
      },
    ],
    [
      {
        id: 1,
        type: 'list' as const,
        content: '',
        items: ['o', 'before|', 'z'],
        entries: [n('o'), n('before|'), n('z')],
      },
    ],
    [{ id: 1, type: 'list' as const, content: '', items: ['o', '|', 'z'], entries: [n('o'), n('|'), n('z')] }],
    [{ id: 1, type: 'list' as const, content: '', items: ['be|fore', 'z'], entries: [t('be|fore'), t('z')] }],
  ]) {
    const { paste, write, dropped, editor } = openEditor(body);
    await paste({ html, text: html.replace(/<[^>]*>/g, '') });
    console.log(html, JSON.stringify(write()), dropped());
    editor.state.doc.check();
  }
});
