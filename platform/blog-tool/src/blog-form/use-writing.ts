import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useBody } from '../editor/use-body';
import type { Pictures } from '../pictures/pictures';
import { useStoredPictures } from '../pictures/use-stored-pictures';
import type { PostDraft } from '../posts/post-draft';
import { useEditHistory } from '../undo/use-edit-history';

/**
 * A post as it is written: the body in its editor and the fields beside it, with one undo.
 * @param stored the post as it is stored: its status, which a button changes and typing never does, and its slug
 * @returns the draft too: `settled` as it was when somebody last rested, which all but editor and fields shows; and as it is now
 */
export function useWriting(
  initial: PostDraft,
  { status, slug }: Pick<PostDraft, 'status' | 'slug'>,
  pictures: Pictures | undefined,
) {
  const body = useBody(initial.content, pictures);
  const { fields, readFields, change, amend, undo, redo } = useEditHistory(body.editor, initial);
  useStoredPictures(body.editor, pictures, amend);
  const slugBefore = useRef(slug);
  useEffect(() => {
    if (slugBefore.current === slug) return;
    slugBefore.current = slug;
    // A form that goes on after a save has the slug that the save has made.
    amend((before) => (before.slug === '' ? { ...before, slug } : before));
  }, [amend, slug]);
  const settled = useMemo(() => ({ ...fields, status, content: body.settled }), [fields, status, body.settled]);
  const { readNow } = body;
  const read = useCallback(() => ({ ...readFields(), status, content: readNow() }), [readFields, status, readNow]);
  return {
    body,
    fields,
    change,
    // The undone step may be the paste or change of type that lost something.
    undo:
      undo &&
      (() => {
        body.forgetLost();
        undo();
      }),
    redo,
    settled,
    read,
  };
}
