/** The actions of the form's keyboard shortcuts. */
export type FormShortcut = 'keep' | 'undo' | 'redo';

/** The keys that were pressed together, as a keyboard event names them. */
type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The shortcut behind some keys, with Ctrl or ⌘: S keeps the draft, Z undoes, Shift+Z and Y redo. */
export function findShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKeys): FormShortcut | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  switch (key.toLowerCase()) {
    case 's':
      return 'keep';
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return undefined;
  }
}
