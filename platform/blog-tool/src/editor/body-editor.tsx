import { EditorContent } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Insertable, insertPictures } from '../document/insert-pictures';
import { PictureChoice } from '../pictures/picture-choice';
import { describePlace, insertKind, moveBlock, selectTextOf } from './block-commands';
import styles from './body-editor.module.css';
import { EditorToolbar } from './editor-toolbar';
import type { Kind } from './kinds';
import { LinkEditor, type LinkPlace } from './link-editor';
import { LostNotice } from './lost-notice';
import { SlashMenu, type SlashMenuKeys } from './slash-menu';
import { turnInto } from './turn-into';
import { type Body, bodyKeysId } from './use-body';
import { useKinds } from './use-kinds';
import { useSlashCommand } from './use-slash-command';

/** The body of a post as one document: its toolbar, its text, and the blocks to add at its end. */
export function BodyEditor({ body: { editor, lost, forgetLost } }: { body: Body }) {
  const slashKeys = useRef<SlashMenuKeys>(null);
  const [link, setLink] = useState<{ target: string; at: LinkPlace }>();
  /** The last action on a block, in words for screen readers. */
  const [done, setDone] = useState('');
  /** What is being chosen, and where it goes: behind the caret, or to the end. */
  const [choosing, setChoosing] = useState<{ as: Insertable; at: 'caret' | 'end' }>();
  const kinds = useKinds();
  const { command, close } = useSlashCommand(editor);

  const openLink = () => setLink({ target: String(editor.getAttributes('link')['href'] ?? ''), at: findCaret(editor) });
  /** @param target of the link, or '' to remove it; `undefined` leaves everything as it is */
  const closeLink = (target?: string) => {
    setLink(undefined);
    const chain = editor.chain().focus();
    if (target === undefined) chain.run();
    else if (target === '') chain.extendMarkRange('link').unsetLink().run();
    else chain.extendMarkRange('link').setLink({ href: target }).run();
  };

  useLayoutEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        handleKeyDown: (_view, event) => {
          if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
            event.preventDefault();
            openLink();
            return true;
          }
          const by =
            event.altKey && event.shiftKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
          if (by && moveBlock(editor, by)) {
            setDone(describePlace(editor, 'moved'));
            return true;
          }
          return slashKeys.current?.(event) ?? false;
        },
      },
    });
  }, [editor]);

  const choose = (kind: Kind) => {
    if (!command) return;
    editor.chain().focus().deleteRange({ from: command.from, to: command.to }).run();
    if (kind.isChosen) setChoosing({ as: insertableOf(kind), at: 'caret' });
    else turnInto(editor, kind);
  };

  return (
    <section className={styles.body} aria-labelledby="post-body">
      <h2 id="post-body" className="visually-hidden">
        Content
      </h2>
      <EditorToolbar editor={editor} onLink={openLink} onDone={setDone} />
      <div className={styles.frame}>
        <EditorContent
          className={styles.paper}
          editor={editor}
          onFocus={({ target }) => target === editor.view.dom && selectStandIn(editor)}
        />
        {link && <LinkEditor {...link} onClose={closeLink} />}
        <LostNotice editor={editor} lost={lost} onClose={forgetLost} />
        {command && (
          <SlashMenu
            keys={slashKeys}
            typed={command.typed}
            at={command.at}
            isInTable={editor.isActive('table')}
            onChoose={choose}
            onClose={close}
          />
        )}
      </div>
      <p id={bodyKeysId} className={styles.keys}>
        Ctrl+Enter leads from the text to what stands beside it in its block: an e-mail, a source, a checkbox, the
        fields of a picture or file. Escape leads back.
      </p>
      <fieldset className={styles.add}>
        <legend className="visually-hidden">Add a block</legend>
        {kinds.map((kind) => (
          <button
            key={kind.label}
            type="button"
            className={styles.addButton}
            onClick={() => {
              if (kind.isChosen) return setChoosing({ as: insertableOf(kind), at: 'end' });
              insertKind(editor, kind, editor.state.doc.childCount);
              setDone(describePlace(editor, 'added'));
            }}
          >
            + {kind.label}
          </button>
        ))}
      </fieldset>
      {choosing && (
        <PictureChoice
          title={`Insert ${choosing.as}s`}
          as={choosing.as}
          isMultiple
          onChoose={(chosen) => {
            // While the dialog is open, nothing outside of it takes the focus.
            flushSync(() => setChoosing(undefined));
            insertPictures(editor.view, chosen, choosing.at === 'end' ? editor.state.doc.content.size : undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      <p className="visually-hidden" role="status">
        {done}
      </p>
    </section>
  );
}

const insertableOf = ({ block }: Kind): Insertable => (block.type === 'file' ? 'file' : 'picture');

/** Where the caret is in the editor's box; in the lower half of the window there is more room above it. */
function findCaret({ state, view }: Body['editor']): LinkPlace {
  const { top, bottom } = view.coordsAtPos(state.selection.head);
  const box = view.dom.getBoundingClientRect();
  return { top: top - box.top, bottom: bottom - box.top, isLow: top > window.innerHeight / 2 };
}

/** A new post's only text stands in for another one: it is selected when somebody comes to write. */
function selectStandIn(editor: Body['editor']): void {
  const { doc, selection } = editor.state;
  if (doc.childCount === 1 && selection.empty && selection.$from.parentOffset === 0) selectTextOf(editor, 0);
}
