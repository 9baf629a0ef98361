import { dashboardPath } from '../../camera-records/addresses/camera-addresses';

/** Addresses of the screens that tell more of what a glance at a barn shows: interventions that are not closed. */
export function openInterventionsPath(barnId: string): string {
  return `${dashboardPath(barnId)}/interventions?tab=open`;
}

export function incidentsPath(barnId: string): string {
  return `${dashboardPath(barnId)}/incidents`;
}

export function deadAnimalsPath(barnId: string): string {
  return `${dashboardPath(barnId)}/dead-animal-map`;
}

export function documentationPath(barnId: string): string {
  return `${dashboardPath(barnId)}/documentation`;
}

export function summaryPath(barnId: string): string {
  return `${dashboardPath(barnId)}/summary`;
}
