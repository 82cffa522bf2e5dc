import { Editor } from '@tiptap/core';
import { editorExtensions } from './editor-extensions';

/** What a text is stored as that is typed the moment its editor appears: before the editor's `create` event. */
async function type(text: string): Promise<string> {
  const editor = new Editor({ extensions: editorExtensions, injectCSS: false });
  editor.commands.insertContent({ type: 'text', text });
  // A space is what makes an address a link.
  editor.commands.insertContent({ type: 'text', text: ' ' });
  await new Promise((created) => editor.on('create', created));
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

test.each(['https://example.com/a', 'mailto:sales@example.com'])(
  '%s becomes a link while it is typed, however soon, and nothing is written to the console',
  async (address) => {
    const warn = jest.spyOn(console, 'warn');
    expect(await type(address)).toContain(`<a rel="noopener" href="${address}">${address}</a>`);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
);
