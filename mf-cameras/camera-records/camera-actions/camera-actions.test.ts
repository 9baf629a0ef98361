import fc from 'fast-check';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { cameraActionIds, cameraActions } from './camera-actions';

const camera = { cameraId: 'pen-1', name: 'Pen 1' };
const everywhere = () => true;
const ids = (permissions: readonly string[], canOpen: (address: string) => boolean = everywhere) =>
  cameraActions(camera, { barnId: 'north', permissions, canOpen, barnNow: 0 }).map(({ id }) => id);

const needs = {
  live: ['cameras.view'],
  intervention: ['incidents.barnIntervention.manage', 'incidents.manage'],
  images: ['recordings.view'],
  player: ['recordings.view'],
  recordings: ['recordings.view'],
  night: ['recordings.view'],
  export: ['recordings.view'],
  graph: ['data.view'],
  heatmap: ['artifacts.manage'],
  regions: ['regions.view', 'regions.manage'],
  edit: ['cameras.manage'],
} as const;

test.each(cameraActionIds)('%s needs its permission and its screen', (id) => {
  for (const permission of needs[id]) {
    expect(ids([permission])).toContain(id);
    expect(ids([permission], () => false)).toEqual([]);
  }
  const all = Object.values(needs).flat();
  expect(ids(all.filter((permission) => !(needs[id] as readonly string[]).includes(permission)))).not.toContain(id);
});

test('more permissions never take an action away, and the order stays', () => {
  const permission = fc.constantFrom(...Object.values(needs).flat(), 'incidents.view');
  fc.assert(
    fc.property(fc.array(permission), fc.array(permission), (some, more) => {
      const few = ids(some);
      const many = ids([...some, ...more]);
      expect(many.filter((id) => few.includes(id))).toEqual(few);
      expect(cameraActionIds.filter((id) => many.includes(id))).toEqual(many);
    }),
  );
});

test('every action has words in both languages', () => {
  for (const id of cameraActionIds) {
    expect(en.cameraActions[id]).toBeTruthy();
    expect(de.cameraActions[id]).toBeTruthy();
  }
});

test("what was recorded last is gone to by the barn's clock, to the minute", () => {
  const barnNow = Date.UTC(2026, 0, 1, 12, 0, 59);
  const [player] = cameraActions(camera, {
    barnId: 'north',
    permissions: ['recordings.view'],
    canOpen: (address) => address.includes('/videoplayer/'),
    barnNow,
  });
  expect(player?.address).toContain(`/${Date.UTC(2026, 0, 1, 11, 58)}`);
});
