/** Addresses of other screens of a barn that tell more of what is shown here. */
const below = (barnId: string): string => `/dashboard/${encodeURIComponent(barnId)}`;

export function incidentPath(barnId: string, incidentId: string): string {
  return `${below(barnId)}/incident/${encodeURIComponent(incidentId)}`;
}

/** Interventions that are not closed. */
export function openInterventionsPath(barnId: string): string {
  return `${below(barnId)}/interventions?tab=open`;
}

export function incidentsPath(barnId: string): string {
  return `${below(barnId)}/incidents`;
}

export function deadAnimalsPath(barnId: string): string {
  return `${below(barnId)}/dead-animal-map`;
}

export function documentationPath(barnId: string): string {
  return `${below(barnId)}/documentation`;
}

export function summaryPath(barnId: string): string {
  return `${below(barnId)}/summary`;
}
