import { useLeaveGuard } from '../routing';
import { ConfirmDialog } from '../ui';

export interface AskBeforeLeavingProps {
  /** There is something to lose. */
  readonly hasUnsaved: boolean;
  /** Parameters of the address that say what is shown: what is unsaved would be lost by another value of one of them. */
  readonly parameters?: readonly string[];
  readonly title: string;
  readonly text: string;
  /** The words of leaving all the same. */
  readonly leave: string;
}

/** Asks before a screen is left with changes that were not saved. */
export function AskBeforeLeaving({ hasUnsaved, parameters, title, text, leave }: AskBeforeLeavingProps) {
  const guard = useLeaveGuard(hasUnsaved, parameters);
  return (
    <ConfirmDialog
      open={guard.isAsked}
      title={title}
      text={text}
      confirmLabel={leave}
      kind="danger"
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
