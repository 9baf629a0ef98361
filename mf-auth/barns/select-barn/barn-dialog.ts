import { type InstanceView, isSignedOutByChoice } from '@barnwatch/shared/auth-client';
import type { Arrival } from '../../access/arrival/arrival';

/** What is asked about one instance. */
export type InstanceDialogKind = 'sign-in' | 'sign-up' | 'eula' | 'details' | 'edit' | 'code' | 'remove' | 'sign-out';

/** The dialog that is open; one at a time. */
export type BarnDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: InstanceDialogKind; readonly instanceId: string };

export const noDialog: BarnDialog = { kind: 'none' };

/**
 * What to ask at once: someone who came for a screen of a barn wants to sign in there. Not so someone who has just
 * logged out of it.
 */
export function firstDialog(arrival: Arrival | null, instances: readonly InstanceView[]): BarnDialog {
  const barn = instances.find(
    ({ globalUniqueIdentifier, type }) => type === 'barn' && globalUniqueIdentifier === arrival?.barnId,
  );
  if (!barn) return noDialog;
  const instanceId = barn.globalUniqueIdentifier;
  if (barn.loggedIn) return barn.eulaNeeded ? { kind: 'eula', instanceId } : noDialog;
  return isSignedOutByChoice(barn.signedOutReason) ? noDialog : { kind: 'sign-in', instanceId };
}
