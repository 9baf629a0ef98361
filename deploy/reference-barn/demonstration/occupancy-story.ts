import type { BarnStatePayload } from '@barnwatch/shared/wire';
import { type StockChange, stockAt, stockChanges } from '../herd/behaviour/stock';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { event, type Scene, type StoryStep, type TellDay } from './story';

/** The one incident that says how full the barn is; it goes on for as long as the demonstration does. */
export const occupancyStoryId = 'occupancy';

/** Every change of the stock on this day, with what has changed: each count follows from the one before. */
export const tellOccupancy: TellDay = ({ cameras }, { startMs, endMs }) => {
  const changes = cameras.flatMap((camera) => stockChanges(camera, startMs - 1, endMs - 1));
  const moments = [...new Set(changes.map(({ atMs }) => atMs))].sort((one, other) => one - other);
  let present = presentAt(cameras, startMs - 1);
  const [first, ...others] = moments.map((atMs) => {
    const now = changes.filter((change) => change.atMs === atMs);
    present += now.reduce((sum, { died, moved, placed }) => sum + placed - died - moved, 0);
    return counted(present, atMs, now.map(words).join(' '));
  });
  return first === undefined ? [] : [{ storyId: occupancyStoryId, type: 'barnState', steps: [first, ...others] }];
};

/** Where the story begins: with what is in the barn at that moment. */
export function beginOccupancy({ cameras }: Scene, atMs: number): StoryStep {
  return counted(presentAt(cameras, atMs), atMs, 'Fully stocked.');
}

function counted(animalCount: number, atMs: number, description: string): StoryStep {
  const payload: BarnStatePayload = { state: animalCount === 0 ? 'barnEmpty' : 'barnFull', animalCount, description };
  return event(atMs, 'instance', 'stateDetected', payload);
}

function words({ place, died, moved, placed }: StockChange): string {
  const parts: readonly (readonly [number, string])[] = [
    [died, 'died'],
    [moved, 'moved out'],
    [placed, 'placed'],
  ];
  const told = parts.flatMap(([animals, what]) => (animals === 0 ? [] : [`${animals} ${what}`]));
  return `${place}: ${told.join(', ')}.`;
}

function presentAt(cameras: readonly SimulatedCamera[], timeMs: number): number {
  return cameras.reduce((sum, camera) => sum + stockAt(camera, timeMs), 0);
}
