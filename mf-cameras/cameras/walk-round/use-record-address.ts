import { usePermission } from '@barnwatch/shared/auth-client';
import { useCanOpen } from '@barnwatch/shared/routing';
import { newInterventionPath } from '../../camera-records/addresses/camera-addresses';
import { recordingRight } from '../../camera-records/camera-actions/camera-actions';

/** Where a problem is recorded: an intervention filled with camera and moment. Null where that is not possible. */
export type RecordAddress = ((cameraId: string, shownAt: number) => string) | null;

export function useRecordAddress(barnId: string): {
  readonly isPermitted: boolean;
  readonly recordAddress: RecordAddress;
} {
  const isPermitted = usePermission(recordingRight, barnId);
  const canOpen = useCanOpen();
  const address = (cameraId: string, shownAt: number) => newInterventionPath(barnId, cameraId, shownAt);
  return { isPermitted, recordAddress: isPermitted && canOpen(address('any', 0)) ? address : null };
}
