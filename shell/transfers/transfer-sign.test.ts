import type { Transfer, TransferStanding } from '@barnwatch/shared/transfers';
import { transferSign } from './transfer-sign';

const waiting = { kind: 'waiting', failures: 0, notBefore: 0, error: null } as const;
const done = { kind: 'done', finishedAt: 0, sizeBytes: 5, name: 'a.zip', sha256: null, isSaved: false } as const;
const noRoom = { kind: 'no-room', trouble: 'full' } as const;

const transfer = (standing: TransferStanding, accountId = 'manager'): Transfer => ({
  identifier: standing.kind,
  instanceId: 'north-barn',
  accountId,
  position: 0,
  madeAt: 0,
  order: {
    kind: 'recordings',
    barnWord: 'North',
    timeZone: 'UTC',
    language: 'en',
    cameras: [],
    span: { start: 0, end: 1 },
    expectedBytes: null,
    pieces: [],
    missing: [],
  },
  standing,
  done: { parts: 0, bytes: 0, items: 0, files: 0, missing: 0 },
  current: null,
  bytesPerS: null,
});

test.each<[string, readonly Transfer[], object]>([
  ['there is none', [], { kind: 'none' }],
  ['one goes on', [transfer(done), transfer(waiting)], { kind: 'under-way', share: 0.5 }],
  ['one that needs somebody comes first', [transfer(waiting), transfer(noRoom)], { kind: 'stopped' }],
  ['one is paused', [transfer({ kind: 'paused' }), transfer(done)], { kind: 'stopped' }],
  ['one lies ready', [transfer(done)], { kind: 'ready' }],
  ['one was saved', [transfer({ ...done, isSaved: true })], { kind: 'none' }],
  ['nothing of it came', [transfer({ ...done, sizeBytes: 0 })], { kind: 'none' }],
  ['it is somebody else’s', [transfer(waiting, 'viewer')], { kind: 'none' }],
])('%s', (_what, transfers, sign) => {
  expect(transferSign(transfers, 'north-barn', 'manager', () => 0.5).sign).toEqual(sign);
});
