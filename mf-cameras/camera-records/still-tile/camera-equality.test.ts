import { exampleBarn } from '@barnwatch/shared/testing';
import { exampleCamera } from '../record/example-camera';
import { sameTile } from './camera-equality';

const barn = exampleBarn();
const tile = { instance: barn, camera: exampleCamera('a') };

test('the same camera told again is drawn once', () => {
  const again = {
    instance: { ...barn, latencyMs: 77, clockOffsetMs: 12, lastContact: 5 },
    camera: { ...exampleCamera('a'), loadedTimestamp: 99, lastSeen: 98 },
  };
  expect(sameTile(tile, again)).toBe(true);
});

test.each([
  { name: 'other' },
  { online: false },
  { tags: ['west'] },
  { tags: ['fattening', 'west'] },
  { privacy: { active: true, until: null } },
  { privacy: { active: false, until: 5 } },
])('what is drawn counts: %j', (facts) => {
  expect(sameTile(tile, { ...tile, camera: exampleCamera('a', facts) })).toBe(false);
});

test('an offline camera shows when it was last seen', () => {
  const offline = { ...tile, camera: exampleCamera('a', { online: false, lastSeen: 1 }) };
  expect(sameTile(offline, { ...offline, camera: { ...offline.camera, lastSeen: 2 } })).toBe(false);
});

test.each([
  { accountId: 'viewer' },
  { activeConnectionStrategy: 'gateway' as const },
  { discoveryObject: {} },
  { clockOffsetMs: 60_000 },
])('the way to the barn counts: %j', (facts) => {
  expect(sameTile(tile, { ...tile, instance: exampleBarn({ ...barn, ...facts }) })).toBe(false);
});
