import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Each key is understood where the one before it has put the caret. Where a browser moves it, it says so in a task of its own, and a key
 * that comes before that would be one at the former place.
 */
export const KeysInOrder = Extension.create({
  name: 'keysInOrder',
  // Before whatever asks where the caret is.
  priority: 2_000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (view, { isComposing, keyCode }) => {
            // An input method must not be disturbed.
            if (!isComposing && keyCode !== 229 && !view.composing)
              document.dispatchEvent(new Event('selectionchange'));
            return false;
          },
        },
      },
    }),
  ],
});
