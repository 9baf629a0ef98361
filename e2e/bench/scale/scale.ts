import { type StartedBarn, startBarn } from '../barn/started-barn';
import type { Bench, Measurement } from '../measurement';
import { secondsMeasurement } from '../seconds-measurement';
import { percentile } from '../statistics';
import { milliseconds, ratio } from '../units';
import { type AskedLists, askLists } from './ask-lists';
import { type BarnSize, camerasOf, largeBarn, smallBarn } from './barn-sizes';
import { fillBarn } from './fill-barn';

const mostListMs = 100;
const mostProbeMs = 50;
const mostRatio = 5;
const mostStartMs = 5_000;
/** Below it a ratio says nothing but how a machine of two cores feels. */
const leastListMs = 5;

interface MeasuredBarn extends AskedLists {
  /** From its start until somebody was signed in, ms. */
  readonly signedInMs: number;
}

interface FilledBarn {
  readonly barn: StartedBarn;
  readonly signedInMs: number;
}

async function startFilled(size: BarnSize): Promise<FilledBarn> {
  let filledAt = 0;
  const barn = await startBarn({ cameras: camerasOf(size), timeZone: 'Europe/Berlin' }, (dataFolder) => {
    fillBarn(dataFolder, size, Date.now());
    filledAt = performance.now();
  });
  return { barn, signedInMs: performance.now() - filledAt };
}

async function measureBarns(size: BarnSize, signal: AbortSignal): Promise<Record<'small' | 'large', MeasuredBarn>> {
  const small = await startFilled(smallBarn);
  try {
    const large = await startFilled(size);
    try {
      const asked = await askLists({ small: small.barn, large: large.barn }, signal);
      return {
        small: { signedInMs: small.signedInMs, ...asked.small },
        large: { signedInMs: large.signedInMs, ...asked.large },
      };
    } finally {
      await large.barn.stop();
    }
  } finally {
    await small.barn.stop();
  }
}

function figures(size: BarnSize, small: MeasuredBarn, large: MeasuredBarn): readonly Measurement[] {
  const lists = [...large.lists].map(([what, largeMs]) => {
    const smallMs = small.lists.get(what) ?? 0;
    return { what, largeMs, smallMs, times: Math.max(largeMs, leastListMs) / Math.max(smallMs, leastListMs) };
  });
  const slowest = Math.max(...lists.map(({ largeMs }) => largeMs));
  const worst = Math.max(...lists.map(({ times }) => times));
  const probeMs = percentile(large.probes, 0.95);
  const sentences = lists
    .toSorted((one, other) => other.largeMs - one.largeMs)
    .map(({ what, largeMs, smallMs, times }) =>
      [`${what}: ${milliseconds(largeMs)}`, `small barn ${milliseconds(smallMs)}`, `× ${ratio(times)}`].join(', '),
    );
  return [
    {
      what: 'list calls of the suite, p95, the slowest',
      goal: `≤ ${mostListMs} ms`,
      figure: milliseconds(slowest),
      met: slowest <= mostListMs,
      madeOf: sentences,
      values: { lists },
    },
    {
      what: 'large barn ÷ small barn, the worst list',
      goal: `≤ ${mostRatio}`,
      figure: ratio(worst),
      met: worst <= mostRatio,
      madeOf: [`counted from ${leastListMs} ms on`],
      values: { worst },
    },
    {
      what: '/api/p meanwhile, p95',
      goal: `≤ ${mostProbeMs} ms`,
      figure: milliseconds(probeMs),
      met: probeMs <= mostProbeMs,
      madeOf: [`slowest of ${large.probes.length}: ${milliseconds(Math.max(...large.probes))}`],
      values: { probes: large.probes },
    },
    secondsMeasurement(
      'from the start until somebody is signed in',
      large.signedInMs,
      mostStartMs,
      `with ${size.lostRecordings} rows of recordings whose files are gone; a small barn ${milliseconds(small.signedInMs)}`,
    ),
  ];
}

export const scale: Bench = {
  name: 'SCALE',
  title: 'a year of a large barn: 100 cameras, 1,000,000 incidents, 2,000,000 events (BARNWATCH_SCALE=0.1: a tenth)',
  async measure({ signal }) {
    const size = largeBarn(process.env);
    const { small, large } = await measureBarns(size, signal);
    return figures(size, small, large);
  },
};
