import { Component, type ReactNode } from 'react';

/** An error boundary around each remote, as the documentation of Module Federation recommends. */
export class RemoteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p role="alert">This part could not be loaded.</p> : this.props.children;
  }
}
