import { idle } from '../policies/connection-state';
import type { LiveSnapshot } from '../session/live-snapshot';
import { shownMoment } from './shown-moment';

const still: LiveSnapshot = { connection: idle, element: null, stills: 'fast-stills', lagMs: null };
const playing = { kind: 'playing' } as LiveSnapshot['connection'];
const frame = { timestamp: 900, receivedAt: 950, frame: 'blob:a', stale: true, ySize: 75 };
const barn = { clockOffsetMs: 100 };

test.each([
  ['a still: when it was taken', { snapshot: still, frame }, 500, 900],
  ['nothing yet: when the camera was last seen', { snapshot: still, frame: null }, 500, 500],
  ['nothing at all: now, by the barn', { snapshot: still, frame: null }, null, 1100],
  ['live: now, by the barn', { snapshot: { ...still, connection: playing }, frame }, 500, 1100],
  ['behind: as much before', { snapshot: { ...still, connection: playing, lagMs: 300 }, frame }, 500, 800],
])('%s', (_name, view, lastSeen, moment) => {
  expect(shownMoment(view, barn, 1000, lastSeen)).toBe(moment);
});
