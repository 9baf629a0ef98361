import type { Incident, IncidentAttachment, NewIncidentAttachment } from '@barnwatch/shared/wire';
import { type InertPicture, readPicture } from '../../pictures/read-picture';
import { isRefusal, type Refusal, refuse } from '../../server/refusals';
import type { Database } from '../../storage/database';
import { createIncidentStore, type StoredIncident } from '../incident-store';
import type { Author } from '../incident-writes';
import { momentOf } from '../moment';
import { alreadyClosed, identifierInUse, unknownIncident } from '../refuse-incident';
import type { MakeId } from '../time-ordered-id';
import { createAttachmentStore } from './attachment-store';

/** As many as the contract lets an incident have. */
const mostAttachments = 10;

export interface Attached {
  readonly attachment: IncidentAttachment;
  /** Whether it had been sent before: nothing was written. */
  readonly repeated: boolean;
}

/** The pictures of incidents. Permissions are checked before. */
export interface IncidentAttachments {
  list(incidentId: string): readonly IncidentAttachment[] | Refusal;
  read(incidentId: string, attachmentId: string): Uint8Array | Refusal;
  attach(
    incidentId: string,
    picture: NewIncidentAttachment,
    author: Author,
    nowMs: number,
  ): Promise<Attached | Refusal>;
  /** @returns null when it is gone */
  remove(incidentId: string, attachmentId: string, nowMs: number): Refusal | null;
}

export function createIncidentAttachments(database: Database, makeId: MakeId): IncidentAttachments {
  const incidents = createIncidentStore(database);
  const store = createAttachmentStore(database);

  /** An incident that can be changed. */
  function open(incidentId: string): StoredIncident | Refusal {
    const stored = incidents.find(incidentId);
    if (!stored) return unknownIncident(incidentId);
    const { state, closedAt } = stored.incident;
    return state === 'closed' ? alreadyClosed(incidentId, closedAt) : stored;
  }

  /** The incident says which pictures it has, so that a list of incidents needs no further question. */
  function note(incidentId: string, nowMs: number): void {
    const stored = incidents.find(incidentId);
    if (!stored) return;
    const { attachmentIds: _, ...incident } = stored.incident;
    const ids = store.list(incidentId).map(({ attachmentId }) => attachmentId);
    const noted: Incident = {
      ...incident,
      lastUpdated: Math.max(nowMs, incident.lastUpdated),
      ...(ids.length > 0 && { attachmentIds: ids }),
    };
    incidents.write({ ...stored, incident: noted });
  }

  function sentBefore(incidentId: string, identifier: string, { accountId }: Author): Attached | Refusal | null {
    const known = store.findByIdentifier(identifier);
    if (!known) return null;
    const same = known.incidentId === incidentId && known.accountId === accountId;
    return same ? { attachment: known, repeated: true } : identifierInUse(identifier);
  }

  function write(
    incidentId: string,
    { content: _, ...told }: NewIncidentAttachment,
    { jpeg, width, height }: InertPicture,
    author: Author,
    nowMs: number,
  ): Attached | Refusal {
    const earlier = sentBefore(incidentId, told.identifier, author);
    if (earlier) return earlier;
    const stored = open(incidentId);
    if (isRefusal(stored)) return stored;
    if (store.list(incidentId).length >= mostAttachments) {
      const details = { limit: mostAttachments };
      return refuse('too-many-attachments', `An incident has at most ${mostAttachments} pictures`, { details });
    }
    const size = { sizeBytes: jpeg.byteLength, width, height };
    const attachment = { attachmentId: makeId(nowMs), incidentId, ...told, ...size, createdAt: nowMs, ...author };
    store.add(attachment, jpeg);
    note(incidentId, nowMs);
    return { attachment, repeated: false };
  }

  return {
    list: (incidentId) => (incidents.find(incidentId) ? store.list(incidentId) : unknownIncident(incidentId)),
    read: (incidentId, attachmentId) => store.read(incidentId, attachmentId) ?? unknownAttachment(attachmentId),
    async attach(incidentId, picture, author, nowMs) {
      // What was sent before is not looked at again; what cannot be attached is not looked at in vain.
      const earlier = sentBefore(incidentId, picture.identifier, author);
      if (earlier) return earlier;
      const stored = open(incidentId);
      if (isRefusal(stored)) return stored;
      const captured = momentOf(picture.capturedAt, '/attachment/capturedAt', nowMs);
      if (isRefusal(captured)) return captured;
      const drawn = await readPicture(picture.content);
      if (drawn === null) return refuse('attachment-rejected', 'This is no JPEG picture that can be read');
      return database.inTransaction(() => write(incidentId, picture, drawn, author, nowMs));
    },
    remove: (incidentId, attachmentId, nowMs) =>
      database.inTransaction(() => {
        if (!store.find(incidentId, attachmentId)) return unknownAttachment(attachmentId);
        const stored = open(incidentId);
        if (isRefusal(stored)) return stored;
        store.remove(attachmentId);
        note(incidentId, nowMs);
        return null;
      }),
  };
}

function unknownAttachment(attachmentId: string): Refusal {
  return refuse('attachment-unknown', `There is no picture ${attachmentId} here`, { details: { attachmentId } });
}
