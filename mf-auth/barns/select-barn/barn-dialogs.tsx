import { type InstanceView, shownName, useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SignInDialog } from '../../access/sign-in/sign-in-dialog';
import { SignOutDialog } from '../../access/sign-in/sign-out-dialog';
import type { TypedIdentity } from '../../access/sign-in/typed-identity';
import { type TypedIdentities, useTypedIdentities } from '../../access/sign-in/use-typed-identities';
import { SignUpDialog } from '../../access/sign-up/sign-up-dialog';
import { LazyDialog } from '../../dialogs/loading/lazy-dialog';
import { ShowCodeDialog } from '../discovery-code/show-code-dialog';
import { RemoveBarnDialog } from '../edit-barn/remove-barn-dialog';
import type { BarnDialog, InstanceDialogKind } from './barn-dialog';

// Most visits open none of them: they come together with the first one that is opened.
const loadAddBarn = () => import(/* webpackChunkName: "barn-dialogs" */ '../add-barn/add-barn-dialog');
const loadDetails = () => import(/* webpackChunkName: "barn-dialogs" */ '../barn-details/barn-details-dialog');
const loadEditBarn = () => import(/* webpackChunkName: "barn-dialogs" */ '../edit-barn/edit-barn-dialog');
const loadEula = () => import(/* webpackChunkName: "barn-dialogs" */ '../../identity/eula/eula-dialog');

export interface BarnDialogsProps {
  readonly dialog: BarnDialog;
  readonly onAsk: (kind: InstanceDialogKind, instanceId: string) => void;
  readonly onClose: () => void;
  /** Signed in, and nothing stands in the way any more. */
  readonly onGoOn: (instanceId: string) => void;
}

/** The dialog that is open, if any. */
export function BarnDialogs({ dialog, ...rest }: BarnDialogsProps) {
  const { t } = useTexts('mf-auth');
  const identities = useTypedIdentities();
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'add':
      return (
        <LazyDialog key="add" load={loadAddBarn} title={t('addBarn.title')} onClose={rest.onClose}>
          {({ AddBarnDialog }) => (
            <AddBarnDialog onClose={rest.onClose} onSignIn={(instanceId) => rest.onAsk('sign-in', instanceId)} />
          )}
        </LazyDialog>
      );
    case 'sign-in':
    case 'sign-up':
    case 'eula':
    case 'details':
    case 'edit':
    case 'code':
    case 'remove':
    case 'sign-out':
      return <InstanceDialog kind={dialog.kind} instanceId={dialog.instanceId} identities={identities} {...rest} />;
  }
}

interface InstanceDialogProps extends Omit<BarnDialogsProps, 'dialog'> {
  readonly kind: InstanceDialogKind;
  readonly instanceId: string;
  readonly identities: TypedIdentities;
}

/** A dialog about one instance. It goes away with the instance, should another window remove that. */
function InstanceDialog({ kind, instanceId, identities, onAsk, onClose, onGoOn }: InstanceDialogProps) {
  const { t } = useTexts('mf-auth');
  const instance: InstanceView | null = useInstance(instanceId);
  if (instance === null) return null;
  const barn = shownName(instance);
  // Nothing lies behind an instance that is no barn.
  const goOn = () => (instance.type === 'barn' ? onGoOn(instanceId) : onClose());
  const typing = {
    typed: identities.at(instanceId),
    onTyped: (typed: TypedIdentity) => identities.change(instanceId, typed),
    onSignedIn: (eulaNeeded: boolean) => (eulaNeeded ? onAsk('eula', instanceId) : goOn()),
  };
  switch (kind) {
    case 'sign-in':
      return (
        <SignInDialog instance={instance} onClose={onClose} onSignUp={() => onAsk('sign-up', instanceId)} {...typing} />
      );
    case 'sign-up':
      return (
        <SignUpDialog
          instance={instance}
          onClose={onClose}
          onToSignIn={() => onAsk('sign-in', instanceId)}
          {...typing}
        />
      );
    case 'eula':
      return (
        <LazyDialog key="eula" load={loadEula} title={t('eula.title', { barn })} onClose={onClose}>
          {({ EulaDialog }) => <EulaDialog instance={instance} onClose={onClose} onAccepted={goOn} />}
        </LazyDialog>
      );
    case 'details':
      return (
        <LazyDialog key="details" load={loadDetails} title={barn} onClose={onClose}>
          {({ BarnDetailsDialog }) => (
            <BarnDetailsDialog instance={instance} onClose={onClose} onAsk={(next) => onAsk(next, instanceId)} />
          )}
        </LazyDialog>
      );
    case 'edit':
      return (
        <LazyDialog key="edit" load={loadEditBarn} title={t('editBarn.title', { barn })} onClose={onClose}>
          {({ EditBarnDialog }) => <EditBarnDialog instance={instance} onClose={onClose} />}
        </LazyDialog>
      );
    case 'code':
      return <ShowCodeDialog instance={instance} onClose={onClose} />;
    case 'remove':
      return <RemoveBarnDialog instance={instance} onClose={onClose} />;
    case 'sign-out':
      return <SignOutDialog instance={instance} onClose={onClose} />;
  }
}
