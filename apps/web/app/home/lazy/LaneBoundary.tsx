import { Component, type ReactNode } from 'react';

import LaneFailure from '../lanes/LaneFailure';

interface LaneBoundaryState {
  error: Error | null;
}

/** Shows render errors in the lane's place, with a retry button. */
export class LaneBoundary extends Component<{ children: ReactNode }, LaneBoundaryState> {
  override state: LaneBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): LaneBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const refetch = () => this.setState({ error: null });
    return <LaneFailure query={{ error, isFetching: false, refetch }} />;
  }
}
