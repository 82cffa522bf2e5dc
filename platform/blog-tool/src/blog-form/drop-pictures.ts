import type { Editor } from '@tiptap/core';
import type { DragEvent } from 'react';
import { insertPictures } from '../document/insert-pictures';
import { takeIn } from '../pictures/insertable';
import type { Pictures } from '../pictures/pictures';

/** Takes files that are dropped beside the body to its end: a browser would show them instead of the form. */
export const dropPicturesInto = (editor: Editor, pictures: Pictures | undefined) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    if (!pictures) return;
    insertPictures(editor.view, takeIn(pictures, files), editor.state.doc.content.size);
  },
});
