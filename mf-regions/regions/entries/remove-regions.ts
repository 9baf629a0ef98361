import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { deleteRegionSpecification, deleteRegionType, putRegionMapping } from '@barnwatch/shared/wire/calls';
import { regionsToSend } from '../../region-records/record/region-mapping';
import type { RemovalStep } from './removal';

/** What stays after a step that a barn has refused is asked for anew: what was done is done. */
export async function removeRegions(
  client: InstanceClient,
  steps: readonly RemovalStep[],
  signal: AbortSignal,
): Promise<RequestError | null> {
  for (const step of steps) {
    const outcome = await take(client, step, signal);
    if (!outcome.ok && !isGone(outcome.error)) return outcome.error;
  }
  return null;
}

function take(client: InstanceClient, step: RemovalStep, signal: AbortSignal): Promise<Outcome<unknown>> {
  switch (step.kind) {
    case 'regions': {
      const { regionMappingId, cameraId, regionType, lastUpdated } = step.mapping;
      const value = { cameraId, regionType, regions: regionsToSend(step.kept) };
      // Regions that somebody else has drawn meanwhile are not taken away unseen.
      const body = { value, ...(lastUpdated !== undefined && { expectedLastUpdated: lastUpdated }) };
      return sendCall(client, putRegionMapping, { path: { regionMappingId }, body }, { signal });
    }
    case 'specification':
      return sendCall(client, deleteRegionSpecification, { path: { regionSpecificationId: step.name } }, { signal });
    case 'type':
      return sendCall(client, deleteRegionType, { path: { regionTypeId: step.name } }, { signal });
  }
}

/** Somebody else has deleted it already. */
function isGone({ context }: RequestError): boolean {
  return context.reason === 'region-type-unknown' || context.reason === 'region-specification-unknown';
}
