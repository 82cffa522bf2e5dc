import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { isWaitingName } from '../posts/waiting-name';
import type { PostFields } from '../undo/edit-history';
import type { Pictures } from './pictures';

/** Changes the fields as they are and as they were, which is no step of undo. */
type AmendFields = (change: (fields: PostFields) => PostFields) => void;

/**
 * Puts stored pictures in the place of those that waited, in the body and in the fields, as soon as the store has them. That is no step of
 * undo: undo takes back only actions of people.
 */
export function useStoredPictures(editor: Editor, pictures: Pictures | undefined, amend: AmendFields): void {
  useEffect(() => {
    if (!pictures) return;
    const take = () => {
      takeIntoBody(editor, pictures);
      amend((fields) => takeStored(fields, pictures));
    };
    const takeChanged = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      // Undo or redo may bring back a picture that waited then.
      if (transaction.docChanged) takeIntoBody(editor, pictures);
    };
    take();
    const end = pictures.watch(take);
    editor.on('transaction', takeChanged);
    return () => {
      end();
      editor.off('transaction', takeChanged);
    };
  }, [editor, pictures, amend]);
}

function takeIntoBody(editor: Editor, pictures: Pictures): void {
  const { doc, tr } = editor.state;
  doc.forEach((node, position) => {
    const kept = node.type.name;
    const name: unknown = kept === 'picture' || kept === 'file' ? node.attrs[kept] : undefined;
    if (typeof name !== 'string' || !isWaitingName(name)) return;
    const state = pictures.stateOf(name);
    if (state.kind !== 'stored') return;
    const { picture } = state;
    tr.setNodeAttribute(position, kept, picture.name);
    const { bytes, width, height } = picture;
    for (const [attribute, value] of Object.entries(kept === 'file' ? { bytes } : { width, height }))
      tr.setNodeAttribute(position, attribute, value);
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** Fields whose pictures are stored ones, as far as the store has them; the very same where none has waited. */
export function takeStored<Fields extends PostFields>(fields: Fields, pictures: Pictures): Fields {
  const changed = (['cover', 'sharePicture'] as const).flatMap((part) => {
    const cover = fields[part];
    const state = cover && isWaitingName(cover.picture) ? pictures.stateOf(cover.picture) : undefined;
    return cover && state?.kind === 'stored' ? [[part, { ...cover, picture: state.picture.name }] as const] : [];
  });
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) };
}
