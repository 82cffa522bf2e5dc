import { memo, Suspense, useState } from 'react';
import type { ComposedPage, ComposedRemote } from 'shared-config/contract/composition';
import type { Route } from 'shared-config/contract/release';
import type { PagePosts } from 'shared-config/posts/published-post';
import { NotFoundPage } from '../not-found/not-found-page';
import { type OnPageReady, PageReady } from '../routing/page-ready';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { ToolSkeleton } from '../skeleton/tool-skeleton';
import { forgetPage, pageComponent } from './page-loader';
import { PagePostsProvider } from './page-posts';
import { PrerenderedContent } from './prerendered-content';
import { RemoteBoundary } from './remote-boundary';

type ToolPage = Extract<ComposedPage, { kind: 'client' }>;

/** Names a page of a remote. */
type RemotePageProps = {
  remote: ComposedRemote;
  route: Route;
  pathname: string;
  /** Authored posts of the page that was prerendered; `undefined` for any other, whose posts are fetched. */
  posts: PagePosts | undefined;
  /** Whether this page was prerendered. */
  prerendered: boolean;
  /** Set for a page that its document shows as a tool's skeleton. */
  tool: ToolPage | undefined;
  /** Called when the page is on screen and interactive. */
  onReady: OnPageReady;
};

/**
 * A page of a remote: a skeleton until it is there, and a border that its failures do not cross.
 * Memoised, because an update that reaches a boundary before it is hydrated drops it to its fallback (design §4).
 */
export const RemotePage = memo(function RemotePage({
  remote,
  route,
  pathname,
  posts,
  prerendered,
  tool,
  onReady,
}: RemotePageProps) {
  const skeleton = tool ? <ToolSkeleton title={tool.title} /> : <PageSkeleton />;
  const [attempt, setAttempt] = useState(1);
  const Page = pageComponent(remote, route.expose, prerendered);
  const retry = () => {
    forgetPage(remote, route.expose);
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary
      key={attempt}
      remote={remote}
      prerendered={prerendered}
      missing={
        <>
          <NotFoundPage />
          <PageReady pathname={pathname} onReady={onReady} />
        </>
      }
      onRetry={retry}
    >
      <Suspense fallback={prerendered ? <PrerenderedContent /> : skeleton}>
        {route.posts ? (
          <PagePostsProvider pathname={pathname} posts={posts}>
            <Page />
            <PageReady pathname={pathname} onReady={onReady} />
          </PagePostsProvider>
        ) : (
          <>
            <Page />
            <PageReady pathname={pathname} onReady={onReady} />
          </>
        )}
      </Suspense>
    </RemoteBoundary>
  );
});
