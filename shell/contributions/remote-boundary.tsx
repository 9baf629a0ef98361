import { writeLog } from '@barnwatch/shared/auth-client';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Name and version of the remote, for the log. */
  readonly remote: string;
  /** A change of it (another address) gives the screen a new chance. */
  readonly place: string;
  /** Drawn instead of a screen that threw. */
  readonly fallback: (error: unknown, tryAgain: () => void) => ReactNode;
  readonly onThrown?: () => void;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly thrown: { readonly error: unknown } | null;
  readonly place: string;
}

/** Contains what a remote's screen throws: its own area says so, everything else goes on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { thrown: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<RemoteBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ place }: RemoteBoundaryProps, state: RemoteBoundaryState): RemoteBoundaryState {
    return place === state.place ? state : { thrown: null, place };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    writeLog('error', `${this.props.remote} threw while drawing`, { message, componentStack });
    this.props.onThrown?.();
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    return this.props.fallback(thrown.error, () => this.setState({ thrown: null }));
  }
}
