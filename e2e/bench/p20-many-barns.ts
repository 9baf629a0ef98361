import { type KnownInstance, suiteRegistrySchema } from '@barnwatch/shared/federation';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { writeRecord } from '../harness/device-storage';
import { until } from './in-page/until';
import { untilAtRest } from './many-barns/at-rest';
import { measureGlobalInterventions } from './many-barns/global-interventions';
import { type LightBarn, type LightBarnState, lightRefreshToken, startLightBarn } from './many-barns/light-barn';
import { inRounds } from './many-barns/rounds';
import type { Bench, Measurement } from './measurement';
import { type Front, startFront } from './network/front';
import { median, percentile } from './statistics';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds, ratio } from './units';

const barnCount = 100;

/** Of the slowest barn that can be reached; the others are between this and next to nothing, ms. */
const slowestMs = 400;

/** What an answer of a barn takes while it is slow: next to it, what the page itself takes is little, ms. */
const slowBarnMs = 1_500;

/** Barns that are not reached by then never will be, ms. */
const startLimitMs = 20_000;

const mostRatio = 1.1;

/** Barns that are away in every other start: one takes calls and never answers, one cuts the line. */
const outages: readonly (readonly [number, LightBarnState])[] = [
  [17, 'silent'],
  [42, 'refuses'],
];

/** One start of a device that is signed in at all barns. Times in ms after the page was asked for. */
interface Start {
  /** When each barn that answers had said who it is. */
  readonly identified: readonly number[];
  /** When the page showed all of them as reached. */
  readonly shown: number;
}

function startBarns(): Promise<readonly LightBarn[]> {
  return Promise.all(
    Array.from({ length: barnCount }, (_, index) => {
      const delayMs = Math.round((slowestMs * (index + 1)) / barnCount);
      return startLightBarn(`barn-${String(index + 1).padStart(3, '0')}`, delayMs, slowBarnMs);
    }),
  );
}

function withBarns(suiteJson: string, barns: readonly LightBarn[]): string {
  const registry = v.parse(suiteRegistrySchema, JSON.parse(suiteJson));
  const instances = barns.map(
    ({ id, discoveryCode }): KnownInstance => ({
      globalUniqueIdentifier: id,
      name: id,
      realWorldName: id,
      type: 'barn',
      discoveryCode,
    }),
  );
  return JSON.stringify({ ...registry, instances });
}

/** How many barns the page shows as reached. */
const reachedCards = "document.querySelectorAll('article [data-connection=online]').length";

async function signInEverywhere(page: Page, barns: readonly LightBarn[]): Promise<void> {
  const value = { refreshToken: lightRefreshToken(), revision: 1, clockOffsetMs: 0 };
  const record = { version: 1, value };
  await Promise.all(barns.map(({ id }) => writeRecord(page, 'barnwatch-session', `grant/${id}`, record)));
}

async function startOnce(page: Page, suite: string, barns: readonly LightBarn[], reachable: number): Promise<Start> {
  await page.goto('about:blank');
  for (const barn of barns) barn.forget();
  const askedAt = performance.now();
  await page.goto(`${suite}/select-barn`, { waitUntil: 'commit' });
  let reached = 0;
  const shownAt = await until(`${reachable} barns reached`, startLimitMs, async () => {
    reached = await page.evaluate<number>(reachedCards);
    return reached >= reachable ? performance.now() : undefined;
  }).catch((cause: unknown) => {
    throw new Error(`The page shows ${reached} of ${reachable} barns as reached.`, { cause });
  });
  const identified = barns.flatMap((barn) => {
    const answeredAt = barn.asked('/api/identity')?.answeredAt ?? null;
    return answeredAt === null ? [] : [answeredAt - askedAt];
  });
  return { identified, shown: shownAt - askedAt };
}

const lastOf = (all: readonly Start[]) => median(all.map(({ identified }) => Math.max(...identified)));
const middleOf = (all: readonly Start[]) => median(all.map(({ identified }) => percentile(identified, 0.5)));
const shownOf = (all: readonly Start[]) => median(all.map(({ shown }) => shown));

function compared(
  what: string,
  figure: (all: readonly Start[]) => number,
  calm: readonly Start[],
  stormy: readonly Start[],
): Measurement {
  const [without, withOutages] = [figure(calm), figure(stormy)];
  const found = withOutages / without;
  return {
    what,
    goal: `≤ ${ratio(mostRatio)}`,
    figure: ratio(found),
    met: found <= mostRatio,
    madeOf: [
      `all barns answer: ${milliseconds(without)}; ${outages.length} of them are away: ${milliseconds(withOutages)}; starts: ${stormy.length}`,
    ],
    values: { without, withOutages, calm, stormy },
  };
}

async function measureStart(page: Page, suite: string, barns: readonly LightBarn[]): Promise<readonly Measurement[]> {
  const calm: Start[] = [];
  const stormy: Start[] = [];
  // In turn, so that both meet the same machine.
  await inRounds('starts, all barns answer and two are away', async () => {
    for (const [place] of outages) barns[place]?.become('answers');
    calm.push(await startOnce(page, suite, barns, barnCount));
    for (const [place, state] of outages) barns[place]?.become(state);
    stormy.push(await startOnce(page, suite, barns, barnCount - outages.length));
  });
  for (const [place] of outages) barns[place]?.become('answers');
  const detail = 'a start with outages ÷ one without: until';
  return [
    compared(`${detail} half of the barns have said who they are`, middleOf, calm, stormy),
    compared(`${detail} the last barn that answers has`, lastOf, calm, stormy),
    compared(`${detail} the page shows all of them as reached`, shownOf, calm, stormy),
  ];
}

async function measureAll(surroundings: Surroundings, front: Front, barns: readonly LightBarn[]) {
  const browser = await surroundings.browser();
  return inContext(browser, {}, async (context) => {
    const page = await context.newPage();
    // The first start asks for the language and makes the databases.
    await page.goto(`${front.address}/select-barn`);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { level: 1, name: 'Select barn' }).waitFor();
    await signInEverywhere(page, barns);
    const restart = async () => void (await startOnce(page, front.address, barns, barnCount));
    // What is asked once and kept for later starts (how full a barn is, which calls a browser lets pass) is asked here.
    await restart();
    await untilAtRest(barns);
    const starts = await measureStart(page, front.address, barns);
    return [...starts, ...(await measureGlobalInterventions(page, barns, restart))];
  });
}

export const manyBarns: Bench = {
  name: 'P20',
  title: `${barnCount} barns of 20 cameras known, signed in at all of them: one barn's outage delays no other`,
  async measure(surroundings) {
    const demo = await surroundings.demo();
    const barns = await startBarns();
    const front = await startFront({
      target: demo.suiteAddress,
      port: surroundings.port('suite'),
      changeRegistry: (suiteJson) => withBarns(suiteJson, barns),
    });
    try {
      return await measureAll(surroundings, front, barns);
    } finally {
      await front.close();
      await Promise.all(barns.map((barn) => barn.close()));
    }
  },
};
