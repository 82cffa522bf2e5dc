import { lazy, Suspense, useState } from 'react';
import { type DocumentsSettings, readDocumentsSettings } from 'shared-config/posts/documents-settings';
import { PageHead } from 'shared-ui/page/page-head';
import { nextTask } from '../next-task/next-task';
import { loadPostsStore } from '../posts/load-posts-store';
import { BlogManagement } from './blog-management';
import styles from './blog-management-page.module.css';

// A third of the Firebase SDK, which the tool needs only with a Firebase project.
const SignedInTool = lazy(() => import('../sign-in/signed-in-tool'));

/** `/native-blogs`: the blog authoring tool for staff; rendered by the browser alone and kept out of search results. */
export default function BlogManagementPage() {
  const [settings] = useState(() => readDocumentsSettings(document));
  return (
    <div className={styles.page}>
      <PageHead title="Blog Management" description="Blog authoring tool for staff." path="/native-blogs" hidden />
      {settings.kind === 'firebase' ? (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <SignedInTool config={settings.config} />
        </Suspense>
      ) : (
        <OpenTool settings={settings} />
      )}
    </div>
  );
}

/** Without a Firebase project there is no sign-in (specification §6): the embedded server listens on loopback only. */
function OpenTool({ settings }: { settings: DocumentsSettings }) {
  const [store] = useState(() =>
    loadPostsStore(async () => {
      // To show the page, to run the SDK and to use it are a task each.
      await nextTask();
      const { openPostsStore } = await import('../firestore/open-posts-store');
      await nextTask();
      return openPostsStore(settings, location.origin);
    }),
  );
  return <BlogManagement store={store} />;
}
