import type { InstanceView } from '@barnwatch/shared/auth-client';

/**
 * Where one stands on the way through the senator into a barn. It is read off what is true now, never remembered: so one
 * can leave and come back at every step.
 */
export type SignOnStep =
  /** The address names no barn that this device knows. */
  | { readonly step: 'unknown-barn' }
  /** Nobody is signed in at the senator. */
  | { readonly step: 'senator'; readonly barn: InstanceView; readonly senator: InstanceView }
  | { readonly step: 'senator-eula'; readonly barn: InstanceView; readonly senator: InstanceView }
  /** Someone is signed in at the senator since before: is it who wants to go on? */
  | { readonly step: 'confirm'; readonly barn: InstanceView; readonly senator: InstanceView }
  | { readonly step: 'account'; readonly barn: InstanceView; readonly senator: InstanceView }
  | { readonly step: 'barn-eula'; readonly barn: InstanceView }
  | { readonly step: 'done'; readonly barn: InstanceView };

/** What only this visit knows. */
export interface Visit {
  /** The account at the senator is the right one: just signed in with, or said so. */
  readonly confirmed: boolean;
  /** A sign-in is under way: one may count as signed in before all is learned and said. */
  readonly signingIn: boolean;
  readonly signingInAtSenator: boolean;
}

type Known = InstanceView | null;

export function signOnStep(
  barn: Known,
  senator: Known,
  { confirmed, signingIn, signingInAtSenator }: Visit,
): SignOnStep {
  if (barn === null || barn.type !== 'barn' || senator === null) return { step: 'unknown-barn' };
  if (signingIn) return { step: 'account', barn, senator };
  if (barn.loggedIn) return barn.eulaNeeded ? { step: 'barn-eula', barn } : { step: 'done', barn };
  if (!senator.loggedIn || signingInAtSenator) return { step: 'senator', barn, senator };
  if (senator.eulaNeeded) return { step: 'senator-eula', barn, senator };
  return { step: confirmed ? 'account' : 'confirm', barn, senator };
}

/** The three steps that people see. */
export const shownSteps = ['senator', 'account', 'done'] as const;

export type ShownStep = (typeof shownSteps)[number];

/** Which of them a step belongs to. */
export const shownStepOf: Readonly<Record<Exclude<SignOnStep['step'], 'unknown-barn'>, ShownStep>> = {
  senator: 'senator',
  'senator-eula': 'senator',
  confirm: 'senator',
  account: 'account',
  'barn-eula': 'account',
  done: 'done',
};
