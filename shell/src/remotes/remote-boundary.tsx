import { Component, type ReactNode } from 'react';
import type { ComposedRemote } from 'shared-config/contract/composition';
import { isPageMissing } from 'shared-config/contract/page-missing';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { PageError } from './page-error';
import { recoverByFullLoad } from './page-loader';
import { pageStays } from './page-stays';
import { PrerenderedContent } from './prerendered-content';
import { RemoteLoadError } from './remote-load-error';
import { sendErrorReport } from './send-error-report';

type RemoteBoundaryProps = {
  remote: ComposedRemote;
  prerendered: boolean;
  /** Shown when the remote has no page for this address. */
  missing: ReactNode;
  onRetry: () => void;
  children: ReactNode;
};
/** `caught`: it may be that the visitor leaves, and the browser has ended the script of a part of the page. */
type RemoteBoundaryState = { outcome: 'shown' | 'missing' | 'caught' | 'failed' };

/** Catches what a remote's page throws; header, footer and every other page stay alive (design §5). */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { outcome: 'shown' };
  private hasCaught = false;

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    if (isPageMissing(error)) return { outcome: 'missing' };
    return { outcome: error instanceof RemoteLoadError ? 'failed' : 'caught' };
  }

  override componentDidCatch(error: unknown): void {
    // A load error was reported, and a full load tried, where it happened; a page that does not exist is no failure.
    if (error instanceof RemoteLoadError || isPageMissing(error)) return;
    // A page that fails in an effect may throw again while it is removed: one failure, one report, one full load.
    if (this.hasCaught) return;
    this.hasCaught = true;
    // What replaces it is not interactive (queue-early-events.ts).
    if (this.props.prerendered) document.documentElement.dataset['hydrated'] = '';
    void pageStays().then(() => {
      this.setState({ outcome: 'failed' });
      sendErrorReport(this.props.remote, error);
      if (this.props.prerendered) return;
      try {
        void recoverByFullLoad(error);
      } catch {
        // Tried before: the page-sized error is on screen.
      }
    });
  }

  override render() {
    if (this.state.outcome === 'shown') return this.props.children;
    if (this.state.outcome === 'missing') return this.props.missing;
    if (this.props.prerendered) return <PrerenderedContent />;
    if (this.state.outcome === 'caught') return <PageSkeleton />;
    return <PageError onRetry={this.props.onRetry} />;
  }
}
