import type { InstanceClient, RequestErrorCode } from '@barnwatch/shared/auth-client';
import { readStill } from './read-still';

type File = InstanceClient['file'];
type Answer = Awaited<ReturnType<File>>;

const blob = new Blob(['jpeg'], { type: 'image/jpeg' });
const found: Answer = { ok: true, value: { blob, headers: new Headers({ 'X-Capture-Time': '1790755199500' }) } };
const refused = (code: RequestErrorCode, context: { reason?: string; retryAfterMs?: number } = {}): Answer => ({
  ok: false,
  error: { code, context: { instanceId: 'north-barn', call: 'GET', ...context } },
});

function answering(...answers: Answer[]) {
  const file = jest.fn<ReturnType<File>, Parameters<File>>();
  for (const answer of answers) file.mockResolvedValueOnce(answer);
  return { client: { file } as unknown as InstanceClient, file };
}

const options = { ySize: 150, timeoutMs: 4000, signal: new AbortController().signal, fallback: false };

test('asks for the height and reads the capture time', async () => {
  const { client, file } = answering(found);
  expect(await readStill(client, 'pen/1', options)).toEqual({
    kind: 'still',
    still: { blob, timestamp: 1790755199500 },
  });
  expect(file).toHaveBeenCalledWith('api/cameras/pen%2F1/still', expect.objectContaining({ query: { resizeY: 150 } }));
});

test('404 on the fallback still falls back to the normal still', async () => {
  const { client, file } = answering(refused('not-found', { reason: 'fallback-missing' }), found);
  expect((await readStill(client, 'a', { ...options, fallback: true })).kind).toBe('still');
  expect(file.mock.calls.map(([, asked]) => asked?.query)).toEqual([
    { resizeY: 150, forceFallback: true },
    { resizeY: 150 },
  ]);
});

test('a normal still that is not there is not asked twice', async () => {
  const { client, file } = answering(refused('not-found', { reason: 'camera-offline' }));
  expect(await readStill(client, 'a', options)).toEqual({ kind: 'failed', failure: { code: 'camera-offline' } });
  expect(file).toHaveBeenCalledTimes(1);
});

test.each([
  [refused('forbidden', { reason: 'camera-in-privacy' }), { code: 'privacy' }],
  [refused('forbidden'), { code: 'not-permitted' }],
  [refused('rate-limited', { retryAfterMs: 9000 }), { code: 'rate-limited', retryAfterMs: 9000 }],
  [refused('timeout'), { code: 'timeout' }],
  [refused('unexpected-shape'), { code: 'damaged', damage: 'too-large' }],
  [refused('unreadable'), { code: 'damaged', damage: 'truncated' }],
  [refused('server-error'), { code: 'server-error' }],
  [refused('captive-portal'), { code: 'captive-portal' }],
  [refused('blocked-by-browser'), { code: 'blocked-by-browser' }],
  [refused('stranger'), { code: 'stranger' }],
  [refused('offline'), { code: 'network' }],
] as const)('says why there is none', async (answer, failure) => {
  expect(await readStill(answering(answer).client, 'a', options)).toEqual({ kind: 'failed', failure });
});

test('an abort is no failure', async () => {
  expect(await readStill(answering(refused('aborted')).client, 'a', options)).toEqual({ kind: 'aborted' });
});

test.each([
  ['missing', {}],
  ['mis-scaled', { 'X-Capture-Time': '1790755199' }],
  ['future', { 'X-Capture-Time': '1790765199500' }],
])('a capture time that cannot be is told as such, and never counted as an age: %s', async (timeDefect, headers) => {
  const answer: Answer = { ok: true, value: { blob, headers: new Headers(headers) } };
  const read = await readStill(answering(answer).client, 'a', { ...options, barnNow: 1790755200000 });
  expect(read).toMatchObject({ kind: 'still', still: { timeDefect } });
});
