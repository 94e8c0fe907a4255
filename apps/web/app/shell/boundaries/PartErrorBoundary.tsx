import { Component, type ReactNode } from 'react';

export interface PartErrorBoundaryProps {
  /** Rendered instead of the failed part. Defaults to nothing. */
  fallback?: ReactNode;
  /** The page already shows an error message for it. */
  isSaid?: boolean;
  children: ReactNode;
}

/**
 * An error boundary for optional parts, including error messages. The page stays, and a banner shows that
 * it's incomplete (`NotLoadedBanner`).
 */
export class PartErrorBoundary extends Component<PartErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (!this.props.isSaid) document.documentElement.dataset['boot'] = 'failed';
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
