import { writeLog } from '@barnwatch/shared/auth-client';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** The address: another one gives the page a new chance. */
  readonly place: string;
  /** Drawn instead of a page that threw once more after it was drawn anew. */
  readonly fallback: (error: unknown, tryAgain: () => void) => ReactNode;
  /** Told at which address the screen was that threw. */
  readonly onThrown?: (place: string) => void;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly place: string;
  readonly thrown: { readonly error: unknown } | null;
}

/**
 * Stands outside of all screens, and stays when one is left. What a screen's clean-up throws then passes the boundary of
 * its own, which goes with it. The page that was opened instead is drawn anew, once a visit.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, thrown: null };
  /** The place at which the page has been drawn anew already. */
  #renewedAt: string | null = null;
  /** The address that was left for this one. */
  #left: string | null = null;

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState {
    return place === state.place ? state : { place, thrown: null };
  }

  override componentDidUpdate(before: PageBoundaryProps): void {
    if (before.place === this.props.place) return;
    this.#renewedAt = null;
    this.#left = before.place;
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    writeLog('error', 'A screen threw when it was left', { message, componentStack });
    const isRenewed = this.#renewedAt === this.props.place;
    // What throws once more was not the screen that was left.
    this.props.onThrown?.(isRenewed ? this.props.place : (this.#left ?? this.props.place));
    if (isRenewed) return;
    this.#renewedAt = this.props.place;
    this.setState({ thrown: null });
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    return this.props.fallback(thrown.error, () => this.setState({ thrown: null }));
  }
}
