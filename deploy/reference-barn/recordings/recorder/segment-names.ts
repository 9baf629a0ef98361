import { createHash } from 'node:crypto';

/** Holds the id of the camera whose segments lie in a folder. */
export const cameraNote = 'camera.json';

/** The folder of a camera's segments: an id may hold what a file name may not. */
export function cameraFolder(cameraId: string): string {
  return createHash('sha256').update(cameraId).digest('hex').slice(0, 32);
}

/** Times are ms since 1970 UTC. */
export function segmentName(start: number, end: number): string {
  return `${start}-${end}.mp4`;
}

export function unfinishedName(start: number): string {
  return `${start}.part`;
}

/** @returns null for a name of something else */
export function readSegmentName(name: string): { readonly start: number; readonly end: number } | null {
  const parts = /^(\d{1,15})-(\d{1,15})\.mp4$/.exec(name);
  return parts ? { start: Number(parts[1]), end: Number(parts[2]) } : null;
}

/** @returns the start of a segment that was never closed, or null for another name */
export function readUnfinishedName(name: string): number | null {
  const parts = /^(\d{1,15})\.part$/.exec(name);
  return parts ? Number(parts[1]) : null;
}

/** Longer ids of cameras would not fit into the id of a recording. */
const longestCameraId = 100;

/** The id of a recording; what follows the camera is its start in any unit that tells its recordings apart. */
export function recordingIdPrefix(cameraId: string): string {
  return `rec-${cameraId.length > longestCameraId ? createHash('sha256').update(cameraId).digest('hex') : cameraId}-`;
}
