import { findShortcut } from './form-shortcuts';

const keys = { key: 's', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ ctrlKey: true }, 'keep'],
  [{ metaKey: true, key: 'S' }, 'keep'],
  [{ ctrlKey: true, key: 'z' }, 'undo'],
  [{ ctrlKey: true, shiftKey: true, key: 'Z' }, 'redo'],
  [{ ctrlKey: true, key: 'y' }, 'redo'],
  [{}, undefined],
  [{ ctrlKey: true, key: 'b' }, undefined],
  // What a keyboard with AltGr sends for a letter.
  [{ ctrlKey: true, altKey: true }, undefined],
])('%j is %s', (pressed, shortcut) => expect(findShortcut({ ...keys, ...pressed })).toBe(shortcut));
