import type { QueryRequest } from '@barnwatch/shared/wire';
import type { AnswerOf, queryIncidents } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';

/** What is open at one camera. */
export interface OpenAtCamera {
  readonly incidents: number;
  readonly deadAnimals: number;
}

/** Product 9.12: intervention queries default to limit 1000. */
const mostIncidents = 1000;
const deadAnimal = 'deadAnimalExists';

/** Interventions that need somebody, faults, and dead animals that lie in the barn. */
export const openIncidents: QueryRequest = {
  query: {
    closedAt: { $exists: false },
    $or: [
      { type: 'barnIntervention', state: 'actionRequired' },
      { type: 'barnState', state: { $in: [deadAnimal, 'faultExists'] } },
    ],
  },
  order: [{ field: 'openedAt', direction: 'desc' }],
  limit: mostIncidents,
};

const text = v.fallback(v.nullish(v.string(), null), null);
const place = v.fallback(v.nullish(v.object({ cameraId: text }), null), null);
/** The contract leaves the payload open: wherever it names a camera, that one is meant. */
const payload = v.fallback(
  v.nullish(v.object({ cameraId: text, location: place, typeSpecificPayload: place }), null),
  null,
);

/** What is open, by the camera that it names; what names none lies on no picture. */
export function openByCamera({ incidents }: AnswerOf<typeof queryIncidents>): ReadonlyMap<string, OpenAtCamera> {
  const open = new Map<string, OpenAtCamera>();
  for (const { messagePayload, state } of incidents) {
    const said = v.parse(payload, messagePayload);
    const cameraId = said?.cameraId ?? said?.location?.cameraId ?? said?.typeSpecificPayload?.cameraId ?? null;
    if (cameraId === null) continue;
    const before = open.get(cameraId) ?? { incidents: 0, deadAnimals: 0 };
    const isDead = state === deadAnimal;
    open.set(cameraId, {
      incidents: before.incidents + (isDead ? 0 : 1),
      deadAnimals: before.deadAnimals + (isDead ? 1 : 0),
    });
  }
  return open;
}
