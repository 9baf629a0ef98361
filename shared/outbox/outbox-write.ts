import * as v from 'valibot';
import { urlPath } from '../auth-client';

const words = v.pipe(v.string(), v.minLength(1));
const payload = v.record(v.string(), v.unknown());

/**
 * What can be written later: the calls of the contract that take a client-made identifier, and closing, which a second
 * time changes nothing (decision 0080).
 */
export const outboxWriteSchema = v.variant('call', [
  v.object({
    call: v.literal('create-incident'),
    type: words,
    trigger: words,
    payload,
    /** How an incident that arrived with earlier words is taken back, where its type lets no other words follow. */
    retraction: v.exactOptional(v.object({ trigger: words, payload })),
  }),
  v.object({ call: v.literal('add-event'), incidentId: words, incidentType: words, trigger: words, payload }),
  v.object({ call: v.literal('close-incident'), incidentId: words, incidentType: words }),
  v.object({
    call: v.literal('attach-picture'),
    /** Null until the entry that it belongs to has gone. */
    incidentId: v.nullable(words),
    /** Identifier of the entry that it belongs to. */
    after: words,
    /** A JPEG file as base64. */
    content: words,
    caption: v.exactOptional(v.string()),
    cameraId: v.exactOptional(words),
    /** ms since 1970 UTC by the device's clock. */
    capturedAt: v.exactOptional(v.number()),
  }),
]);

/** A new incident with its first event, a further event of an incident, its end, or a picture for one of them. */
export type OutboxWrite = v.InferOutput<typeof outboxWriteSchema>;

/** What the instance answered to a write. */
export interface WriteReceipt {
  readonly incidentId: string;
  /** The event as it is stored: of an identifier that was known already, the first one. */
  readonly trigger: string;
  readonly payload: unknown;
}

const receiptSchema = v.union([
  v.pipe(
    v.object({
      incidentEvent: v.object({ incidentId: words, trigger: v.string(), payload: v.optional(v.unknown(), null) }),
    }),
    v.transform(({ incidentEvent }): WriteReceipt => incidentEvent),
  ),
  v.pipe(
    v.object({ attachment: v.object({ incidentId: words }) }),
    v.transform(({ attachment }): WriteReceipt => ({ ...attachment, trigger: '', payload: null })),
  ),
  v.pipe(
    v.object({ incident: v.object({ incidentId: words }) }),
    v.transform(({ incident }): WriteReceipt => closedReceipt(incident.incidentId)),
  ),
]);

/** What a close says when it is done. */
export function closedReceipt(incidentId: string): WriteReceipt {
  return { incidentId, trigger: 'close', payload: null };
}

/** Reads `data` of all four calls. @throws {v.ValiError} for any other shape */
export function parseReceipt(data: unknown): WriteReceipt {
  return v.parse(receiptSchema, data);
}

/** A write younger than this happens now, ms: the instance's own clock is the better one. */
const recentMs = 60_000;

export interface WriteMoment {
  /** When it was written down, ms since 1970 UTC by the device's clock. */
  readonly madeAt: number;
  /** The device's clock now. */
  readonly now: number;
  /** The instance's clock minus the device's, ms. */
  readonly clockOffsetMs: number;
}

/** How a write goes to its instance. */
export type WriteRequest =
  | { readonly method: 'post'; readonly path: string; readonly body: unknown }
  | { readonly method: 'put'; readonly path: string };

/** The call of a write that can be sent (see `isReady`). One that waited for long says when it really happened, by the instance's clock. */
export function requestOf(
  write: OutboxWrite,
  identifier: string,
  { madeAt, now, clockOffsetMs }: WriteMoment,
): WriteRequest {
  const happenedAt = now - madeAt > recentMs ? Math.round(madeAt + clockOffsetMs) : null;
  switch (write.call) {
    case 'create-incident': {
      const { type, trigger, payload } = write;
      const times = happenedAt === null ? {} : { optionalOverrides: { openedAt: happenedAt } };
      const body = { incidentData: { type, identifier, trigger, payload, ...times } };
      return { method: 'post', path: 'api/incidents/', body };
    }
    case 'add-event': {
      const { incidentId, trigger, payload } = write;
      const times = happenedAt === null ? {} : { eventTimestamp: happenedAt };
      return {
        method: 'post',
        path: 'api/incidentEvents',
        body: { incidentEventData: { incidentId, identifier, trigger, payload, ...times } },
      };
    }
    // The contract takes no time for it: it is closed when it arrives.
    case 'close-incident':
      return { method: 'put', path: urlPath`api/incidents/${write.incidentId}` };
    case 'attach-picture': {
      const { incidentId, capturedAt, content, caption, cameraId } = write;
      const times = capturedAt === undefined ? {} : { capturedAt: Math.round(capturedAt + Math.min(clockOffsetMs, 0)) };
      return {
        method: 'post',
        path: urlPath`api/incidents/${incidentId ?? ''}/attachments`,
        body: {
          attachment: { identifier, content, ...(caption && { caption }), ...(cameraId && { cameraId }), ...times },
        },
      };
    }
  }
}

/** Whether a write has all that it needs: a picture waits until the entry that it belongs to has gone. */
export function isReady(write: OutboxWrite): boolean {
  return write.call !== 'attach-picture' || write.incidentId !== null;
}

/** A picture for an incident (contract, `NewIncidentAttachment`). */
export type NewPicture = Omit<Extract<OutboxWrite, { call: 'attach-picture' }>, 'call' | 'incidentId' | 'after'>;
