import type { ChartMark } from '@barnwatch/shared/ui/chart';
import type { BarnIncident } from '../../incident-records/record/read-barn-incidents';

export type EventKind = 'intervention' | 'deadAnimal' | 'other';

/** Shapes that differ without colour. */
export const eventShapes = {
  intervention: 'disc',
  deadAnimal: 'triangle',
  other: 'square',
} as const satisfies Readonly<Record<EventKind, ChartMark['kind']>>;

/** What a mark on a graph distinguishes. */
export function eventKind({ type, state, outcome }: BarnIncident): EventKind {
  if (type === 'barnIntervention') return 'intervention';
  const isAboutDeadAnimal = state === 'deadAnimalExists' || state === 'noDeadAnimal';
  return type === 'barnState' && isAboutDeadAnimal && outcome !== 'notDead' ? 'deadAnimal' : 'other';
}

export function eventMark(event: BarnIncident): ChartMark {
  return { at: event.openedAt, kind: eventShapes[eventKind(event)] };
}
