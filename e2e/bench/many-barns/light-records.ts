import type { BarnInterventionIncident, Camera, IncidentEvent, Page } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';

const camerasOfABarn = 20;

/** Interventions of each barn: of a hundred barns more than the page has room for, of none more than one answer. */
export const interventionsOfABarn = 3;

/** No record of a barn changes while it is measured. */
const madeAt = Date.now();

export function camerasOf(barnId: string): Readonly<Record<string, Camera>> {
  const now = Date.now();
  const all = Array.from({ length: camerasOfABarn }, (_, index): Camera => {
    const cameraId = `${barnId}-camera-${index + 1}`;
    return {
      cameraId,
      name: `Pen ${index + 1}`,
      tags: ['pen'],
      sortPrefix: String(index + 1).padStart(2, '0'),
      privacy: { active: false, until: null },
      managed: true,
      loadedTimestamp: now,
      online: true,
      lastSeen: now,
    };
  });
  return Object.fromEntries(all.map((camera) => [camera.cameraId, camera]));
}

/** Of all barns in turn: the newest of each barn are among the cards that are shown first. */
function intervention(barnId: string, index: number): BarnInterventionIncident {
  const openedAt = madeAt - (index + 1) * millisecondsInHour - Number(barnId.slice(-3)) * 1_000;
  return {
    incidentId: `${barnId}-intervention-${index + 1}`,
    type: 'barnIntervention',
    state: 'actionRequired',
    openedAt,
    lastUpdated: openedAt,
    closedAt: null,
    identifier: `made-at-${barnId}-${index + 1}`,
    messagePayload: {
      type: 'climate',
      title: `Draft ${index + 1} at ${barnId}`,
      description: 'Seal is torn; taped over.',
      severity: 'middle',
      issue: 'draft',
    },
    globalUniqueIdentifier: barnId,
    barnName: barnId,
    realWorldName: barnId,
    isPublicOpen: true,
  };
}

function interventionsOf(barnId: string): readonly BarnInterventionIncident[] {
  return Array.from({ length: interventionsOfABarn }, (_, index) => intervention(barnId, index));
}

interface Question {
  readonly query?: { readonly type?: string; readonly incidentId?: { readonly $in?: readonly string[] } };
  readonly offset?: number;
  readonly limit?: number;
}

function onePage<Item>(
  all: readonly Item[],
  question: string,
): { readonly items: readonly Item[]; readonly page: Page } {
  const { offset = 0, limit = 1_000 } = JSON.parse(question) as Question;
  return { items: all.slice(offset, offset + limit), page: { offset, limit, total: all.length } };
}

/** `data` of `POST api/incidents/query`: there are interventions alone. @param question the body as it came */
export function incidentsAnswer(barnId: string, question: string) {
  const { type = 'barnIntervention' } = (JSON.parse(question) as Question).query ?? {};
  const { items, page } = onePage(type === 'barnIntervention' ? interventionsOf(barnId) : [], question);
  return { incidents: items, page };
}

/** `data` of `POST api/incidentEvents/query`: each incident that is asked for has one step. */
export function eventsAnswer(barnId: string, question: string) {
  const wanted = (JSON.parse(question) as Question).query?.incidentId?.$in ?? [];
  const events = interventionsOf(barnId)
    .filter(({ incidentId }) => wanted.includes(incidentId))
    .map(
      ({ incidentId, openedAt, messagePayload }): IncidentEvent => ({
        incidentEventId: `${incidentId}-step`,
        incidentId,
        trigger: 'issueDetected',
        state: 'actionRequired',
        payload: messagePayload ?? null,
        eventTimestamp: openedAt,
        globalUniqueIdentifier: barnId,
        realWorldName: barnId,
        accountId: 'account-many',
        authorName: 'Many',
      }),
    );
  const { items, page } = onePage(events, question);
  return { incidentEvents: items, page };
}
