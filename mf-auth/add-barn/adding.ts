import {
  type DiscoveryObject,
  type InstanceView,
  parseDiscoveryCode,
  type RequestError,
  shownName,
} from '@barnwatch/shared/auth-client';
import { knownInstance } from './known-instance';

/** Where adding a barn stands. */
export type Adding =
  | { readonly step: 'enter'; readonly problem: null | 'invalid-code' }
  | { readonly step: 'enter'; readonly problem: 'already-exists'; readonly barn: string }
  | { readonly step: 'ask'; readonly discoveryObject: DiscoveryObject; readonly failure: RequestError | null }
  | { readonly step: 'connecting'; readonly discoveryObject: DiscoveryObject }
  | { readonly step: 'added'; readonly instanceId: string };

export const enterCode: Adding = { step: 'enter', problem: null };

/** What follows an entered code. Nothing is sent: that is asked next. */
export function afterEntering(code: string, instances: readonly InstanceView[]): Adding {
  const reading = parseDiscoveryCode(code);
  if (!reading.ok) return { step: 'enter', problem: 'invalid-code' };
  const known = knownInstance(reading.discoveryObject, instances);
  if (known) return { step: 'enter', problem: 'already-exists', barn: shownName(known) };
  return { step: 'ask', discoveryObject: reading.discoveryObject, failure: null };
}
