import { type DiscoveryObject, formatDiscoveryCode, parseDiscoveryCode } from '@barnwatch/shared/auth-client';
import { codeText } from '../discovery-code/code-text';

/** What may be changed of an instance, as typed. */
export interface EditFields {
  readonly name: string;
  readonly code: string;
}

export type EditReading =
  | { readonly ok: true; readonly realWorldName: string; readonly discoveryObject: DiscoveryObject }
  | { readonly ok: false; readonly nameMissing: boolean; readonly codeInvalid: boolean };

/** Whether the fields can be saved, or what is wrong with which. */
export function readEditFields({ name, code }: EditFields): EditReading {
  const realWorldName = name.trim();
  const reading = parseDiscoveryCode(codeText(code).code);
  if (reading.ok && realWorldName !== '') {
    return { ok: true, realWorldName, discoveryObject: reading.discoveryObject };
  }
  return { ok: false, nameMissing: realWorldName === '', codeInvalid: !reading.ok };
}

/** The addresses that a changed code leads to; null while it is unchanged or cannot be read. */
export function changedAddresses(code: string, before: DiscoveryObject): DiscoveryObject | null {
  const reading = parseDiscoveryCode(codeText(code).code);
  if (!reading.ok) return null;
  return formatDiscoveryCode(reading.discoveryObject) === formatDiscoveryCode(before) ? null : reading.discoveryObject;
}
