import type { Transaction } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { startTransition, useEffect, useState } from 'react';
import { readDocument, readOrigins } from '../document/read-document';
import { type WrittenBlocks, writeDocument } from '../document/write-document';
import { createPasteProps } from '../paste/create-paste-props';
import type { Pictures } from '../pictures/pictures';
import type { DraftBlock } from '../posts/draft-blocks';
import { sanitiseBlocks } from '../rich-text/sanitise-blocks';
import { useEmbeds } from '../site/tool-site';
import { bars } from './bars';
import styles from './body-editor.module.css';
import { extensionsWith } from './editor-extensions';
import { lostByTurning } from './lost-by-turning';
import { textbox } from './textbox';

/** A sentence about what was lost, where the caret was then. */
export type Lost = { sentence: string };

export type Body = ReturnType<typeof useBody>;

/** The id of the text that explains the keys of the body. */
export const bodyKeysId = 'post-body-keys';

/** Time in ms after which a change is settled, while nothing else is to be done. */
const rest = 300;
/** Time in ms after which it is settled in any case. */
const maxUnsettled = 500;

/** Puts the body of a post into an editor. Nothing but the editor works on the path of a key: blocks are made of the document later. */
export function useBody(blocks: readonly DraftBlock[], pictures?: Pictures) {
  const [initial] = useState(() => sanitiseBlocks(blocks));
  const { kinds: embeds } = useEmbeds();
  const [lost, setLost] = useState<Lost>();
  const forgetLost = () => setLost(undefined);
  // The options stay the same in each render: Tiptap would take new ones over, and the document would be read from its blocks anew.
  const [options] = useState(() => ({
    extensions: extensionsWith(pictures, embeds),
    content: readDocument(initial),
    // The security policy would block the stylesheet that it injects; ours is beside this file.
    injectCSS: false,
    textDirection: 'auto' as const,
    shouldRerenderOnTransaction: false,
    // Markdown is read as a whole: a name with two underscores is no mark.
    enablePasteRules: ['link'],
    editorProps: {
      ...createPasteProps((dropped) => {
        setLost(sayLost('Lost in pasting', dropped));
      }, pictures),
      scrollThreshold: bars,
      scrollMargin: bars,
      attributes: { ...textbox('Body'), 'aria-describedby': bodyKeysId, class: styles.text ?? '' },
    },
  }));
  const editor = useEditor(options);
  const [origins] = useState(() => readOrigins(editor.schema, initial));
  const [settled, setSettled] = useState(initial);
  const [readNow] = useState(() => {
    const written: WrittenBlocks = new WeakMap();
    return () => writeDocument(editor.state.doc, origins, written);
  });

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let latest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(resting);
      clearTimeout(latest);
      latest = undefined;
      startTransition(() => setSettled(readNow()));
    };
    const wait = ({ transaction }: { transaction: Transaction }) => {
      if (!transaction.docChanged) return;
      const details = lostByTurning(transaction);
      if (details) setLost(sayLost('Lost in the change of type', details, ' Undo brings it back.'));
      clearTimeout(resting);
      resting = setTimeout(settle, rest);
      latest ??= setTimeout(settle, maxUnsettled);
    };
    editor.on('transaction', wait);
    return () => {
      editor.off('transaction', wait);
      clearTimeout(resting);
      clearTimeout(latest);
    };
  }, [editor, readNow]);

  return {
    editor,
    /** The blocks at the last pause in typing, for the views beside the editor. */
    settled,
    /** The blocks as they are now. */
    readNow,
    /** The loss in the last paste or change of a type; another object each time. */
    lost,
    forgetLost,
  };
}

const sayLost = (when: string, details: readonly string[], remedy = ''): Lost | undefined =>
  details.length > 0 ? { sentence: `${when}: ${details.join('; ')}.${remedy}` } : undefined;
