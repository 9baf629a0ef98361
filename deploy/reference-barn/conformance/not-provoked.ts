import type { ContractOperation } from '../contract/contract';

/** Statuses that any call may answer with and that are seen at one of them. */
const general: readonly number[] = [429, 503];

/** Statuses of single operations that are not provoked here, and why. */
const single: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'POST api/idp/{serviceProviderId}/account': { 504: 'takes as long as a barn is waited for' },
  'GET api/idp/{serviceProviderId}/login/': { 504: 'takes as long as a barn is waited for' },
};

/** Whether the walk has to see a status of an operation. */
export function mustBeSeen({ key }: ContractOperation, status: number): boolean {
  return !general.includes(status) && single[key]?.[status] === undefined;
}

export const seenSomewhere: readonly number[] = general;
