import {
  type ChangeInstanceOutcome,
  type DiscoveryObject,
  formatDiscoveryCode,
  type InstanceView,
  parseDiscoveryCode,
  type RequestError,
  shownName,
} from '@barnwatch/shared/auth-client';
import type { CodeFileProblem } from '../discovery-code/code-file';
import { type CodeText, codeText } from '../discovery-code/code-text';
import { knownInstance } from './known-instance';

/** Where adding a barn stands. */
export type Adding =
  | { readonly step: 'enter'; readonly problem: null | 'invalid-code' }
  /** A file without a code in it. */
  | { readonly step: 'enter'; readonly problem: CodeFileProblem; readonly fileName: string }
  | { readonly step: 'enter'; readonly problem: 'already-exists'; readonly barn: string; readonly instanceId: string }
  /** The camera looks for a code. */
  | { readonly step: 'scan' }
  | { readonly step: 'read-file'; readonly fileName: string }
  | (Target & { readonly step: 'ask'; readonly failure: RequestError | null })
  | (Target & { readonly step: 'connecting' })
  | { readonly step: 'added'; readonly instanceId: string }
  /** The code of a barn that is known gives it other addresses. */
  | (Change & { readonly step: 'ask-change'; readonly failure: ChangeFailure | null })
  | (Change & { readonly step: 'changing' })
  | { readonly step: 'changed'; readonly instanceId: string };

export type ChangeFailure = Extract<ChangeInstanceOutcome, { ok: false }>;

/** New addresses of an instance that is known. */
export interface Change {
  readonly barn: string;
  readonly instanceId: string;
  readonly discoveryObject: DiscoveryObject;
}

/** Where a code leads. */
export interface Target {
  readonly discoveryObject: DiscoveryObject;
  /** What the code's text calls the instance: a claim, until the instance has answered. */
  readonly claimedName: string | null;
}

export const enterCode: Adding = { step: 'enter', problem: null };

/** What follows a code that was found. Nothing is sent: that is asked next. */
export function afterFinding({ code, displayName }: CodeText, instances: readonly InstanceView[]): Adding {
  const reading = parseDiscoveryCode(code);
  if (!reading.ok) return { step: 'enter', problem: 'invalid-code' };
  const known = knownInstance(reading.discoveryObject, instances);
  if (known) {
    return afterKnown(known, reading.discoveryObject);
  }
  return { step: 'ask', discoveryObject: reading.discoveryObject, claimedName: displayName, failure: null };
}

/** What follows a code of an instance that is known. The deployment's addresses are the deployment's to change. */
export function afterKnown(known: InstanceView, discoveryObject: DiscoveryObject): Adding {
  const { globalUniqueIdentifier: instanceId, fromDeployment, discoveryObject: before } = known;
  const barn = shownName(known);
  if (fromDeployment || formatDiscoveryCode(before) === formatDiscoveryCode(discoveryObject)) {
    return { step: 'enter', problem: 'already-exists', barn, instanceId };
  }
  return { step: 'ask-change', barn, instanceId, discoveryObject, failure: null };
}

/** What follows a typed or pasted text. */
export function afterEntering(text: string, instances: readonly InstanceView[]): Adding {
  return afterFinding(codeText(text), instances);
}

/** Key of the toast of a step (product 8.3), if it has one. */
export function addingToast(adding: Adding): string | null {
  switch (adding.step) {
    case 'enter':
      return adding.problem === null ? null : enterToasts[adding.problem];
    case 'ask':
      return adding.failure?.code === 'offline' || adding.failure?.code === 'timeout' ? 'toast.offline' : null;
    case 'ask-change':
      return adding.failure === null ? 'toast.alreadyExists' : null;
    case 'scan':
    case 'read-file':
    case 'connecting':
    case 'added':
    case 'changing':
    case 'changed':
      return null;
  }
}

const enterToasts = {
  'invalid-code': 'toast.invalidCode',
  'already-exists': 'toast.alreadyExists',
  'no-code': 'toast.codeNotFound',
  unreadable: 'toast.codeNotFound',
  'too-large': 'toast.codeNotFound',
} as const;
