import { Component, type ReactNode } from 'react';

export interface PartErrorBoundaryProps {
  /** In the place of what has failed; nothing by default. */
  fallback?: ReactNode;
  /** Something else on the page says already that it failed. */
  isSaid?: boolean;
  children: ReactNode;
}

/**
 * Around what the page can do without, and what is shown when something has failed, for that may fail
 * as well. The page stays, and says that not all of it could be loaded (`NotLoadedBanner`).
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
