import { startSuiteServer } from '../../deploy/suite-server/suite-server';
import { afterOpening, probedPage, readProbe } from './in-page/probed-page';
import type { Bench, Measurement } from './measurement';
import { type Front, startFront } from './network/front';
import { type Traffic, trafficOf } from './network/script-bytes';
import { buildOneApplication } from './one-application/build-one-application';
import { median } from './statistics';
import { cameraListPath, northBarn, northSession, tileSelector } from './surroundings/barns';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { kilobytes, milliseconds, ratio } from './units';

const most = { bytes: 1.08, time: 1.1 };

/** Pairs of loads at each latency; the first of each is not counted. */
const pairs = 10;

/** Latency of the suite's network, ms: on the same machine, and a usual line. */
const latencies = [0, 50] as const;

interface Load {
  readonly gridAt: number;
  readonly traffic: Traffic;
}

async function load(surroundings: Surroundings, front: Front): Promise<Load> {
  const [browser, session] = await Promise.all([surroundings.browser(), northSession(surroundings)]);
  const storageState = await session.storageAt(front.address);
  front.forget();
  return inContext(browser, { storageState }, async (context) => {
    const page = await probedPage(context, { grid: tileSelector });
    // Stills would compete for the processor after the list is there: they are no part of the question. Not by a route
    // of Playwright's: with one the browser has no cache, and asks twice for what was fetched ahead.
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setBlockedURLs', { urls: ['*/still?*', '*/still'] });
    await page.goto(`${front.address}${cameraListPath(northBarn.id)}`);
    await page.locator(tileSelector).first().waitFor();
    return { gridAt: afterOpening(await readProbe(page), 'grid'), traffic: trafficOf(front.seen) };
  });
}

function bytes(what: string, goal: number, composed: number, one: number, madeOf: readonly string[]): Measurement {
  const tax = composed / one;
  return {
    what,
    goal: `≤ ${ratio(goal)}`,
    figure: tax.toFixed(3),
    met: tax <= goal,
    madeOf: [`composed ${kilobytes(composed)}, one application ${kilobytes(one)}`, ...madeOf],
    values: { composed, one, tax },
  };
}

async function timeAt(
  surroundings: Surroundings,
  latency: number,
  composed: { readonly target: string },
  one: { readonly target: string },
): Promise<{ readonly time: Measurement; readonly traffic: { readonly composed: Traffic; readonly one: Traffic } }> {
  const fronts = await Promise.all([
    startFront({ ...composed, port: surroundings.port('suite'), delayMs: latency }),
    startFront({ ...one, port: surroundings.port('oneApplication'), delayMs: latency }),
  ]);
  try {
    const loads: { readonly composed: Load; readonly one: Load }[] = [];
    for (let pair = 0; pair <= pairs; pair += 1) {
      // In turn, so that neither is always the one that finds the machine warm.
      const turned = pair % 2 === 1;
      const first = await load(surroundings, fronts[turned ? 1 : 0]);
      const second = await load(surroundings, fronts[turned ? 0 : 1]);
      const [composedLoad, oneLoad] = turned ? [second, first] : [first, second];
      // The first pair warms the servers and the disk.
      if (pair > 0) loads.push({ composed: composedLoad, one: oneLoad });
    }
    const [last] = loads;
    if (last === undefined) throw new Error('Nothing was loaded.');
    const ratios = loads.map((pair) => pair.composed.gridAt / pair.one.gridAt);
    const tax = median(ratios);
    const medians = {
      composed: median(loads.map((pair) => pair.composed.gridAt)),
      one: median(loads.map((pair) => pair.one.gridAt)),
    };
    return {
      traffic: { composed: last.composed.traffic, one: last.one.traffic },
      time: {
        what: `time to the first camera list, ${latency} ms latency`,
        goal: `≤ ${ratio(most.time)}`,
        figure: ratio(tax),
        met: tax <= most.time,
        madeOf: [
          `median of ${pairs} pairs in turn; composed ${milliseconds(medians.composed)}, one application ${milliseconds(medians.one)}`,
        ],
        values: { latency, ratios, medians },
      },
    };
  } finally {
    await Promise.all(fronts.map((front) => front.close()));
  }
}

export const federationTax: Bench = {
  name: 'P3',
  title: 'Federation tax: the composed suite ÷ the same sources built as one application',
  async measure(surroundings) {
    const demo = await surroundings.demo();
    const folder = await buildOneApplication(demo.registryFolder);
    const server = await startSuiteServer({ folder, host: '127.0.0.1', port: 0, secure: false });
    try {
      const one = { target: `http://127.0.0.1:${server.port}` };
      const times: Measurement[] = [];
      let traffic: { readonly composed: Traffic; readonly one: Traffic } | undefined;
      for (const latency of latencies) {
        const measured = await timeAt(surroundings, latency, { target: demo.suiteAddress }, one);
        times.push(measured.time);
        traffic ??= measured.traffic;
      }
      if (traffic === undefined) throw new Error('Nothing was loaded.');
      const files = ({ scripts }: Traffic) =>
        scripts.map(({ path, bytes: size }) => `${path.split('/').at(-1)} ${kilobytes(size)}`).join(', ');
      return [
        bytes('JavaScript', most.bytes, traffic.composed.scriptBytes, traffic.one.scriptBytes, [
          `composed: ${files(traffic.composed)}`,
          `one: ${files(traffic.one)}`,
        ]),
        bytes('everything the suite sends', most.bytes, traffic.composed.allBytes, traffic.one.allBytes, [
          'with page, styles, texts and suite.json',
        ]),
        ...times,
      ];
    } finally {
      await server.close();
    }
  },
};
