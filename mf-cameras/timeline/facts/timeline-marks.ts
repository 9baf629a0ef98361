import { type BarnIncident, isDeadAnimal } from '../../past/incidents/read-barn-incidents';

/** What a mark on the timeline stands for; each has a shape of its own. */
export const markKinds = ['incident', 'intervention', 'deadAnimal'] as const;

export type MarkKind = (typeof markKinds)[number];

/** Something that happened, at a moment (ms since 1970 UTC by the barn's clock). */
export interface TimelineMark {
  readonly kind: MarkKind;
  readonly moment: number;
  /** Null: it concerns the whole barn. */
  readonly cameraId: string | null;
  readonly incident: BarnIncident;
}

/** What is shown of incidents, in order of time: the documentation and the stock of the barn are not what one looks for. */
export function marksOf(incidents: readonly BarnIncident[]): readonly TimelineMark[] {
  return incidents
    .flatMap((incident): TimelineMark[] => {
      const kind = kindOf(incident);
      return kind ? [{ kind, moment: incident.openedAt, cameraId: incident.cameraId, incident }] : [];
    })
    .sort((one, other) => one.moment - other.moment);
}

function kindOf(incident: BarnIncident): MarkKind | null {
  switch (incident.type) {
    case 'barnIntervention':
      return 'intervention';
    case 'barnDocumentation':
      return null;
    case 'barnState':
      if (incident.fault !== null) return 'incident';
      return isDeadAnimal(incident) ? 'deadAnimal' : null;
    default:
      return 'incident';
  }
}
