import { lazy, Suspense } from 'react';

// Its blocks and what cleans them come behind the page's frame.
const SharedDraftView = lazy(() => import('./shared-draft-view'));

/** `/draft#{token}`: a shared draft. */
export default function DraftPage() {
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <SharedDraftView />
    </Suspense>
  );
}
