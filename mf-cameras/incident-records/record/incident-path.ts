import { dashboardPath } from '../../camera-records/addresses/camera-addresses';

/** The screen of one incident. */
export function incidentPath(barnId: string, incidentId: string): string {
  return `${dashboardPath(barnId)}/incident/${encodeURIComponent(incidentId)}`;
}
