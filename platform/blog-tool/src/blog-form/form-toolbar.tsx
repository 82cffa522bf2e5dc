import { Button } from 'kit/page/button';
import type { ReactNode } from 'react';
import type { DraftBlock } from '../posts/draft-blocks';
import styles from './form-toolbar.module.css';
import { Outline } from './outline';

/** The draft's blocks and history, the preview's state, what else stands beside it, and the way back. */
type FormToolbarProps = {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  blocks: readonly DraftBlock[];
  onJump: (id: number) => void;
  isPreviewShown: boolean;
  onTogglePreview: () => void;
  onBack: () => void;
  children: ReactNode;
};

/** The bar that stays above the form: back to the list, the outline, undo, redo, the preview on or off, and its link. */
export function FormToolbar({
  blocks,
  onJump,
  undo,
  redo,
  isPreviewShown,
  onTogglePreview,
  onBack,
  children,
}: FormToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Button inverted size="small" onClick={onBack}>
        Back to Blog List
      </Button>
      <div className={styles.tools}>
        <Outline blocks={blocks} onJump={onJump} />
        <button type="button" className={styles.tool} disabled={!undo} onClick={undo}>
          Undo
        </button>
        <button type="button" className={styles.tool} disabled={!redo} onClick={redo}>
          Redo
        </button>
        <button type="button" className={styles.tool} aria-pressed={isPreviewShown} onClick={onTogglePreview}>
          Preview
        </button>
        {children}
      </div>
    </div>
  );
}
