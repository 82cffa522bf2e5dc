import { CallToAction } from 'shared-ui/call-to-action';
import type { EditedDraft } from '../undo/use-draft-history';
import styles from './form-toolbar.module.css';

/** The draft's history, the preview's state, and the way back. */
type FormToolbarProps = Pick<EditedDraft, 'undo' | 'redo'> & {
  isPreviewShown: boolean;
  onTogglePreview: () => void;
  onBack: () => void;
};

/** What stands above the form: back to the list, undo, redo, and the preview on or off. */
export function FormToolbar({ undo, redo, isPreviewShown, onTogglePreview, onBack }: FormToolbarProps) {
  return (
    <p className={styles.toolbar}>
      <CallToAction inverted size="small" onClick={onBack}>
        Back to Blog List
      </CallToAction>
      <span className={styles.tools}>
        <button type="button" className={styles.tool} disabled={!undo} onClick={undo}>
          Undo
        </button>
        <button type="button" className={styles.tool} disabled={!redo} onClick={redo}>
          Redo
        </button>
        <button type="button" className={styles.tool} aria-pressed={isPreviewShown} onClick={onTogglePreview}>
          Preview
        </button>
      </span>
    </p>
  );
}
