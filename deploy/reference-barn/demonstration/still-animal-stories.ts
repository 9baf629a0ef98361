import type { BarnStatePayload } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { animalsAt } from '../herd/behaviour/animals-at';
import { between, chance, hash } from '../herd/randomness/hash';
import type { Species } from '../herd/simulated-camera';
import { deadAnimalSeen } from '../incidents/dead-animal-seen';
import { event, type Story, type TellDay } from './story';

/** How often a camera takes an animal that lies still for a dead one, a day. */
const mistaken: Readonly<Record<Species, number>> = { pig: 0.01, broiler: 0.02 };

/** An animal that lay still for long, was taken for a dead one, and got up when somebody came. */
export const tellStillAnimals: TellDay = ({ cameras }, day) =>
  cameras.flatMap((camera): readonly Story[] => {
    const { cameraId, name, seed, species } = camera;
    if (chance(seed, day.index, 41) > mistaken[species]) return [];
    const noticedMs = Math.round(day.startMs + between(6, 20, seed, day.index, 42) * millisecondsInHour);
    const lying = animalsAt(camera, noticedMs).filter(
      ({ alive, posture }) => alive && (posture === 'pig_lying' || posture === 'Broiler'),
    );
    const animal = lying[hash(seed, day.index, 43) % Math.max(1, lying.length)];
    if (!animal) return [];
    const seen = deadAnimalSeen({ cameraId, name }, animal);
    const alive: BarnStatePayload = {
      state: 'noDeadAnimal',
      description: 'Got up when I came.',
      cameraId,
      position: seen.position,
      animalCount: 0,
      outcome: 'notDead',
    };
    const visitedMs = noticedMs + between(15, 90, seed, day.index, 44) * millisecondsInMinute;
    return [
      {
        storyId: `still-animal-${cameraId}-${day.index}`,
        type: 'barnState',
        steps: [
          event(noticedMs, 'instance', 'stateDetected', seen),
          event(visitedMs, 'person', 'stateDetected', alive),
        ],
      },
    ];
  });
