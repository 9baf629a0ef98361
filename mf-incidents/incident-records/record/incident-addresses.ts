import { generatePath } from '@barnwatch/shared/routing';
import { millisecondsInMinute } from 'date-fns/constants';

/** Address of one incident. */
export function incidentAddress(barnId: string, incidentId: string): string {
  return generatePath('/dashboard/:barnId/incident/:incidentId', { barnId, incidentId });
}

/** Address at which the form for a further step of an intervention is open. */
export function stepAddress(barnId: string, incidentId: string): string {
  return `${generatePath('/dashboard/:barnId/interventions', { barnId })}?${new URLSearchParams({ intervention: incidentId })}`;
}

/** Address at which the form for a new intervention is open, and empty. */
export function newInterventionFormAddress(barnId: string): string {
  return `${generatePath('/dashboard/:barnId/interventions', { barnId })}?${new URLSearchParams({ intervention: 'new' })}`;
}

/** Address at which the form of a record that still waits on this device is open. */
export function waitingRecordAddress(barnId: string, identifier: string): string {
  return `${generatePath('/dashboard/:barnId/documentation', { barnId })}?${new URLSearchParams({ waiting: identifier })}`;
}

/** Address at which the form for a new intervention is open, filled with a camera and a moment, ms since 1970 UTC. */
export function newInterventionAddress(barnId: string, cameraId: string, timeMs: number): string {
  const filled = { intervention: 'new', cameraId, time: String(Math.round(timeMs)) };
  return `${generatePath('/dashboard/:barnId/interventions', { barnId })}?${new URLSearchParams(filled)}`;
}

/** Address of a camera's picture at a moment, ms since 1970 UTC. */
export function cameraMomentAddress(barnId: string, cameraId: string, name: string, timeMs: number): string {
  const path = generatePath('/dashboard/:barnId/camera/images/:id/:name', { barnId, id: cameraId, name });
  return `${path}?time=${Math.round(timeMs)}`;
}

export function liveAddress(barnId: string, cameraId: string, name: string): string {
  return generatePath('/dashboard/:barnId/camera/streaming/:id/:name', { barnId, id: cameraId, name });
}

/** What led to it lies within so much time before. */
const beforeMs = 10 * millisecondsInMinute;
const afterMs = 5 * millisecondsInMinute;

/** Address of a camera's recordings, around a moment. */
export function recordingsAddress(barnId: string, cameraId: string, timeMs: number): string {
  const moment = Math.round(timeMs);
  const address = new URLSearchParams({ cameraId, from: String(moment - beforeMs), to: String(moment + afterMs) });
  return `${generatePath('/dashboard/:barnId/recordings', { barnId })}?${address}`;
}

/** Address of a camera's video of the ten minutes before a moment. */
export function beforeAddress(barnId: string, cameraId: string, timeMs: number): string {
  const moment = Math.round(timeMs);
  return generatePath('/dashboard/:barnId/videoplayer/:cameraId/timespan/:span', {
    barnId,
    cameraId,
    span: `${moment - beforeMs}-${moment}`,
  });
}

/** Address at which a camera's video of the ten minutes before a moment is chosen to be exported. */
export function exportBeforeAddress(barnId: string, cameraId: string, timeMs: number): string {
  const moment = Math.round(timeMs);
  const chosen = new URLSearchParams({ cameraId, from: String(moment - beforeMs), to: String(moment) });
  return `${generatePath('/dashboard/:barnId/recordingExport', { barnId })}?${chosen}`;
}

/** Address at which a heatmap of a camera is seen, of the ten minutes before a moment. */
export function heatmapBeforeAddress(barnId: string, cameraId: string, timeMs: number): string {
  const moment = Math.round(timeMs);
  const chosen = new URLSearchParams({ new: 'heatmap', cameraId, from: String(moment - beforeMs), to: String(moment) });
  return `${generatePath('/dashboard/:barnId/artifacts', { barnId })}?${chosen}`;
}

export function regionsAddress(barnId: string): string {
  return generatePath('/dashboard/:barnId/administration/roi-specifications', { barnId });
}

export function incidentsAddress(barnId: string): string {
  return generatePath('/dashboard/:barnId/incidents', { barnId });
}

export function deadAnimalMapAddress(barnId: string): string {
  return generatePath('/dashboard/:barnId/dead-animal-map', { barnId });
}

export function deadAnimalStatisticsAddress(barnId: string): string {
  return generatePath('/dashboard/:barnId/dead-animal-statistics', { barnId });
}
