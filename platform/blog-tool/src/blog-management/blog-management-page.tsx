import { type DocumentsSettings, readDocumentsSettings } from 'kit/posts/documents-settings';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readPreviewKey } from '../post-preview/preview-address';
import { loadPostsStore } from '../posts/load-posts-store';
import { lazyWithEmbeds } from '../site/lazy-with-embeds';
import { type ToolSite, ToolSiteContext } from '../site/tool-site';
import { BlogManagement } from './blog-management';
import styles from './blog-management-page.module.css';

// Signing in, which needs a Firebase project, is a third of Firebase's SDK.
const SignedInTool = lazy(() => import('./signed-in-tool'));
const loadPreviewPage = () => import('../post-preview/preview-page');

/** The blog authoring tool for staff; rendered by the browser alone and kept out of search results. */
export function BlogManagementPage({ site }: { site: ToolSite }) {
  const [PreviewPage] = useState(() => lazyWithEmbeds(loadPreviewPage, site));
  const [settings] = useState(() => readDocumentsSettings(document));
  const { search } = useLocation();
  const previewKey = readPreviewKey(search);
  // The preview shows the draft of this browser, or the one that the form around its frame sends: it asks no store for anything.
  if (previewKey) {
    return (
      <ToolSiteContext value={site}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <PreviewPage draftKey={previewKey} />
        </Suspense>
      </ToolSiteContext>
    );
  }
  return (
    <div className={styles.page}>
      {/* Nobody finds or shares it, so it has no more in its head. */}
      <title>{`Blog Management | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Suspense
        fallback={
          <>
            <h1 className={styles.title}>Blog Management</h1>
            <p role="status">Loading…</p>
          </>
        }
      >
        <ToolSiteContext value={site}>
          {settings.kind === 'firebase' ? <SignedInTool config={settings.config} /> : <OpenTool settings={settings} />}
        </ToolSiteContext>
      </Suspense>
    </div>
  );
}

/** The blog tool without sign-in (specification §6): without a Firebase project the embedded server listens on loopback only. */
function OpenTool({ settings }: { settings: DocumentsSettings }) {
  const [toolWindow] = useState(() => ({
    store: loadPostsStore(async () => {
      // Firebase's SDK waits until the list is there and answers to clicks.
      await new Promise((resume) => setTimeout(resume));
      const { openPostsStore } = await import('../firestore/open-posts-store');
      return openPostsStore(settings, location.origin);
    }),
  }));
  return <BlogManagement toolWindow={toolWindow} />;
}
