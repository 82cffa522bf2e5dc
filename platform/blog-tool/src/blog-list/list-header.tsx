import { withBase } from 'kit/page/base-path';
import { Button } from 'kit/page/button';
import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { useRef } from 'react';
import { isPartOfSite } from '../live-pages/fetch-page-posts';
import { usePolled } from '../live-pages/use-polled';
import styles from './blog-list.module.css';

/** Path of the inbox of the embedded server, which is for the same staff. */
const inboxPath = '/__enquiries';

/** Whether this page comes from the embedded server. */
function hasInbox(): boolean {
  const settings = readDocumentsSettings(document);
  return settings.kind === 'embedded' && isPartOfSite();
}

// The list does not wait for it.
const countNewEnquiries = () =>
  import(/* webpackChunkName: "unsaved-work" */ './count-new-enquiries').then(
    (loaded) => loaded.countNewEnquiries(),
    () => undefined,
  );

/** The actions of the buttons beside the heading. `onExportAll` is absent when there is nothing to export. */
type ListHeaderProps = {
  isLoading: boolean;
  /** Whether posts are being imported or exported: one such thing at a time. */
  isTransferring: boolean;
  onCreate: () => void;
  onOpen: (name: 'trash' | 'pictures' | 'authors') => void;
  onImport: (files: readonly File[]) => void;
  onExportAll: (() => void) | undefined;
};

/** 'Blog Management', its subtitle (specification §2), and the actions that concern no single post. */
export function ListHeader({ isLoading, isTransferring, onCreate, onOpen, onImport, onExportAll }: ListHeaderProps) {
  const file = useRef<HTMLInputElement>(null);
  const newEnquiries = usePolled(countNewEnquiries, 60_000, () => isLoading || !hasInbox());
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>Blog Management</h1>
        <p className={styles.subtitle}>Manage all your blog posts</p>
      </div>
      <p className={styles.actions}>
        {hasInbox() && (
          <a className={styles.inbox} href={withBase(inboxPath)}>
            Enquiries{newEnquiries ? ` (${newEnquiries} new)` : ''}
          </a>
        )}
        <input
          ref={file}
          aria-label="Markdown files to import"
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
        <Button inverted size="small" disabled={isTransferring} onClick={() => file.current?.click()}>
          Import
        </Button>
        {/* Always there: one more in the row would move the list. */}
        <Button inverted size="small" disabled={!onExportAll || isTransferring} onClick={onExportAll}>
          Export all
        </Button>
        <Button inverted size="small" onClick={() => onOpen('pictures')}>
          Pictures
        </Button>
        <Button inverted size="small" onClick={() => onOpen('authors')}>
          Authors
        </Button>
        <Button inverted size="small" onClick={() => onOpen('trash')}>
          Trash
        </Button>
        <Button onClick={onCreate}>New Blog Post</Button>
      </p>
    </header>
  );
}
