import { Component, type ErrorInfo, type ReactNode } from 'react';
import { writeLog } from '../../auth-client';
import { useTexts } from '../../i18n';
import { ErrorState } from './error-state';

export interface PanelBoundaryProps {
  /** For the log: which panel of which screen. */
  readonly name: string;
  /** What cannot be shown, in words: "This incident could not be shown." */
  readonly what: string;
  /** What is drawn. Another one gives the panel a new chance. */
  readonly subject?: unknown;
  /** Puts the message into the page, where it needs an element of its own; as it is by default. */
  readonly frame?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface PanelBoundaryState {
  readonly thrown: { readonly error: unknown } | null;
  readonly subject: unknown;
}

/**
 * Contains what a panel throws while it is drawn (product F41): only its own place says so, everything else goes on.
 */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { thrown: null, subject: this.props.subject };

  static getDerivedStateFromError(error: unknown): Partial<PanelBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ subject }: PanelBoundaryProps, state: PanelBoundaryState): PanelBoundaryState {
    return Object.is(subject, state.subject) ? state : { thrown: null, subject };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    writeLog('error', `${this.props.name} threw while drawing`, { message: messageOf(error), componentStack });
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    const { name, what, frame = (message) => message } = this.props;
    const tryAgain = () => this.setState({ thrown: null });
    return frame(<PanelTrouble name={name} what={what} error={thrown.error} onRetry={tryAgain} />);
  }
}

interface PanelTroubleProps extends Pick<PanelBoundaryProps, 'name' | 'what'> {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function PanelTrouble({ name, what, error, onRetry }: PanelTroubleProps) {
  const { t } = useTexts();
  const stack = error instanceof Error ? error.stack : undefined;
  const details = JSON.stringify({ panel: name, error: messageOf(error), stack });
  return <ErrorState form="line" what={what} why={t('failure.threw')} details={details} onRetry={onRetry} />;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
