import { isPermitted, type PermissionCheck } from '@barnwatch/shared/auth-client';
import type { CanOpen } from '@barnwatch/shared/routing';
import type { IconName } from '@barnwatch/shared/ui';
import { millisecondsInMinute } from 'date-fns/constants';
import {
  type AddressedCamera,
  editPath,
  exportPath,
  graphPath,
  heatmapPath,
  imagesPath,
  livePath,
  newInterventionPath,
  nightPath,
  playerPath,
  recordingsPath,
  regionsPath,
} from '../addresses/camera-addresses';

/** What can be done with a camera, in the order in which it is offered. Titles: `cameraActions.{id}`. */
interface ActionRow {
  readonly icon: IconName;
  readonly permission: PermissionCheck;
  readonly address: (barnId: string, camera: AddressedCamera, barnNow: number) => string;
  /** Opened for one thing: whoever has done it is back at the camera. */
  readonly returns?: boolean;
}

/** So much of the past is recorded for certain, and still what happened just now. */
const minutesBefore = 2;

/** Product 6.6: what it takes to record an intervention. */
export const recordingRight = {
  any: ['incidents.barnIntervention.manage', 'incidents.manage', 'incidents.manage.advanced'],
} as const satisfies PermissionCheck;

/** The one table of camera × permission → screen. Permissions are those of the calls that the screen makes. */
const actions = {
  live: { icon: 'live', permission: { any: ['cameras.view'] }, address: livePath },
  intervention: {
    icon: 'intervention',
    permission: recordingRight,
    address: (barnId, { cameraId }) => newInterventionPath(barnId, cameraId),
    returns: true,
  },
  images: { icon: 'images', permission: { any: ['recordings.view'] }, address: imagesPath },
  player: { icon: 'play', permission: { any: ['recordings.view'] }, address: justNowPath },
  recordings: { icon: 'recording', permission: { any: ['recordings.view'] }, address: recordingsPath },
  night: { icon: 'moon', permission: { any: ['recordings.view'] }, address: nightPath },
  export: {
    icon: 'download',
    permission: { any: ['recordings.view'] },
    address: (barnId, camera) => exportPath(barnId, camera),
  },
  graph: { icon: 'graph', permission: { any: ['data.view'] }, address: graphPath },
  heatmap: { icon: 'heatmap', permission: { any: ['artifacts.manage'] }, address: heatmapPath },
  regions: { icon: 'region', permission: { any: ['regions.view', 'regions.manage'] }, address: regionsPath },
  edit: { icon: 'edit', permission: { any: ['cameras.manage'] }, address: editPath },
} as const satisfies Readonly<Record<string, ActionRow>>;

export type CameraActionId = keyof typeof actions;

export const cameraActionIds = Object.keys(actions) as readonly CameraActionId[];

/** One way on from a camera that exists and is permitted. */
export interface CameraAction {
  readonly id: CameraActionId;
  readonly icon: IconName;
  readonly address: string;
  readonly returns: boolean;
}

export interface ActionSurroundings {
  readonly barnId: string;
  /** What the account may do at this barn. */
  readonly permissions: readonly string[];
  /** Which screens this deployment has. */
  readonly canOpen: CanOpen;
  /** ms since 1970 UTC by the barn's clock: what it has recorded it knows by that. */
  readonly barnNow: number;
}

/** The actions to offer for a camera: permitted, and with a screen that is there. */
export function cameraActions(
  camera: AddressedCamera,
  { barnId, permissions, canOpen, barnNow }: ActionSurroundings,
): readonly CameraAction[] {
  return cameraActionIds.flatMap((id) => {
    const { icon, permission, address: addressOf, returns = false }: ActionRow = actions[id];
    const address = addressOf(barnId, camera, barnNow);
    return isPermitted(permission, permissions) && canOpen(address) ? [{ id, icon, address, returns }] : [];
  });
}

/** What was recorded last: to the minute, so that the address stands still while one looks at it. */
function justNowPath(barnId: string, { cameraId }: AddressedCamera, barnNow: number): string {
  const moment = Math.floor(barnNow / millisecondsInMinute - minutesBefore) * millisecondsInMinute;
  return playerPath(barnId, cameraId, { type: 'timestamp', moment });
}
