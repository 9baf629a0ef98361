import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { Bench, Measurement } from '../measurement';
import { percentile } from '../statistics';
import { milliseconds } from '../units';
import { type StartedBarn, startBarn } from './started-barn';

const looks = 12;
const mostFirstMs = 1_500;
const leastTimesRealTime = 3;
const mostSpansMs = 200;
const mostSpansBytes = 100_000;
const cameraIds = Array.from({ length: 48 }, (_, index) => `pen-${index + 1}`);

interface Look {
  /** Until the first fragment was there. */
  readonly firstMs: number;
  readonly allMs: number;
}

async function look({ address, token }: StartedBarn, path: string): Promise<Look> {
  const askedAt = performance.now();
  const response = await fetch(`${address}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`);
  let seen = '';
  let firstMs = Number.NaN;
  for await (const chunk of response.body) {
    // The end of the last chunk: the word may lie across two.
    seen = seen.slice(-8) + Buffer.from(chunk).toString('latin1');
    if (Number.isNaN(firstMs) && seen.includes('moof')) firstMs = performance.now() - askedAt;
  }
  return { firstMs, allMs: performance.now() - askedAt };
}

async function measurePlaying(): Promise<readonly Measurement[]> {
  const barn = await startBarn({
    preparePictures: false,
    prepareFigures: false,
    cameras: cameraIds.map((cameraId, index) => ({
      cameraId,
      name: cameraId,
      tags: [],
      source: { kind: 'simulated', seed: 100 + index, species: 'pig', animalCount: 12, flooring: 'slatted' },
    })),
  });
  try {
    const now = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute;
    const played = (camera: number, agoMs: number, lengthMs: number): string =>
      `api/recordings/file/${cameraIds[camera]}/${now - agoMs}/${now - agoMs + lengthMs}?form=fragmented`;
    const short = 10 * millisecondsInSecond;
    const cold = await look(barn, played(0, 5 * millisecondsInHour + 1_234, short));
    const firsts: number[] = [];
    for (let index = 0; index < looks; index += 1) {
      // Another camera and another hour each time: nothing of it is known.
      firsts.push((await look(barn, played(index % 4, (index + 1) * 13 * millisecondsInHour + 1_234, short))).firstMs);
    }
    const length = 10 * millisecondsInMinute;
    const long = played(5, millisecondsInDay, length);
    const once = await look(barn, long);
    const again = await look(barn, long);
    const file = await look(barn, long.replace('?form=fragmented', ''));
    const slowest = Math.max(cold.firstMs, ...firsts);
    const times = length / once.allMs;
    return [
      {
        what: 'video of any moment, first fragment, slowest',
        goal: `≤ ${mostFirstMs} ms`,
        figure: milliseconds(slowest),
        met: slowest <= mostFirstMs,
        madeOf: [
          `the very first: ${milliseconds(cold.firstMs)}`,
          `p50 of ${looks} others: ${milliseconds(percentile(firsts, 0.5))}`,
        ],
        values: { cold, firsts },
      },
      {
        what: 'ten minutes of it, drawn once',
        goal: `≥ ${leastTimesRealTime} × real time`,
        figure: `${times.toFixed(1)} × real time`,
        met: times >= leastTimesRealTime,
        madeOf: [
          `a second look: all of it after ${milliseconds(again.allMs)}`,
          `as one file: ${milliseconds(file.allMs)}`,
        ],
        values: { once, again, file },
      },
      await measureSpans(barn, now),
    ];
  } finally {
    await barn.stop();
  }
}

async function measureSpans({ address, token }: StartedBarn, now: number): Promise<Measurement> {
  const askedAt = performance.now();
  const response = await fetch(`${address}/api/recordings/spans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cameraIds, time: { start: now - 28 * millisecondsInDay, end: now }, resolution: 600_000 }),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  const tookMs = performance.now() - askedAt;
  return {
    what: `where ${cameraIds.length} cameras have recorded in four weeks`,
    goal: `≤ ${mostSpansMs} ms, ≤ ${mostSpansBytes / 1_000} kB`,
    figure: `${milliseconds(tookMs)}, ${(bytes / 1_000).toFixed(1)} kB`,
    met: response.ok && tookMs <= mostSpansMs && bytes <= mostSpansBytes,
    madeOf: [],
    values: { tookMs, bytes },
  };
}

export const playing: Bench = {
  name: 'PLAYING',
  title: 'video of a moment of the past: until it begins, and how fast it comes',
  measure: measurePlaying,
};
