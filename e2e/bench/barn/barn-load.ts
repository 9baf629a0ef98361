import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import type { CameraSeed } from '../../../deploy/reference-barn/cameras/camera-seed';
import type { Bench, Measurement } from '../measurement';
import { benchLines } from '../report/print-bench';
import { percentile } from '../statistics';
import { type ProcessSample, sampleOf } from './process-sample';
import { type StartedBarn, startBarn } from './started-barn';
import { watchLive } from './watch-live';

const cameraCount = 36;
const stillsPerCameraAndSecond = 1;
const viewerCount = 4;
const heightPixels = 360;
/** Encoders start and caches fill in this time: it is not measured. */
const warmUpMs = 20_000;
const sampleMs = 5_000;

/** Memory has to stay flat for this long; among all the other benches a shorter look has to do, and says so. */
const wholeMinutes = 10;
const shortMinutes = 2;

/** How long it is measured: `BARNWATCH_LOAD_MINUTES`, else the short form. */
export function minutesOf(environment: NodeJS.ProcessEnv, otherwise: number): number {
  const minutes = Number(environment.BARNWATCH_LOAD_MINUTES ?? otherwise);
  if (!(minutes > 0 && minutes <= 1440))
    throw new Error('BARNWATCH_LOAD_MINUTES is a number of minutes from 0 to 1440.');
  return minutes;
}

const cameras: readonly CameraSeed[] = Array.from({ length: cameraCount }, (_, index) => {
  const isPig = index % 3 === 0;
  return {
    cameraId: `camera-${index + 1}`,
    name: `Camera ${index + 1}`,
    tags: ['load'],
    source: {
      kind: 'simulated',
      seed: 5_000 + index * 13,
      species: isPig ? 'pig' : 'broiler',
      animalCount: isPig ? 12 : 120,
      flooring: isPig ? 'slatted' : 'litter',
    },
  };
});

interface Stills {
  answered: number;
  failed: number;
  readonly latenciesMs: number[];
}

/** Asks each camera for a still every second, whether the last one has come or not. */
function askForStills({ address, token }: StartedBarn, counted: () => Stills | null, signal: AbortSignal): void {
  const headers = { authorization: `Bearer ${token}` };
  cameras.forEach(({ cameraId }, index) => {
    const ask = async (): Promise<void> => {
      const askedAt = performance.now();
      const stills = counted();
      try {
        const url = `${address}/api/cameras/${cameraId}/still?resizeY=${heightPixels}`;
        const response = await fetch(url, { headers, signal });
        await response.arrayBuffer();
        if (!stills) return;
        stills[response.ok ? 'answered' : 'failed'] += 1;
        stills.latenciesMs.push(performance.now() - askedAt);
      } catch {
        if (stills && !signal.aborted) stills.failed += 1;
      }
    };
    const periodMs = 1000 / stillsPerCameraAndSecond;
    const first = setTimeout(
      () => {
        void ask();
        const timer = setInterval(() => void ask(), periodMs);
        signal.addEventListener('abort', () => clearInterval(timer), { once: true });
      },
      (index * periodMs) / cameraCount,
    );
    signal.addEventListener('abort', () => clearTimeout(first), { once: true });
  });
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

function figures(
  samples: readonly ProcessSample[],
  stills: Stills,
  liveBytes: readonly number[],
): readonly Measurement[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first === last) throw new Error('It was measured for too short a time.');
  const seconds = (last.atMs - first.atMs) / 1000;
  const rate = stills.answered / seconds;
  const wanted = cameraCount * stillsPerCameraAndSecond;
  const cores = (last.cpuS - first.cpuS) / seconds;
  const half = Math.floor(samples.length / 2);
  const mean = (part: readonly ProcessSample[]): number =>
    part.reduce((sum, { memory }) => sum + memory, 0) / part.length;
  const [before, after] = [mean(samples.slice(0, half)), mean(samples.slice(half))];
  const slowest = percentile(stills.latenciesMs, 0.95);
  const eachMinute = samples.filter((_, index) => index % (60_000 / sampleMs) === 0);
  return [
    {
      what: `stills of ${cameraCount} cameras, ${heightPixels} px`,
      goal: `${wanted} a second`,
      figure: `${rate.toFixed(1)} a second`,
      met: rate >= wanted * 0.98 && stills.failed === 0,
      madeOf: [
        `p50 ${Math.round(percentile(stills.latenciesMs, 0.5))} ms, p95 ${Math.round(slowest)} ms, ${stills.failed} failed`,
      ],
      values: { rate, answered: stills.answered, failed: stills.failed, p95Ms: slowest },
    },
    {
      what: `${viewerCount} live viewers`,
      goal: 'all get pictures',
      figure: `${liveBytes.filter((bytes) => bytes > 0).length} get pictures`,
      met: liveBytes.length === viewerCount && liveBytes.every((bytes) => bytes > 0),
      madeOf: liveBytes.map((bytes) => `${Math.round(bytes / seconds / 125)} kbit/s`),
      values: { liveBytes },
    },
    {
      what: 'CPU of the barn and its encoders',
      goal: '',
      figure: `${cores.toFixed(2)} cores`,
      met: null,
      madeOf: [],
      values: { cores },
    },
    {
      what: 'memory of the barn, second half ÷ first half',
      goal: `≤ 1.1 over ${wholeMinutes} min`,
      figure: (after / before).toFixed(2),
      met: after <= before * 1.1,
      madeOf: [
        ...(seconds < wholeMinutes * 60
          ? [`the short form: BARNWATCH_LOAD_MINUTES=${wholeMinutes} looks for as long as the goal says`]
          : []),
        `over ${Math.round(seconds)} s, each minute: ${eachMinute.map(({ memory }) => megabytes(memory)).join(', ')}`,
      ],
      values: { memory: samples.map(({ memory }) => memory) },
    },
  ];
}

async function measureLoad(outer: AbortSignal, minutes: number): Promise<readonly Measurement[]> {
  const barn = await startBarn({ cameras });
  const stopping = new AbortController();
  const signal = AbortSignal.any([outer, stopping.signal]);
  // Every camera and every request under way waits for it.
  setMaxListeners(0, signal);
  try {
    const { pid } = barn.process;
    if (pid === undefined) throw new Error('The barn does not run.');
    const stills: Stills = { answered: 0, failed: 0, latenciesMs: [] };
    let measuring = false;
    askForStills(barn, () => (measuring ? stills : null), signal);
    const live = cameras.slice(0, viewerCount).map(({ cameraId }) => watchLive(barn, cameraId, signal));
    await delay(warmUpMs, undefined, { signal });
    measuring = true;
    const before = live.map((bytes) => bytes());
    const samples = [sampleOf(pid)];
    for (let elapsed = 0; elapsed < minutes * millisecondsInMinute; elapsed += sampleMs) {
      await delay(sampleMs, undefined, { signal });
      samples.push(sampleOf(pid));
    }
    measuring = false;
    return figures(
      samples,
      stills,
      live.map((bytes, index) => bytes() - (before[index] ?? 0)),
    );
  } finally {
    stopping.abort();
    await barn.stop();
  }
}

/** A barn alone under load: it needs neither a suite nor a browser. */
export const barnLoad: Bench = {
  name: 'BARN',
  title: `Reference barn under load: ${cameraCount} simulated cameras, a still a second each, ${viewerCount} live viewers`,
  measure: ({ signal }) => measureLoad(signal, minutesOf(process.env, shortMinutes)),
};

// By itself, for as long as the goal says: `npx tsx e2e/bench/barn/barn-load.ts`.
if (process.argv[1] === import.meta.filename) {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  console.log(benchLines(barnLoad, await measureLoad(stop.signal, minutesOf(process.env, wholeMinutes))).join('\n'));
}
