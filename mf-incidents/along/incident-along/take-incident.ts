import { alongTaken, takeAllOf } from '@barnwatch/shared/along';
import { readAndKeep, takeReading } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { AlongTaken } from '@barnwatch/shared/federation';
import { mayPass } from '@barnwatch/shared/pictures';
import { listIncidentAttachments, queryIncidentEvents, queryOneIncident } from '@barnwatch/shared/wire/calls';
import { attachedPicture } from '../../incident-records/record/attached-picture';
import { eventsQuestion, incidentQuestionOf } from '../../incident-records/record/use-incident';

/** Brings one incident with its events and pictures to where its screen looks for them. */
export function takeIncident(
  client: InstanceClient,
  accountId: string,
  incidentId: string,
  signal: AbortSignal,
): Promise<AlongTaken> {
  return takeAllOf([
    async () => alongTaken(await takeReading(queryOneIncident, incidentQuestionOf(incidentId))(client, signal)),
    async () => alongTaken(await takeReading(queryIncidentEvents, eventsQuestion(incidentId))(client, signal)),
    () => takePictures(client, accountId, incidentId, signal),
  ]);
}

async function takePictures(
  client: InstanceClient,
  accountId: string,
  incidentId: string,
  signal: AbortSignal,
): Promise<AlongTaken> {
  const listed = await readAndKeep(client, listIncidentAttachments, { path: { incidentId } }, { signal });
  if (!listed.ok) {
    // A barn of an earlier version has no pictures, and says so.
    return listed.error.code === 'not-found' ? { kind: 'taken', bytes: 0 } : alongTaken(listed);
  }
  let bytes = 0;
  for (const attachment of listed.value.value.attachments) {
    const answer = await attachedPicture(client, accountId, incidentId, attachment).read(signal);
    // One that is damaged or gone loses neither its record nor the others: the screen says so of it.
    if (answer.kind === 'picture') bytes += answer.blob.size;
    else if (signal.aborted || mayPass(answer.failure)) return { kind: 'unreachable' };
  }
  return { kind: 'taken', bytes };
}
