import { millisecondsInMinute } from 'date-fns/constants';
import { posturesAt } from '../herd/behaviour/animals-at';
import { shareOfPigsUp } from '../herd/behaviour/daily-rhythm';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { atHour } from './barn-day';
import { type Day, event, type Story, type TellDay } from './story';

// The afternoon is when pigs are up: a difference shows there first.
const fromHour = 13;
const toHour = 19;
const samples = 12;

// Of what is usual at that time of day; inside of it nothing is worth a line.
const unusual = { above: 1.22, below: 0.72 } as const;

/** Pens that were clearly livelier or calmer in the afternoon than pigs usually are. */
export const tellActivity: TellDay = ({ cameras, timeZone }, day) =>
  cameras.flatMap((camera): readonly Story[] => {
    if (camera.species !== 'pig') return [];
    const { up, usual } = afternoonOf(camera, day, timeZone);
    const ratio = up / usual;
    if (ratio < unusual.above && ratio > unusual.below) return [];
    const words = ratio > 1 ? 'more active than usual' : 'calmer than usual';
    const { cameraId } = camera;
    const endTimestamp = Math.round(atHour(day, toHour, timeZone));
    return [
      {
        storyId: `activity-${cameraId}-${day.index}`,
        type: 'barnDocumentation',
        steps: [
          event(endTimestamp + 6 * millisecondsInMinute, 'instance', 'create', {
            classification: 'behaviour',
            description:
              `<p>The pen was <b>${words}</b> in the afternoon: ` +
              `${percent(up)} of the pigs were up, usual are ${percent(usual)}.</p>`,
            specification: { type: 'activity', shareUp: rounded(up), usualShareUp: rounded(usual) },
            startTimestamp: Math.round(atHour(day, fromHour, timeZone)),
            endTimestamp,
            location: { kind: 'camera', cameraId },
          }),
        ],
      },
    ];
  });

function afternoonOf(camera: SimulatedCamera, day: Day, timeZone: string): { up: number; usual: number } {
  const hours = Array.from(
    { length: samples },
    (_, index) => fromHour + ((toHour - fromHour) * (index + 0.5)) / samples,
  );
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    up: mean(hours.map((hour) => shareUp(camera, atHour(day, hour, timeZone)))),
    usual: mean(hours.map(shareOfPigsUp)),
  };
}

function shareUp(camera: SimulatedCamera, timeMs: number): number {
  const postures = posturesAt(camera, timeMs);
  return postures.filter((posture) => posture !== 'pig_lying').length / Math.max(1, postures.length);
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
