import { setTimeout as delay } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import type { CameraSeed } from '../../../deploy/reference-barn/cameras/camera-seed';
import type { Bench, Measurement } from '../measurement';
import { median } from '../statistics';
import { megabytes, minutesOf } from './barn-load';
import { type ProcessSample, sampleOf } from './process-sample';
import { startBarn } from './started-barn';
import { watchLive } from './watch-live';

const viewerCount = 8;
const wholeMinutes = 60;
/** Caches fill and encoders start in this time, on a busy machine too: what comes after has to stay flat. */
const warmUpMs = 10 * millisecondsInMinute;
const mostGrowth = 1.1;
const samplesWanted = 120;
/** Of the time that is left: viewers who come and go are where memory is lost. */
const comingsAndGoings = 20;

const cameras: readonly CameraSeed[] = Array.from({ length: viewerCount }, (_, index) => ({
  cameraId: `camera-${index + 1}`,
  name: `Camera ${index + 1}`,
  tags: ['memory'],
  source: { kind: 'simulated', seed: 7_000 + index * 17, species: 'pig', animalCount: 12, flooring: 'slatted' },
}));

function figures(samples: readonly ProcessSample[], minutes: number, gotNothing: number): readonly Measurement[] {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const memory = samples.map((sample) => sample.memory);
  const [before, after] = [median(memory.slice(0, tenth)), median(memory.slice(-tenth))];
  const shown = memory.filter((_, index) => index % tenth === 0).map(megabytes);
  return [
    {
      what: `memory of the barn with ${viewerCount} viewers, last tenth ÷ first tenth after the warm-up`,
      goal: `≤ ${mostGrowth} over ${wholeMinutes} min`,
      figure: (after / before).toFixed(2),
      met: after <= before * mostGrowth,
      madeOf: [
        ...(minutes < wholeMinutes ? [`shortened to ${minutes} min by BARNWATCH_LOAD_MINUTES`] : []),
        `a tenth of the time apart: ${shown.join(', ')}`,
      ],
      values: { memory },
    },
    {
      what: 'viewers who got no picture',
      goal: '0',
      figure: String(gotNothing),
      met: gotNothing === 0,
      madeOf: [`each came and went ${comingsAndGoings} times`],
      values: { gotNothing },
    },
  ];
}

async function measureMemory(outer: AbortSignal, minutes: number): Promise<readonly Measurement[]> {
  const barn = await startBarn({ cameras });
  const stopping = new AbortController();
  const signal = AbortSignal.any([outer, stopping.signal]);
  try {
    const { pid } = barn.process;
    if (pid === undefined) throw new Error('The barn does not run.');
    const measuredMs = minutes * millisecondsInMinute;
    const samples: ProcessSample[] = [];
    const sampling = (async () => {
      await delay(warmUpMs, undefined, { signal });
      const pauseMs = measuredMs / samplesWanted;
      for (let index = 0; index < samplesWanted; index += 1) {
        samples.push(sampleOf(pid));
        await delay(pauseMs, undefined, { signal });
      }
    })();
    let gotNothing = 0;
    for (let turn = 0; turn < comingsAndGoings; turn += 1) {
      const leaving = new AbortController();
      const watching = AbortSignal.any([signal, leaving.signal]);
      const viewers = cameras.map(({ cameraId }) => watchLive(barn, cameraId, watching));
      await delay((warmUpMs + measuredMs) / comingsAndGoings, undefined, { signal });
      gotNothing += viewers.filter((bytes) => bytes() === 0).length;
      leaving.abort();
    }
    await sampling;
    return figures(samples, minutes, gotNothing);
  } finally {
    stopping.abort();
    await barn.stop();
  }
}

export const barnMemory: Bench = {
  name: 'MEMORY',
  title: `Memory of a barn over ${wholeMinutes} minutes with ${viewerCount} live viewers who come and go`,
  onlyByName: true,
  measure: ({ signal }) => measureMemory(signal, minutesOf(process.env, wholeMinutes)),
};
