/** Enough of a camera to write an address; the name stands in some for their reader. */
export interface AddressedCamera {
  readonly cameraId: string;
  readonly name: string;
}

/** Below it is every screen of a barn, see product 2.2. */
export function dashboardPath(barnId: string): string {
  return `/dashboard/${encoded(barnId)}`;
}

export function listPath(barnId: string): string {
  return `${dashboardPath(barnId)}/camera`;
}

/** One camera beside the list. */
export function cameraPath(barnId: string, cameraId: string): string {
  return `${listPath(barnId)}/${encoded(cameraId)}`;
}

export function livePath(barnId: string, camera: AddressedCamera): string {
  return named('streaming', barnId, camera);
}

/** @param timeMs the moment to open, ms since 1970 UTC; the latest if none is given */
export function imagesPath(barnId: string, camera: AddressedCamera, timeMs?: number): string {
  return `${named('images', barnId, camera)}${timeMs === undefined ? '' : `?time=${Math.round(timeMs)}`}`;
}

export function graphPath(barnId: string, camera: AddressedCamera): string {
  return named('graph', barnId, camera);
}

export function editPath(barnId: string, camera: AddressedCamera): string {
  return named('edit', barnId, camera);
}

export function recordingsPath(barnId: string, { cameraId }: AddressedCamera): string {
  return `${dashboardPath(barnId)}/recordings?${new URLSearchParams({ cameraId: whole(cameraId) })}`;
}

/** What a player is opened with: a recording, or a moment or a span in ms since 1970 UTC by the barn's clock. */
export type PlayerIdentifier =
  | { readonly type: 'recording'; readonly recordingId: string }
  | { readonly type: 'timestamp'; readonly moment: number }
  | { readonly type: 'timespan'; readonly start: number; readonly end: number };

export function playerPath(barnId: string, cameraId: string, identifier: PlayerIdentifier): string {
  return `${dashboardPath(barnId)}/videoplayer/${encoded(cameraId)}/${identifier.type}/${identifierText(identifier)}`;
}

function identifierText(identifier: PlayerIdentifier): string {
  switch (identifier.type) {
    case 'recording':
      return encoded(identifier.recordingId);
    case 'timestamp':
      return String(Math.round(identifier.moment));
    case 'timespan':
      return `${Math.round(identifier.start)}-${Math.round(identifier.end)}`;
  }
}

/**
 * Where recordings of a camera are taken along as files.
 *
 * @param span what is chosen there, ms since 1970 UTC by the barn's clock; nothing if none is given
 */
export function exportPath(
  barnId: string,
  { cameraId }: Pick<AddressedCamera, 'cameraId'>,
  span?: { readonly start: number; readonly end: number },
): string {
  const time = span && { from: String(Math.round(span.start)), to: String(Math.round(span.end)) };
  return `${dashboardPath(barnId)}/recordingExport?${new URLSearchParams({ cameraId: whole(cameraId), ...time })}`;
}

/** The last night of a camera in half a minute. */
export function nightPath(barnId: string, { cameraId }: AddressedCamera): string {
  return `${dashboardPath(barnId)}/night?${new URLSearchParams({ cameraId: whole(cameraId) })}`;
}

/** Where a new heatmap of a camera is made. */
export function heatmapPath(barnId: string, { cameraId }: AddressedCamera): string {
  return `${artifactsPath(barnId)}?${new URLSearchParams({ new: 'heatmap', cameraId: whole(cameraId) })}`;
}

export function regionsPath(barnId: string, { cameraId }: AddressedCamera): string {
  return `${dashboardPath(barnId)}/administration/polygon-editor/${encoded(cameraId)}`;
}

/** A new intervention, filled with the camera and the moment (ms since 1970 UTC by the barn's clock); now if none is given. */
export function newInterventionPath(barnId: string, cameraId: string, timeMs?: number): string {
  const time = timeMs === undefined ? {} : { time: String(Math.round(timeMs)) };
  const query = { intervention: 'new', cameraId: whole(cameraId), ...time };
  return `${dashboardPath(barnId)}/interventions?${new URLSearchParams(query)}`;
}

/** The walk-round: what was found in it. */
export function walkRoundPath(barnId: string): string {
  return `${dashboardPath(barnId)}/walk-round`;
}

/** What was made of the pictures of a barn. */
export function artifactsPath(barnId: string): string {
  return `${dashboardPath(barnId)}/artifacts`;
}

/** One camera of the walk-round. */
export function stopPath(barnId: string, cameraId: string): string {
  return `${walkRoundPath(barnId)}/${encoded(cameraId)}`;
}

function named(screen: 'streaming' | 'images' | 'graph' | 'edit', barnId: string, camera: AddressedCamera): string {
  return `${listPath(barnId)}/${screen}/${encoded(camera.cameraId)}/${encoded(readableName(camera))}`;
}

/** `.` and `..` would be resolved by the browser, an empty part would not match. */
function readableName({ cameraId, name }: AddressedCamera): string {
  const text = name.trim();
  return text === '' || text === '.' || text === '..' ? cameraId : text;
}

function encoded(text: string): string {
  return encodeURIComponent(whole(text));
}

/** Half a character cannot be encoded. */
function whole(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
