import { useRef, useState } from 'react';
import { blockText, blockTypeLabel } from '../posts/blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import { useEmbeds } from '../site/tool-site';
import styles from './outline.module.css';

/** The blocks of a post, and a jump to one of them. */
type OutlineProps = { blocks: readonly DraftBlock[]; onJump: (id: number) => void };

/** The blocks of a post as a list to jump by; headings stand out. */
export function Outline({ blocks, onJump }: OutlineProps) {
  const { kinds: embeds } = useEmbeds();
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  /** The blocks of a long post are many: they are there once somebody has come to look, and stay. */
  const [isNeeded, setNeeded] = useState(false);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      className={styles.outline}
      // Before it opens: the next key may already go to the first block.
      onFocus={() => setNeeded(true)}
      onToggle={() => setNeeded(true)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return;
        close();
        summary.current?.focus();
      }}
    >
      <summary ref={summary} className={styles.summary}>
        Outline ({blocks.length})
      </summary>
      <ol className={styles.blocks} aria-label="Outline">
        {(isNeeded ? blocks : []).map((block) => (
          <li key={block.id} className={styles.block}>
            <button
              type="button"
              className={styles.jump}
              data-type={block.type}
              dir="auto"
              onClick={() => {
                close();
                onJump(block.id);
              }}
            >
              {blockText(block).trim().slice(0, 80) || blockTypeLabel(block.type, embeds)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
