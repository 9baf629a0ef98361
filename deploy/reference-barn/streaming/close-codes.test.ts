import type { LiveEnd } from './live-end';
import { liveEndCode } from './live-end';
import { liveCloseCode } from './web-socket-viewer';

// The table of the contract (streamCamera).
test.each<[LiveEnd, number, string]>([
  [{ kind: 'source-ended', source: { kind: 'finished' } }, 1000, 'source-finished'],
  [{ kind: 'source-ended', source: { kind: 'silent', silenceMs: 8_000 } }, 1011, 'source-unreachable'],
  [{ kind: 'source-ended', source: { kind: 'unauthorized', message: 'no' } }, 1011, 'source-unreachable'],
  [{ kind: 'source-ended', source: { kind: 'unsupported', message: 'no' } }, 1011, 'source-unsupported'],
  [{ kind: 'withdrawn', because: 'camera-removed' }, 1000, 'camera-removed'],
  [{ kind: 'withdrawn', because: 'shutting-down' }, 1001, 'shutting-down'],
  [{ kind: 'withdrawn', because: 'privacy' }, 4403, 'camera-in-privacy'],
  [{ kind: 'access-ended' }, 4401, 'access-ended'],
  [{ kind: 'too-slow', stalledMs: 30_000 }, 4408, 'too-slow'],
])('%j closes with %i and the reason %s', (end, code, reason) => {
  expect([liveCloseCode(end), liveEndCode(end)]).toEqual([code, reason]);
});
