import { useId, useState } from 'react';
import styles from './link-editor.module.css';
import { findLinkProblem, linkTarget } from './link-target';

/** The target of the link at the caret, or ''. */
type LinkEditorProps = {
  target: string;
  /** Closes it and gives the focus back. @param target '' removes the link, `undefined` leaves it as it was */
  onClose: (target?: string) => void;
};

/** A field for the target of a link. What is no link is refused with the reason; Escape leaves everything as it was. */
export function LinkEditor({ target, onClose }: LinkEditorProps) {
  const id = useId();
  const [typed, setTyped] = useState(target);
  const [problem, setProblem] = useState('');

  const set = () => {
    const found = typed.trim() === '' ? '' : findLinkProblem(typed);
    setProblem(found);
    if (found === '') onClose(typed.trim() === '' ? '' : linkTarget(typed));
  };

  return (
    <p
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <input
        className={styles.address}
        data-aside
        aria-label="Link address"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : id}
        placeholder="https://"
        // biome-ignore lint/a11y/noAutofocus: it opens when somebody asks for it, to type here
        autoFocus
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
      <button type="button" className={styles.tool} onClick={() => onClose('')}>
        Remove link
      </button>
      {problem && (
        <span id={id} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}
