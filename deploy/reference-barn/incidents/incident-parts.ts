import type { InstanceConfiguration } from '../configuration/configuration';
import type { IncidentStore } from './incident-store';
import type { CheckPayload } from './payload-check';
import type { MakeId } from './time-ordered-id';

/** What the flows work with. */
export interface IncidentParts {
  readonly store: IncidentStore;
  readonly identity: InstanceConfiguration['identity'];
  readonly checkPayload: CheckPayload;
  readonly makeId: MakeId;
}
