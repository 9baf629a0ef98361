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
  const lists = [...large.lists].map(([what, ofLarge]) => {
    const ofSmall = small.lists.get(what) ?? { p50: 0, p95: 0 };
    return { what, large: ofLarge, small: ofSmall, times: timesAsLong(ofLarge.p50, ofSmall.p50) };
  });
  const slowest = Math.max(...lists.map((list) => list.large.p95));
  const worst = Math.max(...lists.map(({ times }) => times));
  const probeMs = percentile(large.probes, 0.95);
  const probeTimes = timesAsLong(probeMs, percentile(small.probes, 0.95));
  const sentences = lists
    .toSorted((one, other) => other.large.p95 - one.large.p95)
    .map(({ what, large: ofLarge, small: ofSmall, times }) =>
      [
        `${what}: ${milliseconds(ofLarge.p95)}, p50 ${milliseconds(ofLarge.p50)}`,
        `small barn ${milliseconds(ofSmall.p95)}, p50 ${milliseconds(ofSmall.p50)}`,
        `× ${ratio(times)}`,
      ].join('; '),
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
      // At the 95th percentile both barns have what two cores do besides, in one list or in another.
      what: 'large barn ÷ small barn, the worst list, p50',
      goal: `≤ ${mostRatio}`,
      figure: ratio(worst),
      met: worst <= mostRatio,
      madeOf: [`counted from ${leastListMs} ms on`],
      values: { worst },
    },
    {
      what: 'large barn ÷ small barn, /api/p meanwhile, p95',
      goal: `≤ ${mostRatio}`,
      figure: ratio(probeTimes),
      met: probeTimes <= mostRatio,
      madeOf: [`counted from ${leastListMs} ms on`],
      values: { probeTimes },
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

/** How many times as long, from where a difference says something. */
function timesAsLong(largeMs: number, smallMs: number): number {
  return Math.max(largeMs, leastListMs) / Math.max(smallMs, leastListMs);
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
