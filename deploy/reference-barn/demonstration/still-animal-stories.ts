import type { BarnStatePayload } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { stillForMs } from '../herd/behaviour/still-for';
import { leastKnown, type Unmoved, unmovedSince } from '../herd/behaviour/unmoved';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { deadAnimalSeen } from '../incidents/dead-animal-seen';
import { latestLook, lookEveryMs } from '../still-animals/still-animals-of';
import { forgottenAfterMs, type StillLook, stillAnimalId } from '../still-animals/tell-still-animals';
import { firstStillLook } from './first-still-look';
import { event, look, type Scene, type Story, type StoryStep, type TellDay } from './story';

/**
 * Every animal that was noticed on this day because it has not moved: seen where it lies by the rule that watches real
 * cameras too, until it was collected, or got up when somebody came.
 */
export const tellStillAnimals: TellDay = (scene, { startMs, endMs }) =>
  scene.cameras.flatMap((camera) =>
    unmovedSince(
      camera,
      startMs - 1.1 * stillForMs[camera.species],
      endMs - leastKnown * stillForMs[camera.species],
    ).flatMap((unmoved) => {
      const noticed = firstStillLook(camera, unmoved);
      return noticed && noticed.atMs >= startMs && noticed.atMs < endMs ? tellOf(scene, noticed, unmoved) : [];
    }),
  );

function tellOf({ animals }: Scene, noticed: StillLook & { readonly camera: SimulatedCamera }, unmoved: Unmoved) {
  const { camera, atMs } = noticed;
  return noticed.still.flatMap((animal): readonly Story[] => {
    const { cameraId, name } = camera;
    const { position } = deadAnimalSeen(camera, animal);
    // The place stays: maps of the last weeks show it.
    const gone = { state: 'noDeadAnimal', cameraId, position, animalCount: 0 } as const satisfies BarnStatePayload;
    const settledMs = unmoved.isDead ? unmoved.untilMs + 2 * millisecondsInMinute : unmoved.untilMs;
    const settled: StoryStep = unmoved.isDead
      ? event(settledMs, 'instance', 'stateDetected', { ...gone, description: 'Collected.', outcome: 'collected' })
      : event(settledMs, 'person', 'stateDetected', {
          ...gone,
          description: 'Got up when I came.',
          outcome: 'notDead',
        });
    const forgottenMs = latestLook(Math.max(unmoved.untilMs, atMs + forgottenAfterMs)) + lookEveryMs;
    const story: Story = {
      storyId: stillAnimalId(cameraId, atMs, animal),
      type: 'barnState',
      steps: [look(atMs, camera), settled, look(forgottenMs, camera)],
    };
    if (!unmoved.isDead) return [story];
    const kind = { pig: 'pig', broiler: 'bird' }[animals];
    return [
      story,
      {
        storyId: `dead-animal-note-${cameraId}-${unmoved.batch}-${unmoved.index}`,
        type: 'barnIntervention',
        steps: [
          event(unmoved.untilMs + 9 * millisecondsInMinute, 'person', 'noIssueDetected', {
            type: 'health',
            title: `Dead ${kind} collected`,
            description: `${name}: one dead ${kind} taken out, entered in the herd register.`,
            severity: 'low',
            issue: null,
          }),
        ],
      },
    ];
  });
}
