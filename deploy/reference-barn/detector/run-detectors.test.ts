import { setTimeout as delay } from 'node:timers/promises';
import type { DetectionLook } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { refuse } from '../server/refusals';
import { builtInSender, type DetectorParts, runDetectors } from './run-detectors';

const paceMs = 20;
const beginMs = 1_790_755_200_000;

interface Surroundings {
  /** What the camera answers, still by still. */
  takeStill(number: number, nowMs: number): Promise<object>;
  look?(order: { readonly memory: unknown }): object;
  readonly newest?: { readonly sender: string; readonly newest: number };
}

/** Runs the detector of one camera over a clock that goes on by ten seconds a look, until it has asked so often. */
async function watch(times: number, { takeStill, look = () => ({}), newest }: Surroundings) {
  const stopping = new AbortController();
  const [taken, failures, memories]: [DetectionLook[], string[], unknown[]] = [[], [], []];
  let [nowMs, asked] = [beginMs, 0];
  const pictures = {
    takeStill: async () => {
      asked += 1;
      return takeStill(asked, nowMs);
    },
  };
  const parts = {
    cameras: { looks: { camera: () => newest ?? null }, pictures: () => pictures },
    database: { inTransaction: (work: () => unknown) => work() },
    taker: { take: ([one]: DetectionLook[]) => one && taken.push(one) },
    thread: {
      draw: async (_: string, order: { readonly memory: unknown }) => {
        memories.push(order.memory);
        const found = { activity: 1.5, detections: [], counted: [] };
        return { memory: `after ${memories.length}`, found, infrared: false, aspectRatio: 1.6, ...look(order) };
      },
    },
    detectors: new Map([['pen-01', { kind: 'motion', animals: 'pig', everySeconds: paceMs / 1_000 }]]),
    clock: () => nowMs,
    log: { error: (_: object, message: string) => failures.push(message) },
  } as unknown as DetectorParts;
  const running = runDetectors(parts, stopping.signal);
  for (let turn = 0; turn < times; turn += 1) {
    await delay(paceMs * 2);
    nowMs += 10_000;
  }
  stopping.abort();
  await running;
  return { taken, failures, memories, asked };
}

const still = async (_: number, nowMs: number) => ({ jpeg: new Uint8Array(), capturedAt: nowMs });

test('what is found becomes a look, and what is remembered goes on to the next', async () => {
  const { taken, memories } = await watch(6, { takeStill: still });
  expect(taken[0]).toEqual({
    cameraId: 'pen-01',
    time: beginMs,
    counted: [],
    detections: [],
    activity: 1.5,
    nightVision: false,
    aspectRatio: 1.6,
  });
  expect(memories.slice(0, 2)).toEqual([null, 'after 1']);
});

test('a still that cannot be looked at costs a minute, and the memory', async () => {
  const look = () => {
    throw new Error('no picture');
  };
  const { asked, failures, memories } = await watch(5, { takeStill: still, look });
  expect([asked, failures.length, memories]).toEqual([1, 1, [null]]);
});

test('a camera that gives no picture is left alone for a minute', async () => {
  const { asked, taken } = await watch(5, { takeStill: async () => refuse('camera-offline', 'It is gone') });
  expect([asked, taken]).toEqual([1, []]);
});

test('while another detector looks, this one rests; and it goes on ten minutes later', async () => {
  const other = (agoMs: number) => ({ newest: { sender: 'pig-finder', newest: beginMs - agoMs } });
  expect((await watch(3, { takeStill: still, ...other(0) })).asked).toBe(0);
  expect((await watch(3, { takeStill: still, ...other(11 * millisecondsInMinute) })).asked).toBeGreaterThan(0);
  const own = { sender: builtInSender, newest: beginMs - 10_000 };
  expect((await watch(3, { takeStill: still, newest: own })).asked).toBeGreaterThan(0);
});

test('a picture that has not changed tells nothing', async () => {
  const newest = { sender: builtInSender, newest: beginMs };
  const { asked, memories } = await watch(4, {
    takeStill: async () => ({ jpeg: new Uint8Array(), capturedAt: beginMs }),
    newest,
  });
  expect([asked > 0, memories]).toEqual([true, []]);
});
