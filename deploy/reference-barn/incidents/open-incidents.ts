import type { InstanceConfiguration } from '../configuration/configuration';
import type { CheckedContract } from '../contract/compile-contract';
import type { Database } from '../storage/database';
import { createIncidents, type Incidents } from './incidents';
import { createPayloadCheck } from './payload-check';
import { createIdMaker } from './time-ordered-id';

/** The incidents of a barn, with payloads checked by the contract. */
export function openIncidents(
  database: Database,
  identity: InstanceConfiguration['identity'],
  { checkSchema }: Pick<CheckedContract, 'checkSchema'>,
): Incidents {
  return createIncidents(database, {
    identity,
    checkPayload: createPayloadCheck(checkSchema),
    makeId: createIdMaker(),
  });
}
