import { lazy, Suspense, useState } from 'react';
import { readDocumentsSettings } from 'shared-config/posts/documents-settings';
import { PageHead } from 'shared-ui/page/page-head';
import styles from './blog-management-page.module.css';

// Firebase's SDK is large, and signing in, which needs a Firebase project, a third of it.
const OpenTool = lazy(() => import('./open-tool'));
const SignedInTool = lazy(() => import('../sign-in/signed-in-tool'));

/** `/native-blogs`: the blog authoring tool for staff; rendered by the browser alone and kept out of search results. */
export default function BlogManagementPage() {
  const [settings] = useState(() => readDocumentsSettings(document));
  return (
    <div className={styles.page}>
      <PageHead title="Blog Management" description="Blog authoring tool for staff." path="/native-blogs" hidden />
      <Suspense
        fallback={
          <>
            <h1 className={styles.title}>Blog Management</h1>
            <p role="status">Loading…</p>
          </>
        }
      >
        {settings.kind === 'firebase' ? <SignedInTool config={settings.config} /> : <OpenTool settings={settings} />}
      </Suspense>
    </div>
  );
}
