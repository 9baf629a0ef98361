import type { IncidentAttachment } from '@barnwatch/shared/wire';
import type { Database } from '../../storage/database';

/** Pictures of incidents as records; they go with their incident. */
export interface AttachmentStore {
  /** In the order in which they came. */
  list(incidentId: string): readonly IncidentAttachment[];
  find(incidentId: string, attachmentId: string): IncidentAttachment | undefined;
  findByIdentifier(identifier: string): IncidentAttachment | undefined;
  read(incidentId: string, attachmentId: string): Uint8Array | undefined;
  add(attachment: IncidentAttachment, jpeg: Uint8Array): void;
  remove(attachmentId: string): void;
}

interface Row {
  readonly document: string;
}

const attachmentOf = ({ document }: Row): IncidentAttachment => JSON.parse(document) as IncidentAttachment;

export function createAttachmentStore(database: Database): AttachmentStore {
  const where = (condition: string, ...values: readonly string[]): readonly IncidentAttachment[] =>
    database
      .all<Row>(`SELECT document FROM incident_attachments WHERE ${condition} ORDER BY attachment_id`, ...values)
      .map(attachmentOf);
  return {
    list: (incidentId) => where('incident_id = ?', incidentId),
    find: (incidentId, attachmentId) => where('incident_id = ? AND attachment_id = ?', incidentId, attachmentId)[0],
    findByIdentifier: (identifier) => where('identifier = ?', identifier)[0],
    read(incidentId, attachmentId) {
      // The database hands bytes out as an ArrayBuffer.
      const row = database.first<{ jpeg: ArrayBuffer }>(
        'SELECT jpeg FROM incident_attachments WHERE incident_id = ? AND attachment_id = ?',
        incidentId,
        attachmentId,
      );
      return row && new Uint8Array(row.jpeg);
    },
    add(attachment, jpeg) {
      database.run(
        'INSERT INTO incident_attachments (attachment_id, incident_id, identifier, document, jpeg) VALUES (?, ?, ?, ?, ?)',
        attachment.attachmentId,
        attachment.incidentId,
        attachment.identifier,
        JSON.stringify(attachment),
        jpeg,
      );
    },
    remove(attachmentId) {
      database.run('DELETE FROM incident_attachments WHERE attachment_id = ?', attachmentId);
    },
  };
}
