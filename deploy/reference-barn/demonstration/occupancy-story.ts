import type { BarnStatePayload } from '@barnwatch/shared/wire';
import { millisecondsInDay } from 'date-fns/constants';
import { batchAt, deathsIn } from '../herd/behaviour/mortality';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { atHour } from './barn-day';
import { event, type Scene, type StoryStep, type TellDay } from './story';

const countedAtHour = 6;

/** The one incident that says how full the barn is; it goes on for as long as the demonstration does. */
export const occupancyStoryId = 'occupancy';

/** The morning's count on this day, where it differs from the day before. */
export const tellOccupancy: TellDay = (scene, day) => {
  const at = atHour(day, countedAtHour, scene.timeZone);
  const count = livingAt(scene.cameras, at);
  if (count === livingAt(scene.cameras, at - millisecondsInDay)) return [];
  return [{ storyId: occupancyStoryId, type: 'barnState', steps: [counted(count, at, 'Morning count.')] }];
};

/** Where the story begins: with what is in the barn at that moment. */
export function beginOccupancy({ cameras }: Scene, atMs: number): StoryStep {
  return counted(livingAt(cameras, atMs), atMs, 'Fully stocked.');
}

function counted(animalCount: number, atMs: number, description: string): StoryStep {
  const payload: BarnStatePayload = { state: animalCount === 0 ? 'barnEmpty' : 'barnFull', animalCount, description };
  return event(atMs, 'instance', 'stateDetected', payload);
}

function livingAt(cameras: readonly SimulatedCamera[], timeMs: number): number {
  return cameras.reduce((sum, camera) => {
    const dead = deathsIn(camera, batchAt(camera, timeMs)).filter((death) => death && death.diedMs <= timeMs);
    return sum + camera.animalCount - dead.length;
  }, 0);
}
