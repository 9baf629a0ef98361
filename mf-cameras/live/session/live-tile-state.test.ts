import { exampleCamera } from '../../camera-records/record/example-camera';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { streamDefects } from '../flv/flv-tag';
import type { ConnectionState } from '../policies/connection-state';
import type { LiveCauseCode } from '../policies/live-cause';
import type { LiveSnapshot } from './live-snapshot';
import { liveTileState } from './live-tile-state';

const t = (key: string) => key;
const camera = exampleCamera('a');
const snapshot = (connection: ConnectionState, lagMs: number | null = null): LiveSnapshot => ({
  connection,
  element: null,
  stills: null,
  lagMs,
});
const oneClock = { clockOffsetMs: 0 };
const number = 1;
const lost = { code: 'connection-lost' } as const;
const playing = { kind: 'playing', number, attempt: 0, firstFrameAt: 0, lastFrameAt: 0, awaitedSince: 0 } as const;

test.each<[string, ConnectionState, number | null, unknown]>([
  ['not wanted', { kind: 'idle' }, null, { kind: 'still' }],
  ['no room', { kind: 'limited', number }, null, { kind: 'still' }],
  ['first connection', { kind: 'connecting', number, attempt: 0, since: 0, after: null }, null, { kind: 'connecting' }],
  [
    'connecting after a loss still says what was lost',
    { kind: 'connecting', number, attempt: 1, since: 0, after: { code: 'frozen' } },
    null,
    { kind: 'retrying', seconds: 0, cause: 'cause.frozen' },
  ],
  ['moving', playing, null, { kind: 'live' }],
  ['behind', playing, 2500, { kind: 'lagging', lagMs: 2500 }],
  [
    'waiting counts down in whole seconds',
    { kind: 'waiting', number, attempt: 1, since: 0, until: 2200, cause: lost },
    null,
    { kind: 'retrying', seconds: 3, cause: 'cause.connection-lost' },
  ],
  [
    'the camera itself is away',
    { kind: 'waiting', number, attempt: 1, since: 0, until: 2200, cause: { code: 'camera-offline' } },
    null,
    { kind: 'offline', lastSeen: camera.lastSeen },
  ],
  [
    'no player: stills are what there is',
    { kind: 'waiting', number, attempt: 1, since: 0, until: 2200, cause: { code: 'no-player' } },
    null,
    { kind: 'still' },
  ],
  ['the server speaks of privacy', { kind: 'stopped', number, cause: { code: 'privacy' } }, null, { kind: 'privacy' }],
  [
    'not permitted',
    { kind: 'stopped', number, cause: { code: 'not-permitted' } },
    null,
    { kind: 'refused', reason: 'cause.not-permitted' },
  ],
])('%s', (_name, connection, lagMs, state) => {
  expect(liveTileState(camera, snapshot(connection, lagMs), 0, t)).toEqual(state);
});

test('privacy and decommissioning come before whatever the stream does', () => {
  const hidden = { ...camera, privacy: { active: true, until: 9 } };
  expect(liveTileState(hidden, snapshot(playing), 0, t)).toEqual({ kind: 'privacy', until: 9 });
  expect(liveTileState({ ...hidden, tags: ['decommissioned'] }, snapshot(playing), 0, t).kind).toBe('decommissioned');
});

test('every cause and defect has words in both languages', () => {
  const causes: Record<Exclude<LiveCauseCode, 'defect'>, true> = {
    'stream-ended': true,
    'connection-lost': true,
    'no-connection': true,
    'no-first-picture': true,
    frozen: true,
    'fallen-behind': true,
    'time-jump': true,
    decoder: true,
    'no-player': true,
    'token-expired': true,
    'camera-offline': true,
    'server-error': true,
    'rate-limited': true,
    'browser-blocks': true,
    'captive-portal': true,
    stranger: true,
    privacy: true,
    'not-permitted': true,
    'signed-out': true,
    'not-found': true,
  };
  for (const texts of [en, de]) {
    expect(Object.keys(texts.cause).sort()).toEqual(Object.keys(causes).sort());
    expect(Object.keys(texts.defect).sort()).toEqual([...streamDefects].sort());
  }
});

test.each<ConnectionState>([
  { kind: 'idle' },
  { kind: 'limited', number },
  { kind: 'connecting', number, attempt: 0, since: 0, after: null },
  { kind: 'connecting', number, attempt: 1, since: 0, after: lost },
  { kind: 'waiting', number, attempt: 1, since: 0, until: 2200, cause: lost },
])('a camera that is offline tells the one story that the list tells: %j', (connection) => {
  const offline = { ...camera, online: false };
  expect(liveTileState(offline, snapshot(connection), 0, t)).toEqual(stillTileState(offline, null, t, oneClock));
});

test('so does one of which only the answers say that it is offline', () => {
  const cause = { code: 'camera-offline' } as const;
  const waiting = { kind: 'waiting', number, attempt: 1, since: 0, until: 2200, cause } as const;
  expect(liveTileState(camera, snapshot(waiting), 0, t)).toEqual(stillTileState(camera, cause, t, oneClock));
});

test.each(['captive-portal', 'stranger'] as const)('%s is told with the words that a still has for it', (code) => {
  for (const texts of [en, de]) expect(texts.cause[code]).toBe(texts.stillFailure[code]);
});
