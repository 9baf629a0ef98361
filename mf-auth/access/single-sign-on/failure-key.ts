import type { RequestError } from '@barnwatch/shared/auth-client';

/** What the senator says of a barn that it could not ask (its error codes in the contract), in words of our own. */
const reasonKeys: ReadonlyMap<string, string> = new Map([
  ['instance-unreachable', 'singleSignOn.barnUnreachable'],
  ['instance-silent', 'singleSignOn.barnUnreachable'],
  ['instance-unknown', 'singleSignOn.barnUnknownThere'],
]);

/** Key of the words of a failed call to the senator; null where the ordinary words for such an error are right. */
export function failureKey({ code, context }: Pick<RequestError, 'code' | 'context'>): string | null {
  if (code === 'offline') return 'singleSignOn.senatorOff';
  return reasonKeys.get(context.reason ?? '') ?? null;
}
