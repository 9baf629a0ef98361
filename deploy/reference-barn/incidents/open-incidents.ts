import type { InstanceConfiguration } from '../configuration/configuration';
import { compileSchemas } from '../contract/compile-contract';
import type { Contract } from '../contract/contract';
import type { Database } from '../storage/database';
import { createIncidents, type Incidents } from './incidents';
import { createPayloadCheck } from './payload-check';
import { createIdMaker } from './time-ordered-id';

/** The incidents of a barn, with payloads checked by the contract. */
export function openIncidents(
  database: Database,
  identity: InstanceConfiguration['identity'],
  contract: Contract,
): Incidents {
  return createIncidents(database, {
    identity,
    checkPayload: createPayloadCheck(compileSchemas(contract)),
    makeId: createIdMaker(),
  });
}
