import type { Incident } from '../../incident-records/record/incident';
import { valuesOfPayload } from '../../interventions/intervention-form/intervention-values';

/** The camera and the moment that an incident is about. */
export interface IncidentMoment {
  readonly cameraId: string;
  /** ms since 1970 UTC */
  readonly timeMs: number;
}

/** Where to look: the moment that the incident names, else when it was opened; null where it names no camera. */
export function momentOfIncident({ message, payload, openedAt }: Incident): IncidentMoment | null {
  switch (message.kind) {
    case 'intervention':
      return valuesOfPayload(payload, true).moment;
    case 'documentation': {
      const { place, time } = message;
      if (place.kind !== 'camera') return null;
      const timeMs = time.kind === 'span' ? time.start : time.kind === 'moment' ? time.at : openedAt;
      return { cameraId: place.cameraId, timeMs };
    }
    case 'barn-state':
      return message.cameraId === null ? null : { cameraId: message.cameraId, timeMs: openedAt };
    case 'hidden':
      return null;
    case 'open': {
      const camera = message.facts.shown.find(({ path }) => path.at(-1) === 'cameraId');
      return typeof camera?.value === 'string' ? { cameraId: camera.value, timeMs: openedAt } : null;
    }
  }
}

/** Whether an incident is about a place of the barn that is described by regions. */
export function isAboutRegion({ message }: Pick<Incident, 'message'>): boolean {
  return message.kind === 'documentation' && message.place.kind === 'region';
}
