import type { BarnStatePayload } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { animalsAt } from '../herd/behaviour/animals-at';
import { batchAt, type Death, deathsIn } from '../herd/behaviour/mortality';
import { between } from '../herd/randomness/hash';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { deadAnimalSeen } from '../incidents/dead-animal-seen';
import { event, type Scene, type Story, type TellDay } from './story';

// An animal that has not moved for this long is noticed.
const noticedAfterMinutes = [20, 55] as const;

/** Every animal that died in the herd and was noticed on this day: seen where it lies, until it was collected. */
export const tellDeadAnimals: TellDay = (scene, { startMs, endMs }) =>
  scene.cameras.flatMap((camera) =>
    deathsNear(camera, startMs, endMs).flatMap(({ index, batch, death }) => {
      const noticedMs = Math.round(
        death.diedMs + between(...noticedAfterMinutes, camera.seed, index, batch, 31) * millisecondsInMinute,
      );
      if (noticedMs < startMs || noticedMs >= endMs) return [];
      return tellDeath(scene, camera, `${camera.cameraId}-${batch}-${index}`, index, death, noticedMs);
    }),
  );

interface NumberedDeath {
  readonly index: number;
  readonly batch: number;
  readonly death: Death;
}

/** Of every batch that is in the barn on a day: where one was placed, the first may die on the same. */
function deathsNear(camera: SimulatedCamera, startMs: number, endMs: number): readonly NumberedDeath[] {
  const batches = new Set([batchAt(camera, startMs), batchAt(camera, endMs)]);
  return [...batches].flatMap((batch) =>
    deathsIn(camera, batch).flatMap((death, index) => (death ? [{ index, batch, death }] : [])),
  );
}

function tellDeath(
  { animals }: Scene,
  { cameraId, name, ...camera }: SimulatedCamera,
  place: string,
  index: number,
  { collectedMs }: Death,
  noticedMs: number,
): readonly Story[] {
  const body = animalsAt({ cameraId, name, ...camera }, noticedMs).find(
    ({ animalId }) => animalId === String(index + 1),
  );
  if (!body || body.alive || noticedMs >= collectedMs) return [];
  const seen = deadAnimalSeen({ cameraId, name }, body);
  // The place stays: maps of the last weeks show it.
  const gone: BarnStatePayload = {
    state: 'noDeadAnimal',
    description: 'Collected.',
    cameraId,
    position: seen.position,
    animalCount: 0,
    outcome: 'collected',
  };
  const animal = { pig: 'pig', broiler: 'bird' }[animals];
  return [
    {
      storyId: `dead-animal-${place}`,
      type: 'barnState',
      steps: [
        event(noticedMs, 'instance', 'stateDetected', seen),
        event(collectedMs + 2 * millisecondsInMinute, 'instance', 'stateDetected', gone),
      ],
    },
    {
      storyId: `dead-animal-note-${place}`,
      type: 'barnIntervention',
      steps: [
        event(collectedMs + 9 * millisecondsInMinute, 'person', 'noIssueDetected', {
          type: 'health',
          title: `Dead ${animal} collected`,
          description: `${name}: one dead ${animal} taken out, entered in the herd register.`,
          severity: 'low',
          issue: null,
        }),
      ],
    },
  ];
}
