import type { BarnFault, BarnStateIncident } from '@barnwatch/shared/wire';
import type { Author } from '../incidents/incident-writes';
import type { Incidents } from '../incidents/incidents';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import type { Cause } from './fault';

/** A fault as an incident. */
export interface ToldFault extends Cause {
  readonly incidentId: string;
  readonly figures: string;
  /** ms since 1970 UTC */
  readonly openedAt: number;
}

/** Faults as incidents of the barn: opened and closed by the instance itself. */
export interface ToldFaults {
  /** Those that an earlier run has left open. */
  listOpen(): readonly ToldFault[];
  open(cause: Cause, figures: string, nowMs: number): ToldFault;
  /** Somebody may have deleted it meanwhile. */
  close(fault: ToldFault, nowMs: number): void;
}

const instance: Author = { accountId: null };
/** Faults of this one are about a detector, which an incident has no member for: its name is part of the identifier. */
const aboutDetector: BarnFault = 'detectorSilent';
const longestIdentifier = 128;

export function createToldFaults(database: Database, incidents: Incidents): ToldFaults {
  return {
    listOpen: () =>
      database
        .all<{ document: string }>(
          "SELECT document FROM incidents WHERE type = 'barnState' AND state = 'faultExists' ORDER BY opened_at",
        )
        .flatMap(({ document }) => toldFaultOf(JSON.parse(document) as BarnStateIncident)),
    open({ fault, subject }, figures, nowMs) {
      const isDetector = fault === aboutDetector;
      const written = incidents.create(
        {
          type: 'barnState',
          identifier: [fault, nowMs, subject ?? ''].join(':').slice(0, longestIdentifier),
          trigger: 'stateDetected',
          payload: {
            state: 'faultExists',
            fault,
            ...(subject !== null && !isDetector && { cameraId: subject }),
            ...(figures !== '' && { description: isDetector ? `${subject}: ${figures}` : figures }),
          },
        },
        instance,
        nowMs,
      );
      if (isRefusal(written)) throw new Error(`The fault ${fault} was refused: ${written.message}`);
      const { incidentId, openedAt } = written.incident;
      return { fault, subject, figures, incidentId, openedAt };
    },
    close({ incidentId }, nowMs) {
      const incident = incidents.find(incidentId);
      if (!incident || incident.state === 'closed') return;
      const closed = incidents.close(incidentId, instance, nowMs);
      if (isRefusal(closed)) throw new Error(`The end of a fault was refused: ${closed.message}`);
    },
  };
}

function toldFaultOf({ incidentId, identifier, openedAt, messagePayload }: BarnStateIncident): readonly ToldFault[] {
  const fault = messagePayload?.fault;
  if (fault === undefined) return [];
  const detector = identifier.split(':').slice(2).join(':');
  const subject = messagePayload?.cameraId ?? (fault === aboutDetector ? detector : null);
  return [{ fault, subject, incidentId, openedAt, figures: messagePayload?.description ?? '' }];
}
