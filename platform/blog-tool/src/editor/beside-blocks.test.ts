import { NodeSelection } from '@tiptap/pm/state';
import { openEditor } from '../paste/paste.test.setup';
import type { DraftBlock } from '../posts/draft-blocks';

const text: DraftBlock = { id: 1, type: 'paragraph', content: '<p>A text</p>' };
const divider: DraftBlock = { id: 2, type: 'divider' };
const embed: DraftBlock = { id: 3, type: 'embed', kind: 'machine', name: 'press' };

/** Opens blocks, and selects one as a whole. @param place of it, from 0 */
function select(blocks: readonly DraftBlock[], place: number) {
  const opened = openEditor(blocks);
  const { state, view } = opened.editor;
  const start = state.doc.children.slice(0, place).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, start)));
  return opened;
}

/** Types as the editor learns of keys where no text is. */
function typeKeys({ editor: { view } }: ReturnType<typeof openEditor>, words: string) {
  for (const letter of words) {
    const event = new KeyboardEvent('keypress', { key: letter, charCode: letter.charCodeAt(0), bubbles: true });
    view.dom.dispatchEvent(event);
  }
}

test.each([
  ['a divider', divider],
  ['something of the site', embed],
])('what is typed while %s is selected comes behind it', (_name, block) => {
  const opened = select([text, block, { ...text, id: 4, content: '<p>After</p>' }], 1);
  typeKeys(opened, 'N');
  opened.editor.commands.insertContent('ew');
  expect(opened.blocks()).toEqual([
    { type: 'paragraph', content: '<p>A text</p>' },
    { ...block, id: undefined },
    { type: 'paragraph', content: '<p>New</p>' },
    { type: 'paragraph', content: '<p>After</p>' },
  ]);
});

test('what is typed after a text was moved by its handle goes on at its end', () => {
  const opened = select([text, divider], 0);
  typeKeys(opened, '!');
  expect(opened.blocks()).toMatchObject([{ content: '<p>A text!</p>' }, { type: 'divider' }]);
});

test.each([
  ['text', { text: 'Pasted' }],
  ['blocks', { html: '<h2>Head</h2><p>Pasted</p>' }],
])('pasted %s comes behind the block that is selected, as one step of undo', async (kind, clip) => {
  const opened = select([text, divider], 1);
  await opened.paste(clip);
  const pasted = { type: 'paragraph', content: '<p>Pasted</p>' };
  const behind = kind === 'text' ? [pasted] : [{ type: 'heading', content: 'Head' }, pasted];
  expect(opened.blocks()).toEqual([{ type: 'paragraph', content: '<p>A text</p>' }, { type: 'divider' }, ...behind]);
  opened.editor.commands.undo();
  expect(opened.write()).toEqual([text, divider]);
});

test('an input method begins behind it as well, by its key or its first event', () => {
  for (const event of [
    new KeyboardEvent('keydown', { key: 'Process', keyCode: 229, bubbles: true }),
    new InputEvent('beforeinput', { inputType: 'insertCompositionText', bubbles: true }),
  ]) {
    const opened = select([text, divider], 1);
    opened.editor.view.dom.dispatchEvent(event);
    opened.editor.commands.insertContent('日本');
    expect(opened.blocks().slice(1)).toEqual([{ type: 'divider' }, { type: 'paragraph', content: '<p>日本</p>' }]);
  }
});
