import { type InstanceView, useInstance } from '@barnwatch/shared/auth-client';
import { AddBarnDialog } from '../add-barn/add-barn-dialog';
import { BarnDetailsDialog } from '../barn-details/barn-details-dialog';
import { EditBarnDialog } from '../edit-barn/edit-barn-dialog';
import { RemoveBarnDialog } from '../edit-barn/remove-barn-dialog';
import { EulaDialog } from '../eula/eula-dialog';
import { SignInDialog } from '../sign-in/sign-in-dialog';
import { SignOutDialog } from '../sign-in/sign-out-dialog';
import type { BarnDialog, InstanceDialogKind } from './barn-dialog';

export interface BarnDialogsProps {
  readonly dialog: BarnDialog;
  readonly onAsk: (kind: InstanceDialogKind, instanceId: string) => void;
  readonly onClose: () => void;
  /** Signed in, and nothing stands in the way any more. */
  readonly onGoOn: (instanceId: string) => void;
}

/** The dialog that is open, if any. */
export function BarnDialogs({ dialog, ...rest }: BarnDialogsProps) {
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'add':
      return <AddBarnDialog onClose={rest.onClose} onSignIn={(instanceId) => rest.onAsk('sign-in', instanceId)} />;
    case 'sign-in':
    case 'eula':
    case 'details':
    case 'edit':
    case 'remove':
    case 'sign-out':
      return <InstanceDialog kind={dialog.kind} instanceId={dialog.instanceId} {...rest} />;
  }
}

interface InstanceDialogProps extends Omit<BarnDialogsProps, 'dialog'> {
  readonly kind: InstanceDialogKind;
  readonly instanceId: string;
}

/** A dialog about one instance. It goes away with the instance, should another window remove that. */
function InstanceDialog({ kind, instanceId, onAsk, onClose, onGoOn }: InstanceDialogProps) {
  const instance: InstanceView | null = useInstance(instanceId);
  if (instance === null) return null;
  switch (kind) {
    case 'sign-in':
      return (
        <SignInDialog
          instance={instance}
          onClose={onClose}
          onSignedIn={(eulaNeeded) => (eulaNeeded ? onAsk('eula', instanceId) : onGoOn(instanceId))}
        />
      );
    case 'eula':
      return <EulaDialog instance={instance} onClose={onClose} onAccepted={() => onGoOn(instanceId)} />;
    case 'details':
      return <BarnDetailsDialog instance={instance} onClose={onClose} onAsk={(next) => onAsk(next, instanceId)} />;
    case 'edit':
      return <EditBarnDialog instance={instance} onClose={onClose} />;
    case 'remove':
      return <RemoveBarnDialog instance={instance} onClose={onClose} />;
    case 'sign-out':
      return <SignOutDialog instance={instance} onClose={onClose} />;
  }
}
