import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { leanRegistry } from '../../../deploy/compose/lean-registry';
import { afterOpening, probedPage, readProbe } from '../in-page/probed-page';
import type { Bench, Measurement } from '../measurement';
import { startFront } from '../network/front';
import { trafficOf } from '../network/script-bytes';
import { median } from '../statistics';
import { inContext } from '../surroundings/session';
import { kilobytes, milliseconds, ratio } from '../units';
import { growRegistry } from './grow-registry';

const counts = { few: 5, many: 40 } as const;
const mostTimes = 1.1;
/** Starts of each, by turns: what else the machine does meets both. */
const rounds = 7;

interface Start {
  readonly tookMs: number;
  readonly bytes: number;
  readonly registryBytes: number;
}

const composed = new Map<string, string>();

/** What `npm run compose` would make of so many remotes, made once: no start waits for it. */
function composedOf(text: string, count: number): string {
  const key = `${count} ${text}`;
  const grown = () => leanRegistry(v.parse(suiteRegistrySchema, JSON.parse(growRegistry(text, count))));
  const known = composed.get(key) ?? JSON.stringify(grown());
  composed.set(key, known);
  return known;
}

async function start(browser: Browser, target: string, port: number, count: number): Promise<Start> {
  const changeRegistry = (text: string): string => composedOf(text, count);
  const front = await startFront({ target, port, changeRegistry, encodesRegistry: true });
  try {
    return await inContext(browser, {}, async (context) => {
      const page = await probedPage(context, { usable: 'dialog[open] button' });
      await page.goto(`${front.address}/select-barn`);
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
      await page.waitForLoadState('networkidle');
      const tookMs = afterOpening(await readProbe(page), 'usable');
      const registryBytes = front.seen.find(({ path }) => path === '/suite.json')?.bytes ?? 0;
      return { tookMs, bytes: trafficOf(front.seen).allBytes, registryBytes };
    });
  } finally {
    await front.close();
  }
}

/** How a start grows with the deployment: what a remote costs that nobody opens. */
export const fortyRemotes: Bench = {
  name: 'REMOTES',
  title: `First start with ${counts.many} remotes in suite.json ÷ one with ${counts.few}`,
  async measure(surroundings): Promise<readonly Measurement[]> {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const [few, many]: [Start[], Start[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const both = [
        await start(browser, demo.suiteAddress, surroundings.port('suite'), counts.few),
        await start(browser, demo.suiteAddress, surroundings.port('suite'), counts.many),
      ] as const;
      // The first of all waits for what the browser does once.
      if (round === 0) continue;
      few.push(both[0]);
      many.push(both[1]);
    }
    const compare = (what: string, of: (start: Start) => number, words: (value: number) => string): Measurement => {
      const [before, after] = [median(few.map(of)), median(many.map(of))];
      const times = after / before;
      return {
        what,
        goal: `≤ ${ratio(mostTimes)} ×`,
        figure: ratio(times),
        met: times <= mostTimes,
        madeOf: [`${counts.few} remotes: ${words(before)}`, `${counts.many} remotes: ${words(after)}`],
        values: { few: few.map(of), many: many.map(of) },
      };
    };
    return [
      compare('time until somebody can do something, median', ({ tookMs }) => tookMs, milliseconds),
      compare('bytes, encoded', ({ bytes }) => bytes, kilobytes),
      { ...compare('of them suite.json', ({ registryBytes }) => registryBytes, kilobytes), goal: '', met: null },
    ];
  },
};
