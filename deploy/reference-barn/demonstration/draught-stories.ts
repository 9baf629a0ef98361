import type { BarnInterventionPayload } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { animalsAt } from '../herd/behaviour/animals-at';
import { type Draught, draughtAt } from '../herd/behaviour/draught';
import { between, chance } from '../herd/randomness/hash';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { whenPeopleAreThere } from './barn-day';
import { closing, event, type Scene, type Story, type TellDay } from './story';

const stepMs = 10 * millisecondsInMinute;
const shareWrittenDown = 0.6;

/** Draughts that ended on this day: how the birds kept away from them, and what people did. */
export const tellDraughts: TellDay = (scene, { startMs, endMs }) =>
  scene.cameras.flatMap((camera) => {
    const spell = spellEndingBetween(camera, startMs, endMs);
    return spell ? tellDraught(scene, camera, spell) : [];
  });

interface Spell {
  readonly startedMs: number;
  readonly endedMs: number;
  readonly from: Draught['from'];
}

function spellEndingBetween(camera: SimulatedCamera, startMs: number, endMs: number): Spell | null {
  if (camera.species !== 'broiler') return null;
  for (let timeMs = startMs; timeMs < endMs; timeMs += stepMs) {
    const before = draughtAt(camera, timeMs - stepMs);
    if (before && !draughtAt(camera, timeMs))
      return { startedMs: before.startedMs, endedMs: Math.round(timeMs), from: before.from };
  }
  return null;
}

function tellDraught(
  { timeZone }: Scene,
  camera: SimulatedCamera,
  { startedMs, endedMs, from }: Spell,
): readonly Story[] {
  const { cameraId, name, seed } = camera;
  const started = Math.round(startedMs);
  const percent = Math.round(100 * shareOnSide(camera, (started + endedMs) / 2, from));
  const key = `${cameraId}-${Math.round(started / millisecondsInMinute)}`;
  const observed: Story = {
    storyId: `distribution-${key}`,
    type: 'barnDocumentation',
    steps: [
      event(endedMs + 5 * millisecondsInMinute, 'instance', 'create', {
        classification: 'behaviour',
        description: `<p>Birds <b>avoided the ${from} half</b> of the picture: ${percent} % of them were on it.</p>`,
        specification: { type: 'distribution', side: from, share: percent / 100 },
        startTimestamp: started,
        endTimestamp: endedMs,
        location: { kind: 'camera', cameraId },
      }),
    ],
  };
  const day = Math.floor(started / millisecondsInDay);
  if (chance(seed, day, 41) > shareWrittenDown) return [observed];
  const noticedMs = whenPeopleAreThere(started + between(40, 110, seed, day, 42) * millisecondsInMinute, timeZone);
  if (noticedMs >= endedMs) return [observed];
  const payload: BarnInterventionPayload = {
    type: 'climate',
    title: `Draught at ${name}`,
    description: `Cold air falls on the litter from the ${from}, birds keep away. Air inlet closed to 15 %.`,
    severity: 'middle',
    issue: 'draft',
    typeSpecificPayload: { temperatureRating: 'draft' },
  };
  const settledMs = whenPeopleAreThere(endedMs + between(20, 90, seed, day, 43) * millisecondsInMinute, timeZone);
  const settled = { ...payload, description: 'Birds are spread evenly again.', severity: 'none' } as const;
  const noticed: Story = {
    storyId: `draught-${key}`,
    type: 'barnIntervention',
    steps: [
      event(noticedMs, 'person', 'issueDetected', payload),
      event(settledMs, 'person', 'noIssueDetected', settled),
      closing(whenPeopleAreThere(settledMs + between(2, 30, seed, day, 44) * millisecondsInHour, timeZone), 'person'),
    ],
  };
  return [observed, noticed];
}

function shareOnSide(camera: SimulatedCamera, timeMs: number, side: Draught['from']): number {
  const living = animalsAt(camera, timeMs).filter(({ alive }) => alive);
  const there = living.filter(({ x }) => (side === 'left' ? x < 0.5 : x >= 0.5));
  return living.length === 0 ? 0 : there.length / living.length;
}
