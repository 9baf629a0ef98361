import type { InstanceClient, Outcome, WriteOptions } from '@barnwatch/shared/auth-client';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { countsOf } from './data-questions';
import { readTimeTable } from './read-time-table';

const asked: { body: unknown; timeoutMs?: number | undefined }[] = [];

interface Body {
  readonly query: { readonly time: { readonly start: number; readonly end: number }; readonly timeResolution: number };
}

/** A barn that counts one lying pig a minute and leaves rows out beyond `limit`. */
function barn(limit = Number.POSITIVE_INFINITY, failAt = Number.POSITIVE_INFINITY): InstanceClient {
  const counting: Pick<InstanceClient, 'post'> = {
    post: async <T>(path: string, options: WriteOptions<T>): Promise<Outcome<T>> => {
      expect(path).toBe('api/data/labelCount');
      const { body, timeoutMs } = options;
      asked.push({ body, timeoutMs });
      const context = { instanceId: 'north-barn', call: `POST ${path}` };
      if (asked.length >= failAt) return { ok: false, error: { code: 'server-error', context } };
      const { time, timeResolution } = (body as Body).query;
      const first = Math.floor(time.start / timeResolution) * timeResolution;
      const rows = [];
      for (let at = first; at < time.end && rows.length < limit; at += timeResolution) rows.push([at, 1, 0, 0, null]);
      const truncated = first + rows.length * timeResolution < time.end;
      const labelCount = {
        columns: ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'],
        rows,
        timeResolution,
        acknowledgement: { rows: rows.length, truncated, coveredTime: time },
      };
      return { ok: true, value: options.parse({ labelCount }) };
    },
  };
  // Of a client nothing else is used.
  return counting as InstanceClient;
}

beforeEach(() => void asked.splice(0));

function read(client: InstanceClient, span = { start: 0, end: 28 * millisecondsInDay }) {
  const shares: number[] = [];
  const { signal } = new AbortController();
  const onProgress = (share: number) => void shares.push(share);
  const reading = readTimeTable(client, countsOf('pen-01'), {
    span,
    resolutionMs: millisecondsInMinute,
    signal,
    onProgress,
  });
  return { reading, shares };
}

test('28 days of minutes come in slices and are whole', async () => {
  const { reading, shares } = read(barn());
  const outcome = await reading;
  if (!outcome.ok) throw new Error(outcome.error.code);
  expect(outcome.value.times).toHaveLength(40_320);
  expect(outcome.value.columns.pig_lying.every((count) => count === 1)).toBe(true);
  expect(outcome.value.columns.Broiler.every((count) => count === null)).toBe(true);
  expect(shares).toHaveLength(7);
  expect(shares.at(-1)).toBe(1);
  expect(asked[0]?.body).toEqual({
    acknowledge: true,
    query: {
      columns: ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'],
      time: { start: 0, end: 4 * millisecondsInDay },
      where: { cameraId: 'pen-01' },
      timeResolution: millisecondsInMinute,
    },
  });
});

test('rows that a barn leaves out at its limit are asked for again', async () => {
  const outcome = await read(barn(1000), { start: 0, end: 2 * millisecondsInDay }).reading;
  if (!outcome.ok) throw new Error(outcome.error.code);
  expect(outcome.value.times).toHaveLength(2880);
  expect(asked).toHaveLength(3);
});

test('a failure ends it, with its cause', async () => {
  const outcome = await read(barn(undefined, 3)).reading;
  expect(outcome).toMatchObject({ ok: false, error: { code: 'server-error' } });
  expect(asked).toHaveLength(3);
});
