import { useId, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import styles from './blog-list.module.css';

/** What the buttons beside the heading do. `onExportAll` is absent when there is nothing to export. */
type ListHeaderProps = {
  onCreate: () => void;
  onTrash: () => void;
  onImport: (files: readonly File[]) => void;
  onExportAll: (() => void) | undefined;
};

/** 'Blog Management', its subtitle (specification §2), and the actions that concern no single post. */
export function ListHeader({ onCreate, onTrash, onImport, onExportAll }: ListHeaderProps) {
  const file = useRef<HTMLInputElement>(null);
  const fileId = useId();
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>Blog Management</h1>
        <p className={styles.subtitle}>Manage all your blog posts</p>
      </div>
      <p className={styles.actions}>
        <label className="visually-hidden" htmlFor={fileId}>
          Markdown files to import
        </label>
        <input
          ref={file}
          id={fileId}
          className="visually-hidden"
          tabIndex={-1}
          type="file"
          accept=".md,.markdown,.zip"
          multiple
          onChange={({ target }) => {
            onImport([...(target.files ?? [])]);
            // Otherwise choosing the same file again, corrected, would be no change.
            target.value = '';
          }}
        />
        <CallToAction inverted size="small" onClick={() => file.current?.click()}>
          Import
        </CallToAction>
        {onExportAll && (
          <CallToAction inverted size="small" onClick={onExportAll}>
            Export all
          </CallToAction>
        )}
        <CallToAction inverted size="small" onClick={onTrash}>
          Trash
        </CallToAction>
        <CallToAction onClick={onCreate}>New Blog Post</CallToAction>
      </p>
    </header>
  );
}
