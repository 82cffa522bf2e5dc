import { useCallback, useMemo } from 'react';
import { useBody } from '../editor/use-body';
import type { Pictures } from '../pictures/pictures';
import { useStoredPictures } from '../pictures/use-stored-pictures';
import type { PostDraft } from '../posts/post-draft';
import { useEditHistory } from '../undo/use-edit-history';

/**
 * A post as it is written: the body in its editor and the fields beside it, with one undo.
 * @param status whether readers see the post, which a button changes and typing never does
 * @returns the draft too: `settled` as it was when somebody last rested, which all but editor and fields shows; and as it is now
 */
export function useWriting(initial: PostDraft, status: PostDraft['status'], pictures: Pictures | undefined) {
  const body = useBody(initial.content, pictures);
  const { fields, readFields, change, amend, undo, redo } = useEditHistory(body.editor, initial);
  useStoredPictures(body.editor, pictures, amend);
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
