import { memo, type ReactNode, Suspense, useState } from 'react';
import type { ComposedPage, ComposedRemote, Route } from '../../contract/composition';
import { useHydrated } from '../../page/use-hydrated';
import type { PagePosts } from '../../posts/page-posts';
import type { HostedSite } from '../hosted-site';
import { type OnPageReady, PageReady } from '../routing/page-ready';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { ToolSkeleton } from '../skeleton/tool-skeleton';
import { forgetPage, pageComponent } from './page-loader';
import { PagePostsProvider } from './page-posts';
import { PrerenderedContent } from './prerendered-content';
import { RemoteBoundary } from './remote-boundary';
import { SlotProvider } from './slot-content';

/** Names a page of a remote. */
type RemotePageProps = {
  site: HostedSite;
  /** The remotes whose parts fill its slots. */
  remotes: readonly ComposedRemote[];
  remote: ComposedRemote;
  route: Route;
  pathname: string;
  /** Authored posts of the page that was prerendered; `undefined` for any other, whose posts are fetched. */
  posts: PagePosts | undefined;
  /** The page that the document was prerendered for, if it is this one. */
  composed: ComposedPage | undefined;
  /** Called when the page is on screen and interactive. */
  onReady: OnPageReady;
};

/**
 * A page of a remote: a skeleton until it is there, and a border that its failures do not cross.
 * Memoised, because an update that reaches a boundary before it is hydrated drops it to its fallback (architecture §9 Hydration).
 */
export const RemotePage = memo(function RemotePage({
  site,
  remotes,
  remote,
  route,
  pathname,
  posts,
  composed,
  onReady,
}: RemotePageProps) {
  const [attempt, setAttempt] = useState(1);
  const prerendered = composed?.kind === 'route';
  const Page = pageComponent(remote, route.expose, prerendered);
  const retry = () => {
    forgetPage(remote, route.expose);
    setAttempt(attempt + 1);
  };
  const ready = <PageReady pathname={pathname} onReady={onReady} />;
  const content = (
    <>
      <SlotProvider slots={route.slots} remotes={remotes} isPrerendered={prerendered}>
        <Page />
      </SlotProvider>
      {ready}
    </>
  );
  const missing = (
    <>
      <site.NotFound />
      {ready}
    </>
  );
  const skeleton =
    composed?.kind === 'client' ? (
      <ToolSkeleton title={composed.title} companyName={site.companyName} />
    ) : (
      <PageSkeleton />
    );
  const page = (
    <RemoteBoundary
      key={attempt}
      site={site}
      remote={remote}
      prerendered={prerendered}
      missing={missing}
      onRetry={retry}
    >
      <Suspense fallback={prerendered ? <PrerenderedContent /> : skeleton}>
        {route.posts ? (
          <PagePostsProvider pathname={pathname} posts={posts}>
            {content}
          </PagePostsProvider>
        ) : (
          content
        )}
      </Suspense>
    </RemoteBoundary>
  );
  return composed?.kind === 'client' ? <InBrowser fallback={skeleton}>{page}</InBrowser> : page;
});

/** Content that the browser alone renders: the document has the fallback in its place. */
function InBrowser({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useHydrated() ? children : fallback;
}
