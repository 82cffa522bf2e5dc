import { act, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { readDocument } from '../document/read-document';
import { editorExtensions } from '../editor/editor-extensions';
import { createDraft } from '../posts/post-draft';
import { PreviewPanel } from './preview-panel';

const draft = {
  ...createDraft(new Date(2026, 0, 2)),
  author: 'ada',
  content: [
    { id: 1, type: 'unknown' as const, stored: 'x' },
    { id: 2, type: 'heading' as const, content: 'First' },
    { id: 3, type: 'heading' as const, content: 'Second' },
  ],
};
const authors = [{ id: 'ada', name: 'Ada', line: 'She plans routes', portrait: undefined, alt: '', updatedAt: '' }];
const tops: Readonly<Record<string, number>> = { First: 400, Second: 700 };

afterEach(() => jest.restoreAllMocks());

/** Shows it in a panel of 300 px. @param height of all that it shows */
function show(height: number) {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return { top: tops[this.textContent ?? ''] ?? 100 } as DOMRect;
  });
  const editor = new Editor({ extensions: editorExtensions, content: readDocument(draft.content), injectCSS: false });
  document.body.append(editor.view.dom);
  render(<PreviewPanel draftKey="k" draft={draft} editor={editor} store={{ listAuthors: async () => authors }} />);
  const panel = screen.getByRole('region', { name: 'Preview' });
  /** @param text of the block into which somebody puts the caret */
  const visit = (text: string) =>
    act(async () => {
      editor.view.focus();
      editor.state.doc.descendants((node, position) => {
        if (node.textContent === text) editor.commands.setTextSelection(position + 1);
      });
    });
  return { panel, visit };
}

test('it follows the block that is being written: a third below its top', async () => {
  const { panel, visit } = show(2000);
  expect(panel.scrollTop).toBe(0);
  await visit('Second');
  expect(panel.scrollTop).toBe(500);
  expect(panel).toHaveAttribute('tabindex', '0');
});

test('it shows who wrote the post as readers will read it', async () => {
  show(300);
  expect(await screen.findByText('She plans routes')).toBeVisible();
  expect(screen.getByText('Ada')).toBeVisible();
});

test('what fits into it stays where it is', async () => {
  const { panel, visit } = show(300);
  await visit('Second');
  expect(panel.scrollTop).toBe(0);
});

test('its links lead nowhere and are no stops of Tab', () => {
  const content = [{ id: 1, type: 'cta' as const, content: 'Write', email: 'a@b.example' }];
  const editor = new Editor({ extensions: editorExtensions, content: readDocument(content), injectCSS: false });
  render(
    <PreviewPanel draftKey="k" draft={{ ...draft, content }} editor={editor} store={{ listAuthors: async () => [] }} />,
  );
  const link = screen.getByRole('link', { name: 'a@b.example' });
  expect(fireEvent.click(link)).toBe(false);
  expect(link).toHaveAttribute('tabindex', '-1');
});
