import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './link-editor.module.css';
import { findLinkProblem, linkTarget } from './link-target';

/** Where the caret is, from the top of the editor in px: its line, and whether there is more room above it than below. */
export type LinkPlace = { top: number; bottom: number; isLow: boolean };

/** The target of the link at the caret, or '', and where it is. */
type LinkEditorProps = {
  target: string;
  at: LinkPlace;
  /** Closes it and gives the focus back. @param target '' removes the link, `undefined` leaves it as it was */
  onClose: (target?: string) => void;
};

/** Browsers older than 2025 have no highlights. */
const highlights: HighlightRegistry | undefined = globalThis.CSS?.highlights;

/**
 * A field for the target of a link, beside the caret: the page stays where it is. An invalid link is refused with the reason; Escape leaves
 * everything as it was.
 */
export function LinkEditor({ target, at, onClose }: LinkEditorProps) {
  const id = useId();
  const [typed, setTyped] = useState(target);
  const [problem, setProblem] = useState('');

  const box = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Browsers do not show the selection while the focus is elsewhere.
    const selection = getSelection();
    if (selection && selection.rangeCount > 0)
      highlights?.set('linked', new Highlight(selection.getRangeAt(0).cloneRange()));
    // A browser that gives the focus away would scroll as well.
    field.current?.focus({ preventScroll: true });
    // Only where somebody has scrolled away from the caret.
    void box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return () => void highlights?.delete('linked');
  }, []);

  const set = () => {
    const found = typed.trim() === '' ? '' : findLinkProblem(typed);
    setProblem(found);
    if (found === '') onClose(typed.trim() === '' ? '' : linkTarget(typed));
  };

  return (
    <p
      ref={box}
      className={styles.link}
      data-low={at.isLow}
      style={{ top: at.isLow ? at.top : at.bottom }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <input
        ref={field}
        className={styles.address}
        data-aside
        aria-label="Link address"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : id}
        placeholder="https://"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setProblem('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <button type="button" className={styles.tool} onClick={set}>
        Set link
      </button>
      {target && (
        <button type="button" className={styles.tool} onClick={() => onClose('')}>
          Remove link
        </button>
      )}
      {problem && (
        <span id={id} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}
