import { Component, type ReactNode } from 'react';
import type { ComposedRemote } from 'shared-config/contract/composition';
import { RemoteLoadError } from './federation';
import { PageError } from './page-error';
import { recoverByFullLoad } from './page-loader';
import { PrerenderedContent } from './prerendered-content';
import { reportRemoteError } from './report-error';

type RemoteBoundaryProps = { remote: ComposedRemote; prerendered: boolean; onRetry: () => void; children: ReactNode };
type RemoteBoundaryState = { failed: boolean };

/** Catches what a remote's page throws; header, footer and every other page stay alive (design §5). */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failed: false };

  static getDerivedStateFromError(): RemoteBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // A load error was reported, and a full load tried, where it happened.
    if (error instanceof RemoteLoadError) return;
    reportRemoteError(this.props.remote, error);
    if (this.props.prerendered) return;
    try {
      void recoverByFullLoad(error);
    } catch {
      // Tried before: the page-sized error is on screen.
    }
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.prerendered) return <PrerenderedContent />;
    return <PageError onRetry={this.props.onRetry} />;
  }
}
