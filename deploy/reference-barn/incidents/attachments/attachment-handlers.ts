import type { Accounts } from '../../identity/accounts';
import { requireCaller } from '../../identity/session-handlers';
import { answerCreated, answerData } from '../../server/answers';
import type { Caller, Handlers } from '../../server/call';
import { isRefusal, type Refusal } from '../../server/refusals';
import { authorOf } from '../author-of';
import type { Incidents } from '../incidents';
import { refuseUnlessManaging } from '../may-manage';
import { unknownIncident } from '../refuse-incident';
import type { IncidentAttachments } from './attachments';

/** Pictures at incidents: whoever may add events may attach and take away. */
export function createAttachmentHandlers(
  incidents: Incidents,
  attachments: IncidentAttachments,
  accounts: Accounts,
): Handlers {
  function refuseChange(incidentId: string, caller: Caller | null): Refusal | null {
    const type = incidents.find(incidentId)?.type;
    return type === undefined ? unknownIncident(incidentId) : refuseUnlessManaging(requireCaller(caller), type);
  }

  return {
    'GET api/incidents/{incidentId}/attachments': ({ path: { incidentId } }) => {
      const list = attachments.list(incidentId);
      return 'kind' in list ? list : answerData({ attachments: [...list] });
    },
    'POST api/incidents/{incidentId}/attachments': async ({ path: { incidentId }, body, caller, now }) => {
      const refusal = refuseChange(incidentId, caller);
      if (refusal) return refusal;
      const author = authorOf(requireCaller(caller), accounts);
      const attached = await attachments.attach(incidentId, body.attachment, author, now);
      if (isRefusal(attached)) return attached;
      const { attachment, repeated } = attached;
      return (repeated ? answerData : answerCreated)({ attachment });
    },
    'GET api/incidentAttachments/{incidentId}/{attachmentId}': ({ path: { incidentId, attachmentId } }) => {
      const content = attachments.read(incidentId, attachmentId);
      return isRefusal(content) ? content : { kind: 'file', content, contentType: 'image/jpeg' };
    },
    'DELETE api/incidentAttachments/{incidentId}/{attachmentId}': ({ path, caller, now }) => {
      const { incidentId, attachmentId } = path;
      const refusal = refuseChange(incidentId, caller) ?? attachments.remove(incidentId, attachmentId, now);
      return refusal ?? answerData({});
    },
  };
}
