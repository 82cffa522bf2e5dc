import { Component, type ReactNode } from 'react';
import type { ComposedRemote } from '../../contract/composition';
import { isPageMissing } from '../../contract/page-missing';
import type { HostedSite } from '../hosted-site';
import { PageSkeleton } from '../skeleton/page-skeleton';
import { PageError } from './page-error';
import { recoverByFullLoad } from './page-loader';
import { PrerenderedContent } from './prerendered-content';
import { RemoteLoadError } from './remote-load-error';
import { sendErrorReport } from './send-error-report';

type RemoteBoundaryProps = {
  site: HostedSite;
  remote: ComposedRemote;
  prerendered: boolean;
  /** Shown when the remote has no page for this address. */
  missing: ReactNode;
  onRetry: () => void;
  children: ReactNode;
};
/** Whether the page is about to be loaded in full: until then, or until the visitor leaves, there is nothing to say. */
type RemoteBoundaryState = { outcome: 'shown' | 'missing' | 'failed'; isReloading: boolean };

/** Catches what a remote's page throws; header, footer and every other page stay alive (architecture §7). */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { outcome: 'shown', isReloading: false };
  private hasCaught = false;

  static getDerivedStateFromError(error: unknown): Pick<RemoteBoundaryState, 'outcome'> {
    return { outcome: isPageMissing(error) ? 'missing' : 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    // A load error was reported, and a full load tried, where it happened; a page that does not exist is no failure.
    if (error instanceof RemoteLoadError || isPageMissing(error)) return;
    // A page that fails in an effect may throw again while it is removed: one failure, one report, one full load.
    if (this.hasCaught) return;
    this.hasCaught = true;
    // The prerendered content that replaces the page is not interactive (queue-early-events.ts).
    if (this.props.prerendered) document.documentElement.dataset['hydrated'] = '';
    sendErrorReport(this.props.remote, error);
    if (this.props.prerendered) return;
    try {
      void recoverByFullLoad(error);
      this.setState({ isReloading: true });
    } catch {
      // Tried before: the page-sized error is on screen.
    }
  }

  override render() {
    if (this.state.outcome === 'shown') return this.props.children;
    if (this.state.outcome === 'missing') return this.props.missing;
    if (this.props.prerendered) return <PrerenderedContent />;
    return this.state.isReloading ? (
      <PageSkeleton />
    ) : (
      <PageError site={this.props.site} onRetry={this.props.onRetry} />
    );
  }
}
